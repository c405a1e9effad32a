### What every catalogue of the language shares.

name = English
side-white = White
side-black = Black
# Whom one plays against in the lessons.
lesson-other = Rose
