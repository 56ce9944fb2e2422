### The Island: its guided first game.  A lesson has a title and a text, a task for each step, what is said of another move, and an end.

guide-the-island-placing-title = Who stands where
guide-the-island-placing = Everybody’s explorers are nearly all on the island. You play red, and still hold your two best: they are worth 6 and 5 points. You see values only now: remember who is who!
guide-the-island-placing-1 = Choose the explorer worth 6 from your hand, then an empty tile, perhaps at the shore.
guide-the-island-placing-2 = Blue has placed one too. Now the one worth 5.
guide-the-island-placing-aside = Place the other one first, please: the explorer worth the most.
guide-the-island-placing-end = Good. Beaches sink first and mountains last; those at the shore are soon in a boat, or soon in the water.

guide-the-island-boats-title = Boats
guide-the-island-boats = Now boats go into the sea, beside the island. A boat belongs to nobody: whoever has the most people in it steers it, and anybody steers an empty one.
guide-the-island-boats-1 = Place your boat where your explorers reach it.
guide-the-island-boats-aside = A boat goes into a sea cell beside the island.
guide-the-island-boats-end = From now on you do not see your values any more. Your turn begins.

guide-the-island-moving-title = Three moves
guide-the-island-moving = Each turn you have three moves, for your explorers and for boats. Your best explorer, the one at e7, is one step from a boat.
guide-the-island-moving-1 = Walk with the explorer at e7 to e8: choose him, then the tile.
guide-the-island-moving-2 = Now get into the boat at d8.
guide-the-island-moving-3 = And sail: choose the boat, then a cell.
guide-the-island-moving-aside = You may do that, but stay with the explorer at e7 and the boat at d8 for now.
guide-the-island-moving-end = Three moves, and your best one is at sea. Three fit into a boat, whoever they are.

guide-the-island-sinking-title = The island sinks
guide-the-island-sinking = After your moves you sink a tile: a beach, as long as there are any, and one at the sea. Whoever stands on it falls in, and you see what is under it.
guide-the-island-sinking-1 = Sink the beach d6, under Blue’s feet.
guide-the-island-sinking-aside = That beach may sink too. But somebody of Blue’s stands on d6…
guide-the-island-sinking-end = A shark! Blue’s explorer was in the water there. Then you rolled the die: a whale, but there is none yet, so it is Blue’s turn.

guide-the-island-swimming-title = Swimming
guide-the-island-swimming = The beaches are gone. One can also swim: one cell a turn for each explorer, and never back onto the island. A shark is not far.
guide-the-island-swimming-1 = Swim with the explorer at d4 to c4, away from the shark.
guide-the-island-swimming-2 = Sail the empty boat from d3 to c4.
guide-the-island-swimming-3 = Let him climb in.
guide-the-island-swimming-aside = Stay with the explorer at d4: first into the water at c4, then the empty boat to him.
guide-the-island-swimming-end = Aboard. He could not have swum on this turn, but climbing into a boat is no swim.

guide-the-island-landing-title = Safe!
guide-the-island-landing = Your boat is one cell from the north-eastern island. Two of three aboard are yours, so you steer. Each lands for one move.
guide-the-island-landing-1 = Sail the boat to b10.
guide-the-island-landing-2 = Land an explorer: choose him, then the island in the corner.
guide-the-island-landing-3 = And the other.
guide-the-island-landing-aside = Sail to b10, and land your two.
guide-the-island-landing-end = Two are safe, and nothing can happen to them any more. Blue’s explorer is alone in the boat now, which is his to steer.

guide-the-island-creatures-title = Creatures
guide-the-island-creatures = At the end of a turn you roll the creature die. A sea serpent goes one cell and eats swimmers and boats; a shark one or two, and eats swimmers; a whale up to three, and smashes boats.
guide-the-island-creatures-1 = The die shows a shark. Move it onto Blue’s swimmer at c8.
guide-the-island-creatures-aside = You may. But there is prey at c8.
guide-the-island-creatures-end = Lost. You could also have moved none. Mind your own swimmers when Blue rolls!

guide-the-island-hand-title = Tiles in your hand
guide-the-island-hand = Some tiles you keep when they sink. At the start of a later turn you may play one. You hold a dolphin: it carries one of your swimmers up to three cells.
guide-the-island-hand-1 = Play the dolphin: choose it, then your swimmer at c4, then c1.
guide-the-island-hand-2 = Now land on the north-western island.
guide-the-island-hand-aside = The dolphin reaches c1, from where one lands.
guide-the-island-hand-end = Another one safe. The second tile stays in your hand: it is for defence.

guide-the-island-defence-title = Repelling
guide-the-island-defence = It is Blue’s turn, and he moves a shark onto your swimmer at c8. Whoever is attacked and holds tiles is asked. You hold the right one.
guide-the-island-defence-1 = Repel the shark.
guide-the-island-defence-aside = Then he would be lost! You have the tile that repels a shark.
guide-the-island-defence-end = The shark is gone, and your swimmer is still there. There is nothing against sea serpents.

guide-the-island-ending-title = The volcano
guide-the-island-ending = Only mountains are left. Under one of them is the volcano, and nobody knows which. You have saved three; two of yours are still on the way.
guide-the-island-ending-1 = Sink a mountain at the sea.
guide-the-island-ending-aside = A mountain has to go.
guide-the-island-ending-end = The volcano! Whoever is not on a safe island is lost. Now values are turned over and added up. You know all there is to know: have a good game!
