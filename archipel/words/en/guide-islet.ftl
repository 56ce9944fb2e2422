### Islet: its guided first game.  A lesson has a title and a text, a task for each step, what is said of another move, and an end.

guide-islet-beginning-title = Six tiles and the sea
guide-islet-beginning = Six tiles make the first islet. Everybody has drawn four tiles from the bag, which nobody else sees, and all birds are still at sea. You play red, against blue. Cards come with the tiles you lay; ten eggs wait to be laid.
guide-islet-beginning-1 = The first tile of a turn goes into the sea. Take any of yours and lay it at one of the dotted places.
guide-islet-beginning-2 = It brought you a card of its terrain. That is enough for now: end your exploring.
guide-islet-beginning-aside = You may, but lay one tile into the sea, and then stop.
guide-islet-beginning-end = You drew a tile, so that you have four again, and it is blue’s turn.

guide-islet-exploring-title = Exploring
guide-islet-exploring = In a turn you either explore or move. To explore, lay tiles. The first goes into the sea beside the islet and brings a card of its terrain. The next goes onto the islet beside it, one level higher.
guide-islet-exploring-1 = Lay the tile with sand and a branch at the right of the islet, at 2,0.
guide-islet-exploring-2 = You got a sand card. Now lay the tile with sand and a leaf on the water beside it, at 1,0.
guide-islet-exploring-aside = That may be done too, but take the tile and the cell that are asked for.
guide-islet-exploring-end = Sand on water: the two belong to the branch, so you took a branch card.

guide-islet-climbing-title = Higher
guide-islet-climbing = Each further tile goes beside the last one and has to end higher. Your last tile is at level 2; beside it is a stack of two, so a tile on it makes level 3.
guide-islet-climbing-1 = Lay the tile with water and a leaf on the clay at 0,0.
guide-islet-climbing-aside = You may, but lay the tile with water and a leaf on the clay first.
guide-islet-climbing-end = Water on clay brings a leaf. No higher stack is beside it, so exploring is over, and you drew up to four tiles again.

guide-islet-flying-title = Moving
guide-islet-flying = Now you move instead. From the sea your bird flies to any cell at the shore, for a card of its terrain. Steps to the same terrain are free, to others cost a card of where you go.
guide-islet-flying-1 = Fly to the highest stack, at 0,0, for a sand card.
guide-islet-flying-2 = Step on to the sand at -1,0.
guide-islet-flying-aside = You may, but fly to the sand at 0,0 with a sand card, then on.
guide-islet-flying-end = From sand to sand: it cost nothing.

guide-islet-laying-title = Laying an egg
guide-islet-laying = Your bird sits on a tile with a nest of leaves. Three leaf cards, and you lay an egg. A second egg goes onto a card of your choice: a guarantee, which pays once every turn.
guide-islet-laying-1 = Lay an egg, and choose which card you want as a guarantee.
guide-islet-laying-aside = You may, but you have just what an egg costs here.
guide-islet-laying-end = Your first egg, and a card you will have every turn.

guide-islet-trading-title = Paying otherwise
guide-islet-trading = Two equal terrain cards stand for one of another terrain. You have two clay cards, and a guarantee of sand.
guide-islet-trading-1 = Go to the water at 1,0, paying two clays.
guide-islet-trading-2 = Go on to the sand at 2,0: your guarantee pays.
guide-islet-trading-3 = End your move.
guide-islet-trading-aside = You may, but go to the water at 1,0, and on to the sand at 2,0.
guide-islet-trading-end = The guarantee paid, and is still yours: next turn it pays again.

guide-islet-together-title = Two make a nest
guide-islet-together = Two different terrain cards stand for a card of their nest: water and clay for a leaf. You have one leaf, two waters, one clay, and a guarantee of clay.
guide-islet-together-1 = Lay an egg here, and choose a guarantee.
guide-islet-together-aside = You may, but there is enough for an egg, right here.
guide-islet-together-end = One leaf, and twice water with clay: three leaves.

guide-islet-dropping-title = Eight cards
guide-islet-dropping = After exploring you keep eight cards at most. You have ten. Guarantees do not count.
guide-islet-dropping-1 = Put back a card: choose it among yours.
guide-islet-dropping-2 = And another.
guide-islet-dropping-aside = Put back a card.
guide-islet-dropping-end = Eight are left. What counts is what you need next.

guide-islet-alone-title = Alone: day and night
guide-islet-alone = Islet can be played alone as well. There are two islets, one by day and one by night, and at each lie cards that say where you may lay. You win with your last egg, as long as there are tiles in the bag; those left are your points.
guide-islet-alone-1 = Let your bird begin on the water at 0,0 of the day’s islet: all around it is sand, which is what the first day card asks for.
guide-islet-alone-2 = Before you move, three tiles go for good. Let them go from the bag.
guide-islet-alone-3 = Lay your egg here, for the card that asks for water in sand, and choose a guarantee.
guide-islet-alone-4 = End your move.
guide-islet-alone-aside = You may, but follow the card: water in sand, by day, and three tiles from the bag.
guide-islet-alone-end = The card is gone. Had the night fewer than two, it would get a new one: so you go to and fro.

guide-islet-ending-title = The last egg
guide-islet-ending = Nine of your ten eggs are laid, and the tenth is on your guarantee of a leaf. When it is laid, the round is finished, and the most eggs win; between equals, the highest.
guide-islet-ending-1 = Lay your last egg: the guarantee pays once more, and is given up.
guide-islet-ending-2 = End your move. Blue has one turn left.
guide-islet-ending-aside = You may, but lay your last egg first.
guide-islet-ending-end = It is over, and you have won. You know all there is to know: have a good game!
