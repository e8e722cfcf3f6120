# Rat für Spieler: das letzte Kapitel von /regeln, zusammengesetzt nach der Variante.

# Couillon.
tips-couillon-accept = **Annehmen** nur mit einem Blatt, das gewinnen kann: Macht deine Seite weniger Augen, wird sie bestraft. Passen kostet nichts.
tips-couillon-accept-tie = Auch ein Gleichstand rettet dich nicht.
tips-couillon-forced = **Trumpf machen** muss der Spieler links vom Geber, und seine Seite steht dafür ein.
tips-couillon-turn = Hast du von jeder Farbe eine Karte und keine gute, lass aufdecken.
tips-couillon-named = **Nennen** Du darfst eine Farbe nennen, die du nicht hast: Ein Teil deiner Karten kommt noch. Verliert deine Seite, wird sie bestraft.
tips-couillon-worth = **Was zählt** Asse, Könige, Damen und Buben, in dieser Reihenfolge. Alles andere ist nichts wert: Das kannst du hergeben.
tips-couillon-trump = **Stechen** darfst du, auch wenn du bedienen könntest. Verboten ist nur eins: etwas anderes abzuwerfen, solange du bedienen kannst.
tips-couillon-strict = **Stechen** darfst du nicht, solange du bedienen kannst; und wenn du nicht bedienen kannst, musst du.
tips-couillon-mit = **Mit’** Sag sie mit einem guten Blatt an: Die Dame wird stärker, und das Spiel zählt mehr. Mit einem schwachen schweigst du besser: Der Zuschlag geht an die Gewinner, und das wären die anderen.
tips-couillon-mit-later = **Mit’ angesagt** Du musst sie nicht gleich spielen. Spielst du sie aus, müssen die anderen Trumpf bedienen; wird Trumpf angespielt und sie ist dein einziger, muss sie fallen.
tips-couillon-kontra = **Kontra und Re** Das Spiel zählt mehr für den, der es gewinnt: Sag sie, wenn du zu gewinnen glaubst. Mit allen Stichen, Mit’, Kontra und Re nimmt ein Spiel fünf Rôyes weg.
tips-couillon-ottant = **Zwei für zwei** Hat deine Seite Trumpf gemacht, kostet es zwei statt einer, die Mit’ anzusagen und zu verlieren.
tips-couillon-queens = **Damen, die immer Trumpf sind**, sagt man nicht an, und sie kosten nichts: Zähl sie als Trümpfe, wenn du die Farbe wählst, und nicht zu ihrer eigenen.
tips-couillon-tie = **Nach einem Gleichstand** zählt der nächste Sieg doppelt.
tips-couillon-passed = **Haben alle gepasst**, zählt der nächste Sieg eins mehr.
tips-couillon-layout = **Offene Karten** Alle sehen, was du spielen kannst. Was du spielst, entscheidet auch, welche verdeckte Karte frei wird.
tips-couillon-stock = **Solange es einen Talon gibt**, muss niemand bedienen: Du kannst abwerfen, was nichts wert ist. In den letzten acht Stichen muss man bedienen oder stechen.

# Chouine.
tips-chouine-brisques = **Was zählt** Augen kommen von Brisques in den Stichen und von Kombinationen. Jeder darf in jedem Stich melden: Ein Stich ohne solche Karten lohnt sich nicht.
tips-chouine-last = **Der letzte Stich** ist die Ausnahme: Er bringt { $der }. Dafür behält man Trümpfe.
tips-chouine-early = **Am Anfang** wirf weg, was nichts nützt, zuerst Siebenen, Achten und Neunen, die nicht Trumpf sind, und sammle für Kombinationen.
tips-chouine-choose = **Ist jede Karte gut**, muss doch eine weg: Bilder, vor allem Könige und Damen, aus denen eine Kombination werden kann; Asse und Zehnen für eine { $brisques } oder für die Stiche, die sie machen; Trümpfe für das Ende. Wie viele Karten noch zu ziehen sind, sagt, was man hoffen darf.
tips-chouine-hide = **Zeig wenig** Vielleicht wartet ein anderer gerade auf die Karte, die du behältst. Wer meldet, zeigt seine Karten, und früh gemeldet zählt nicht mehr: Warte, bis du ohnehin eine davon spielst, die Kombination kann noch wachsen. Eine Mariage kann warten, bis sie deine letzten zwei Karten sind.
tips-chouine-remember = **Merk dir**, was gespielt ist. Ist der König oder die Dame einer Farbe weg, gibt es in ihr keine Kombination mehr, und ihre Bilder nützen nichts mehr.
tips-chouine-seven = **Die Trumpfsieben** tauschst du immer, aber erst, wenn du die aufgedeckte Karte willst: um sie zu spielen oder mit ihr zu melden. Warte nicht, bis Stich { $lead } ausgespielt wird: Dann ist es zu spät.
tips-chouine-count = **Zählen** Brisques und dix de der sind { $high } Augen, alle Könige, Damen und Buben nur { $low }. Meistens sagen Meldungen, Brisques und der letzte Stich, wer gewonnen hat; den Rest zählt man nur, wenn es knapp ist.

# Kleurenwiezen.
tips-kleurenwiezen-nine = **Mitgehen** Es ist Brauch, nur mitzugehen, wenn man bereit ist, auf neun Stiche zu gehen.
tips-kleurenwiezen-solo5 = Ein Solo um fünf wird deshalb meistens überboten.
tips-kleurenwiezen-alone = **Allein** bekommst du von dreien, oder du zahlst dreien: Für dich ist ein Kontrakt das Dreifache seiner Punkte wert.
tips-kleurenwiezen-high = **Ein sehr starkes Blatt** gehört in eine Abondance, und zwar als erste Ansage: Später geht es nicht mehr.
tips-kleurenwiezen-solo-most = Ein Solo bringt über acht Stiche hinaus nichts.
tips-kleurenwiezen-abondance = **Eine Abondance** zahlt, was du ansagst, nicht, was du machst: Bist du dir bei mehr als neun Stichen sicher, sag es gleich. Später darfst du nur höher, wenn dich jemand überbietet.
tips-kleurenwiezen-overtricks = **Mit einem Partner** sag nicht mehr an als nötig: Überstiche bringen so viel, als hättest du sie angesagt.
tips-kleurenwiezen-failed = **Ein verlorener Kontrakt**, zu zweit oder im Solo, kostet in der Regel mehr, als er wert ist: Die fehlenden Stiche kommen dazu, mindestens einer.
tips-kleurenwiezen-listen = **Hör zu** Vorschläge verraten etwas über die Blätter, auch die, bei denen niemand mitging: Eine Farbe, die dein Partner zuerst nannte, ist gut zu wissen, wenn du ausspielst.
tips-kleurenwiezen-parole = **Passe Parole**, wenn du stark bist, aber nicht weißt, ob das Blatt deines Partners für { $tricks } Stiche reicht.
tips-kleurenwiezen-troel = **Troel** Als Partner sieh dir die gerufene Karte an: Ist ihre Farbe bei dir kurz und eine andere lang, ist die vielleicht der bessere Trumpf, auch für neun Stiche.
tips-kleurenwiezen-royal = Wer alle Asse und eine lange Farbe hat, verdient allein manchmal mehr.
tips-kleurenwiezen-pack = **Niemand mischt**, also liegen Farben beisammen: Die Blätter sind wilder, und hohe Kontrakte kommen öfter vor als mit gemischten Karten.
