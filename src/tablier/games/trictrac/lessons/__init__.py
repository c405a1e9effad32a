"""The first lessons in the games of Trictrac: for each game a module named after its id, with its ``LESSONS``."""
