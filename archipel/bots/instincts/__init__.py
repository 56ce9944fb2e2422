"""What a player does without thinking, one file a game: how the search plays on, where a game has such a file."""
