# Hausregeln Schritt für Schritt zusammenstellen: der Befehl, seine Seiten und ihre Bilder.
build-command = neu
build-command-hint = Stell Hausregeln Schritt für Schritt zusammen, mit einem Bild vom Geben und von der Wertung
build-button-new = Neu…
build-button-back = Zurück
build-button-next = Weiter
build-button-keep = Speichern…
build-button-drop = Verwerfen
build-go-to = Zu einem Schritt…
build-title = Neue Hausregeln: { $name }
build-title-unnamed = Neue Hausregeln
build-place = Schritt { $step } von { $steps } · { $title } · von { $variant } aus
build-start-hint = Wähl, was euren Regeln am nächsten kommt; die nächsten Schritte fragen, was euer Club anders macht. Gespeichert wird nichts, bevor du auf *{ build-button-keep }* drückst.
build-check = **Die vollständigen Regeln.** Stimmt es so? Dann drück auf *{ build-button-keep }*; wenn nicht, geh zurück.
build-check-more = -# Für den Rest ist eine Seite zu klein: Sind die Regeln gespeichert, zeigt /{ rules-command } alles, Kapitel für Kapitel.
build-ticks = **Kreuzt an, was ihr spielt**
build-none-of-these = Nichts davon
build-nothing = Hier ist nichts zu wählen.
build-other-number = Eine andere Zahl…
build-number-hint = { $step ->
    [1] Eine Zahl von { $least } bis { $most }
   *[other] Ein Vielfaches von { $step } von { $least } bis { $most }
}
build-name-title = Ein Name für diese Regeln

build-with-it = **Damit ändert sich auch:** { $rules }
build-given-up = **Gilt nicht mehr:** { $rules }
build-refused = **Nicht möglich: { $rule }.** Alles bleibt, wie es war.
build-untaken = Was du vorher gewählt hast, entscheidet das schon, also passt „{ $rule }“ nicht dazu.
build-text-lost = **Ich bin neu gestartet worden, und die Wertung, die du geschrieben hast, ist weg:** Das hier ist die übliche. Alles andere ist noch da.
build-deleted = **Jemand hat diese Hausregeln gelöscht, seit du angefangen hast.** Was du gewählt hast, ist noch da: *{ build-button-keep }* speichert es als neue Hausregeln und fragt nach einem Namen.
build-deleted-scores = Nur die Wertung ist mit ihnen weg: Das hier ist die übliche.
build-stale = Diese Schritte sind von einer älteren Version von mir. Fang neu an mit /{ house-command } { build-command }; was du gespeichert hattest, ist noch da.

# Die Titel der Schritte.
build-step-start = Wo anfangen
build-step-rules = Die vollständigen Regeln
build-step-options = Optionen
build-step-trumps = Trumpf machen
build-step-cards = Karten
build-step-play = Bedienen und Damen
build-step-sheet = Wertung
build-step-mit = Die Mit’
build-step-match = Die Partie
build-step-worth = Was Kombinationen zählen
build-step-dealing = Geben
build-step-contracts = Kontrakte
build-step-troel = Troel
build-step-bidding = Reizen
build-step-scores = Punkte

# Gezeichnet im Bild vom Geben; kurz.
build-example = Beispiel
build-deal-left = bleiben übrig
build-deal-stock = zum Ziehen
build-deal-late = gegeben, wenn Trumpf gemacht ist
# Dasselbe Bild, vorgelesen.
build-alt-deal = Das Geben. Spieler: { $players }; Karten: { $pack }.
build-alt-first = Zuerst: { $rounds }.
build-alt-late = Wenn Trumpf gemacht ist: { $rounds }.
build-alt-round = { $cards } { $to ->
    [eldest] an den Spieler links vom Geber
    [others] an jeden der anderen
    [not-dealer] an alle außer dem Geber
    [dealer] an den Geber
   *[all] an jeden
}
build-alt-left = { $cards ->
    [one] { $cards } Karte bleibt übrig.
   *[other] { $cards } Karten bleiben übrig.
}
build-alt-stock = { $cards ->
    [one] { $cards } Karte bleibt zum Ziehen.
   *[other] { $cards } Karten bleiben zum Ziehen.
}
build-alt-layouts = { $layouts ->
    [one] Ein Blatt liegt auf dem Tisch, die Hälfte offen auf dem Rest.
   *[other] { $layouts } Blätter liegen auf dem Tisch, die Hälfte offen auf dem Rest.
}

# Die Tafel der Kontrakte: drei Ergebnisse von jedem. Kurz: Köpfe von Spalten.
build-scores-made = geschafft
build-scores-all = mit { $tricks }
build-scores-short = 1 fehlt
build-alt-contracts = Die Kontrakte von unten nach oben und was jeder zahlt.
build-alt-contract = { $name }: { $made }{ $all }, verloren { $failed }.
build-alt-all = , mit allen Stichen { $points }
build-alt-contracts-brief = Die Kontrakte von unten nach oben und was jeder zahlt: knapp gewonnen{ $figures ->
    [3] , verloren, und mit allen Stichen
    [2] {" "}und verloren
   *[1] {""}
 }.
build-alt-contract-brief = { $name }: { $figures }.
