# The rules of each variant, short enough for a phone: /rules puts them together from these parts.

# What a variant is called: in titles, lists and completions.
rules-name-couillon = Couillon (basic game)
rules-name-denexa = Couillon (five lines)
rules-name-points = Couillon (points)
rules-name-tongres = Couillon (Tongeren)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon with the Mit’ (Malmedy)
rules-name-dame-de-make = Couillon with the Dame de Make
rules-name-six = Couillon for six (24 cards)
rules-name-six-32 = Couillon for six (32 cards)
rules-name-eight = Couillon for eight
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven for three with a dummy
rules-name-troeven-3 = Troeven for three
rules-name-troeven-2-layout = Troeven for two (layout)
rules-name-troeven-2-stock = Troeven for two (stock)
