"""The first lessons in the race games: for each game a module named after its id, with its ``LESSONS``."""
