### Les pages de règles, et les tabliers à côté de leurs exemples.

example-step-of = { $n } sur { $all }
example-steps = { $all ->
    [one] { $all } étape
   *[other] { $all } étapes
}
example-back = Étape précédente
example-on = Étape suivante
example-step = Étape { $n }
example-all = Tout à la fois
example-try = À vous d’essayer
rules-noscript = Tout se lit ici sans JavaScript ; avec lui, les exemples se parcourent étape par étape.
rules-trail = Où vous êtes
