# Een beurt: één regel boven het beeld, die ook in de melding staat.
turn-line = ► **Aan jou**, { $name }.{ $there } tafel { $table } · gift { $deal }
turn-line-bid = ► **Aan jou om te bieden**, { $name }.{ $there } tafel { $table } · gift { $deal }
turn-reserve = ⏳ Jouw reserve: { $left } s
# Wie er aan is, op de band over het beeld.
turn-head = Jouw beurt
turn-head-bid = Jouw bod
turn-head-dummy = Voor de blinde
turn-head-dummy-trumps = Voor de blinde
# Daarachter, wat er gevraagd wordt voor er gespeeld wordt. Kort: hooguit een dertigtal letters.
turn-due-say = wat zeg je?
turn-due-bid = { "" }
turn-due-accept = aannemen of passen?
turn-due-trumps = maak troef
turn-due-dummy-trumps = maak troef
turn-due-kontra = Kontra of passen?
turn-due-re = Re of passen?
turn-due-troel = kies de troef
turn-due-double = dubbel?
turn-due-discard = leg een kaart weg
# Wat mag als er een kaart gespeeld wordt, naar wat niet mag.
turn-lead = kom uit met wat je wilt
turn-any = speel wat je wilt
turn-last = speel je laatste kaart
turn-some = een van de lichte kaarten
turn-must-follow = { $led } volgen of troeven
turn-must-follow-suit = { $led } volgen
turn-must-follow-trump = troef gevraagd: speel troef
turn-must-trump = je moet troeven
turn-must-beat = speel een hogere troef
turn-must-overtrump = je moet overtroeven
turn-must-lead-troel = kom uit met de gevraagde kaart
# Midden in het beeld, boven de vorige slag.
turn-last-trick = vorige slag: { $name }
turn-open = open: { $name }
turn-own-hand = je eigen kaarten
turn-last-trick-yours = vorige slag: jij
turn-asked = { $head }: { $detail }
# Tekst bij het beeld.
turn-alt-asked = { $asked }.
turn-alt-best = De beste kaart tot nu toe: { $name }.
