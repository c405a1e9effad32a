"""The lobby: every table there is, who may come in, and the lists people choose from."""
