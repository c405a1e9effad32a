"""Write the perft table and the golden playthroughs anew: ``python tests/regenerate.py``. Review the difference."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import golden
import perft
from trictrac import test_golden as golden_trictrac

if __name__ == "__main__":
    perft.regenerate()
    golden.regenerate()
    golden_trictrac.regenerate()
