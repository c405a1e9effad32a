### What every catalogue of the language shares.

name = English
# How lists are joined: 5, 3 and 2.
locale = en-GB
side-white = White
side-black = Black
# Whom one plays against in the lessons.
lesson-other = Rose
apart = { $first }; { $second }
# Somebody addressed among others: Anne and you.
you = you
# Words of somebody else.
quoted = “{ $text }”
