-- Who has opened how much.
CREATE INDEX tables_by_opener ON tables (opener, phase);

-- Matches that were looked over once they were over: kept, since that takes minutes.

CREATE TABLE analyses (
  table_id  TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  moves     INTEGER NOT NULL,            -- how many there are to judge
  judged    TEXT NOT NULL,               -- those that are, JSON
  failed    INTEGER NOT NULL,            -- 1: it could not be done
  touched   DOUBLE PRECISION NOT NULL    -- when a server last worked on it
);
