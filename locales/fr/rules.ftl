# Les règles de chaque variante, assez courtes pour un téléphone : /règles les compose à partir de ces morceaux.

# Le nom d’une variante : dans les titres, les listes et les propositions.
rules-name-couillon = Couillon (jeu de base)
rules-name-denexa = Couillon (cinq lignes)
rules-name-points = Couillon (aux points)
rules-name-tongres = Couillon (Tongres)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon à la Mit’ (Malmedy)
rules-name-dame-de-make = Couillon à la Dame de Make
rules-name-six = Couillon à six (24 cartes)
rules-name-six-32 = Couillon à six (32 cartes)
rules-name-eight = Couillon à huit
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven à trois avec un mort
rules-name-troeven-3 = Troeven à trois
rules-name-troeven-2-layout = Troeven à deux (cartes étalées)
rules-name-troeven-2-stock = Troeven à deux (talon)
