### Ce que dit l’analyse d’une partie.

bad-depth = Il n’y a pas d’analyse { $given } : elle est quick (rapide), standard ou thorough (approfondie).
