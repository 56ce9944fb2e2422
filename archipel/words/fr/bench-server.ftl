# `archipel bench server` : ce que supporte un serveur

cli-bench-tables = Pour un serveur : à combien de tables on joue (20 si rien n’est dit)
cli-bench-sockets = Pour un serveur : combien de personnes à chaque table, chacune avec une connexion (4 si rien n’est dit)
cli-bench-rate = Pour un serveur : combien de coups par seconde à chaque table (1 si rien n’est dit)

bench-server-title = Un serveur sur cette machine
bench-server-not-compiled = les règles n’ont pas pu être compilées, et les règles interprétées disent peu d’un serveur
bench-server-not-started = le serveur à mesurer n’a pas démarré
bench-server-client-failed = un processus qui devait jouer aux tables a échoué
bench-server-nothing-seen = trop peu de coups ont été vus pour mesurer quoi que ce soit ; mesurez plus longtemps

bench-kilobytes-per-table = mémoire par table
bench-moves-per-second = coups à cette cadence
bench-seen-p50-milliseconds = d’un coup jusqu’à ce que les autres le voient, une fois sur deux en moins de
bench-seen-p99-milliseconds = d’un coup jusqu’à ce que les autres le voient, 99 fois sur 100 en moins de
bench-most-moves-per-second = coups, autant qu’il en supporte
bench-server-milliseconds-per-move = temps de processeur du serveur pour chacun
bench-storm-sockets = connexions coupées d’un seul coup
bench-storm-seconds = jusqu’à ce que toutes soient revenues et à jour
bench-beside-bots-moves-per-second = coups pendant que des robots réfléchissent sur tous les cœurs
bench-beside-bots-seen-p50-milliseconds = alors, une fois sur deux en moins de
bench-beside-bots-seen-p99-milliseconds = alors, 99 fois sur 100 en moins de
