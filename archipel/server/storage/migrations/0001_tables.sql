-- Tables, who sits at them, and what happened there.  The events are the truth: a match is its start and its events.
-- Plain SQL that SQLite and PostgreSQL both read.

CREATE TABLE tables (
  id          TEXT PRIMARY KEY,
  revision    INTEGER NOT NULL,          -- counts changes of this row and its seats, so that two servers never mix theirs
  game        TEXT NOT NULL,
  options     TEXT NOT NULL,             -- JSON, the number of seats among them
  phase       TEXT NOT NULL,             -- gathering, playing, over, closed
  public      INTEGER NOT NULL,          -- 1: listed, anybody may watch
  move_time   DOUBLE PRECISION,          -- seconds for a move
  opener      TEXT NOT NULL,             -- a visitor: the hash of his secret
  opened      DOUBLE PRECISION NOT NULL, -- seconds since 1970
  changed     DOUBLE PRECISION NOT NULL,
  join_code   TEXT NOT NULL,
  watch_code  TEXT NOT NULL,
  secret      TEXT NOT NULL,             -- the server's part of the dice, hex
  uploaded    INTEGER NOT NULL,          -- 1: the match began in a file
  rules       TEXT,                      -- the version of the rules it is played under
  seed        TEXT,
  start       TEXT,                      -- the position after set-up, JSON
  next_table  TEXT,                      -- the rematch
  last_table  TEXT                       -- what this is the rematch of
);
CREATE INDEX tables_listed ON tables (public, phase, opened);

CREATE TABLE seats (
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,            -- from 1
  kind      TEXT NOT NULL,               -- me, here, friend, anyone, bot
  level     TEXT,                        -- of a bot
  name      TEXT,
  number    TEXT,                        -- the person's part of the dice, hex
  kept_for  TEXT,                        -- the only visitor who may sit down here
  warm      INTEGER NOT NULL,            -- 1: a bot plays for somebody who is away
  PRIMARY KEY (table_id, seat)
);

CREATE TABLE holders (
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  visitor   TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, visitor)
);
CREATE INDEX holders_by_visitor ON holders (visitor, table_id);

CREATE TABLE events (
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  version   INTEGER NOT NULL,            -- from 1, without gaps
  kind      TEXT NOT NULL,               -- move, undo
  seat      INTEGER,                     -- who did it; none: a draw
  move      TEXT,
  kept      INTEGER,                     -- undo: how many moves are left
  move_id   TEXT,                        -- the client's own, so that a repeated move is played once
  at        DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE UNIQUE INDEX events_by_move_id ON events (table_id, move_id);

CREATE TABLE chat (
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  n         INTEGER NOT NULL,
  seat      INTEGER NOT NULL,
  name      TEXT NOT NULL,
  said      TEXT NOT NULL,
  at        DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, n)
);

CREATE TABLE carries (                   -- private links that take a seat to another device
  token     TEXT PRIMARY KEY,            -- its hash
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  until     DOUBLE PRECISION NOT NULL
);
