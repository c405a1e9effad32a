"""For all tests: one thread of arithmetic for each process, because the tests themselves run side by side.

JAX, if anything imports it, is not to take most of a card for itself: it has to be told before.
"""

import os

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
