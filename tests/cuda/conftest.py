"""For tests on a card: each leaves the memory free that it took, so that the next, in whatever library, finds some."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from tablier import BadOption
from tablier.batch import cuda


@pytest.fixture(autouse=True)
def memory_given_back() -> Iterator[None]:
    """Numba puts off giving memory back, and PyTorch and CuPy keep it for themselves."""
    yield
    gc.collect()
    try:
        cuda.device()
    except BadOption:
        return
    cuda.cuda.current_context().deallocations.clear()
    if "torch" in sys.modules:
        sys.modules["torch"].cuda.empty_cache()
    if "cupy" in sys.modules:
        sys.modules["cupy"].get_default_memory_pool().free_all_blocks()
