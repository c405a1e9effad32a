"""Arrays that lie in the memory of a CUDA card and stay there from call to call."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np


class OnCard:
    """An array on a CUDA card. Calls that are given one leave their results there, too.

    ``positions["men"]`` is a field and ``positions[10:20]`` a part, both without a copy. PyTorch and CuPy take either
    without a copy (``torch.as_tensor``, ``cupy.asarray``), by ``__cuda_array_interface__``. JAX
    (``jax.numpy.asarray``) gets a copy on the card, NumPy one of its own: :meth:`to_host`, or ``numpy.asarray``.
    """

    def __init__(self, array: Any) -> None:
        self.array = array
        """The same for kernels of numba."""

    @property
    def dtype(self) -> np.dtype[Any]:
        found: np.dtype[Any] = self.array.dtype
        return found

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def __jax_array__(self) -> Any:
        """A copy on the card that is JAX's own.

        Of an array shown to it by ``__cuda_array_interface__`` JAX keeps the address and not the owner: the memory may
        be given to somebody else while JAX still reads it.
        """
        import jax

        kept = self.compact().array
        return jax.numpy.array(kept, copy=True).block_until_ready()

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: str | slice) -> OnCard:
        if isinstance(key, str) and hasattr(self.array, "gpu_data"):
            return OnCard(_field(self.array, key))
        return OnCard(self.array[key])  # where a card is only simulated, fields as well

    def compact(self) -> OnCard:
        """The same numbers with no gaps between them: a copy on the card, or this very array if it has none."""
        from . import cuda

        return OnCard(cuda.compacted(self.array))

    def to_host(self) -> np.ndarray:
        """A copy for NumPy."""
        found: np.ndarray = np.ascontiguousarray(self.array.copy_to_host())
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        if copy is False:
            raise ValueError("An array on a card comes to NumPy as a copy only.")
        return self.to_host().astype(dtype or self.dtype, copy=False)

    def __repr__(self) -> str:
        return f"<{self.shape} {self.dtype} on the card>"


class CardArray(Protocol):
    """An array that others have put on a CUDA card: of PyTorch, CuPy, JAX or numba."""

    @property
    def __cuda_array_interface__(self) -> Any: ...


def on_card(values: object) -> bool:
    """Whether something is an array on a CUDA card, whoever put it there."""
    return isinstance(values, OnCard) or hasattr(values, "__cuda_array_interface__")


def three_axes(array: Any) -> Any:
    """An array on a card as one with axes of length 1 behind its own: the same memory."""
    more = (1,) * (3 - len(array.shape))
    if not hasattr(array, "gpu_data"):  # where a card is only simulated
        return array.reshape((*array.shape, *more))
    steps = (array.dtype.itemsize,) * len(more)
    return type(array)(
        shape=(*array.shape, *more), strides=(*array.strides, *steps), dtype=array.dtype, gpu_data=array.gpu_data
    )


def bytes_of(records: Any) -> Any:
    """An array of records on a card as rows of bytes: the same memory."""
    size = records.dtype.itemsize
    if not hasattr(records, "gpu_data"):  # where a card is only simulated
        return type(records)(records.copy_to_host().view(np.uint8).reshape(-1, size))
    return type(records)(
        shape=(*records.shape, size), strides=(*records.strides, 1), dtype=np.dtype(np.uint8),
        gpu_data=records.gpu_data,
    )  # fmt: skip


def _field(records: Any, name: str) -> Any:
    """A field of all records of an array on a card: the same memory."""
    kind, offset, *_ = records.dtype.fields[name]
    base, inner = kind.subdtype or (kind, ())
    steps = tuple(base.itemsize * int(np.prod(inner[axis + 1 :])) for axis in range(len(inner)))
    return type(records)(
        shape=(*records.shape, *inner), strides=(*records.strides, *steps), dtype=base,
        gpu_data=records.gpu_data.view(offset),
    )  # fmt: skip
