"""``python -m tablier`` is the command ``tablier``."""

from .terminal import main

main()
