"""The chart of strength for the time: who is better and cheaper stands above and to the left."""

from __future__ import annotations

import re

from tablier.svg.charts import Panel, PlottedPlayer, frontier_chart


def test_better_is_above_and_cheaper_is_left() -> None:
    spots = [
        PlottedPlayer("weak", 0.1, -0.2, 0.05),
        PlottedPlayer("small", 1.0, 0.1, 0.02),
        PlottedPlayer("large", 10.0, 0.3, 0.1),
    ]
    drawn = frontier_chart("Strength", [Panel("rival", 2.0, spots), Panel("other", 5.0, spots[:1])], "ms", "points")
    places = [(float(x), float(y)) for x, y in re.findall(r'<circle[^>]*cx="([-\d.]+)"[^>]*cy="([-\d.]+)"', str(drawn))]
    assert len(places) == 4
    places[:3] = sorted(places[:3])
    (weak, *_, large), again = places[:3], places[3]
    assert weak[0] < places[1][0] < large[0]
    assert weak[1] > places[1][1] > large[1]
    assert round(places[1][0] - weak[0], 1) == round(large[0] - places[1][0], 1), "equal factors lie equally apart"
    assert again[0] == weak[0]
    assert again[1] > weak[1], "the second panel is below the first"
    assert "small against rival +0.100 at 1 to 2" in str(drawn)
