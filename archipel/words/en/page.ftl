### The page: what its buttons, panels and sentences say.

page-move = { $move }
page-one-moment = One moment…
page-no-server = The server cannot be reached just now. We keep trying.

## Start

page-motto = Four island games, one table.
page-games = Games
page-settings = Language, light and name
page-theme-dark = Night
page-theme-light = Day
page-your-name = Your name
page-your-name-why = How the others at the table see you.
page-keep = Keep it
page-you = you
page-guest = Guest
page-not-affiliated = Archipel is a work of its own: it is not affiliated with the publishers or authors of these games.
page-credits = Credits
page-credits-ours = The boards, pieces and scenes are drawn for Archipel and free to use. These others have made the rest:
page-back-home = ‹ Archipel

page-title-the-island = The Island
page-title-survive-the-island = Survive the Island
page-title-forbidden-island = Forbidden Island
page-title-islet = Islet
page-card-the-island = The island is sinking. Three seats a boat, and everybody wants to get in.
page-card-survive-the-island = Kaijus, volcanoes and rafts: save your people before the third rumble.
page-card-forbidden-island = Four treasures, an island going under, one helicopter. You win together.
page-card-islet = Birds build their islet, tile upon tile, and lay their eggs high up.
page-players = { $least } to { $most } players
page-each-alone = each for oneself
page-all-together = all together

page-play-now = Play
page-play-now-game = Play { $title } against bots now
page-new-table = New table
page-new-table-game = New table of { $title }
page-my-tables = My tables
page-no-tables = Your tables will be here, to go on where you left.
page-open-tables = Open tables
page-no-open-tables = Nobody is looking for players just now. Open a table and keep a seat for anyone.
page-all = All of them
page-fewer = Fewer
page-your-turn = Your turn
page-go-there = Go there
page-look-again = Look again
page-sit = Sit down
page-watch = Watch
page-watching = { $count ->
    [0] {""}
    [one] { $count } watching
   *[other] { $count } watching
}
page-seats-free = { $free ->
    [0] everybody is here
    [one] { $free } seat free
   *[other] { $free } seats free
}
page-phase-playing = being played
page-phase-over = over
page-phase-closed = closed
page-load-match = Load a match file
page-file-not-a-match = This file holds no match that can be read.

## A new table

page-who-plays = Who plays
page-how-to-play = How to play
page-seat = Seat { $seat }
page-name = Name
page-player = Player { $number }
page-add-seat = Add a seat
page-remove-seat = Take a seat away
page-kind-me = Me
page-kind-me-help = You, in this browser
page-kind-here = On this screen
page-kind-here-help = You hand the device over; a curtain hides each one’s secrets
page-kind-friend = A friend, by link
page-kind-friend-help = You get a link and a QR code to send
page-kind-anyone = Anyone
page-kind-anyone-help = The table is listed, and whoever comes may sit here
page-kind-bot = Bot
page-level = How strong the bot is
page-level-novice = Novice bot
page-level-novice-help = Plays by the first idea; good for the first game
page-level-casual = Casual bot
page-level-casual-help = Looks ahead a little; a pleasant evening
page-level-strong = Strong bot
page-level-strong-help = Thinks for a moment; hard to beat
page-level-expert = Expert bot
page-level-expert-help = Thinks about a second a move; very hard to beat
page-option-two_colours = Two colours each
page-option-challenges = Challenges
page-option-open_values = Open values
page-option-difficulty = Difficulty
page-option-layout = The island
page-option-roles = Roles
page-option-eggs = Eggs
page-option-challenges-help = Each changes the game a little; take none, one or several
page-option-difficulty-help = How high the water stands at the beginning
page-option-layout-help = Where the tiles lie: the classic island, or another shape, most of them harder
page-option-roles-help = What each of you can do better than the others
page-option-eggs-help = How many eggs are to be laid; six make an easier game
page-option-line = { $option }: { $value }
page-time = Time for a move
page-time-help = When it has run out, a bot makes the move
page-time-of = { $seconds ->
    [0] As long as you like
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
page-open = List the table
page-open-help = Others find it on the start page and may watch
page-open-table = Open the table
page-start = Start

## Before the start

page-waiting-for-people = Waiting for the others
page-all-here = Everybody is here
page-opener-starts = Whoever opened the table starts the game.
page-free = free
page-here = here
page-away = away
page-put-out = Free the seat
page-stand-up = Stand up
page-close-table = Close the table
page-close-sure = The match ends here, for everybody and for good.
page-link-join = Send this link to who is to sit here
page-link-watch = Link to watch
page-link-carry = Open this link on the other device; it works once
page-carry = Go on on another device
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-table-closed = This table has been closed.
page-table-private = This table is private. Ask whoever plays there for a link.
page-no-such-table = There is no such table.

## Play

page-menu = Menu
page-back-to-table = Back to the table
page-pace = The others’ moves
page-pace-1400 = Slowly
page-pace-700 = One after the other
page-pace-250 = Quickly
page-pace-0 = All at once
page-your-turn-name = Your turn, { $name }
page-turn-of = { $name } plays
page-over = The game is over
page-colour-red = red, circle
page-colour-blue = blue, square
page-colour-green = green, triangle
page-colour-yellow = yellow, diamond
page-colour-purple = purple, star
page-bot-name-1 = Coral
page-bot-name-2 = Reef
page-bot-name-3 = Lagoon
page-bot-name-4 = Breeze
page-bot-name-5 = Dune
page-back = Back
page-hurry = Skip ahead
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-asked = { $name } would like to take back the last move.
page-undo-waiting = The others are asked whether you may take back.
page-agree = Agree
page-refuse = No
page-hint = Hint
page-hinting = Thinking…
page-hint-share = { $share } % to win
page-hint-then = then: { $move }
page-wait = { $name }: wait, I may play a card
page-waits = { $name } asks to wait a moment before the draw.
page-go-on = Go on
page-do-it = Do it
page-not-yet = Not yet
page-connection-lost = The connection is lost. It comes back by itself.
page-time-left = Time left
page-curtain = Hand over to { $name }
page-curtain-why = What the others may not see is hidden until then.
page-curtain-take = I am { $name }
page-players-title = Players
page-kept-warm = a bot, for now
page-warm = Let a bot play for { $name } while away
page-log = Log
page-log-by = { $name }: { $line }
page-log-undo = { $count ->
    [one] { $name } takes back one move
   *[other] { $name } takes back { $count } moves
}
page-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
page-chat-write = Write to the others
page-chat-send = Send

## After

page-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins!
   *[other] { $names } win!
}
page-team-won = You have made it!
page-team-lost = Not this time
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rematch = Play again
page-look-at-board = Look at the board
page-download = Download
page-show-scores = Scores
page-fair-dice = Fair dice
page-fair-dice-how = The draws of this match are bound by this number before anybody sits down, and mixed with a number of each player: nobody can choose them.
page-dice-commitment = Shown at the beginning
page-dice-secret = The secret
page-dice-seed = The seed of all draws

## Looking closer

page-zoom-in = Enlarge
page-zoom-out = Make smaller
page-zoom-all = Whole board
