"""“The five games, measured”: what the program finds out about the games it plays.

Each module of :mod:`report.chapters` measures one thing and gives plain data; :mod:`report.page` makes the report of
it. What was measured is kept in ``report/data``, so that the report can be made without measuring for half an hour.

    make report                         # report/built/index.html, fr/index.html … and report.pdf of each, from the data
    make report-measure                 # measure everything anew, then make it
    .venv/bin/python -m report measure rulings --seed 7 --jobs 2
"""
