-- What people tell the host about others, and whom the host keeps out.

CREATE TABLE reports (
  id        TEXT PRIMARY KEY,
  table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,            -- who it is about
  about     TEXT,                        -- the visitor who held that seat
  reporter  TEXT NOT NULL,               -- a visitor
  said      TEXT NOT NULL,
  at        DOUBLE PRECISION NOT NULL
);

CREATE TABLE bans (
  who  TEXT PRIMARY KEY,                 -- a visitor, or a network: 192.0.2.0/24
  why  TEXT NOT NULL,
  at   DOUBLE PRECISION NOT NULL
);
