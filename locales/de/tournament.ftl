# Turniere: Befehle, Nachricht zum Mitmachen, Runden, Stand, Ende.
tournament-command = turnier
tournament-command-hint = Ein Turnier mit wechselnden Partnern
tournament-open = öffnen
tournament-open-hint = Öffne ein Turnier in diesem Kanal; du hast den ersten Platz
tournament-standings = stand
tournament-standings-hint = Wie das Turnier steht
tournament-stop = beenden
tournament-stop-hint = Beende ein Turnier, das du geöffnet hast, mit seinen Tischen
tournament-people = teilnehmer
tournament-people-hint = Zu wievielt ihr spielt
tournament-rounds = runden
tournament-rounds-hint = Wie viele Runden, jede mit einem anderen Partner
tournament-deals = spiele
tournament-deals-hint = Wie viele Spiele pro Runde, 1 bis 40; ohne Angabe 8
tournament-preset = variante
tournament-preset-hint = Welche Variante; ohne Angabe Malmedy
tournament-computers = computer
tournament-computers-hint = Ob Computer die Plätze nehmen, die frei bleiben
tournament-computers-yes = nehmen die freien Plätze
tournament-computers-no = spielen nicht mit
tournament-which = turnier
tournament-which-hint = Welches Turnier, wenn es mehrere gibt

tournament-title = ### 🏆 Turnier { $tournament } · { $variant }
tournament-rules = { $people } Teilnehmer · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} zu { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spielen
}
tournament-fill = Computer nehmen freie Plätze
tournament-no-fill = ohne Computer
tournament-how = Jede Runde bringt einen anderen Partner und andere Gegner. Nach jeder Runde kommen die Rôyes dazu, die deiner Seite bleiben; wer am wenigsten hat, gewinnt. Nach einem unentschiedenen Spiel ziehen beide Seiten eine Rôye ab.
tournament-places = **Plätze** ({ $taken } von { $people })
tournament-plan = **Wer mit wem spielt**
tournament-plan-round = -# Runde { $round } · { $tables }
tournament-enter = Mitmachen
tournament-leave = Abmelden
tournament-start = Anfangen
tournament-show-standings = Stand
tournament-state-playing = Runde { $round } von { $rounds } läuft.
tournament-state-pause = Runde { $round } von { $rounds } ist vorbei.
tournament-state-over = Das Turnier ist vorbei.
tournament-state-over-early = Das Turnier endete nach Runde { $round } von { $rounds }: Für einen Tisch waren zu wenige übrig.
tournament-state-stopped-before = Das Turnier wurde vor der ersten Runde beendet.
tournament-state-stopped-in = Das Turnier wurde in Runde { $round } von { $rounds } beendet.
tournament-state-stopped-after = Das Turnier wurde nach Runde { $round } von { $rounds } beendet.
tournament-state-idle = Das Turnier ging von selbst zu Ende: Eine Woche lang hatte niemand etwas getan.
tournament-state-deserted = Das Turnier ging von selbst zu Ende: Alle waren aufgestanden.
tournament-idle-warning = ⏳ In Turnier { $tournament } hat sechs Tage lang niemand etwas getan. Es endet von selbst { $when }, mit dem bisherigen Stand.
tournament-stay = Weiterlaufen lassen
tournament-stays = Turnier { $tournament } geht weiter.
tournament-ended-idle = Turnier { $tournament } ist von selbst zu Ende gegangen, mit dem bisherigen Stand: Eine Woche lang hatte niemand etwas getan.
tournament-ended-deserted = Turnier { $tournament } ist von selbst zu Ende gegangen, mit dem bisherigen Stand: Alle sind aufgestanden.

tournament-opened = Turnier { $tournament } ist offen und du hast Platz 1.
tournament-entered = Du hast Platz { $place }.
tournament-left = Dein Platz ist wieder frei.
tournament-you-stopped = Du hast Turnier { $tournament } beendet.

tournament-table-title = ### 🏆 Turnier { $tournament } · Runde { $round } · Tisch { $letter }
tournament-against = { $first } gegen { $second }
tournament-pair = { $one } & { $other }
tournament-table-deals = -# { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
} mit diesem Partner
tournament-table-cards = -# Dein Blatt kommt als Direktnachricht, oder drück auf **{ play-my-hand }**.
tournament-round-title = ### 🏆 Turnier { $tournament } · Runde { $round } von { $rounds }
tournament-round-table = **Tisch { $letter }**{ $where } · { $people }
tournament-thread = Turnier { $tournament } · Tisch { $letter }
tournament-kept = Platz { $seat } von { $name } ist frei für jeden, der nicht im Turnier ist; so lange spielt der Computer.

tournament-standings-title = Stand nach Runde { $round } von { $rounds }
tournament-standings-begin = Noch ist keine Runde zu Ende.
tournament-final-title = Endstand von Turnier { $tournament }
tournament-leads = { $count ->
    [one] { $names } führt mit { $total ->
        [one] { $total } Rôye
       *[other] { $total } Rôyes
     }.
   *[other] { $names } führen mit je { $total ->
        [one] { $total } Rôye
       *[other] { $total } Rôyes
     }.
}
tournament-next = -# Nächste Runde: { $when }
tournament-progress = -# Tisch { $letter }{ $where }: Spiel { $deal } von { $deals }
tournament-progress-over = -# Tisch { $letter }{ $where }: fertig
tournament-won = ## 🏆 { $count ->
    [one] { $names } gewinnt das Turnier mit { $total ->
        [one] { $total } Rôye
       *[other] { $total } Rôyes
     }!
   *[other] { $names } teilen sich den Sieg mit je { $total ->
        [one] { $total } Rôye
       *[other] { $total } Rôyes
     }!
}
tournament-and = { $some } und { $last }

# In Bildern und ihren Beschreibungen.
tournament-picture-round = Runde { $round }
tournament-picture-total = gesamt
tournament-picture-place = Platz { $place }
tournament-alt-computer = { $name } (Computer)

# Ein Platz, den jemand verlassen hat, und wo man sein muss.
tournament-take = Freien Platz nehmen
tournament-left-place = **{ $name }** – frei, nimm ihn
tournament-due-lobby = **Turnier { $tournament }** in { $channel } · du hast Platz { $place }; der Gastgeber startet es.
tournament-due-next = **Turnier { $tournament }** · Runde { $round } von { $rounds } beginnt { $when } an Tisch { $letter } in { $channel }: { $people }
tournament-due-after = **Turnier { $tournament }** · Runde { $round } von { $rounds } beginnt, wenn die anderen Tische fertig sind, an Tisch { $letter } in { $channel }: { $people }
tournament-due-end = **Turnier { $tournament }** in { $channel } · du hast alle deine Runden gespielt; der Endstand kommt, wenn die anderen Tische fertig sind.
tournament-due-left = **Turnier { $tournament }** in { $channel } · du hast Platz { $place } verlassen; solange ihn niemand hat, gibt **{ tournament-take }** ihn dir zurück.
