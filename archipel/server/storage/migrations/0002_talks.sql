-- What people ask for at a table besides moves: to take back, to wait, that a bot plays for somebody.

ALTER TABLE tables ADD COLUMN talks TEXT;  -- JSON
