"""The race games: one kernel for all of them, each game a set of answers.

``ruleset`` asks the questions, ``moves`` says which steps are allowed, ``plays`` finds all legal plays of a roll,
``draft`` builds one of them step by step, ``playout`` plays on; ``garanguet``, ``jacquet``, ``backgammon``, ``irish``
and ``plakoto`` answer.
"""
