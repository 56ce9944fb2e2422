### The Island: its rules, told to players.  A section has a title, a text and perhaps what is said of its picture: paragraphs, lists with "-", *strong* words.

rules-the-island-aim-title = What it is about
rules-the-island-aim =
    The island is sinking, and everybody wants to leave it. Bring your explorers to one of the four safe islands in the
    corners, by boat or swimming, before the volcano erupts.

    You have ten explorers. Their values are 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, written underneath. Whoever has saved the
    most points in the end wins.

rules-the-island-board-title = The board
rules-the-island-board =
    The sea is made of six-sided cells, 133 of them. Rows are lettered *a* to *m* from the top, and cells numbered from
    the left: c5 is the fifth of the third row. The 40 cells in the middle are covered with the island’s tiles; the
    cell at its heart, g6, is open sea.

    In each corner lies a *safe island*. It touches two cells, its landing cells: b1 and c1 in the north-west, b10 and
    c11 in the north-east, k1 and l1 in the south-west, k11 and l10 in the south-east. Whoever lands there is saved for
    good.

    Five sea serpents wait from the start: one at each safe island (b1, c11, k1, l10) and one in the middle of the island.
rules-the-island-board-picture = The island before anybody has come: beaches, forests and mountains, safe islands in the corners, five sea serpents.

rules-the-island-tiles-title = The tiles
rules-the-island-tiles =
    The island has 16 beaches, 16 forests and 8 mountains. Beaches sink first, mountains last. Each tile has something on
    its underside, seen only when it sinks:

    - *At once*: shark (3 beaches, 2 forests, 1 mountain), whale (3, 2, none), boat (1, 3, none), whirlpool (none, 2, 4)
      and, under a single mountain, the volcano.
    - *At the start of one of your turns*: dolphin (3, 1, none), fair wind (2 beaches), and moving a sea serpent, a shark
      or a whale (1 beach and 1 forest each).
    - *In defence*: repel a shark (1, 1, 1), repel a whale (none, 2, 1).

    The box has 5 sea serpents, 6 sharks, 5 whales and 12 boats. What leaves the board does not come back.

rules-the-island-placing-title = Set-up: explorers
rules-the-island-placing =
    The tiles are shuffled and laid out, and each colour’s values are dealt to its explorers by chance.

    Then, one after the other and one explorer at a time, everybody places an explorer on a tile where nobody stands,
    until all are placed. You see your own values now: think about who stands near the water, and who sinks first.

rules-the-island-boats-title = Set-up: boats
rules-the-island-boats =
    In the same order everybody places two boats, one at a time: in a sea cell beside a tile, without another boat and
    without a sea serpent. With two colours each it is four boats.

    Then the first player begins, and turns go round.
rules-the-island-boats-picture = After the set-up of four players: everybody on the tiles, eight boats round the island.

rules-the-island-secrets-title = What you may know
rules-the-island-secrets =
    Your explorers’ values are yours alone. Once the last boat is placed you do not see them any more yourself: remember
    them! With the option *open values* you go on seeing your own.

    What is under the tiles in your hand is secret too; the others see only whether it is a beach, a forest or a mountain.
    The page counts what nobody has seen yet. At the end everything is shown.

rules-the-island-turn-title = Your turn
rules-the-island-turn =
    A turn has four steps, always in this order:

    - *Tile*: if you have tiles in your hand, you may play one of the start-of-turn kind.
    - *Move*: you have three moves for your explorers and for boats. You may stop early. The step is over when they are
      spent, or when you have nobody left on tiles, in boats or in the water.
    - *Sink*: you take a tile off the island and see what is under it.
    - *Creature*: you roll the die, and may move a creature of that kind.

    If you have nobody left in play you skip only the moves; you go on sinking tiles and moving creatures.

rules-the-island-walking-title = Walking
rules-the-island-walking =
    One move takes an explorer to the next tile, however many stand there. You move only your own. Whoever has left the
    tiles never goes back onto one.
rules-the-island-walking-picture = The red explorer in hand can walk to any tile beside him, or get into the boat.

rules-the-island-swimming-title = Swimming
rules-the-island-swimming =
    One move takes an explorer from a tile, or from the water, into the next sea cell; or off a boat into the water beside
    it. Each explorer goes into the water like that at most once a turn. Climbing into a boat, landing, or falling in
    because a boat or tile goes under does not count as that.

    Any number of swimmers share a cell, also with a boat that they are not in. Swimming into the cell of a shark or a sea
    serpent is allowed, and the end of that explorer.
rules-the-island-swimming-picture = From the edge of the island into the water: each dot is one move. Better not towards the shark.

rules-the-island-boarding-title = Getting into a boat
rules-the-island-boarding =
    A boat has three seats, for anybody. For one move an explorer gets in: from a tile beside it, from another boat beside
    it, or from the water of its own cell. A sea serpent or a whale in that cell does nothing just because somebody gets in.

rules-the-island-sailing-title = Sailing
rules-the-island-sailing =
    One move takes a boat to the next sea cell that has no boat. Anybody may move an empty boat. One with people aboard
    is moved only by a player who controls it: nobody else has more explorers in it. If several have equally many, each
    of them may. Two colours of one player count together.

    Sail people into a sea serpent or a whale and the boat is gone: they swim there, and are lost at once if a shark or
    a sea serpent is in that cell. Sharks do not harm boats, and nothing harms an empty one.
rules-the-island-sailing-picture = Red is alone aboard, so red sails the boat: to any sea cell beside it without a boat.

rules-the-island-landing-title = Landing
rules-the-island-landing =
    From one of the two landing cells of a safe island, a move takes an explorer ashore, from a boat or from the water.
    There he is safe until the end.
rules-the-island-landing-picture = The boat lies in a landing cell: those aboard can go ashore, one move each. Red is about to.

rules-the-island-sinking-title = Sinking a tile
rules-the-island-sinking =
    Choose a tile of the lowest kind left: beaches first, then forests, then mountains. It must touch the sea; cells that
    have sunk and the hole in the middle count as sea. If none of that kind does, any of that kind may go.

    Those who stood on it are in the water now. Then the tile is turned over. What works at once is shown and done; other
    tiles go into your hand, unseen by the others, for a later turn.
rules-the-island-sinking-picture = Ringed: the beaches that touch the sea. One of them has to go.

rules-the-island-at-once-title = What comes up at once
rules-the-island-at-once =
    - *Shark*: it appears in the cell, and swimmers there are lost. This one cannot be repelled.
    - *Whale*: it appears in the cell.
    - *Boat*: it appears, and swimmers there climb in. If there are more than three, you choose which three, whosever they
      are.
    - *Whirlpool*: everything in the cell and the sea cells around it is gone: swimmers, boats with all aboard, creatures.
      Tiles and those on them are not touched.
    - *Volcano*: the game is over.

rules-the-island-die-title = The creature die
rules-the-island-die =
    Two faces each show a sea serpent, a shark and a whale. You may then move one creature of that kind, or none, over sea
    cells: a serpent one cell, a shark one or two, a whale one to three.

    It has to stop in the first cell with prey: for a shark that is a swimmer, for a whale a boat with somebody in it. It
    does not end where it began. If no creature of that kind can move, nothing is asked.
rules-the-island-die-picture = A shark was rolled: it swims one or two cells, and stops where it meets the swimmer.

rules-the-island-creatures-title = What creatures do
rules-the-island-creatures =
    In the cell where it ends,

    - a *sea serpent* takes swimmers, and a boat with everybody in it; an empty boat stays;
    - a *shark* takes swimmers;
    - a *whale* smashes a boat with somebody in it: they swim now, and are lost if a shark or a sea serpent is there too.

    Creatures do not mind each other.

rules-the-island-defence-title = Repelling
rules-the-island-defence =
    When another player moves a shark onto your swimmer, or a whale onto a boat you control, and you hold at least one tile,
    you are asked. With the right tile you may repel: the tile is used up, the creature leaves the board, and nothing
    else happens. Several are asked in the order of play, and the first to repel settles it.

    You are asked whether or not you have the right tile, so the question gives nothing away. There is nothing against
    sea serpents.

rules-the-island-hand-title = Playing a tile
rules-the-island-hand =
    At the start of your turn, one tile, which is then used up:

    - *Dolphin*: one of your swimmers goes one to three sea cells, not through a shark or a sea serpent. It does not count
      as that explorer’s swim.
    - *Fair wind*: a boat you control, with one of yours aboard, goes one to three sea cells, none with a boat. It goes
      into the cell of a serpent or a whale only to end there, with what follows.
    - *Move a sea serpent, a shark, a whale*: any such creature goes to any sea cell that holds nothing at all.

    A tile that can do nothing cannot be played, and nothing ends where it began. With two tiles of the same back, the one
    of the lowest land goes.

rules-the-island-end-title = The end
rules-the-island-end =
    When the volcano erupts, everybody who is not on a safe island is lost. Turn over those you saved and add up their
    values. The most points win; equal players share it.

rules-the-island-challenges-title = Challenges
rules-the-island-challenges =
    Four changes for those who know the game, alone or together:

    - *Overcrowded*: at set-up a tile that touches no sea takes two explorers. The six round the hole in the middle do
      touch it.
    - *To the last*: the volcano is only a whirlpool. The game ends when nobody is left in play. Once all tiles are gone,
      it also ends if for eight rounds nobody is saved or lost.
    - *All equal*: each explorer saved is one point, whatever his value.
    - *Atlantis drowned*: the volcano is only a whirlpool, and the game ends when the last tile is taken, before it is
      turned over.

    With several, whichever end comes first is the end, and whoever is not safe by then is lost.

rules-the-island-two-title = For two
rules-the-island-two =
    Two may play with one colour each, or with two: the first red and green, the second blue and yellow. Then three moves
    a turn are for both colours together, and points are added up.
