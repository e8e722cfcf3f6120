# Die Regeln jeder Spielart, kurz genug für ein Telefon: /regeln setzt sie aus diesen Stücken zusammen.

# Wie eine Spielart heißt: in Titeln, Listen und Vorschlägen.
rules-name-couillon = Couillon (Grundspiel)
rules-name-denexa = Couillon (fünf Striche)
rules-name-points = Couillon (nach Punkten)
rules-name-tongres = Couillon (Tongern)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon mit der Mit’ (Malmedy)
rules-name-dame-de-make = Couillon mit der Dame de Make
rules-name-six = Couillon zu sechst (24 Karten)
rules-name-six-32 = Couillon zu sechst (32 Karten)
rules-name-eight = Couillon zu acht
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven zu dritt mit Strohmann
rules-name-troeven-3 = Troeven zu dritt
rules-name-troeven-2-layout = Troeven zu zweit (offene Karten)
rules-name-troeven-2-stock = Troeven zu zweit (Talon)
