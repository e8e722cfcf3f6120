# Avonden: opdrachten, het bericht om je in te schrijven, tafels, herinneringen, uitslagen.
evening-command = avond
evening-command-hint = Clubavonden: inschrijven, tafels door het lot, tornooien
evening-new = nieuw
evening-new-hint = Maak een avond in dit kanaal, één keer of telkens weer
evening-list = lijst
evening-list-hint = Welke avonden er op deze server zijn
evening-sign-up = inschrijven
evening-sign-up-hint = Schrijf je in voor de volgende avond
evening-leave = uitschrijven
evening-leave-hint = Schrijf je weer uit
evening-be-here = aanwezig
evening-be-here-hint = Zeg dat je er bent: de tafels worden geloot onder wie er is
evening-change = wijzigen
evening-change-hint = Wijzig een avond die jij leidt
evening-cancel = afzeggen
evening-cancel-hint = Zeg de volgende datum af van een avond die jij leidt, of allemaal
evening-end = afsluiten
evening-end-hint = Loot deze avond geen tafels meer
evening-when = wanneer
evening-when-hint = Zoals “dinsdag 20:00”, “eerste dinsdag 20:00” of “24/12 20:00”
evening-often = hoe-vaak
evening-often-hint = Hoe vaak; standaard volgt het uit de dag
evening-often-once = één keer
evening-often-weekly = elke week
evening-often-fortnightly = om de twee weken
evening-often-monthly = één keer per maand, op die weekdag
evening-zone = tijdzone
evening-zone-hint = In welke tijdzone; standaard Brussel
evening-name = naam
evening-name-hint = Hoe de avond heet
evening-usual-name = Clubavond
evening-kind = spelen
evening-kind-hint = Met open einde of een tornooi
evening-kind-open = zoveel partijen als iedereen wil
evening-kind-tournament = een tornooi
evening-rest-option = lege-plaatsen
evening-rest-option-hint = Wat er met tafels gebeurt die niet vol zijn
evening-rest-choice-computer = computers nemen ze in
evening-rest-choice-reserve = mensen wachten tot een tafel vol is
evening-rest-choice-bye = wie overblijft, slaat een ronde van het tornooi over
evening-rounds = rondes
evening-rounds-hint = Tornooi: hoeveel rondes; standaard 3
evening-deals = giften
evening-deals-hint = Tornooi: hoeveel giften per ronde; standaard 8
evening-method = opzet
evening-method-hint = Tornooi: hoe de tafels geloot worden
evening-method-rounds = iedereen speelt tegen zoveel mogelijk anderen
evening-method-swiss = spelers met evenveel punten treffen elkaar
evening-method-danish = strikt volgens de stand, ook opnieuw tegen dezelfde mensen
evening-method-knockout = beker, voor spellen voor twee
evening-minutes = minuten
evening-minutes-hint = Tornooi: hoelang een ronde hoogstens duurt; standaard zo lang als nodig
evening-presence = aanwezigheid
evening-presence-hint = Of je ook moet zeggen dat je er bent
evening-presence-yes = alleen wie “Ik ben er” zegt, loot mee
evening-presence-no = iedereen die is ingeschreven, loot mee
evening-which = avond
evening-which-hint = Welke avond, als er meer dan één is
evening-channel = kanaal
evening-channel-hint = Waar die voortaan plaatsvindt
evening-director = leiding
evening-director-hint = Wie die voortaan leidt
evening-what = wat
evening-what-hint = Alleen de volgende datum, of allemaal
evening-what-date = alleen de volgende datum
evening-what-all = deze en alle volgende

evening-day-1 = maandag
evening-day-2 = dinsdag
evening-day-3 = woensdag
evening-day-4 = donderdag
evening-day-5 = vrijdag
evening-day-6 = zaterdag
evening-day-7 = zondag
evening-once = { $time } ({ $zone })
evening-weekly = elke { $day }, { $time } ({ $zone })
evening-fortnightly = om de twee weken op { $day }, { $time } ({ $zone })
evening-monthly-1 = elke eerste { $day } van de maand, { $time } ({ $zone })
evening-monthly-2 = elke tweede { $day } van de maand, { $time } ({ $zone })
evening-monthly-3 = elke derde { $day } van de maand, { $time } ({ $zone })
evening-monthly-4 = elke vierde { $day } van de maand, { $time } ({ $zone })
evening-monthly-last = elke laatste { $day } van de maand, { $time } ({ $zone })

evening-title = ### 📅 { $name }
evening-begins = **{ $when }** · { $soon }
evening-was = { $when }
evening-shift-skipped = -# Die dag gaat de klok vooruit en bestaat dit uur niet: we beginnen een uur later.
evening-shift-twice = -# Die dag gaat de klok terug en bestaat dit uur twee keer: het eerste telt.
evening-open = open einde
evening-tournament = { $rounds ->
    [one] tornooi van 1 ronde
   *[other] tornooi van { $rounds } rondes
}
evening-rest-computer = computers nemen lege plaatsen in
evening-rest-reserve = wachten op een volle tafel
evening-rest-bye = wie overblijft, slaat een ronde over
evening-directed = geleid door { $director }
evening-undirected = wie de server beheert, leidt de avond
evening-how-asked = Schrijf je in, en druk vanaf een uur vooraf op **{ evening-button-here }**: om { $drawn } worden de tafels geloot onder wie dat deed. Wie later komt, krijgt de volgende vrije plaats.
evening-how = Schrijf je in: om { $drawn } worden de tafels geloot onder alle ingeschrevenen. Wie later komt, krijgt de volgende vrije plaats.
evening-signed-up = **Ingeschreven** ({ $count })
evening-here = { $count ->
    [one] 1 is er ✅
   *[other] { $count } zijn er ✅
}
evening-nobody-yet = Er heeft zich nog niemand ingeschreven.
evening-gone = -# Niet meer op deze server, dus niet meegeteld: { $names }
evening-button-sign-up = Inschrijven
evening-button-leave = Uitschrijven
evening-button-here = Ik ben er
evening-button-seat = Ik wil meespelen

evening-state-playing = **De tafels zijn geloot.** Wie wil spelen, voor het eerst of opnieuw, drukt op **{ evening-button-seat }**.
evening-state-closing = **Er worden geen tafels meer geloot.** De avond is voorbij na de laatste partij.
evening-plays-tournament = Tornooi { $tournament } is bezig.
evening-too-few = { $count ->
    [one] Er is één persoon; het tornooi begint met vier.
   *[other] Er zijn { $count } mensen; het tornooi begint met vier.
}
evening-table = Tafel { $table } in { $channel }: { $names }
evening-waiting = { $count ->
    [one] Eén wacht op een plaats:
   *[other] { $count } wachten op een plaats:
}
evening-nobody-here = Op dit moment speelt er niemand.
evening-drawn = ### 📅 { $name } · tafel { $table }
    Aan deze tafel: { $people }
evening-thread = { $name } · tafel { $number }
evening-event = Inschrijven en spelen in { $channel }.
evening-reminder = ⏰ **{ $name }** begint { $soon } in { $channel }, en je bent ingeschreven.
evening-reminder-here = Druk op **{ evening-button-here }** als je er bent: om { $drawn } worden de tafels geloot.
evening-channel-gone = Het kanaal van **{ $name }** is weg. Kies een ander met /{ evening-command } { evening-change }; tot dan wacht de avond van { $when }.
evening-channel-closed = Ik kan niets tonen in { $channel }, waar **{ $name }** doorgaat: { $when }. Ik kan daar niemand roepen en loot er geen tafels. Geef me daar deze rechten: { $permissions }; of kies een ander kanaal met /{ evening-command } { evening-change }.
evening-not-reminded = Zonder herinnering, want de privéberichten staan dicht: { $names }

evening-over-played = Deze avond is voorbij.
evening-over-empty = Deze avond is er niet gespeeld.
evening-over-cancelled = Deze avond is afgezegd.
evening-over-missed = Deze avond ging niet door: ik was er niet, of had geen kanaal om in te spelen.
evening-reason = Reden: { $reason }
evening-was-last = Er volgt geen datum meer.
evening-result-title = ### 🏁 { $name } · { $when }
evening-result = { $matches ->
    [one] { $sign } **{ $name }** · **{ $points }** · { $matches } partij
   *[other] { $sign } **{ $name }** · **{ $points }** · { $matches } partijen
}
evening-result-how = Een gewonnen partij geeft 100 punten, een gelijkspel 50.
evening-result-tournament = In de volgorde van het tornooi; een gewonnen partij geeft 100 punten.
evening-result-few = Geen seizoen telt deze avond: er speelden minder dan { $least } mensen tegen elkaar.
evening-somebody = iemand die vergeten wilde worden
evening-in-list = { $count ->
    [one] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · 1 ingeschreven
   *[other] **{ $name }** ({ $evening }) · { $when } in { $channel }
        -# { $rhythm } · { $game } · { $count } ingeschreven
}
evening-you-signed-up = Je bent ingeschreven.

evening-made = **{ $name }** staat vast: { $when }.
evening-uncounted = Het seizoen **{ $name }** telt die avond niet: alleen avonden van wie de server beheert. Zo iemand kan dat veranderen met /{ evening-command } { evening-change }.
evening-uncounted-role = Het seizoen **{ $name }** telt die avond niet: alleen avonden van wie de server beheert, of van iemand met { $role }. Zo iemand kan dat veranderen met /{ evening-command } { evening-change }.
evening-without-event = In de evenementen van de server staat hij niet: geef me daarvoor { $permission }.
evening-not-for-all = In de evenementen van de server staat hij niet: niet iedereen kan { $channel } zien.
evening-changed = **{ $name }** is gewijzigd; de volgende keer: { $when }.
evening-changed-later = **{ $name }** is gewijzigd: nieuwe regels gelden voor tafels die vanaf nu geloot worden, een nieuw uur vanaf de volgende datum.
evening-changed-meanwhile = Iemand anders heeft **{ $name }** op hetzelfde moment gewijzigd. Van jou is niets bewaard: geef je opdracht opnieuw, dan geldt allebei.
evening-called-off = Deze datum van **{ $name }** is afgezegd; de volgende keer: { $when }.
evening-called-off-all = **{ $name }** gaat niet meer door; wat bezig is, wordt nog uitgespeeld.
evening-ended = Bij **{ $name }** worden geen tafels meer geloot; de avond is voorbij na de laatste partij.
evening-told-signed-up = Je bent ingeschreven voor **{ $name }**: { $when }. De tafels worden om { $drawn } geloot.
evening-told-left = Je bent uitgeschreven voor **{ $name }**.
evening-told-here = Fijn dat je er bent: om { $drawn } worden de tafels van **{ $name }** geloot.
evening-told-wait = Je krijgt de volgende vrije plaats bij **{ $name }**; is er geen, dan wordt zo snel mogelijk een tafel geloot.
evening-told-seat = Je hebt een plaats bij **{ $name }**: /{ stay-tables } zegt waar.
evening-due = **{ $name }** in { $channel } · je bent ingeschreven; het begint { $when }, { $soon }.
evening-due-here = **{ $name }** in { $channel } · je bent er; het begint { $when }, { $soon }.
evening-due-waiting = **{ $name }** in { $channel } · je wacht op een plaats.
evening-due-playing = **{ $name }** in { $channel } is bezig; met **{ evening-button-seat }** krijg je daar een plaats.
