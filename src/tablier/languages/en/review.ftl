### What a review says of a match.

bad-depth = There is no review as deep as { $given }: it is quick, standard or thorough.
