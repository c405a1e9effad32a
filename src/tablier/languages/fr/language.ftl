### Ce que partagent tous les catalogues de la langue.

name = Français
side-white = Blanc
side-black = Noir
apart = { $first } ; { $second }
