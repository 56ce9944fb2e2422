# `archipel bench server`: how much a server bears

cli-bench-tables = For a server: how many tables are played at (20 if left out)
cli-bench-sockets = For a server: how many people at each table, each with a connection (4 if left out)
cli-bench-rate = For a server: how many moves a second at each table (1 if left out)

bench-server-title = A server on this machine
bench-server-not-compiled = the rules could not be compiled, and interpreted ones say little about a server
bench-server-not-started = the server to be measured did not start
bench-server-client-failed = a process that was to play at tables has failed
bench-server-nothing-seen = too few moves were seen to measure anything; measure for longer

bench-kilobytes-per-table = memory a table
bench-moves-per-second = moves at that rate
bench-seen-p50-milliseconds = from a move to the others seeing it, half of the time within
bench-seen-p99-milliseconds = from a move to the others seeing it, 99 times of 100 within
bench-most-moves-per-second = moves, as many as it bears
bench-server-milliseconds-per-move = processor time of the server for each of them
bench-storm-sockets = connections cut off at once
bench-storm-seconds = until all are back and in step
bench-beside-bots-moves-per-second = moves while bots think on all cores
bench-beside-bots-seen-p50-milliseconds = then, half of the time within
bench-beside-bots-seen-p99-milliseconds = then, 99 times of 100 within
