# Der Tisch beim Farbwhist, die Hand und was ein Spiel eingebracht hat.
kleurenwiezen-troel = **Troel**: { $name }, *mit mir*: { $partner }
kleurenwiezen-troel-with = **Troel** mit { $card }: { $name }, *mit mir*: { $partner }
kleurenwiezen-calls = -# { $name }: { $calls }
kleurenwiezen-live = Wer geht mit? Vorgeschlagen: { $proposals }
kleurenwiezen-proposal = { $suit } ({ $name })
kleurenwiezen-highest = Höchste Ansage: **{ $contract }** ({ $name })
kleurenwiezen-contract = **{ $contract }**: { $name }
kleurenwiezen-doubled = **Doppelt**: { $name }
kleurenwiezen-forced = { $name } muss mitspielen: Die drei anderen spielen kleine Misere.
kleurenwiezen-played = { $played } von { $deals } Spielen gespielt
kleurenwiezen-times = dieses Spiel zählt { $times }-fach
kleurenwiezen-tricks = Stiche: { $sides }
kleurenwiezen-side-least = { $name } **{ $tricks }** von { $goal }
kleurenwiezen-side-exactly = { $name } **{ $tricks }**, { $goal ->
    [0] darf keinen machen
   *[other] muss genau { $goal } machen
}
kleurenwiezen-side-none = { $name } **{ $tricks }**
kleurenwiezen-aside = Karte weggelegt: { $name }

kleurenwiezen-hand-auction = ► **Du sagst an.** Drück unten, wähl aus der Liste oder tipp es mit /{ command-bid }.
kleurenwiezen-hand-troel = ► **Du wählst den Trumpf**, für euch beide.
kleurenwiezen-hand-double = ► **Doppelt?** Wer es zuerst sagt, verdoppelt für alle Gegner.
kleurenwiezen-hand-discard = ► **Leg eine Karte weg**, verdeckt. Dann wird gespielt.
kleurenwiezen-hand-called = Die Karte, die euch zusammenbringt: { $card }
kleurenwiezen-hand-discarded = Du hast { $card } weggelegt.
kleurenwiezen-wait-discard = Deine Karte liegt weg; warte auf die anderen.
kleurenwiezen-wait-double = Hier kannst du nichts tun: Die Gegner dürfen verdoppeln.

kleurenwiezen-made = **Spiel { $deal }: { $side } { $people ->
    [one] schafft
   *[other] schaffen
} { $contract }** mit { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}{ $over ->
    [0] {""}
   *[other] , { $over } mehr als nötig
}.
kleurenwiezen-made-all = **Spiel { $deal }: { $side } { $people ->
    [one] schafft
   *[other] schaffen
} { $contract }** mit allen 13 Stichen!
kleurenwiezen-failed = **Spiel { $deal }: { $side } { $people ->
    [one] verliert
   *[other] verlieren
} { $contract }**: { $tricks } von { $goal ->
    [one] { $goal } Stich
   *[other] { $goal } Stichen
}, { $under } zu wenig.
kleurenwiezen-failed-early = **Spiel { $deal }: { $side } { $people ->
    [one] verliert
   *[other] verlieren
} { $contract }**: Die Gegner haben schon { $against ->
    [one] einen Stich
   *[other] { $against } Stiche
}.
kleurenwiezen-negative-made = **Spiel { $deal }: { $side } schafft { $contract }**, mit { $tricks ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $tricks } Stichen
}.
kleurenwiezen-negative-failed = **Spiel { $deal }: { $side } verliert { $contract }**, mit { $tricks ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $tricks } Stichen
}.
kleurenwiezen-multiplied = Alles zählt { $times }-fach{ $why }.
kleurenwiezen-why-doubled = { $name } hat verdoppelt
kleurenwiezen-why-passed = im Spiel davor haben alle gepasst
kleurenwiezen-why-tricks = { $tricks ->
    [13] alle Stiche
    [0] kein einziger Stich
    [one] nur ein Stich
   *[other] nur { $tricks } Stiche
}
kleurenwiezen-gains = Punkte: { $sides }
kleurenwiezen-early = -# Die übrigen Karten konnten nichts mehr ändern.
kleurenwiezen-thrown-in = **Spiel { $deal } wird nicht gespielt**: Alle haben gepasst. { $name } gibt noch einmal.
kleurenwiezen-thrown-in-counts = **Spiel { $deal } wird nicht gespielt**: Alle haben gepasst, niemand bekommt Punkte.
kleurenwiezen-next-doubles = Das nächste Spiel zählt doppelt.

# Was beim Farbwhist gesagt wird, wie Spieler es sagen. Ohne Auszeichnung: auch die Bilder verwenden es.
kleurenwiezen-bid-pass = Ich passe
kleurenwiezen-bid-wait = Ich warte
kleurenwiezen-bid-parole = Passe Parole
kleurenwiezen-bid-double = Doppelt
kleurenwiezen-bid-no-double = Nicht doppelt
kleurenwiezen-bid-propose = Vorschlag { $suit }
kleurenwiezen-bid-accept = Ich gehe mit: { $goal } { $suit }
kleurenwiezen-bid-solo = Solo { $goal } { $suit }
kleurenwiezen-bid-troel = Troel { $goal } { $suit }
kleurenwiezen-bid-small-misere = Kleine Misere
kleurenwiezen-bid-piccolo = Piccolo
kleurenwiezen-bid-piccolissimo = Piccolissimo
kleurenwiezen-bid-grand-misere = Große Misere
kleurenwiezen-bid-open-misere = Offene Misere
kleurenwiezen-bid-abondance = Abondance { $goal } { $suit }
kleurenwiezen-bid-abondance-table = Abondance { $goal } { $suit } auf dem Tisch
kleurenwiezen-bid-small-slam = Kleiner Schlemm { $suit }
kleurenwiezen-bid-small-slam-table = Kleiner Schlemm { $suit } auf dem Tisch
kleurenwiezen-bid-slam = Schlemm { $suit }
kleurenwiezen-bid-slam-table = Schlemm { $suit } auf dem Tisch
kleurenwiezen-bid-open-slam = Offener Schlemm { $suit }
kleurenwiezen-bid-discard = { $card } weglegen
# Kontrakte, die anders heißen als das Gesagte: der zu zweit, und ein Troel, bevor der Partner gesprochen hat.
kleurenwiezen-bid-contract-accept = Zu zweit { $goal } { $suit }
kleurenwiezen-bid-contract-troel = Troel

# Dasselbe für eine schmale Spalte; das Zeichen der Farbe steht daneben.
kleurenwiezen-bid-short-pass = passe
kleurenwiezen-bid-short-wait = warte
kleurenwiezen-bid-short-parole = Parole
kleurenwiezen-bid-short-double = doppelt
kleurenwiezen-bid-short-no-double = nein
kleurenwiezen-bid-short-propose = Vorschlag
kleurenwiezen-bid-short-accept = gehe mit: { $goal }
kleurenwiezen-bid-short-solo = Solo { $goal }
kleurenwiezen-bid-short-troel = Troel { $goal }
kleurenwiezen-bid-short-small-misere = kleine Misere
kleurenwiezen-bid-short-piccolo = Piccolo
kleurenwiezen-bid-short-piccolissimo = Piccolissimo
kleurenwiezen-bid-short-grand-misere = große Misere
kleurenwiezen-bid-short-open-misere = offene Misere
kleurenwiezen-bid-short-abondance = Abondance { $goal }
kleurenwiezen-bid-short-abondance-table = Abondance Tisch { $goal }
kleurenwiezen-bid-short-small-slam = kl. Schlemm
kleurenwiezen-bid-short-small-slam-table = kl. Schlemm Tisch
kleurenwiezen-bid-short-slam = Schlemm
kleurenwiezen-bid-short-slam-table = Schlemm Tisch
kleurenwiezen-bid-short-open-slam = off. Schlemm
# Der Kontrakt zu zweit für eine schmale Spalte.
kleurenwiezen-bid-short-contract-accept = zu zweit { $goal }

# Die Regeln von Kleurenwiezen, Kapitel für Kapitel: /regeln setzt sie aus diesen Stücken zusammen.

# Das Spiel.
kleurenwiezen-rules-players = **Spieler** 4, jeder für sich: Wer mit wem spielt, entscheidet das Reizen, Spiel für Spiel.
kleurenwiezen-rules-cards = **Karten** 52, in jeder Farbe von hoch nach niedrig { $ranks }. Beim Reizen haben auch die Farben einen Rang, von hoch nach niedrig Herz, Karo, Kreuz, Pik.
kleurenwiezen-rules-aim = **In Kürze** Einer schlägt eine Farbe vor, ein anderer geht mit, und zu zweit müssen sie mit dieser Farbe als Trumpf genug Stiche machen. Oder einer spielt allein gegen drei: um weniger Stiche, um mehr oder um gar keinen. Der höchste Kontrakt wird gespielt.
kleurenwiezen-rules-deal-gathered = **Geben** Gemischt wird nicht. Die Stiche werden eingesammelt, die der Alleinspieler oder Partner zuerst, und der Spieler rechts vom Geber hebt { $least } bis { $most } Karten ab. Hebt er nicht ab, tut es der Zufall. Jeder bekommt 13, zu { $packets }. Vor dem ersten Spiel wird einmal gemischt, gegeben, sortiert und ungespielt eingesammelt.
kleurenwiezen-rules-deal-gathered-by-hand = **Geben** Gemischt wird nicht. Die Stiche werden ungeordnet eingesammelt, wie am Tisch, und der Spieler rechts vom Geber hebt { $least } bis { $most } Karten ab. Hebt er nicht ab, tut es der Zufall. Jeder bekommt 13, zu { $packets }. Vor dem ersten Spiel wird einmal gemischt, gegeben, sortiert und ungespielt eingesammelt.
kleurenwiezen-rules-deal-shuffled = **Geben** Vor jedem Spiel wird gemischt. Jeder bekommt 13 Karten, zu { $packets }.
kleurenwiezen-rules-dealer = **Geber** Den ersten bestimmt das Los; danach gibt der Spieler links vom Geber. Passen alle, gibt derselbe noch einmal.
kleurenwiezen-rules-dealer-counts = **Geber** Den ersten bestimmt das Los; danach gibt der Spieler links vom Geber, auch wenn alle passen.
kleurenwiezen-rules-match = **Partie** { $deals ->
    [0] Keine feste Zahl von Spielen: Gespielt wird, bis der Tisch beendet wird.
   *[other] { $deals } Spiele; die, in denen alle passen, zählen nicht mit. Die meisten Punkte gewinnen, bei Gleichstand gewinnen mehrere.
}
kleurenwiezen-rules-match-counts = **Partie** { $deals ->
    [0] Keine feste Zahl von Spielen: Gespielt wird, bis der Tisch beendet wird.
   *[other] { $deals } Spiele; auch die, in denen alle passen. Die meisten Punkte gewinnen, bei Gleichstand gewinnen mehrere.
}

# Das Reizen.
kleurenwiezen-rules-troel = **Troel** Wer { $aces ->
    [three] genau drei Asse
   *[more] drei oder vier Asse
} hat, hat Troel. Das wird vor dem Reizen angesagt, und der Partner dazu: wer das vierte Ass hat.
kleurenwiezen-rules-troel-heart = Bei allen vier Assen ist es, wer das höchste Herz hat, das dem Ansager fehlt.
kleurenwiezen-rules-troel-king = Bei allen vier Assen ist es, wer das höchste Herz hat, das dem Ansager fehlt; hat der auch den Herzkönig, dann wer den König der höchsten Farbe hat, deren König ihm fehlt.
kleurenwiezen-rules-troel-above = Alle dürfen höher reizen, auch die beiden; tut es keiner, wird der Troel gespielt.
kleurenwiezen-rules-order = **Reihenfolge** Von links vom Geber an im Uhrzeigersinn, bis alle gepasst haben oder festgelegt sind. Passen alle, wird neu gegeben.
kleurenwiezen-rules-suits = **Farben** Von zwei sonst gleichen Ansagen gewinnt die in der höheren Farbe: Herz, dann Karo, Kreuz, Pik.
kleurenwiezen-rules-pass = **Passen** Du reizt nicht mehr mit.
kleurenwiezen-rules-wait = **Warten** Nur der Spieler links vom Geber, als allererste Ansage{ $troel ->
    [yes] { "" }, und nicht über einem Troel
   *[no] { "" }
}. Danach darf er nur noch mitgehen oder passen.
kleurenwiezen-rules-propose = **Vorschlagen** kannst du eine Farbe, die du hast, als erste Ansage oder nach anderen eigenen Vorschlägen. Keine, die ein anderer gerade vorschlägt, und keine, in der schon jemand mitgegangen ist. Und jemand muss noch mitgehen können: ein Spieler, der weder gepasst hat noch festgelegt ist, mit höchstens 13 Stichen. Ein Vorschlag gilt, bis du wieder dran bist. { $times ->
    [1] Jede Farbe darfst du einmal vorschlagen.
    [2] Dieselbe Farbe darfst du zweimal vorschlagen.
   *[other] Dieselbe Farbe darfst du dreimal vorschlagen.
}
kleurenwiezen-rules-accept = **Mitgehen** kannst du bei einem Vorschlag, der noch gilt, in einer Farbe, die du hast. Ihr seid an sie gebunden, mit so wenigen Stichen wie nötig, um die höchste Ansage zu überbieten, und du sprichst für beide.
kleurenwiezen-rules-solo = **Solo** Mit so wenigen Stichen wie nötig, um die höchste Ansage zu überbieten. Nur in einer Farbe, die du vergeblich vorgeschlagen hast, oder wenn alle anderen gepasst haben oder festgelegt sind; nie in einer Farbe, die andere übernommen haben. Bei dieser Farbe bleibst du.
kleurenwiezen-rules-solo-once = Nicht in einer Farbe, die du mehr als einmal vorgeschlagen hast.
kleurenwiezen-rules-negative = **{ $names }** Jederzeit, wenn du dran bist, außer du wartest oder bist an eine Farbe gebunden. Hat gerade jemand dasselbe angesagt, darfst du es auch: Dann spielt es jeder für sich. Von da an bleiben dir nur Kontrakte ohne Trumpf.
kleurenwiezen-rules-misere-closes = Nach einem Kontrakt ohne Trumpf wird keine Farbe mehr vorgeschlagen, die noch niemand vorgeschlagen hat; einen Vorschlag erneuern oder bei einem mitgehen, der noch gilt, darf man weiter.
kleurenwiezen-rules-misere-closes-first = Nach einem Kontrakt ohne Trumpf gibt es keine neuen Vorschläge mehr; bei einem, der noch gilt, darf man mitgehen.
kleurenwiezen-rules-forced-fourth = Stehen am Ende drei kleine Miseren, muss der Vierte auch eine spielen.
kleurenwiezen-rules-abondance = **{ $names }** Nur als deine erste Ansage, mit beliebig vielen Stichen. Bei dieser Farbe bleibst du.
kleurenwiezen-rules-raise = **Überbieten** Sind alle festgelegt, gehen die Überbotenen höher oder passen, im Uhrzeigersinn nach dem letzten Sprecher, bis ein Kontrakt übrig ist. Zu zweit oder im Solo: mit so wenigen Stichen wie nötig. Ohne Trumpf: ein gleicher oder höherer Kontrakt ohne Trumpf. Abondance oder Schlemm: höher in derselben Farbe.
kleurenwiezen-rules-abondance-misere = Eine überbotene Abondance darf auch zu einem Kontrakt ohne Trumpf werden.
kleurenwiezen-rules-parole = **Passe Parole** Wer mitgegangen ist und { $tricks } oder mehr Stiche ansagen müsste, darf das dem Partner überlassen: Der geht höher oder passt und spricht von nun an für beide.
kleurenwiezen-rules-bound = **Alleingelassen** Passt, wer für beide spricht, bleibt der andere gebunden: Solo in dieser Farbe, oder passen.
kleurenwiezen-rules-bound-taken = Kein Solo aber, wenn jemand außerhalb dieses Paars die Farbe übernommen hat.
kleurenwiezen-rules-bound-misere = Ist das der, der vorgeschlagen hatte, darf es auch ein Kontrakt ohne Trumpf sein.
kleurenwiezen-rules-double = **Doppelt** Nach dem Reizen darf jeder Gegner *doppelt* sagen. Das erste gilt; mehr als eines gibt es nicht.

# Die Kontrakte.
kleurenwiezen-rules-contract-accept = **Zu zweit** Mindestens { $goals } Stiche, in der gemeinsamen Farbe.
kleurenwiezen-rules-contract-solo = **Solo** Mindestens { $goals } Stiche, allein gegen drei, mit Trumpf nach Wahl.
kleurenwiezen-rules-contract-troel = **Troel** { $tricks ->
    [9] Mindestens 9 Stiche. Der Partner wählt Trumpf: die Farbe der gerufenen Karte oder eine andere.
   *[other] Der Partner wählt: mindestens 8 Stiche in der Farbe der gerufenen Karte oder 9 in einer anderen.
}
kleurenwiezen-rules-contract-small-misere = **Kleine Misere** Ohne Trumpf. Jeder legt eine Karte weg; keinen der 12 Stiche machen.
kleurenwiezen-rules-contract-piccolo = **Piccolo** Ohne Trumpf. Genau einen Stich machen.
kleurenwiezen-rules-contract-piccolissimo = **Piccolissimo** Ohne Trumpf. Genau zwei Stiche machen.
kleurenwiezen-rules-contract-grand-misere = **Große Misere** Ohne Trumpf. Keinen der 13 Stiche machen.
kleurenwiezen-rules-contract-open-misere = **Offene Misere** Keinen der 13 Stiche machen, nach dem ersten mit offenen Karten.
kleurenwiezen-rules-contract-abondance = **Abondance** Mindestens { $goals } Stiche, allein, mit Trumpf nach Wahl.
kleurenwiezen-rules-contract-abondance-table = **Abondance auf dem Tisch** Mindestens { $goals } Stiche, nach dem ersten mit offenen Karten.
kleurenwiezen-rules-contract-small-slam = **Kleiner Schlemm** Mindestens 12 Stiche, allein, mit Trumpf nach Wahl.
kleurenwiezen-rules-contract-small-slam-table = **Kleiner Schlemm auf dem Tisch** Mindestens 12 Stiche, nach dem ersten mit offenen Karten.
kleurenwiezen-rules-contract-slam = **Schlemm** Alle 13 Stiche, allein, mit Trumpf nach Wahl.
kleurenwiezen-rules-contract-slam-table = **Schlemm auf dem Tisch** Alle 13 Stiche, nach dem ersten mit offenen Karten.
kleurenwiezen-rules-contract-open-slam = **Offener Schlemm** Alle 13 Stiche, nach dem ersten mit offenen Karten: die höchste aller Ansagen.

# Das Ausspielen.
kleurenwiezen-rules-lead = **Ausspiel** Der Spieler links vom Geber spielt zum ersten Stich aus.
kleurenwiezen-rules-lead-alone = Bei Abondance und Schlemm spielt der Alleinspieler aus.
kleurenwiezen-rules-lead-troel = Beim Troel spielt der Partner die gerufene Karte aus, wenn ihre Farbe Trumpf ist; sonst spielt, wer die Asse hat, das Trumpf-Ass aus.
kleurenwiezen-rules-lead-troel-any = Beim Troel spielt der Partner aus, was er will.
kleurenwiezen-rules-follow = **Bedienen** muss, wer kann; sonst ist jede Karte erlaubt. Stechen oder überstechen muss man nie.
kleurenwiezen-rules-tricks = **Stiche** Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe. Wer ihn macht, spielt aus.
kleurenwiezen-rules-example = **Beispiel** Herz ist Trumpf. { $led } wird ausgespielt, und { $best } geht darüber; wer kein Pik hat, wirft ab ({ $away }) oder sticht ({ $ruff }): { $ruff } macht den Stich. Ohne Trumpf bekäme ihn { $best }.
kleurenwiezen-rules-alt-ranking = Eine Farbe von hoch nach niedrig: { $cards }.
kleurenwiezen-rules-alt-suits = Die Farben beim Reizen, die höchste zuerst: { $cards }.
kleurenwiezen-rules-alt-trick = Der Stich des Beispiels, in der Reihenfolge des Spiels: { $cards }.
kleurenwiezen-rules-aside = **Kleine Misere** Vor dem ersten Stich legt jeder eine Karte nach Wahl verdeckt weg; niemand sonst sieht sie.
kleurenwiezen-rules-face-up = **Offene Karten** Wer offen oder auf dem Tisch spielt, legt nach dem ersten Stich seine Karten offen hin und spielt sie von dort.
kleurenwiezen-rules-several = **Mehrere Miseren** Wer dieselbe angesagt hat, spielt sie für sich: Jeder gewinnt oder verliert allein.
kleurenwiezen-rules-end-settled = **Ende** Ein Spiel endet, sobald nichts mehr seine Wertung ändern kann.
kleurenwiezen-rules-end-last = **Ende** Jedes Spiel geht bis zur letzten Karte.

# Die Wertung.
kleurenwiezen-rules-sides = **Wertung** Zwei gegen zwei: Jeder Partner gewinnt die Punkte des Kontrakts, jeder Gegner verliert sie; geht er verloren, umgekehrt. Einer gegen drei: Der Alleinspieler bekommt sie von jedem der drei oder zahlt jedem. Mehrere Miseren werden einzeln gewertet. Nur Punkte, nie Geld.
kleurenwiezen-rules-ladder = **Kontrakte, von niedrig nach hoch** Punkte, Kontrakt, was jeder weitere Stich bringt (+), was jeder fehlende zusätzlich kostet (−). Mehr Stiche als angegeben bringen nichts. In einer Zeile geht die höhere Farbe vor: Herz, Karo, Kreuz, Pik.
kleurenwiezen-rules-ladder-equal = Eine Zeile mit = steht so hoch wie die darüber; auch da entscheidet die Farbe.
kleurenwiezen-rules-ladder-against = Nach dem Schrägstrich: dasselbe für die Gegner, die eigene Punkte haben; die Summe eines Spiels ist also nicht immer null.
kleurenwiezen-rules-all-tricks = { $name } mit allen 13 Stichen: { $points }.
kleurenwiezen-rules-exactly = { $name } nach den gewonnenen Stichen, was sonst auch gilt: { $figures }.
kleurenwiezen-rules-exactly-one = { $tricks }: { $points }
kleurenwiezen-rules-failed = Ein verlorener Kontrakt kostet seine Punkte und dazu die fehlenden Stiche.
kleurenwiezen-rules-failed-otherwise = { $under ->
    [0] { $name } verloren: { $points }.
   *[other] { $name } mit einem Stich zu wenig: { $first }, und { $under } für jeden weiteren.
}
kleurenwiezen-rules-doubles = **Verdopplung** Einmal doppelt zählt alles zweifach, zweimal dreifach, dreimal vierfach:
kleurenwiezen-rules-double-tricks = { $tricks ->
    [13] • alle 13 Stiche für die Partner oder den Alleinspieler: { $names }
    [0] • alle 13 Stiche für die Gegner: { $names }
    [one] • genau { $tricks } Stich für die Partner oder den Alleinspieler: { $names }
   *[other] • genau { $tricks } Stiche für die Partner oder den Alleinspieler: { $names }
}
kleurenwiezen-rules-double-said = • das *doppelt* eines Gegners
kleurenwiezen-rules-double-passed = • ein Spiel davor, in dem alle gepasst haben (mehrere zählen einmal)
kleurenwiezen-rules-double-row = • { $name }: schon { $doubles ->
    [1] einmal
   *[other] { $doubles }-mal
}, in den Punkten oben enthalten
