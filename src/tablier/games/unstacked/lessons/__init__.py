"""The first lessons in Unstacked Draughts: for each game a module named after its id, with its ``LESSONS``."""
