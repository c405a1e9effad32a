### Ce que partagent tous les catalogues de la langue.

name = Français
side-white = Blanc
side-black = Noir
# Contre qui l’on joue dans les leçons.
lesson-other = Rose
