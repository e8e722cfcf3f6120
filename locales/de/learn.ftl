# Warum eine Karte nicht gespielt werden kann.
learn-why = warum
learn-why-hint = Warum man eine Karte jetzt nicht spielen kann; nur du siehst die Antwort
learn-why-card-hint = Welche Karte; ohne Angabe alle, die du nicht spielen kannst
learn-why-button = Warum nicht die anderen?
learn-why-line = { $cards }: { $why }
learn-why-can = Spielen kannst du: { $cards }
learn-why-any = Du kannst jede deiner Karten spielen.
learn-why-may = { $card } kann jetzt gespielt werden.
learn-why-trumps = { $count ->
    [one] { $cards } zählt hier als Trumpf ({ $suit }), nicht zur eigenen Farbe.
   *[other] { $cards } zählen hier als Trumpf ({ $suit }), nicht zur eigenen Farbe.
}
