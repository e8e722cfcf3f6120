# Die Regeln jeder Variante, kurz genug für ein Telefon: /regeln setzt sie aus diesen Stücken zusammen.

# Wie ein Spiel heißt.
rules-game-couillon = Couillon
rules-game-chouine = Chouine
rules-game-kleurenwiezen = Kleurenwiezen

# Wie eine Variante heißt: in Titeln, Listen und Vorschlägen.
rules-name-couillon = Couillon (Grundspiel)
rules-name-denexa = Couillon (fünf Striche)
rules-name-points = Couillon (nach Punkten)
rules-name-tongres = Couillon (Tongern)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon mit der Mit’ (Malmedy)
rules-name-dame-de-make = Couillon mit der Dame de Make
rules-name-st-vith = Kujong von St. Vith
rules-name-six = Couillon zu sechst (24 Karten)
rules-name-six-32 = Couillon zu sechst (32 Karten)
rules-name-eight = Couillon zu acht
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven zu dritt mit Strohmann
rules-name-troeven-3 = Troeven zu dritt
rules-name-troeven-2-layout = Troeven zu zweit (offene Karten)
rules-name-troeven-2-stock = Troeven zu zweit (Talon)
rules-name-chouine = Chouine
rules-name-chouine-3 = Chouine zu dritt
rules-name-chouine-4 = Chouine zu viert
rules-name-mondoubleau = Chouine (Mondoubleau)
rules-name-pagat = Kleurenwiezen (Grundspiel)
rules-name-whisthub = Kleurenwiezen (Whisthub)
rules-name-classic = Kleurenwiezen (klassisch)
rules-name-gerver = Kleurenwiezen (Gerver)
rules-name-flemish = Kleurenwiezen (flämische Wertung)
rules-name-wallonia = Kleurenwiezen (Wallonie)

# Der Befehl.
rules-command = regeln
rules-command-hint = Wie eine Variante gespielt wird, in Kürze; ohne Angabe der Tisch hier
rules-preset-hint = Welche Variante; ohne Angabe der Tisch in diesem Kanal

rules-title = ### { $name }
rules-title-table = ### { $name } · Tisch { $table }

# Die Kapitel langer Regeln: ihre Knöpfe.
rules-chapter-rules = Regeln
rules-chapter-game = Das Spiel
rules-chapter-auction = Reizen
rules-chapter-contracts = Kontrakte
rules-chapter-play = Spielverlauf
rules-chapter-score = Wertung
rules-chapter-tips = Tipps

# Spieler und Karten.
rules-players-pairs = **Spieler** 4, Partner sitzen sich gegenüber.
rules-players-teams = **Spieler** { $seats } auf zwei Seiten zu je { $each }, jeder zwischen zwei Gegnern.
rules-players-dummy = **Spieler** 3 und ein Strohmann, dessen Karten auf dem Tisch liegen. Wer ihm gegenübersitzt, ist sein Partner; die beiden anderen spielen zusammen.
rules-players-alone = **Spieler** { $seats ->
    [2] 2, einer gegen den anderen.
   *[other] { $seats }, jeder für sich.
}
rules-cards = **Karten** { $pack }, von hoch nach niedrig { $ranks }. Wert: { $values }, der Rest 0; zusammen 40 Augen.
rules-cards-no-black-sevens = Die schwarzen Siebenen bleiben draußen.

# Geben.
rules-deal-stub = **Geben** Je 2 auf einmal: jedem { $first }; { $rest } Karten bleiben übrig.
rules-deal-tongres = **Geben** Je 2 auf einmal: jedem { $first }, und noch { $more } nach der ersten Runde.
rules-deal-all = **Geben** Je { $batch } auf einmal: jedem { $first }, und noch { $more }, wenn der Trumpf feststeht.
rules-deal-eldest = **Geben** { $first } dem Spieler links vom Geber, der Trumpf macht; { $first } jedem der anderen; dann allen noch { $more }.
rules-deal-eldest-talon = **Geben** { $first } dem Spieler links vom Geber, der Trumpf macht; { $first } jedem der anderen; { $rest } verdeckt in den Talon; dann allen noch { $more }.
rules-deal-dealer-card = **Geben** 2 jedem der anderen, 1 offen dem Geber, noch { $second } den anderen, noch { $last } dem Geber{ $rest ->
    [0] {""}
   *[other] ; { $rest } bleiben übrig
}.
rules-deal-layout = **Geben** Jedem zwei Reihen zu 4 verdeckten Karten, auf jede eine offene. Die ersten 4 offenen bekommt, wer nicht gibt; dann wird Trumpf genannt.
rules-deal-stock = **Geben** { $first } dem, der nicht gibt; ist Trumpf genannt, { $first } dem Geber und jedem noch { $more }; { $rest } bilden den Talon.
rules-deal-left = { $rest } Karten bleiben übrig.
rules-deal-left-stock = { $rest } Karten bilden den Talon.
rules-deal-dummy = Die ersten 4 des Strohmanns liegen verdeckt, die anderen 4 offen darauf.
rules-cut = **Abheben** Vor jedem Spiel darf der Spieler rechts vom Geber abheben, mindestens { $least } Karten; sonst tut es der Zufall.
rules-dealer-lobby = **Geber** Beim ersten Mal entscheidet das Los; danach jedes Mal der Spieler links vom Geber.
rules-dealer-high-cards = **Geber** Vor der Partie zieht jeder eine Karte: Die zwei höchsten sind Partner, die höchste gibt zuerst. Danach jedes Mal der Spieler links vom Geber.
rules-dealer-jacks = **Geber** Vor der Partie werden Karten offen gegeben: Wer den ersten Buben bekommt, gibt zuerst, wer den zweiten bekommt, ist sein Partner. Danach jedes Mal der Spieler links vom Geber.

# Trumpf machen.
rules-trumps-upcard = **Trumpf** Die oberste Karte vom Rest wird aufgedeckt. Von links vom Geber an nimmt jeder ihre Farbe für seine Seite an oder passt, eine Runde. Passen alle, entscheidet die unterste Karte, und keine Seite hat Trumpf gemacht.
rules-trumps-tongres = **Trumpf** Die vierte Karte des Gebers wird aufgedeckt; von links vom Geber an nimmt jeder ihre Farbe an oder passt. Passen alle, gilt dasselbe nach dem Geben für seine letzte Karte. Passen wieder alle: keine Wertung, der Nächste gibt.
rules-trumps-forced = **Trumpf** Der Spieler links vom Geber { $show ->
    [chosen] zeigt eine seiner ersten { $first } Karten: Ihre Farbe ist Trumpf
    [highest] nennt die Farbe einer seiner ersten { $first } Karten und zeigt die höchste davon
   *[none] nennt die Farbe einer seiner ersten { $first } Karten und zeigt nichts
}. Oder er lässt **aufdecken**: Seine nächste Karte entscheidet. Trumpf gemacht hat jedenfalls seine Seite.
rules-trumps-held = **Trumpf** Der Spieler links vom Geber muss die Farbe einer seiner ersten { $first } Karten nennen und zeigt nichts. Seine Seite hat Trumpf gemacht.
rules-trumps-dealer-card = **Trumpf** Die offene Karte des Gebers ist der Vorschlag. Von links vom Geber an nimmt jeder ihre Farbe an oder passt. Passen alle, wird neu gegeben.
rules-trumps-passed = Haben in einem Spiel alle gepasst, zählt der nächste Sieg eins mehr (nie mehr als eins).
rules-trumps-named = **Trumpf** Der Spieler links vom Geber sieht { $first } Karten und nennt eine Farbe, auch eine, die er nicht hat.
rules-trumps-named-two = **Trumpf** Wer nicht gibt, sieht { $first } Karten und nennt eine Farbe, auch eine, die er nicht hat.
rules-trumps-dummy = Ist der Strohmann dran, wird erst alles gegeben, und sein Partner nennt Trumpf nach dessen offenen Karten, bevor er die eigenen ansieht.

# Spielen.
rules-lead = **Spielen** Der Spieler links vom Geber spielt aus.
rules-lead-two = **Spielen** Wer nicht gibt, spielt aus.
rules-follow-or-trump = Wer die angespielte Farbe hat, bedient **oder sticht**; sonst ist jede Karte erlaubt.
rules-follow-strict = Wer die angespielte Farbe hat, **muss bedienen**; sonst muss er stechen; kann er beides nicht, ist jede Karte erlaubt.
rules-follow-free = Solange der Talon reicht, ist jede Karte erlaubt; wer den Stich macht, zieht zuerst. Danach: Wer die angespielte Farbe hat, bedient **oder sticht**.
rules-follow-free-strict = Solange der Talon reicht, ist jede Karte erlaubt; wer den Stich macht, zieht zuerst. Danach: Wer die angespielte Farbe hat, **muss bedienen**; sonst muss er stechen; kann er beides nicht, ist jede Karte erlaubt.
rules-take = **Stiche** Überstechen muss man nie. Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe; wer ihn macht, spielt aus.
rules-play-layout = Gespielt wird aus den offenen Karten, und nur sie verpflichten. Was frei liegt, wird nach dem Stich aufgedeckt.
rules-play-dummy = Der Partner spielt die offenen Karten des Strohmanns, und nur sie verpflichten ihn. Was frei liegt, wird nach dem Stich aufgedeckt.

# Damen.
rules-mit = **Mit’** Wer die Pikdame hat, darf, wenn er dran ist, vor seiner ersten Karte *Mit’* sagen. Sie steht dann gleich unter dem Trumpf-Ass, und das Spiel zählt für die Gewinner eins mehr. Ungesagt bleibt sie ein gewöhnliches Pik.
rules-mit-kontra = Ein Gegner darf *Kontra* antworten, darauf die Seite der Mit’ *Re*: jeweils eins mehr. Auf den Tisch klopfen heißt dasselbe: Tipp „ich klopfe“ mit /{ command-bid }.
rules-dame-de-make = **Dame de Make** Die Kreuzdame ist immer Trumpf, gleich über dem König, und kein Kreuz mehr.
rules-red-queens = **Rote Damen** Auch sie sind immer Trumpf: unter der Kreuzdame, Herz vor Karo, über dem König.

# Die Wertung und das Ende der Partie.
rules-score-slate = **Wertung** { $lines ->
    [one] { $lines } Strich
   *[other] { $lines } Striche
} je Seite. Mehr Augen als die anderen: einen wegwischen. Trumpf gemacht und verloren: Ein eigener Strich bekommt eine *Boucle*, und die wegzuwischen kostet selbst einen Sieg. Gleichstand: *craie dans le trou*, der nächste Sieg wischt zwei weg.
rules-score-points = **Wertung** Mehr Augen als die anderen: 1 Punkt. Trumpf gemacht und verloren: 1 Punkt weniger. Gleichstand: Der nächste Sieg zählt 2.
rules-score-royes = **Wertung** { $royes } *Rôyes* je Seite, die man loswerden will. Mehr Augen: eine weg, und noch eine mit allen Stichen (*dobe*). Trumpf gemacht und verloren: eine dazu.
rules-score-ottant = Wer dabei die Mit’ angesagt hatte, schreibt zwei dazu.
rules-score-numbers = **Wertung** Der *Baum* steht bei { $branches } je Seite. Mehr Augen: eins weg, zwei mit allen Stichen. Trumpf gemacht und nicht gewonnen, auch bei Gleichstand: eins dazu. Gleichstand nimmt nichts weg.
rules-score-cows = **Wertung** Eine *Kuh* hat { $strokes } Striche je Seite. Mehr Augen: einen durchstreichen, und noch einen mit allen Stichen. Trumpf gemacht und verloren: einen dazu. Gleichstand: nichts.
rules-score-tree = **Wertung** Ein Baum mit { $branches ->
    [one] { $branches } Ast
   *[other] { $branches } Ästen
} je Seite. Mehr Augen: eine Kugel an einen Ast, er ist weg. Trumpf gemacht und verloren: ein Ast dazu. Gleichstand: Der nächste Sieg streicht zwei.
rules-score-trees = **Wertung** Jeder hat einen Baum mit { $branches ->
    [one] { $branches } Ast
   *[other] { $branches } Ästen
}. Als Einziger die meisten Augen: ein Ast weg. Trumpf gemacht, und ein anderer gewinnt: ein Ast dazu. Geteilt: nichts, und der nächste Sieg streicht zwei.
rules-tie-none = Gleichstand: nichts.
rules-tie-both-score = Gleichstand: bei beiden Seiten eine weg.
rules-tie-non-makers = Gleichstand: Die Seite, die Trumpf gemacht hat, hat verloren.
rules-bourgumesse = Trumpf gemacht und keinen einzigen Stich? Dann bist du *bourgumêsse*, der Bürgermeister.
rules-end-slate = **Partie** Die erste Seite ohne Striche gewinnt.
rules-end-points = **Partie** Wer zuerst { $target } hat, gewinnt.
rules-end-royes = **Partie** Wer zuerst bei 0 oder darunter steht, gewinnt.
rules-end-numbers = **Partie** Wer zuerst bei 0 oder darunter steht, gewinnt.
rules-end-cows-9-9-5 = **Partie** Wer zuerst keine Striche mehr hat, gewinnt die Kuh. Zwei Kühe gewinnen; steht es eins zu eins, hat die letzte Kuh nur 5 Striche.
rules-end-cows-9-5 = **Partie** Wer zuerst keine Striche mehr hat, gewinnt die Kuh. Kühe mit 9 und mit 5 Strichen wechseln sich ab; wer zuerst von jeder eine hat, gewinnt.
rules-end-cows-9 = **Partie** Wer zuerst keine Striche mehr hat, gewinnt.
rules-end-cows-5 = **Partie** Wer zuerst keine Striche mehr hat, gewinnt.
rules-end-tree = **Partie** Wer zuerst keine Äste mehr hat, gewinnt.
rules-end-deals-points = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; die meisten Punkte gewinnen, bei Gleichstand gewinnen beide.
rules-end-deals-royes = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; wer die wenigsten Rôyes hat, gewinnt, bei Gleichstand gewinnen beide.
rules-end-deals-slate = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; wer die wenigsten Zeichen hat, gewinnt, bei Gleichstand gewinnen beide. Eine Seite ohne Striche, die eine Boucle bekommt, malt einen Strich.
rules-end-deals-numbers = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; wer die wenigsten Punkte hat, gewinnt, bei Gleichstand gewinnen beide. Niemand kommt unter 0.
rules-end-deals-tree = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; wer die wenigsten Äste hat, gewinnt, bei Gleichstand gewinnen mehrere.
rules-end-deals-cows = **Partie** { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, Kuh auf Kuh; die meisten Kühe gewinnen, danach die wenigsten Striche in der letzten.
rules-cows-9-9-5 = Hat jede Seite eine gewonnen, hat die nächste Kuh nur 5 Striche.
rules-cows-9-5 = Kühe mit 9 und mit 5 Strichen wechseln sich ab.

# Was ein Tisch anders macht: eine Zeile je Option.
rules-house = **Hausregeln dieses Tisches**
rules-last-trick = Haben alle nur noch eine Karte und ist nichts anderes mehr zu sagen, spielt sich der letzte Stich von selbst.
rules-last-trick-usual = Haben alle nur noch eine Karte und ist nichts anderes mehr zu sagen, spielt sich der letzte Stich von selbst, wenn der Tisch nichts anderes gewählt hat.
rules-house-option = • { $option }

# Die Rangfolge als Bild, und wie sie vorgelesen wird.
rules-ranking-trumps = Trumpf, von hoch nach niedrig
rules-ranking-plain = Jede andere Farbe
rules-ranking-mit = Mit’
rules-ranking-points = Augen
rules-alt-trumps = Trumpf von hoch nach niedrig, hier { $suit }: { $cards }.
rules-alt-mit = Die Pikdame steht dort, wenn die Mit’ angesagt ist.
rules-alt-plain = Eine andere Farbe, hier { $suit }: { $cards }.

# Chouine.
rules-chouine-cards = **Karten** 32, von hoch nach niedrig { $ranks } in jeder Farbe. Wert: { $values }, der Rest 0; der letzte Stich { $der } (*dix de der*). Asse und Zehnen heißen *brisques*.
rules-chouine-deal = **Geben** Je { $each }, eine nach der anderen. Die nächste wird aufgedeckt: Trumpf. Der Rest liegt als Talon darauf: { $talon } Karten zum Ziehen, die aufgedeckte zuletzt.
rules-chouine-deal-no-trump = **Geben** Je { $each }, eine nach der anderen. Nichts wird aufgedeckt, und es gibt noch keinen Trumpf; { $talon } Karten sind der Talon.
rules-chouine-dealer = Vor dem Match zieht jeder: Die niedrigste Karte gibt zuerst; haben mehrere die niedrigste, ziehen sie noch einmal. Danach geht das Geben nach jeder Partie weiter; die zweite Manche eröffnet der nächste Spieler, eine spätere, wer am niedrigsten zieht.
rules-chouine-play = **Spiel** Der Spieler links vom Geber spielt aus. Solange gezogen wird, ist alles erlaubt. Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, zieht zuerst und spielt aus. { $end }
rules-chouine-talon-two = Wer den letzten Stich verliert, nach dem gezogen wird, bekommt die aufgedeckte Karte.
rules-chouine-talon-left-over = Zwei Karten bleiben liegen und zählen für niemanden.
rules-chouine-talon-all = Wer zuletzt zieht, bekommt die aufgedeckte Karte.
rules-chouine-end = **Talon leer** Farbe bedienen. Trumpf angespielt: überstechen, wenn man kann. Ohne die Farbe: stechen, wenn man kann.
rules-chouine-end-more = **Talon leer** Farbe bedienen. Trumpf angespielt: den höchsten überstechen, wenn man kann. Ohne die Farbe: stechen, und überstechen, wenn man kann.
rules-chouine-combinations = **Kombinationen** { $combinations }.
rules-chouine-counts = *{ $name }* ({ $ranks } einer Farbe) { $points }, in Trumpf { $trumps }
rules-chouine-brisques = *{ $name }* (beliebige { $cards } brisques) { $points }
rules-chouine-wins = *{ $name }* ({ $ranks } einer Farbe) gewinnt die Partie sofort
rules-chouine-declare = Gemeldet wird beim Spielen einer ihrer Karten, ob man ausspielt oder nicht, auch wenn der Talon leer ist; nach dem Stich wird sie gezeigt und zählt. Höchstens eine je Farbe und eine { $each }. Von zwei *chouines* in einem Stich gewinnt die in Trumpf, sonst die erste.
rules-chouine-twice = Eine Karte darf in zwei Kombinationen dienen: dasselbe Ass etwa in einem *quateron* und in einer *quinte*.
rules-chouine-exchange = **Die Sieben** Wer die Trumpfsieben hat, darf sie jederzeit gegen die aufgedeckte Karte tauschen, auch außer der Reihe, bis Stich { $lead } ausgespielt wird. „*Au sept*“ erinnert daran.
rules-chouine-makes = **Trumpf** Wer beim Ausspielen als Erster eine Mariage, eine Tierce oder ein Quateron meldet, macht diese Farbe zum Trumpf, sofort und endgültig; { $doubled ->
    [yes] die Meldung zählt wie in Trumpf
   *[no] die Meldung zählt wie in einer anderen Farbe
}. Getauscht wird nicht.
rules-chouine-partie = **Partie** Die meisten Augen gewinnen: Karten, dix de der, Kombinationen. Gleichstand: zählt nicht, derselbe gibt noch einmal.
rules-chouine-manche = **Manche** Wer zuerst { $parties ->
    [one] eine Partie
   *[other] { $parties } Partien
} hat.
rules-chouine-match = **Match** Wer zuerst { $manches } Manches hat; bei je einer entscheidet *la belle*.
