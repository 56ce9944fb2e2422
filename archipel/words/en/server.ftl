### What the server says to players and hosts.

## Requests

request-malformed = this cannot be understood: { $why }
request-not-json = the body has to be JSON, with the content type application/json
request-too-large = this is too large; up to { $most } KiB are read
no-such-address = there is nothing at this address
no-such-method = this cannot be asked for at this address
request-broken-off = the request broke off, or came too slowly
server-failed = that went wrong; it is a mistake in Archipel, and the host’s log holds where
bad-token = a token has 22 characters: letters, digits, - and _
wrong-origin = this page does not belong to the server
too-often = one moment: that was too much at once
too-many-connections = too many connections are open already
too-many-tables = you have opened { $most } tables that are not over; close one first
seat-malformed = “{ $value }” is no seat here; seats are written "1", "2" and so on
table-busy = others were faster at this table, so nothing was done; please try again
storage-failed = it could not be stored just now, so nothing was done; please try again

## Tables

no-such-table = there is no such table
table-private = this table is private; ask for a link to it
table-not-yours = only who opened the table may do that
table-only-players = only who sits at the table may do that
table-not-playing = no match goes on at this table
table-match-not-over = the match is not over yet
table-started = the match has started already
table-seats-free = some seats are still free
table-seats-are-listed = how many play follows from the list of seats; leave the option out
table-seats-as-in-file = the match in the file has { $seats } seats; list as many
table-bad-time = the time for a move has to be from { $least } to { $most } seconds
table-bad-kind = “{ $value }” is nobody a seat can be for; choose from: { $known }
table-bad-level = a seat for a bot needs its level, and no other seat has one; the levels: { $known }
table-bad-number = the number for the dice has to be 64 hex digits, lower case
table-bad-name = a name has from 1 to { $most } characters, on one line
table-name-each-seat = name each seat once, with a name for each
table-no-free-seat = no seat is free for you here
table-seat-taken = seat { $seat } is taken
table-seat-not-for-you = seat { $seat } is kept for somebody else
table-no-guest = there is no guest on seat { $seat }
carry-used-up = this link has been used, or is too old; make a new one where you play

## Play

not-your-seat = seat { $seat } is not yours
not-your-move = { $actor ->
    [none] the match is over
   *[other] it is for seat { $actor } to move
}
move-stale = something else has happened meanwhile; have another look
table-waits = seat { $seat } asks to wait a moment before the draw
wait-without-card = only who holds a special card may ask to wait
undo-not-asked = nobody asks you to take a move back now
seat-not-away = somebody plays seat { $seat }, or was there a moment ago
chat-only-players = only who sits at the table may write
chat-malformed = a line of chat has from 1 to { $most } characters
chat-too-fast = one moment: not so many messages at once
bots-busy = all bots are busy; please try again in a moment
no-advice = nobody gives advice here
no-analysis = nobody has asked for an analysis of this match yet

report-malformed = a report has from 1 to { $most } characters
banned = the host of this server does not let you in

## For hosts

metrics-not-for-you = only the machines that ARCHIPEL_METRICS_FROM names may read this

server-page-not-built = The server is running, but the page has not been built.
server-bad-database = “{ $value }” is no database; it takes sqlite:FILE or postgresql://USER@HOST/NAME
server-database-refuses = the database refuses: { $why }
server-no-postgresql = PostgreSQL needs the package psycopg: pip install 'archipel[postgresql]'
server-bad-port = “{ $value }” is no port; a port is a number up to 65535
server-bad-url = “{ $value }” is no address for people to come by; it takes one like https://example.org/archipel
server-bad-number = { $name }: “{ $value }” is not a number from 0 on
server-bad-networks = { $name }: “{ $value }” does not list addresses and networks, like 127.0.0.1, 10.0.0.0/8
table-other-rules = it was played under the rules of version { $rules }, and does not hold by those of { $own }: { $why }
admin-no-match = no match has begun at table { $table }
admin-gap = the events of table { $table } have a gap
admin-wrong-phase = table { $table } is said to be { $phase }, and its match says otherwise
admin-wrong-deal = the start of table { $table } is not what its dice deal
admin-wrong-draw = table { $table }: moves[{ $index }] is not what its dice draw
admin-bad-ban = “{ $value }” can not be kept out; name a visitor by 32 hex digits, or a network like 192.0.2.0/24
server-no-port = cannot listen at { $host }, port { $port }; is another program there already?
