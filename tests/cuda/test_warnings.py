"""What numba says of kernels with few threads is expected in tests, in whatever colour."""

import warnings

import pytest
from numba.core.errors import NumbaPerformanceWarning

GRID = "Grid size 1 will likely result in GPU under-utilization due to low occupancy."


@pytest.mark.parametrize("message", [GRID, f"\x1b[1m{GRID}\x1b[0m", f"\x1b[1m\x1b[33m{GRID}\x1b[0m\x1b[0m"])
def test_a_small_grid_is_no_error_in_plain_letters_or_in_colour(message):
    warnings.warn(NumbaPerformanceWarning(message), stacklevel=1)


def test_other_warnings_of_performance_are_errors():
    with pytest.raises(NumbaPerformanceWarning):
        warnings.warn(NumbaPerformanceWarning("\x1b[1mHost array used in CUDA kernel\x1b[0m"), stacklevel=1)
