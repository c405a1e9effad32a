"""Whoever kept a rule before Numba was loaded can be copied afterwards."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import copy, pickle
from tablier.compiled import Waiting
from tablier.games.race import looking
kept = looking.see
assert isinstance(kept, Waiting), "rules wait until one is called"
before = pickle.dumps(kept)
import tablier
tablier.find_game("irish").start().plays("3-1")
for copied in (pickle.loads(before), pickle.loads(pickle.dumps(kept)), copy.deepcopy(kept)):
    assert copied is looking.see and copied is not kept
"""


def test_a_rule_kept_from_before_is_copied_as_what_numba_made() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
