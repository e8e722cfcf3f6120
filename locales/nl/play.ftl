# De tafel tijdens een partij, de kaarten in de hand, de lei.
play-title = ### { $game } · tafel { $table } · gift { $deal }
play-proposed = Voorgestelde troef: { $card }
play-trump-accepted = Troef: { $suit }, aangenomen door { $name }
play-trump-turned = Troef: { $suit }; iedereen paste, de onderste kaart { $card } beslist
play-score-couillon = Nog op de lei: { $sides }
play-last = { $name }: { $action }
play-last-clock = { $name }: { $action } (de tijd was om, de computer koos)
play-turn = ► Aan { $name }
play-turn-until = ► Aan { $name } · de computer speelt { $when }
play-deal-over = Deze gift is voorbij.
play-away = { $name } is afwezig; de computer speelt tot die iets doet of op “Ik ben terug” drukt.
play-offered = Plaats { $seat } ({ $name }) is vrij voor wie wil.
play-my-hand = Mijn kaarten
play-last-trick = Laatste slag
play-my-seat = Mijn plaats…
play-back = Ik ben terug
play-take = Neem plaats { $seat } over

play-hand-title = **{ $game }** · tafel { $table } · gift { $deal } · { $channel }
play-hand-trick = Op tafel: { $cards }
play-hand-your-turn = ► **Aan jou.** Kies een kaart.
play-hand-your-call = ► **Aan jou.** Neem je deze troef aan voor je ploeg?
play-hand-wait = Wacht op je beurt.
play-hand-over = Deze gift is voorbij.
play-hand-left = Je zit niet meer aan tafel { $table }.
play-hand-below = Je kaarten staan lager.
play-call-accept = Aannemen
play-call-pass = Passen
play-done = Jij: { $action }.

play-suit-s = schoppen
play-suit-h = harten
play-suit-d = ruiten
play-suit-c = klaveren

play-seat-yours = Je zit op plaats { $seat }.
play-seat-offered = Je zit op plaats { $seat } en geeft ze door aan wie wil.
play-offer = Mijn plaats doorgeven
play-keep = Mijn plaats houden
play-leave = Opstaan, een computer neemt over
play-taken = Plaats { $seat } is nu van jou.
play-welcome-back = Welkom terug: jij beslist weer voor je plaats.
play-trick-taken = Laatste slag, voor **{ $name }**: { $cards }

play-slate-title = Na gift { $deal }
play-next-deal = Volgende gift
play-next-deal-when = -# De volgende gift komt { $when }, of meteen met de knop.
play-deal-won = **Gift { $deal }: { $side } winnen** met { $points } kaartpunten tegen { $less } voor { $other }.
play-deal-tied = **Gift { $deal } is gelijk**, elk { $points } kaartpunten: *craie dans le trou*, de volgende winst telt dubbel.
play-boucle = { $side } namen de troef aan en verloren: een boucle aan hun kant.
play-match-won = ## { $side } winnen de partij na { $deals } giften!
play-drawn = De kaarten hebben gesproken: **{ $first }** spelen tegen **{ $second }**, en { $dealer } geeft eerst.

play-reminder = { $name }, het is aan jou; de computer speelt voor jou { $when }.
play-reminder-private = Het is aan jou aan tafel { $table } ({ $game }); de computer speelt voor jou { $when }.
play-no-permission = Ik kan je tafel in { $channel } niet meer tonen. Ik heb daar deze rechten nodig: { $permissions }.
