"""Problems: throws with one clearly best play that is easily missed, and why the natural one is worse.

>>> from tablier import problems
>>> one = problems.problems_of("irish")[0]
>>> one.position, one.dice, one.best.name, one.natural.name, [str(said) for said in one.why]   # doctest: +SKIP
"""

from __future__ import annotations

from .making import make
from .problem import Answer, Problem
from .shelf import Collection, collection_of, has_problems, problems_of

__all__ = ["Answer", "Collection", "Problem", "collection_of", "has_problems", "make", "problems_of"]
