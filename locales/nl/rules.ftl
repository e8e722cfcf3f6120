# De regels van elke variant, kort genoeg voor een telefoon: /regels voegt ze samen uit deze stukjes.

# Hoe een variant heet: in titels, lijsten en aanvullingen.
rules-name-couillon = Couillon (basisspel)
rules-name-denexa = Couillon (vijf strepen)
rules-name-points = Couillon (punten)
rules-name-tongres = Couillon (Tongeren)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon met de Mit’ (Malmedy)
rules-name-dame-de-make = Couillon met de Dame de Make
rules-name-six = Couillon met zes (24 kaarten)
rules-name-six-32 = Couillon met zes (32 kaarten)
rules-name-eight = Couillon met acht
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven met drie en een blinde
rules-name-troeven-3 = Troeven met drie
rules-name-troeven-2-layout = Troeven met twee (open kaarten)
rules-name-troeven-2-stock = Troeven met twee (stok)
