# Der Tisch während einer Partie, die Blätter, die Tafel.
play-title = ### { $game } · Tisch { $table } · Spiel { $deal }
play-proposed = Vorgeschlagener Trumpf: { $card }
play-trump-accepted = Trumpf: { $suit }, angenommen von { $name }
play-trump-turned = Trumpf: { $suit }; alle haben gepasst, die unterste Karte { $card } entscheidet
play-score-couillon = Noch auf der Tafel: { $sides }
play-last = { $name }: { $action }
play-last-clock = { $name }: { $action } (die Zeit war um, der Computer hat gewählt)
play-turn = ► { $name } ist dran
play-turn-until = ► { $name } ist dran · der Computer spielt { $when }
play-deal-over = Dieses Spiel ist vorbei.
play-away = { $name } ist abwesend; der Computer spielt bis zur Rückkehr („Bin wieder da“).
play-offered = Platz { $seat } ({ $name }) ist frei für alle, die wollen.
play-my-hand = Mein Blatt
play-last-trick = Letzter Stich
play-my-seat = Mein Platz…
play-back = Bin wieder da
play-take = Platz { $seat } übernehmen

play-hand-title = **{ $game }** · Tisch { $table } · Spiel { $deal } · { $channel }
play-hand-trick = Auf dem Tisch: { $cards }
play-hand-your-turn = ► **Du bist dran.** Wähl eine Karte.
play-hand-your-call = ► **Du bist dran.** Nimmst du diesen Trumpf für deine Seite an?
play-hand-wait = Warte, bis du dran bist.
play-hand-over = Dieses Spiel ist vorbei.
play-hand-left = Du sitzt nicht mehr an Tisch { $table }.
play-hand-below = Dein Blatt ist weiter unten.
play-call-accept = Annehmen
play-call-pass = Passen
play-done = Du: { $action }.

play-suit-s = Pik
play-suit-h = Herz
play-suit-d = Karo
play-suit-c = Kreuz

play-seat-yours = Du sitzt auf Platz { $seat }.
play-seat-offered = Du sitzt auf Platz { $seat } und gibst ihn ab an alle, die wollen.
play-offer = Meinen Platz abgeben
play-keep = Meinen Platz behalten
play-leave = Aufstehen, ein Computer übernimmt
play-taken = Platz { $seat } gehört jetzt dir.
play-welcome-back = Willkommen zurück: Du entscheidest wieder für deinen Platz.
play-trick-taken = Letzter Stich, an **{ $name }**: { $cards }

play-slate-title = Nach Spiel { $deal }
play-next-deal = Nächstes Spiel
play-next-deal-when = -# Das nächste Spiel kommt { $when }, oder gleich mit dem Knopf.
play-deal-won = **Spiel { $deal }: { $side } gewinnen** mit { $points } Augen gegen { $less } für { $other }.
play-deal-tied = **Spiel { $deal } ist unentschieden**, je { $points } Augen: *craie dans le trou*, der nächste Sieg zählt doppelt.
play-boucle = { $side } hatten den Trumpf angenommen und haben verloren: eine Boucle auf ihrer Seite.
play-match-won = ## { $side } gewinnen die Partie nach { $deals } Spielen!
play-drawn = Die Karten haben gesprochen: **{ $first }** spielen gegen **{ $second }**, und { $dealer } gibt zuerst.

play-reminder = { $name }, du bist am Zug; der Computer spielt für dich { $when }.
play-reminder-private = Du bist am Zug an Tisch { $table } ({ $game }); der Computer spielt für dich { $when }.
play-no-permission = Ich kann deinen Tisch in { $channel } nicht mehr zeigen. Dort brauche ich diese Rechte: { $permissions }.
