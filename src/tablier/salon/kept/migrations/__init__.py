"""The steps by which an older database becomes a newer one, oldest first in ``versions``."""
