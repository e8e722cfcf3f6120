# Die Regeln von Kleurenwiezen, Kapitel für Kapitel: /regeln setzt sie aus diesen Stücken zusammen.

# Das Spiel.
kleuren-players = **Spieler** 4, jeder für sich: Wer mit wem spielt, entscheidet das Reizen, Spiel für Spiel.
kleuren-cards = **Karten** 52, in jeder Farbe von hoch nach niedrig { $ranks }. Beim Reizen haben auch die Farben einen Rang, von hoch nach niedrig Herz, Karo, Kreuz, Pik.
kleuren-aim = **In Kürze** Einer schlägt eine Farbe vor, ein anderer geht mit, und zu zweit müssen sie mit dieser Farbe als Trumpf genug Stiche machen. Oder einer spielt allein gegen drei: um weniger Stiche, um mehr oder um gar keinen. Der höchste Kontrakt wird gespielt.
kleuren-deal-gathered = **Geben** Gemischt wird nicht. Die Stiche werden eingesammelt, die der Alleinspieler oder Partner zuerst, und der Spieler rechts vom Geber hebt { $least } bis { $most } Karten ab. Hebt er nicht ab, tut es der Zufall. Jeder bekommt 13, zu { $packets }. Vor dem ersten Spiel wird einmal gemischt, gegeben, sortiert und ungespielt eingesammelt.
kleuren-deal-gathered-by-hand = **Geben** Gemischt wird nicht. Die Stiche werden ungeordnet eingesammelt, wie am Tisch, und der Spieler rechts vom Geber hebt { $least } bis { $most } Karten ab. Hebt er nicht ab, tut es der Zufall. Jeder bekommt 13, zu { $packets }. Vor dem ersten Spiel wird einmal gemischt, gegeben, sortiert und ungespielt eingesammelt.
kleuren-deal-shuffled = **Geben** Vor jedem Spiel wird gemischt. Jeder bekommt 13 Karten, zu { $packets }.
kleuren-dealer = **Geber** Den ersten bestimmt das Los; danach gibt der Spieler links vom Geber. Passen alle, gibt derselbe noch einmal.
kleuren-match = **Partie** { $deals ->
    [0] Keine feste Zahl von Spielen: gespielt wird, bis der Tisch beendet wird.
   *[other] { $deals } Spiele; die, in denen alle passen, zählen nicht mit. Die meisten Punkte gewinnen, bei Gleichstand gewinnen mehrere.
}

# Das Reizen.
kleuren-troel = **Troel** Wer { $aces ->
    [three] genau drei Asse
   *[more] drei oder vier Asse
} hat, hat Troel. Das wird vor dem Reizen angesagt, und wer der Partner ist auch: wer das vierte Ass hat.
kleuren-troel-heart = Bei allen vier Assen ist es, wer das höchste Herz hat, das dem Ansager fehlt.
kleuren-troel-king = Bei allen vier Assen ist es, wer das höchste Herz hat, das dem Ansager fehlt; hat der auch den Herzkönig, dann wer den König der höchsten Farbe hat, deren König ihm fehlt.
kleuren-troel-above = Alle dürfen höher reizen, auch die beiden; tut es keiner, wird der Troel gespielt.
kleuren-order = **Reihenfolge** Von links vom Geber an im Uhrzeigersinn, bis alle gepasst haben oder festgelegt sind. Passen alle, wird neu gegeben.
kleuren-suits = **Farben** Von zwei sonst gleichen Ansagen gewinnt die in der höheren Farbe: Herz, dann Karo, Kreuz, Pik.
kleuren-pass = **Passen** Du reizt nicht mehr mit.
kleuren-wait = **Warten** Nur der Spieler links vom Geber, als allererste Ansage{ $troel ->
    [yes] { "" }, und nicht über einem Troel
   *[no] { "" }
}. Danach darf er nur noch mitgehen oder passen.
kleuren-propose = **Vorschlagen** kannst du eine Farbe, die du hast, als erste Ansage oder nach anderen eigenen Vorschlägen. Keine, die ein anderer gerade vorschlägt, und keine, in der schon jemand mitgegangen ist. Und jemand muss noch mitgehen können: ein Spieler, der weder gepasst hat noch festgelegt ist, mit höchstens 13 Stichen. Ein Vorschlag gilt, bis du wieder an der Reihe bist. { $times ->
    [1] Jede Farbe darfst du einmal vorschlagen.
    [2] Dieselbe Farbe darfst du zweimal vorschlagen.
   *[other] Dieselbe Farbe darfst du dreimal vorschlagen.
}
kleuren-accept = **Mitgehen** kannst du bei einem Vorschlag, der noch gilt, in einer Farbe, die du hast. Ihr seid an sie gebunden, mit so wenigen Stichen, wie es braucht, um das Höchste zu überbieten, und du sprichst für beide.
kleuren-solo = **Solo** Mit so wenigen Stichen, wie es braucht, um das Höchste zu überbieten. Nur in einer Farbe, die du vergeblich vorgeschlagen hast, oder wenn alle anderen gepasst haben oder festgelegt sind; nie in einer Farbe, die andere übernommen haben. Bei dieser Farbe bleibst du.
kleuren-solo-once = Nicht in einer Farbe, die du mehr als einmal vorgeschlagen hast.
kleuren-negative = **{ $names }** Jederzeit, wenn du an der Reihe bist, außer du wartest oder bist an eine Farbe gebunden. Hat gerade jemand dasselbe angesagt, darfst du es auch: Dann spielt es jeder für sich. Von da an bleiben dir nur Kontrakte ohne Trumpf.
kleuren-misere-closes = Nach einem Kontrakt ohne Trumpf wird keine Farbe mehr vorgeschlagen, die noch niemand vorgeschlagen hat; einen Vorschlag erneuern oder bei einem mitgehen, der noch gilt, darf man weiter.
kleuren-misere-closes-first = Nach einem Kontrakt ohne Trumpf gibt es keine neuen Vorschläge mehr; bei einem, der noch gilt, darf man mitgehen.
kleuren-forced-fourth = Stehen am Ende drei kleine Miseren, muss der Vierte auch eine spielen.
kleuren-abondance = **{ $names }** Nur als deine erste Ansage, mit beliebig vielen Stichen. Bei dieser Farbe bleibst du.
kleuren-raise = **Überbieten** Sind alle festgelegt, geht höher oder passt, wer überboten ist, im Uhrzeigersinn nach dem, der zuletzt sprach, bis ein Kontrakt übrig ist. Zu zweit oder im Solo: mit so wenigen Stichen wie nötig. Ohne Trumpf: ein gleicher oder höherer Kontrakt ohne Trumpf. Abondance oder Schlemm: höher in derselben Farbe.
kleuren-abondance-misere = Eine überbotene Abondance darf auch zu einem Kontrakt ohne Trumpf werden.
kleuren-parole = **Passe Parole** Wer mitgegangen ist und { $tricks } oder mehr Stiche ansagen müsste, darf das dem Partner überlassen: Der geht höher oder passt und spricht von nun an für beide.
kleuren-bound = **Alleingelassen** Passt, wer für beide spricht, bleibt der andere gebunden: Solo in dieser Farbe, oder passen.
kleuren-bound-taken = Kein Solo aber, wenn jemand außerhalb dieses Paars die Farbe übernommen hat.
kleuren-bound-misere = Ist das der, der vorgeschlagen hatte, darf es auch ein Kontrakt ohne Trumpf sein.
kleuren-double = **Doppelt** Nach dem Reizen darf jeder Gegner *doppelt* sagen. Das erste gilt; mehr als eines gibt es nicht.

# Die Kontrakte.
kleuren-contract-accept = **Zu zweit** Mindestens { $goals } Stiche, in der Farbe, in der mitgegangen wurde.
kleuren-contract-solo = **Solo** Mindestens { $goals } Stiche, allein gegen drei, mit Trumpf nach Wahl.
kleuren-contract-troel = **Troel** { $tricks ->
    [9] Mindestens 9 Stiche. Der Partner wählt Trumpf: die Farbe der gerufenen Karte oder eine andere.
   *[other] Der Partner wählt: mindestens 8 Stiche in der Farbe der gerufenen Karte oder 9 in einer anderen.
}
kleuren-contract-small-misere = **Kleine Misere** Ohne Trumpf. Jeder legt eine Karte weg; keinen der 12 Stiche machen.
kleuren-contract-piccolo = **Piccolo** Ohne Trumpf. Genau einen Stich machen.
kleuren-contract-piccolissimo = **Piccolissimo** Ohne Trumpf. Genau zwei Stiche machen.
kleuren-contract-grand-misere = **Große Misere** Ohne Trumpf. Keinen der 13 Stiche machen.
kleuren-contract-open-misere = **Offene Misere** Keinen der 13 Stiche machen, nach dem ersten mit offenen Karten.
kleuren-contract-abondance = **Abondance** Mindestens { $goals } Stiche, allein, mit Trumpf nach Wahl.
kleuren-contract-abondance-table = **Abondance auf dem Tisch** Mindestens { $goals } Stiche, nach dem ersten mit offenen Karten.
kleuren-contract-small-slam = **Kleiner Schlemm** Mindestens 12 Stiche, allein, mit Trumpf nach Wahl.
kleuren-contract-small-slam-table = **Kleiner Schlemm auf dem Tisch** Mindestens 12 Stiche, nach dem ersten mit offenen Karten.
kleuren-contract-slam = **Schlemm** Alle 13 Stiche, allein, mit Trumpf nach Wahl.
kleuren-contract-slam-table = **Schlemm auf dem Tisch** Alle 13 Stiche, nach dem ersten mit offenen Karten.
kleuren-contract-open-slam = **Offener Schlemm** Alle 13 Stiche, nach dem ersten mit offenen Karten: die höchste aller Ansagen.

# Das Ausspielen.
kleuren-lead = **Ausspiel** Links vom Geber wird zum ersten Stich ausgespielt.
kleuren-lead-alone = Bei Abondance und Schlemm spielt der Alleinspieler aus.
kleuren-lead-troel = Beim Troel spielt der Partner die gerufene Karte aus, wenn ihre Farbe Trumpf ist; sonst spielt, wer die Asse hat, das Trumpf-Ass aus.
kleuren-lead-troel-any = Beim Troel spielt der Partner aus, was er will.
kleuren-follow = **Bedienen** muss, wer kann; sonst ist jede Karte erlaubt. Stechen oder überstechen muss man nie.
kleuren-tricks = **Stiche** Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe. Wer ihn macht, spielt aus.
kleuren-example = **Beispiel** Herz ist Trumpf. { $led } wird ausgespielt, und { $best } geht darüber; wer kein Pik hat, wirft ab ({ $away }) oder sticht ({ $ruff }): { $ruff } macht den Stich. Ohne Trumpf bekäme ihn { $best }.
kleuren-alt-ranking = Eine Farbe von hoch nach niedrig: { $cards }.
kleuren-alt-suits = Die Farben beim Reizen, die höchste zuerst: { $cards }.
kleuren-alt-trick = Der Stich des Beispiels, in der Reihenfolge des Spiels: { $cards }.
kleuren-aside = **Kleine Misere** Vor dem ersten Stich legt jeder eine Karte nach Wahl verdeckt weg; niemand sonst sieht sie.
kleuren-face-up = **Offene Karten** Wer offen oder auf dem Tisch spielt, legt nach dem ersten Stich seine Karten offen hin und spielt sie von dort.
kleuren-several = **Mehrere Miseren** Wer dieselbe angesagt hat, spielt sie für sich: Jeder gewinnt oder verliert allein.
kleuren-end-settled = **Ende** Ein Spiel endet, sobald nichts mehr seine Wertung ändern kann.
kleuren-end-last = **Ende** Jedes Spiel geht bis zur letzten Karte.

# Die Wertung.
kleuren-sides = **Wertung** Zwei gegen zwei: Jeder Partner gewinnt die Punkte des Kontrakts, jeder Gegner verliert sie; geht er verloren, umgekehrt. Einer gegen drei: Der Alleinspieler bekommt sie von jedem der drei oder zahlt jedem. Mehrere Miseren werden einzeln gewertet. Nur Punkte, nie Geld.
kleuren-ladder = **Kontrakte, von niedrig nach hoch** Punkte, Kontrakt, was jeder weitere Stich bringt (+), was jeder fehlende zum Verlust dazugibt (−). Mehr Stiche als angegeben bringen nichts. In einer Zeile geht die höhere Farbe vor: Herz, Karo, Kreuz, Pik.
kleuren-ladder-equal = Eine Zeile mit = steht so hoch wie die darüber; auch da entscheidet die Farbe.
kleuren-ladder-against = Nach dem Schrägstrich: dasselbe für die Gegner.
kleuren-all-tricks = { $name } mit allen 13 Stichen: { $points }.
kleuren-exactly = { $name } nach den gewonnenen Stichen, was sonst auch gilt: { $figures }.
kleuren-failed = Ein verlorener Kontrakt kostet seine Punkte und dazu die fehlenden Stiche.
kleuren-failed-otherwise = { $under ->
    [0] { $name } verloren: { $points }.
   *[other] { $name } mit einem Stich zu wenig: { $first }, und { $under } für jeden weiteren.
}
kleuren-doubles = **Verdopplung** Einmal doppelt zählt alles zweifach, zweimal dreifach, dreimal vierfach:
kleuren-double-tricks = { $tricks ->
    [13] • alle 13 Stiche für die Partner oder den Alleinspieler: { $names }
    [0] • alle 13 Stiche für die Gegner: { $names }
    [one] • genau { $tricks } Stich für die Partner oder den Alleinspieler: { $names }
   *[other] • genau { $tricks } Stiche für die Partner oder den Alleinspieler: { $names }
}
kleuren-double-said = • das *doppelt* eines Gegners
kleuren-double-passed = • ein Spiel davor, in dem alle gepasst haben (mehrere zählen einmal)
kleuren-double-row = • { $name }: schon { $doubles ->
    [1] einmal
   *[other] { $doubles }-mal
}, in den Punkten oben enthalten
