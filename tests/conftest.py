"""For all tests: one thread of arithmetic for each process, because the tests themselves run side by side."""

import os

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
