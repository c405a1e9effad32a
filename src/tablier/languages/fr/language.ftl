### Ce que partagent tous les catalogues de la langue.

name = Français
# Comment se font les listes : 5, 3 et 2.
locale = fr
side-white = Blanc
side-black = Noir
# Contre qui l’on joue dans les leçons.
lesson-other = Rose
apart = { $first } ; { $second }
# Qui lit, parmi d’autres : Anne et vous.
you = vous
# Les mots d’un autre.
quoted = « { $text } »
