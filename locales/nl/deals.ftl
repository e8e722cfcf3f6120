# De gift van de dag, en giften die je naar vrienden stuurt.
deals-daily = gift-van-de-dag
deals-daily-hint = De gift van de dag: dezelfde kaarten voor iedereen
deals-play = spelen
deals-play-hint = Speel de gift van vandaag, alleen met computers; één keer
deals-results = uitslag
deals-results-hint = Hoe iedereen de vorige gift gespeeld heeft
deals-channel = kanaal
deals-channel-hint = Beheerders: zet ze elke dag in een kanaal
deals-where = kanaal
deals-where-hint = Welk kanaal; standaard dit hier
deals-stop = stoppen
deals-stop-hint = Beheerders: zet ze nergens meer
deals-game = spel
deals-game-hint = Beheerders: welk spel vanaf morgen; standaard wisselen ze af
deals-send = gift-sturen
deals-send-hint = Stuur een gespeelde gift naar iemand, die ze met computers speelt
deals-person = persoon
deals-person-hint = Naar wie
deals-which = gift
deals-which-hint = Welke gift van de partij; standaard de laatste
deals-day-title = ### 🗓️ Gift van de dag · { $variant }
deals-day-how =
    Iedereen krijgt dezelfde kaarten en speelt ze één keer, alleen met { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    } (niveau { $level }), in privéberichten. De dag eindigt op { $when }; dan is te zien hoe iedereen speelde.
deals-play-button = Spelen
deals-digest = -# Vingerafdruk van het geheim waaruit de kaarten volgen: `{ $digest }`
deals-results-title = ### 🗓️ Gift van de dag · { $variant } · { $day }
deals-secret =
    -# Vingerafdruk: `{ $digest }`
    -# Geheim: `{ $secret }`
    -# `/{ fair-command }` rekent het na voor je eigen tafel.
deals-nobody = Niemand heeft ze uitgespeeld.
deals-somebody = Iemand
deals-average = -# Gemiddeld: { $points }
deals-strong = 🤖 Een sterke computer op dezelfde plaats · { $played }
deals-unfinished = Niet uitgespeeld: { $names }
deals-made = { $contract }, gehaald
deals-lost = { $contract }, niet gehaald
deals-cards =
    { $cards ->
        [one] 1 kaartpunt
       *[other] { $cards } kaartpunten
    }
deals-tricks =
    { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }
deals-your-seat = De plaats die iedereen speelt
deals-dummy = Blinde
deals-seat = Computer, plaats { $seat }
deals-hands-alt = De handen van { $names }
deals-sent-to-you = **{ $name }** stuurt je een gift { $game }.
deals-sent-how = Je speelt ze op dezelfde plaats, met computers (niveau { $level }), en ze telt nergens voor. Hoe ze gespeeld werd, zien jullie daarna allebei.
deals-sent-gone = -# Iemand die vergeten wilde worden, stuurde of speelde deze gift: ze wordt niet meer bewaard.
deals-compared = ### { $game } · gift { $deal } van partij { $table }
deals-not-finished = niet uitgespeeld
deals-begun = Tafel { $table } is van jou: veel geluk.
deals-begun-there = Je tafel { $table } staat in je privéberichten: { $link }
deals-to-nobody = Stuur ze naar iemand anders: niet naar jezelf en niet naar een bot.
deals-not-for-them = { $friend } kan { $channel }, waar dat gespeeld is, niet zien: stuur een gift die jullie allebei mogen zien.
deals-friend-closed = Deze persoon krijgt geen privéberichten van mij, dus de gift is niet gestuurd. Vraag om berichten van leden van deze server toe te laten.
deals-dm-closed = Je speelt ze in privéberichten, en die kan ik je niet sturen. Laat berichten van leden van deze server toe en probeer het opnieuw.
deals-dm-later = Je speelt het in privéberichten, en Discord laat me nu geen nieuwe mensen meer schrijven. Typ een opdracht, zoals /{ admin-command-help }, in een privébericht aan mij en probeer het hier opnieuw.
deals-friend-later = Ik kan deze persoon nog niet schrijven, want Discord laat me maar een paar nieuwe mensen tegelijk schrijven; er is niets verstuurd. Probeer het over een uur opnieuw, of vraag om eerst een opdracht te typen in een privébericht aan mij.
deals-sent = Gift { $deal } is onderweg naar { $friend }. Jullie horen allebei hoe het ging.
deals-none-yet = Hier is nog geen gift van de dag voorbij. Typ `/{ deals-daily } { deals-play }` voor die van vandaag.
deals-channel-chosen = De gift van de dag staat voortaan in { $channel }; de dag erna lees je er hoe iedereen ze speelde.
deals-channel-closed = In { $channel } mag ik niet schrijven: laat me het kanaal zien en er berichten sturen, of kies een ander kanaal.
deals-stopped = De gift van de dag staat nergens meer; iedereen kan ze nog spelen met `/{ deals-daily } { deals-play }`.
deals-in-turn = elke dag een ander spel
deals-game-chosen = Vanaf morgen: { $game }, computers van niveau { $level }.
deals-friend = Naar wie?
deals-send-ask = Gift { $deal } van partij { $table } sturen: wie ze krijgt, speelt ze op jouw plaats, met computers.
deals-send-button = Deze gift sturen
deals-send-button-of = Gift { $deal } sturen
