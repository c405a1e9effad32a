"""What is kept: the database, asked so that nobody waits for it for ever."""
