### What every catalogue of the language shares.

name = English
side-white = White
side-black = Black
apart = { $first }; { $second }
