# Der Tisch beim Farbwhist, die Hand und was ein Spiel eingebracht hat.
whist-troel = **Troel**: { $name }, *mit mir*: { $partner }
whist-troel-with = **Troel** mit { $card }: { $name }, *mit mir*: { $partner }
whist-calls = -# { $name }: { $calls }
whist-live = Wer geht mit? Vorgeschlagen: { $proposals }
whist-proposal = { $suit } ({ $name })
whist-highest = Höchste Ansage: **{ $contract }** ({ $name })
whist-contract = **{ $contract }**: { $name }
whist-doubled = **Doppelt**: { $name }
whist-forced = { $name } muss mitspielen: Die drei anderen spielen kleine Misere.
whist-played = { $played } von { $deals } Spielen gespielt
whist-times = dieses Spiel zählt { $times }-fach
whist-tricks = Stiche: { $sides }
whist-side-least = { $name } **{ $tricks }** von { $goal }
whist-side-exactly = { $name } **{ $tricks }**, darf { $goal ->
    [0] keinen
   *[other] genau { $goal }
} machen
whist-side-none = { $name } **{ $tricks }**
whist-aside = Karte weggelegt: { $name }

whist-hand-auction = ► **Du sagst an.** Drück unten, wähl aus der Liste oder tipp es mit /ansage.
whist-hand-troel = ► **Du wählst den Trumpf**, für euch beide.
whist-hand-double = ► **Doppelt?** Wer es zuerst sagt, verdoppelt für alle Gegner.
whist-hand-discard = ► **Leg eine Karte weg**, verdeckt. Dann wird gespielt.
whist-hand-called = Die Karte, die euch zusammenbringt: { $card }
whist-hand-discarded = Du hast { $card } weggelegt.
whist-wait-discard = Deine Karte liegt weg; warte auf die anderen.
whist-wait-double = Hier kannst du nichts tun: Die Gegner dürfen verdoppeln.

whist-made = **Spiel { $deal }: { $side } { $people ->
    [one] schafft
   *[other] schaffen
} { $contract }** mit { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}{ $over ->
    [0] {""}
   *[other] , { $over } mehr als nötig
}.
whist-made-all = **Spiel { $deal }: { $side } { $people ->
    [one] schafft
   *[other] schaffen
} { $contract }** mit allen 13 Stichen!
whist-failed = **Spiel { $deal }: { $side } { $people ->
    [one] verliert
   *[other] verlieren
} { $contract }**: { $tricks } von { $goal ->
    [one] { $goal } Stich
   *[other] { $goal } Stichen
}, { $under } zu wenig.
whist-failed-early = **Spiel { $deal }: { $side } { $people ->
    [one] verliert
   *[other] verlieren
} { $contract }**: Die Gegner haben schon { $against ->
    [one] einen Stich
   *[other] { $against } Stiche
}.
whist-negative-made = **Spiel { $deal }: { $side } schafft { $contract }**, mit { $tricks ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $tricks } Stichen
}.
whist-negative-failed = **Spiel { $deal }: { $side } verliert { $contract }**, mit { $tricks ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $tricks } Stichen
}.
whist-multiplied = Alles zählt { $times }-fach{ $why }.
whist-why-doubled = { $name } hat verdoppelt
whist-why-passed = im Spiel davor haben alle gepasst
whist-why-tricks = { $tricks ->
    [13] alle Stiche
    [0] kein einziger Stich
    [one] nur ein Stich
   *[other] nur { $tricks } Stiche
}
whist-gains = Punkte: { $sides }
whist-early = -# Die übrigen Karten konnten nichts mehr ändern.
whist-thrown-in = **Spiel { $deal } wird nicht gespielt**: Alle haben gepasst. { $name } gibt noch einmal.
whist-next-doubles = Das nächste Spiel zählt doppelt.
