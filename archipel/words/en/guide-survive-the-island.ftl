### Survive the Island: its guided first game.  A lesson has a title and a text, a task for each step, what is said of another move, and an end.

guide-survive-the-island-placing-title = Adventurers and rafts
guide-survive-the-island-placing = You play red, against blue and green. Two adventurers are still in your hand, the richest: they carry treasures worth 5. You see values only while placing.
guide-survive-the-island-placing-1 = Choose adventurer 10 from your hand, then an empty tile.
guide-survive-the-island-placing-2 = The others have placed theirs. Now adventurer 9.
guide-survive-the-island-placing-3 = And a raft, in the water beside the island.
guide-survive-the-island-placing-aside = Place the other one first, please.
guide-survive-the-island-placing-end = All is ready. From now on you do not see your values any more.

guide-survive-the-island-moving-title = Three moves
guide-survive-the-island-moving = With somebody in play you have three moves a turn: to walk, to get onto a raft, to sail. You sail a raft that is empty, or where nobody has more people than you.
guide-survive-the-island-moving-1 = Walk from e5 to d5.
guide-survive-the-island-moving-2 = Get onto the raft at c5.
guide-survive-the-island-moving-3 = Now sail it.
guide-survive-the-island-moving-aside = You may, but stay with the adventurer at e5 and the raft at c5 for now.
guide-survive-the-island-moving-end = He is on his way.

guide-survive-the-island-swimming-title = Swimming, there and back
guide-survive-the-island-swimming = Each adventurer swims once a turn: into the water, or out of it. Here one may even go back onto the island. And a swimmer climbs onto a raft by himself as soon as they meet.
guide-survive-the-island-swimming-1 = Let the swimmer at d3 climb back onto the forest d4.
guide-survive-the-island-swimming-2 = Let adventurer 10 swim from d4 to c4.
guide-survive-the-island-swimming-3 = Sail your raft from b3 to c4, to pick him up.
guide-survive-the-island-swimming-aside = Not that one now: what is asked is pointed out on the board.
guide-survive-the-island-swimming-end = Did you see? He was aboard at once, without a move of his own.

guide-survive-the-island-sinking-title = The island sinks
guide-survive-the-island-sinking = After acting you sink a tile: any beach, as long as there are any. Under it is an effect that happens at once, or a power that you keep. Then the die is rolled.
guide-survive-the-island-sinking-1 = Sink any beach.
guide-survive-the-island-sinking-aside = A beach has to go.
guide-survive-the-island-sinking-end = A dolphin: it goes into your hand, and the others do not see it. The die showed a shark, but there is none yet.

guide-survive-the-island-powers-title = Powers
guide-survive-the-island-powers = Among your moves you play as many powers as you like; they cost no move. You hold a dolphin, for a swimmer, and paddles, for a raft. Your raft is one cell from the landing cell c1.
guide-survive-the-island-powers-1 = Play the dolphin: your swimmer at d3 goes onto the raft at c2.
guide-survive-the-island-powers-2 = Play the paddles: the raft goes from c2 to c1.
guide-survive-the-island-powers-3 = Land adventurer 10 on the north-western island.
guide-survive-the-island-powers-4 = Now adventurer 9.
guide-survive-the-island-powers-aside = You may, but do what is pointed out: it all fits into one turn.
guide-survive-the-island-powers-end = Two powers and two moves: two are saved, the third lands next turn.

guide-survive-the-island-creatures-title = Creatures
guide-survive-the-island-creatures = At the end of your turn you roll the die, and must move such a creature if you can. A serpent goes one cell and eliminates rafts and everybody; a shark goes one or two and eats swimmers; a kaiju pushes.
guide-survive-the-island-creatures-1 = The die shows a shark. Move it onto a swimmer of Blue’s or Green’s.
guide-survive-the-island-creatures-aside = You may, but there are two swimmers within reach, and neither is yours.
guide-survive-the-island-creatures-end = Gone. Creatures are your only weapon: use them.

guide-survive-the-island-kaiju-title = Kaijus push
guide-survive-the-island-kaiju = A kaiju goes over water and land. It eliminates a raft, and you push whoever is there out of its way, wherever you like.
guide-survive-the-island-kaiju-1 = The die shows a kaiju. Move it from c10 onto the raft at c8.
guide-survive-the-island-kaiju-2 = Push one of them out: choose him, then a cell.
guide-survive-the-island-kaiju-3 = And the other.
guide-survive-the-island-kaiju-aside = Move the kaiju onto the raft at c8.
guide-survive-the-island-kaiju-end = The raft is gone and two swim. A push next to a shark or a serpent would have been worse still.

guide-survive-the-island-repellent-title = Repellent
guide-survive-the-island-repellent = It is Blue’s turn, and a shark has come to your swimmer at d5. You hold a repellent, which sends sharks and kaijus away.
guide-survive-the-island-repellent-1 = Repel the shark.
guide-survive-the-island-repellent-aside = Then he would be lost! Use the repellent.
guide-survive-the-island-repellent-end = The shark is back beside the board, and may come again.

guide-survive-the-island-ending-title = The third volcano
guide-survive-the-island-ending = Two volcanoes are awake. At the third the game is over at once. Under two of the four mountains left there is one.
guide-survive-the-island-ending-1 = Sink one of the mountains.
guide-survive-the-island-ending-aside = A mountain has to go.
guide-survive-the-island-ending-end = The third volcano! Whoever is not on an arrival island is lost, and the treasures saved are added up. You know all there is to know: have a good game!
