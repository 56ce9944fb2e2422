### L’Île Interdite: its guided first game.  A lesson has a title and a text, a task for each step, what is said of another move, and an end.

guide-forbidden-island-moving-title = Walking
guide-forbidden-island-moving = You are the Messenger, and the Engineer is with you. Together you look for four treasures. You hold three cards of the Crystal of Fire; with a fourth you can take it at the Cave of Embers.
guide-forbidden-island-moving-1 = Go one tile down, to the Cave of Embers at e3.
guide-forbidden-island-moving-aside = You may, but first go to the Cave of Embers.
guide-forbidden-island-moving-end = That was one of your three actions.

guide-forbidden-island-shoring-title = Shoring up
guide-forbidden-island-shoring = Three tiles are flooded. A flooded tile that is drawn again sinks for good. For an action you dry your own tile, or one beside it.
guide-forbidden-island-shoring-1 = Dry one of the flooded tiles beside you.
guide-forbidden-island-shoring-aside = Dry a tile now, please: it is what keeps the island afloat.
guide-forbidden-island-shoring-end = Dry again. The third one is out of your reach.

guide-forbidden-island-roles-title = Roles, and giving
guide-forbidden-island-roles = For once you are the Engineer. He dries two tiles for one action. And he holds the crystal card that the Messenger lacks: on the same tile, one can give it.
guide-forbidden-island-roles-1 = Dry both flooded tiles for one action: your own and the one to its left.
guide-forbidden-island-roles-2 = Go to the Messenger, at e3.
guide-forbidden-island-roles-3 = Give the Messenger your crystal card: choose it in your hand.
guide-forbidden-island-roles-aside = You may, but three actions are just enough for what is asked.
guide-forbidden-island-roles-end = Three actions. Then you drew two treasure cards, and two tiles were flooded: so every turn ends.

guide-forbidden-island-claiming-title = A treasure
guide-forbidden-island-claiming = You are the Messenger again, with four crystal cards, on one of the two tiles that hold the Crystal of Fire.
guide-forbidden-island-claiming-1 = Take the Crystal of Fire.
guide-forbidden-island-claiming-aside = You may, but the treasure is right here.
guide-forbidden-island-claiming-end = The first of four! Once a treasure is yours, its tiles may sink.

guide-forbidden-island-drawing-title = The water rises
guide-forbidden-island-drawing = At the end of a turn you draw two treasure cards, and then flood cards. Among the treasure cards are three that let the water rise.
guide-forbidden-island-drawing-1 = End your actions.
guide-forbidden-island-drawing-aside = You may, but end your actions now, to see what is drawn.
guide-forbidden-island-drawing-end = Waters rise! The level went up, and the tiles that were flooded came back on top of the deck: two of them were drawn again, and sank.

guide-forbidden-island-swimming-title = Swim!
guide-forbidden-island-swimming = The tile under you has sunk. You swim to a tile beside it. With none there, all would be lost.
guide-forbidden-island-swimming-1 = Choose where you swim to.
guide-forbidden-island-swimming-aside = Swim to a tile beside you.
guide-forbidden-island-swimming-end = Saved. The Crystal was already yours: without it, losing both caves would have ended the game.

guide-forbidden-island-specials-title = Sandbags and helicopter
guide-forbidden-island-specials = Two treasures are yours. You hold two special cards, which cost no action and can be played in anybody’s turn. Fools’ Landing, your way home, is flooded: if it sinks, all is lost.
guide-forbidden-island-specials-1 = Lay your sandbags on Fools’ Landing, c1: choose the card, then the tile.
guide-forbidden-island-specials-2 = Call the helicopter: both of you fly from d5 to the Temple of the Sun, b3.
guide-forbidden-island-specials-aside = You may, but do what is asked first.
guide-forbidden-island-specials-end = In a moment both of you are at the temple. Keep the last helicopter for the flight home!

guide-forbidden-island-discarding-title = Five cards
guide-forbidden-island-discarding = You have drawn a sixth card. Only five may be kept. The Crystal is already taken, so its card is of no use.
guide-forbidden-island-discarding-1 = Discard the crystal card.
guide-forbidden-island-discarding-aside = Keep that one! The crystal card is of no use any more.
guide-forbidden-island-discarding-end = And the water took its three tiles for this turn.

guide-forbidden-island-escaping-title = The flight home
guide-forbidden-island-escaping = All four treasures are yours, and little of the island is left. The Engineer waits at Fools’ Landing, and you hold a helicopter.
guide-forbidden-island-escaping-1 = Go to Fools’ Landing, at c1.
guide-forbidden-island-escaping-2 = Everybody is there: play the helicopter and fly home.
guide-forbidden-island-escaping-aside = Not now: home!
guide-forbidden-island-escaping-end = You have won, together. You know all there is to know: have a good game!
