# Warum etwas nicht geht und was man tun kann: jeweils ein Satz.
refusal-unexpected = Bei mir ist etwas schiefgegangen und nichts wurde geändert; versuch es gleich noch einmal.
refusal-not-saved = Das konnte ich nicht aufschreiben, also zählt es nicht; versuch es gleich noch einmal.
refusal-journal-busy = Mein Protokoll ist gerade belegt, deshalb wurde nichts gespeichert; versuch es gleich noch einmal.
refusal-unknown-choice = „{ $given }“ gibt es hier nicht; möglich: { $possible }.
refusal-unknown-preset = Eine Variante „{ $given }“ gibt es nicht; wähl aus der Liste, die beim Tippen erscheint.
refusal-unknown-option = Eine Hausregel „{ $given }“ gibt es nicht; möglich: { $possible }.
refusal-unknown-value = „{ $given }“ geht bei { $option } nicht; möglich: { $possible }.
refusal-unknown-number = „{ $given }“ geht bei { $option } nicht: Dort gehört { $step ->
    [1] eine ganze Zahl
   *[other] ein Vielfaches von { $step }
} von { $least } bis { $most } hin.
refusal-unreadable = „{ $text }“ kann ich nicht lesen; wähl aus der Liste, die beim Tippen erscheint.
refusal-option-twice = „{ $typed }“ steht mit zwei Werten da, { $given } und { $text }: Lass einen davon weg.
refusal-ladder-has-a-form = Eine Wertung passt hier nicht hinein. Speichere deine Hausregeln mit /{ house-command } { house-save }, ändere die Wertung mit /{ house-command } { house-edit }, und öffne dann einen Tisch nach diesen Hausregeln.
refusal-impossible-no-slate = { $game } wird nicht auf einer Tafel mit Strichen gezählt; „{ $rule }“ passt also nicht dazu: Nimm scoring=slate dazu, oder lass die Regel weg.
refusal-impossible-no-tree = { $game } wird nicht an einem Baum gezählt; „{ $rule }“ passt also nicht dazu: Nimm scoring=tree oder scoring=numbers dazu, oder lass die Regel weg.
refusal-impossible-no-cows = Bei { $game } zählt man keine Kühe; „{ $rule }“ passt also nicht dazu: Nimm scoring=cows dazu, oder lass die Regel weg.
refusal-impossible-no-royes = Bei { $game } zählt man keine Rôyes; „{ $rule }“ passt also nicht dazu: Nimm scoring=royes dazu, oder lass die Regel weg.
refusal-impossible-no-points = Bei { $game } zählt man keine Punkte zusammen; „{ $rule }“ passt also nicht dazu: Nimm scoring=points dazu, oder lass die Regel weg.
refusal-impossible-own-pack = { $game } hat sein eigenes Kartenspiel; „{ $rule }“ passt also nicht dazu: Lass die Regel weg.
refusal-impossible-pack-of-three = Ohne die schwarzen Siebenen spielt man Troeven zu dritt; { $game } spielt man mit 24 oder 32 Karten.
refusal-impossible-no-mit = Die Mit’ zählt nur in Rôyes oder Kühen; „{ $rule }“ passt also nicht zu { $game }: Nimm scoring=royes, scoring=cows oder mit=none dazu.
refusal-impossible-needs-mit = „{ $rule }“ geht nur mit der Mit’: Nimm mit=plain oder mit=kontra dazu.
refusal-impossible-not-forced = Bei { $game } zeigt niemand eine Karte, um Trumpf zu nennen; „{ $rule }“ passt also nicht dazu: Nimm making=forced dazu, oder lass die Regel weg.
refusal-impossible-lies-on-table = Bei { $game } liegen Karten auf dem Tisch, und dafür wird gegeben; „{ $rule }“ passt also nicht dazu: Lass die Regel weg.
refusal-impossible-trees-for-three = Bei { $game } spielen drei für sich, jeder mit einem Baum; „{ $rule }“ passt also nicht dazu: Lass die Regel weg, oder nimm scoring=tree dazu.
refusal-impossible-mit-in-sight = Bei { $game } liegen Karten offen auf dem Tisch, und alle sähen, wer die Mit’ hat; „{ $rule }“ passt also nicht dazu: Lass die Regel weg.
refusal-impossible-upcard-in-stock = Bei { $game } ziehen alle vom Talon; „{ $rule }“ passt also nicht dazu: Lass den Trumpf anders machen.
refusal-impossible-no-last-card = Die letzte Karte des Gebers wird nach seiner vierten vorgeschlagen; „{ $rule }“ passt hier also nicht: Nimm cards=5 oder mehr dazu.
refusal-impossible-too-few-cards = Für „{ $rule }“ hat das Kartenspiel bei { $game } nicht genug Karten: Gib jedem weniger, oder nimm pack=32 dazu.
refusal-impossible-no-stub = Mit „{ $rule }“ bleibt bei { $game } keine Karte übrig, die man aufdecken könnte: Gib jedem weniger, oder nimm pack=32 dazu.
refusal-impossible-no-stock = Mit „{ $rule }“ bleibt bei { $game } kein Talon übrig: Gib jedem weniger Karten.
refusal-impossible-no-partners = Partner lost man nur zu viert aus, in zwei Paaren; bei { $game } geht das nicht.
refusal-impossible-no-end = In einem Turnier muss jede Partie ein Ende haben: Sag, wie lang sie ist.
refusal-impossible-no-quinte = Mit drei Karten auf der Hand gibt es keine Quinte; „{ $rule }“ passt also nicht zu { $game }.
refusal-impossible-trumps-turned-up = Bei { $game } wird Trumpf aufgedeckt; „{ $rule }“ passt also nicht dazu.
refusal-impossible-shuffled = Hier wird vor jedem Spiel gemischt; „{ $rule }“ passt also nicht dazu: Nimm shuffle=no dazu oder lass die Regel weg.
refusal-discord-permission = Discord lässt mich das hier nicht tun; jemand, der den Server verwaltet, muss mir erlauben, diesen Kanal zu sehen, darin zu schreiben und Dateien anzuhängen.
refusal-discord-gone = Worum es geht, ist nicht mehr da: Der Kanal, die Rolle oder die Nachricht wurde gelöscht. Tipp den Befehl noch einmal dort, wo du ihn brauchst.
refusal-discord-nobody = Discord kennt diese Person hier nicht mehr, vielleicht hat sie den Server verlassen. Wähl jemanden, der da ist.
refusal-discord-place = Discord lässt mich das an so einem Ort nicht tun; nimm einen Textkanal eines Servers oder einen Thread darin.
refusal-discord-pause = Discord nimmt davon hier eine Weile nichts mehr an; versuch es in ein paar Minuten noch einmal.
refusal-discord-filter = Ein Filter dieses Servers oder von Discord sperrt, was ich hier schreiben wollte; schau, welcher Name oder welches Wort darin steht, oder lass mich von jemandem, der den Server verwaltet, von AutoMod ausnehmen.
refusal-discord-opening = Discord lässt mich gerade keinen neuen Leuten mehr schreiben; versuch es in einer Stunde noch einmal, oder tipp zuerst einen Befehl in einer Direktnachricht an mich.
refusal-discord-closed = Die Direktnachrichten dieser Person sind für mich geschlossen, also wurde dort nichts gesendet: Nachrichten von Mitgliedern dieses Servers müssten dafür erlaubt sein.
refusal-discord-thread = Dieser Thread ist archiviert oder gesperrt; jemand, der Threads verwaltet, muss ihn öffnen, oder nimm einen anderen Kanal.
refusal-discord-threads = Gespielt wird hier im Kanal: Dieser Server hat so viele offene Threads, wie Discord zulässt. Schließ ein paar, dann bekommt der nächste Tisch wieder einen eigenen.
refusal-missing-permissions = Ich kann hier erst einen Tisch öffnen, wenn jemand, der den Server verwaltet, mir in diesem Kanal diese Berechtigungen gibt: { $permissions }.
refusal-thread-private = Ich bin nicht in diesem privaten Thread und kann hier nichts zeigen. Füg mich mit { $bot } zu diesem Thread hinzu und versuch es noch einmal.
refusal-thread-locked = Dieser Thread ist geschlossen und gesperrt, also kann ich hier nichts zeigen. Lass ihn wieder öffnen, oder geh in einen anderen Kanal.
refusal-server-unseen = Discord hat mir von diesem Server noch nichts erzählt: Versuch es gleich noch einmal.
refusal-channel-unseen = Ich kann { $channel } gerade nicht sehen: Schau nach, ob ich das darf, und versuch es gleich noch einmal.
refusal-no-member = { $name } ist kein Mitglied dieses Servers, oder nicht mehr: Nenn jemanden, der es ist.
refusal-seats-given-up =
    { $count ->
        [one] { $names } ist nicht mehr auf diesem Server, also ist der Platz wieder frei. Sieh dir den Tisch an und versuch es noch einmal.
       *[other] { $names } sind nicht mehr auf diesem Server, also sind die Plätze wieder frei. Sieh dir den Tisch an und versuch es noch einmal.
    }
refusal-only-in-channels = Das geht nur in einem Kanal eines Servers.
refusal-away = Ich bin hier nicht selbst dabei: Hier kann ich nur dir allein antworten, nicht spielen. Spiel mit mir in unseren Direktnachrichten ({ $bot }): `/{ lesson-command }`, `/{ command-duel }`, `/{ deals-daily } { deals-play }`, `/{ score-command } { score-open }`. Um hier zu spielen, kann mich jemand hinzufügen, der den Server verwaltet: { $link }
refusal-offered-tables = Welchen Tisch meinst du?
refusal-which-table = Du sitzt an mehreren Tischen: Sag mit der Option „{ command-which-table }“, an welchem ({ $tables }).
refusal-no-table-of-yours = Du sitzt an keinem Tisch; öffne einen mit /{ command-table } { command-open }.
refusal-no-table-here = Hier gibt es keinen Tisch, den du anfangen oder beenden kannst; /{ command-table } { command-list } zeigt alle Tische.
refusal-no-such-table-text = „{ $given }“ ist kein Tisch von dir; möglich: { $possible }.
refusal-no-such-card = Eine Karte „{ $typed }“ kenne ich nicht; versuch zum Beispiel { $example }.
refusal-which-card = „{ $typed }“ kann { $cards } sein; wähl aus der Liste, die beim Tippen erscheint.
refusal-no-such-call = „{ $typed }“ kannst du jetzt nicht sagen; möglich: { $possible }.
refusal-which-call = „{ $typed }“ kann sein: { $possible }. Sag, was du meinst.
refusal-nothing-to-say = Jetzt gibt es nichts zu sagen, nur eine Karte zu spielen; nimm /{ command-play }.
refusal-nothing-to-play = Jetzt gibt es keine Karte zu spielen, sondern etwas zu sagen; nimm /{ command-bid }.
refusal-whose-turn = { $count ->
    [one] { $name } ist dran, nicht du.
   *[other] Jetzt dürfen nur diese antworten: { $name }.
}
refusal-no-last-trick = In diesem Spiel ist noch kein Stich fertig.
refusal-manage-server = Das kann nur, wer den Server verwalten darf.
refusal-still-closed = Deine Direktnachrichten sind für mich noch geschlossen: Erlaube in den Privatsphäre-Einstellungen dieses Servers Nachrichten von Mitgliedern und versuch es noch einmal.
refusal-too-many-computers = Es ist Platz für höchstens { $room } Computer.
refusal-swap-two = Wähl zwei verschiedene Plätze zum Tauschen.

# Spielregeln.
refusal-deal-over = Dieses Spiel ist vorbei; das nächste kommt gleich.
refusal-not-your-turn = Du bist nicht dran, sondern Platz { $actors }.
refusal-not-now = { $phase ->
    [auction] Das geht noch nicht: Erst wird gereizt.
    [troel] Das geht noch nicht: Erst wählt der Partner des Troels Trumpf.
    [trumps] Das geht noch nicht: Erst wird Trumpf gemacht.
    [kontra] Das geht noch nicht: Erst wird auf die Mit’ geantwortet.
    [discard] Das geht noch nicht: Erst legt jeder eine Karte weg.
    [double] Das geht noch nicht: Erst sagen die Gegner, ob sie verdoppeln.
    [play] Das kann man jetzt nicht sagen: Es werden Karten gespielt.
   *[other] Das geht jetzt nicht.
}
refusal-not-in-this-game = Das gibt es in den Regeln dieses Tisches nicht.
refusal-not-held = { $card } hast du nicht auf der Hand.
refusal-must-follow = Du hast noch eine Karte der angespielten Farbe ({ $led }): Bediene oder spiel Trumpf ({ $trump }).
refusal-must-follow-suit = Du hast noch eine Karte der angespielten Farbe ({ $led }): Bediene.
refusal-must-follow-trump = Trumpf ist angespielt ({ $led }), und du hast noch Trumpf: Spiel Trumpf.
refusal-must-trump = Du hast nichts von der angespielten Farbe ({ $led }), aber Trumpf ({ $trump }): Spiel Trumpf.
refusal-suit-not-seen = Keine deiner ersten Karten hat diese Farbe ({ $suit }); wähl die Farbe einer von ihnen{ $making ->
    [forced] { " " }oder lass eine Karte aufdecken
   *[held] { "" }
}.
refusal-must-show-card = Hier macht man Trumpf, indem man eine Karte zeigt: Wähl eine deiner ersten Karten, ihre Farbe wird Trumpf.
refusal-no-card-shown = Hier wählt man keine Karte zum Zeigen: Nenn nur die Farbe ({ $suit }).
refusal-mit-not-held = Nur wer die Pikdame hat, kann die Mit’ ansagen.
refusal-must-beat = Trumpf ist angespielt ({ $led }), und du kannst die höchste Karte im Stich, { $best }, überstechen: Spiel einen höheren Trumpf.
refusal-must-overtrump = Du hast nichts von der angespielten Farbe ({ $led }), und es ist schon mit { $best } gestochen: Du kannst überstechen, also musst du.
refusal-combination-not-held = Diese Kombination hast du mit dieser Karte nicht.
refusal-already-declared = In dieser Farbe, oder mit Brisques, hast du in dieser Partie schon gemeldet; mehr als einmal zählt nicht.
refusal-seven-not-held = Nur wer die Trumpfsieben hat, kann sie tauschen.
refusal-too-late-to-exchange = Es ist zu spät, die Sieben zu tauschen: Das geht bis zum Ausspiel zum letzten Stich, nach dem gezogen wird.
refusal-must-lead-troel = Ein Troel wird mit der gerufenen Karte ausgespielt oder mit dem Ass der neuen Trumpffarbe.
refusal-already-discarded = Du hast schon eine Karte weggelegt.
refusal-too-late = Dafür ist es zu spät: Das sagt man vor der eigenen ersten Karte.
refusal-for-dummy = Du spielst jetzt für den Strohmann: Wähl eine seiner offenen Karten.
refusal-said-kontra = { $name } hat schon Kontra gesagt.
refusal-said-re = { $name } hat schon Re gesagt.
refusal-said-double = { $name } hat schon verdoppelt.
refusal-said-all = Es ist zu spät, auf die Mit’ zu antworten: Das Spiel ist weitergegangen.

# Das Reizen beim Farbwhist.
refusal-has-passed = Du hast gepasst und reizt nicht mehr mit.
refusal-partner-speaks = Dein Partner spricht jetzt für euch beide.
refusal-troel-is-announced = Einen Troel sagt man nicht selbst an: Drei oder vier Asse werden von selbst angesagt.
refusal-troel-tricks = In dieser Farbe heißt es „{ $due }“.
refusal-too-low = Das ist nicht höher als das, was schon angesagt ist: { $highest }.
refusal-not-the-least = Sag nicht mehr Stiche an, als nötig sind: { $least }.
refusal-wait-first-only = Nur wer links vom Geber sitzt, kann warten, und nur als allererste Ansage.
refusal-wait-not-after-troel = Nach einem Troel kann niemand warten.
refusal-waited = Du hast gewartet: Jetzt kannst du nur noch mitgehen oder passen.
refusal-proposal-live = { $suit } hat schon jemand vorgeschlagen, und das gilt noch: Du kannst mitgehen, aber nicht dasselbe vorschlagen.
refusal-proposal-accepted = Bei { $suit } ist schon jemand mitgegangen: Die Farbe kann niemand mehr vorschlagen.
refusal-proposed-enough = Du hast { $suit } so oft vorgeschlagen, wie man es an diesem Tisch darf.
refusal-suit-not-held = Du hast keine Karte dieser Farbe ({ $suit }).
refusal-nobody-to-accept = Alle anderen haben gepasst oder sich festgelegt: Niemand kann mehr mitgehen.
refusal-misere-closes = Eine Misere oder ein Piccolo ist angesagt; danach kann man an diesem Tisch keine neue Farbe mehr vorschlagen.
refusal-no-partnership-higher = Zu zweit in { $suit } ist nichts mehr hoch genug: Angesagt ist schon { $highest }.
refusal-not-proposed = Gerade schlägt niemand sonst { $suit } vor.
refusal-suit-undertaken = Andere haben { $suit } schon übernommen: Ein Solo darin geht nicht.
refusal-solo-after-repeat = Du hast { $suit } mehr als einmal vorgeschlagen; an diesem Tisch kannst du darin dann kein Solo spielen.
refusal-partner-first = Such erst einen Partner in { $suit }: Ein Solo geht, wenn niemand mitgegangen ist oder niemand mehr mitgehen kann.
refusal-first-bid-only = Abondance oder Schlemm muss deine allererste Ansage sein.
refusal-bound-to-partnership = Du bist mit deinem Partner an { $suit } gebunden: Geh höher oder passe.
refusal-bound-after-partner = Dein Partner hat gepasst, aber du bleibst an { $suit } gebunden und kannst das nicht ansagen.
refusal-bound-to-solo = Du bist an dein Solo in { $suit } gebunden: Geh höher oder passe.
refusal-bound-to-negative = Du bist an Misere und Piccolo gebunden: Sag eins an, das hoch genug ist, oder passe.
refusal-bound-to-abondance = Du bist an Abondance und Schlemm in { $suit } gebunden und kannst das nicht ansagen.
refusal-parole-acceptor-only = Nur wer mitgegangen ist, kann „Passe Parole“ sagen, wenn er höher gehen müsste.
refusal-parole-from-eleven = „Passe Parole“ sagt man ab elf Stichen; hier genügt { $least }.

# Tische.
refusal-no-such-table = Einen Tisch { $table } gibt es hier nicht; /{ command-table } { command-list } zeigt, welche es gibt.
refusal-table-gone = Tisch { $table } gibt es nicht mehr: Davon wird nichts mehr aufbewahrt.
refusal-table-over = Die Partie an Tisch { $table } ist vorbei; öffne mit /{ command-table } { command-open } einen neuen.
refusal-ends-already = Die Partie endet schon nach Spiel { $deal }, wie vereinbart; du kannst vorschlagen weiterzuspielen.
refusal-not-ending = Niemand hat vereinbart, diese Partie früher abzuschließen; es gibt also nichts zurückzunehmen.
refusal-same-length = Die Partie ist schon so lang.
refusal-too-short = Mit dem, was schon gespielt ist, wäre die Partie damit vorbei oder anders verlaufen; wähl etwas Längeres, oder schlag vor, sie abzuschließen.
refusal-not-started = Die Partie hat noch nicht angefangen.
refusal-already-started = Die Partie hat schon angefangen.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht; es gibt die Plätze 1 bis { $seats }.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-already-seated = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
refusal-table-full = Alle { $seats } Plätze sind besetzt.
refusal-seat-taken = { $name } sitzt schon auf Platz { $seat }; wähl einen anderen.
refusal-seat-empty = Auf Platz { $seat } sitzt niemand.
refusal-seat-shared = { $name } sitzt schon auf eurem gemeinsamen Platz an Tisch { $table }; die freien Plätze sind für die anderen. Kommt jemand nicht, setz dich dorthin.
refusal-seats-empty = { $empty ->
    [one] Einer der { $seats } Plätze ist
   *[other] { $empty } der { $seats } Plätze sind
} noch frei; setz Computer dazu oder warte auf Leute.
refusal-dummy-seat = Auf Platz { $seat } kann niemand sitzen: Der gehört dem Strohmann.
refusal-too-many-people = An diesem Tisch sitzen { $people } Leute, und diese Variante ist für { $seats }; erst muss jemand aufstehen.
refusal-not-invited = Das geht nur auf Einladung: Frag den Gastgeber, oder wen du an deinem Tisch haben willst.
refusal-blocks-enough = Deine Liste ist voll: Nimm erst jemanden herunter.
refusal-not-host = Das darf nur der Gastgeber, { $host }.
refusal-not-offered = { $name } gibt Platz { $seat } nicht ab.
refusal-not-away = Du bist nicht als abwesend vermerkt.
refusal-called-enough = Du kannst dieselbe Person zweimal am Tag rufen, und zehn Leute in der Stunde. Das geht wieder <t:{ $until }:R>; von selbst kommen kann jeder jederzeit.
refusal-seat-not-away = { $name } ist da: Platz { $seat } kann dann nur { $name } anderen anbieten.
refusal-still-awaited = Noch nicht alle haben sich zurückgemeldet, und sie haben noch Zeit: Frag die anderen <t:{ $until }:R>, oder warte auf „{ stay-here }“.
refusal-nobody-waited-for = An diesem Tisch wartet niemand ohne Uhr auf jemanden, oder es wurde noch keine Uhr verlangt.
refusal-you-are-waited-for = Die anderen warten auf dich: Spiel, oder sei mit der Uhr einverstanden.
refusal-not-long-waited = Nach einem Tag Warten kannst du eine Uhr verlangen: <t:{ $until }:R>. Erst danach lässt sich die Partie beenden.
refusal-may-answer = Für die Antwort auf die Frage nach einer Uhr ist noch Zeit; dann kannst du die Partie beenden: <t:{ $until }:R>.
refusal-own-side-absent = Auf deine eigene Seite wird gewartet, so kann sie nicht gewinnen; du kannst die Partie ohne Ergebnis beenden.
refusal-knows-other-hand = Du hast in diesem Spiel die Karten von Platz { $seat } gesehen: Nimm diesen Platz oder warte, bis das Spiel vorbei ist.
refusal-knows-deals = Du hast diese Spiele schon gespielt, hier oder an einem anderen Tisch, auch wenn du dich danach hast vergessen lassen: Sie werden einmal gespielt.
refusal-paused = Die Partie ist unterbrochen: Melde dich mit /{ stay-resume }, dann geht es weiter, sobald alle da sind.
refusal-not-paused = Die Partie ist nicht unterbrochen.
refusal-other-proposal = { $name } hat an diesem Tisch etwas vorgeschlagen, das noch nicht beantwortet ist: Antworte zuerst darauf.
refusal-asked-this-turn = Das hast du in diesem Zug schon gefragt: Spiel erst, danach kannst du wieder fragen.
refusal-already-agreed = Du hast schon zugestimmt; { $missing ->
    [one] eine Person hat
   *[other] { $missing } Personen haben
} noch nicht geantwortet.
refusal-nothing-proposed = An diesem Tisch steht nichts mehr zur Antwort.
refusal-not-asked = Diesmal antworten andere.
refusal-deal-is-over = Dieses Spiel ist schon vorbei.
refusal-not-on-turn = Den Rest beanspruchen oder aufgeben kannst du, wenn du dran bist.
refusal-no-claims = Bei diesem Kartenspiel wird der Rest weder beansprucht noch aufgegeben: Es wird immer zu Ende gespielt.
refusal-rest-not-settled = Das geht erst, wenn Karten gespielt werden und keine mehr gezogen, aufgedeckt oder angesagt werden können.
refusal-no-tricks-wanted = Bei diesem Kontrakt will niemand die Stiche, also kann sie niemand beanspruchen; aufgeben geht.
refusal-more-than-two-sides = Hier spielen mehr als zwei Seiten: Wer aufgibt, verschenkt auch, was anderen gehört. Spiel weiter.
refusal-cannot-be-lost = Ich finde keine Karten mehr, mit denen dieser Kontrakt noch scheitert, also kann man ihn nicht aufgeben. Spiel weiter.
refusal-no-taking-back = An diesem Tisch kann nichts zurückgenommen werden.
refusal-nothing-to-take-back = Du kannst jetzt nichts zurücknehmen: Jemand hat seither etwas getan, Karten wurden bekannt, oder du hast gerade schon etwas zurückgenommen.
refusal-too-late-to-take-back = Dafür ist es zu spät: Hier kann man { $seconds } Sekunden lang zurücknehmen.
refusal-host-not-muted = Du bist der Gastgeber: Dich selbst kannst du nicht stumm schalten.
refusal-not-dealt = Die ersten Karten sind noch nicht gegeben.
refusal-deal-goes-on = Spiel { $deal } ist noch nicht vorbei.
refusal-nobody-cuts = Es gibt jetzt nichts abzuheben.
refusal-other-cuts = { $name } hebt für das nächste Spiel ab.
refusal-cut-out-of-range = Du kannst { $least } bis { $most } Karten abheben.
refusal-cut-words = Beim Abheben kannst du bis zu { $most } Zeichen sagen: lateinische Buchstaben, Ziffern, Leerzeichen und `. , ! ? ' -`. Versuch es mit anderen Worten oder ohne.
refusal-stale = Der Tisch ist inzwischen weiter; nimm die neuesten Knöpfe.
refusal-no-partners = In diesem Spiel ergeben die Plätze keine festen Partner, also gibt es keine anderen.
refusal-not-over = Die Partie an Tisch { $table } ist noch nicht vorbei.

# Berechtigungen, wie Discord sie nennt.
refusal-permission-view-channel = Kanal anzeigen
refusal-permission-send-messages = Nachrichten senden
refusal-permission-send-messages-in-threads = Nachrichten in Threads senden
refusal-permission-create-public-threads = Öffentliche Threads erstellen
refusal-permission-attach-files = Dateien anhängen
refusal-permission-create-events = Events erstellen
refusal-permission-read-message-history = Nachrichtenverlauf anzeigen

# Rückblick und Weiterspielen.
refusal-plays-on = Dieser Tisch spielt von Partie { $origin } aus weiter, nach ihren Regeln: Sie bleiben, wie sie sind.
refusal-same-deals = Andere Tische spielen dieselben Spiele: Regeln, Länge und Tipps bleiben, wie die Partie begann.
refusal-still-played = Andere spielen diese Spiele vielleicht noch. Die Karten sind zu sehen, sobald alle fertig sind: Versuch es dann noch einmal.
refusal-no-such-day = Dieses Spiel des Tages wird nicht mehr aufbewahrt. Tipp `/{ deals-daily } { deals-play }` für das heutige.
refusal-day-over = Der Tag dieses Spiels ist vorbei. Tipp `/{ deals-daily } { deals-play }` für das heutige.
refusal-day-goes-on = Der Tag ist noch nicht vorbei. Erst dann steht da, wie alle gespielt haben, damit es niemand vorher weiß.
refusal-day-played = Du hast das Spiel des Tages schon begonnen, an Tisch { $table }: Alle spielen es einmal.
refusal-no-such-sent-deal = Dieses Spiel wird nicht mehr aufbewahrt.
refusal-sent-to-other = Dieses Spiel wurde jemand anderem geschickt.
refusal-sent-deal-played = Du hast dieses Spiel schon begonnen, an Tisch { $table }: Es wird einmal gespielt.
refusal-friend-knows = Diese Person kennt das Spiel, vom Tisch oder weil es ihr schon geschickt wurde: Schick es jemand anderem.
refusal-sent-too-many = Zu viele Spiele warten schon auf diese Person ({ $most }). Versuch es noch einmal, wenn sie welche gespielt hat.
refusal-no-position = Von dort gibt es nichts weiterzuspielen: Wähl einen Moment mitten in einem Spiel.
refusal-too-many-waiting = Es warten schon viele Partien auf einen Rückblick. Versuch es in ein paar Minuten noch einmal.

# Turniere.
refusal-of-tournament = Dieser Tisch gehört zu Turnier { $tournament }: Steh auf, wenn du musst, oder lass den Gastgeber das ganze Turnier mit /{ tournament-command } { tournament-stop } beenden.
refusal-no-such-tournament = Ein Turnier { $tournament } gibt es nicht.
refusal-tournament-over = Turnier { $tournament } ist vorbei.
refusal-tournament-started = Turnier { $tournament } hat schon angefangen, und gerade ist dort kein Platz frei.
refusal-tournament-full = Alle { $people } Plätze sind besetzt.
refusal-already-entered = Du machst schon mit: Du hast Platz { $place }.
refusal-not-entered = Du machst bei diesem Turnier nicht mit.
refusal-in-the-round = Du spielst in dieser Runde mit: Steh an deinem Tisch auf, oder melde dich ab, wenn die Runde vorbei ist.
refusal-places-empty = { $empty ->
    [one] Einer der { $people } Plätze ist
   *[other] { $empty } der { $people } Plätze sind
} noch frei; warte, bis mehr Leute mitmachen.
refusal-tournament-size = Zahl der Leute: mindestens { $least }, höchstens { $most }. Von zwei Zahlen kommt die kleinere zuerst.
refusal-tournament-rounds = Zahl der Runden: mindestens 1, höchstens { $most }.
refusal-tournament-minutes = Minuten je Runde: mindestens 0, höchstens { $most }. Bei 0 dauert sie so lange wie nötig.
refusal-time-past = Diese Zeit ist vorbei: Wähl eine spätere.
refusal-knockout-of-two = Einen Pokal spielt man eins gegen eins, und hier sitzt man zu { $seats } am Tisch: Wähl einen anderen Modus.
refusal-entry-alone = In diesem Spiel spielen alle für sich: Lass alle einzeln antreten, ohne Partner.
refusal-entry-drawn = Mit festen Paaren gehen die Seiten in diesem Spiel nicht auf: Lass die Partner für jede Runde auslosen.
refusal-entry-with-partners = Dieses Spiel hat Partner: Lass sie für jede Runde auslosen, oder lass Paare antreten.
refusal-tournament-total = So lassen sich die Runden dieses Spiels nicht zusammenzählen. Matchpunkte und gewonnene Partien passen zu jedem Spiel.
refusal-tournament-bonus = Ein Bonus nach dem Platz hat bei diesem Spiel höchstens { $places } Zahlen, eine für jeden Platz, der erste zuerst und keine größer als die vorige, jede von 0 bis { $most }. Zum Beispiel: 90, 60, 30, 0.
refusal-bonus-total = Ein Bonus nach dem Platz wird zu Punkten dazugezählt. Wähl Punkte als Summe, wenn dieses Spiel sie hat, oder lass den Bonus weg.
refusal-bonus-compared = Ein Bonus nach dem Platz passt nicht zu denselben Karten an allen Tischen und nicht zu einem Pokal, bei denen das Ergebnis anders entsteht. Lass ihn weg (0), oder ändere das.
refusal-no-bonus = „{ $given }“ ist kein Bonus nach dem Platz. Tipp ganze Zahlen mit Kommas dazwischen, wie 90, 60, 30, 0.
refusal-too-few-entered = Bisher dabei: { $entered }. Mindestens nötig: { $least }. Warte, bis mehr da sind.
refusal-no-partner-wanted = In diesem Turnier wählt niemand einen Partner: Mach allein mit.
refusal-partner-is-self = Du kannst nicht dein eigener Partner sein: Wähl jemand anderen.
refusal-has-partner = Du spielst schon mit { $name }. Für einen anderen Partner meldest du dich ab und neu an.
refusal-partner-taken = { $name } spielt mit jemand anderem: Wähl einen anderen Partner, oder mach allein mit.
refusal-no-reason = Sag, warum: Den Grund lesen alle.
refusal-nothing-corrected = Eine Korrektur zählt 1 bis { $most } dazu, oder mit einem Minus davon ab: Sag, wie viel.
refusal-no-such-round = Runde { $round } hat nicht angefangen. Runden bisher: { $rounds }.
refusal-channel-gone = Den Kanal dieses Turniers gibt es nicht mehr: Die Turnierleitung muss es erst in einen anderen verlegen.
refusal-round-goes-on = Jetzt nicht: Die nächste Runde kann anfangen, wenn alle Tische dieser Runde fertig sind.
refusal-no-such-place = Es gibt keinen Platz { $place }; die Plätze sind 1 bis { $places }.
refusal-round-settled = Runde { $round } hat schon entschieden, wer weiterkommt; korrigieren lässt sich nur die letzte, bevor die nächste anfängt.
refusal-directs-already = { $name } leitet dieses Turnier schon.
refusal-bad-house-name = Hausregeln brauchen einen Namen von 1 bis { $longest } Zeichen, in einer Zeile.
refusal-house-name-taken = Dieser Server hat schon Hausregeln namens „{ $name }“: Nimm einen anderen Namen, oder ändere sie mit /{ house-command } { house-edit }.
refusal-misleading-house-name = Den Namen „{ $name }“ würde man mit „{ $other }“ verwechseln, das es schon gibt: Nimm einen, der anders aussieht.
refusal-too-many-houses = Dieser Server hat Hausregeln unter { $most } Namen, mehr geht nicht: Lösch zuerst welche mit /{ house-command } { house-delete }.
refusal-no-such-house = Dieser Server hat keine Hausregeln namens „{ $name }“: /{ house-command } { house-show } nennt alle.
refusal-house-gone = Diese Hausregeln sind inzwischen gelöscht: /{ house-command } { house-show } zeigt die von diesem Server.
refusal-not-house-maker = Nur wer die Hausregeln „{ $name }“ angelegt hat oder diesen Server verwaltet, darf sie ändern oder löschen.
refusal-no-score-keeper = Für dieses Kartenspiel kann der Bot nicht anschreiben.
refusal-no-such-score = Es gibt keinen Punktezettel { $score }.
refusal-not-at-score = Nur wer am Tisch sitzt oder diesen Punktezettel angelegt hat, darf ihn ändern.
refusal-score-changed = Jemand hat inzwischen etwas eingetragen; sieh es dir an und nimm die neuesten Knöpfe.
refusal-score-ended = Diese Partie ist beendet; öffne sie erst wieder.
refusal-score-goes-on = Diese Partie ist nicht beendet.
refusal-score-full = Ein Punktezettel hat Platz für { $most } Spiele; beende diesen und leg einen neuen an.
refusal-no-such-score-deal = Ein Spiel { $deal } steht nicht auf diesem Punktezettel; bisher sind es { $deals }.
refusal-nothing-to-undo = Es ist kein Spiel eingetragen, das man zurücknehmen könnte.
refusal-too-many-open = { $kind ->
    [tournaments] Du leitest hier schon { $most } Turniere, mehr geht nicht: { $mine }. Warte, bis eines vorbei ist, oder beende eines mit /{ tournament-command } { tournament-stop }.
    [evenings] Du leitest hier schon { $most } Abende, mehr geht nicht: { $mine }. Sag zuerst einen ab, mit /{ evening-command } { evening-cancel }.
    [houses] Du hast hier schon Hausregeln unter { $most } Namen, mehr geht nicht: { $mine }. Lösch zuerst welche davon, mit /{ house-command } { house-delete }.
    [scores] Du hast hier schon { $most } Punktezettel offen: { $mine }. Beende erst einen davon, mit /{ score-command } { score-end }.
   *[tables] Du leitest hier schon { $most } Tische, mehr geht nicht: { $mine }. Beende zuerst einen davon, mit /{ command-table } { command-stop }.
}
refusal-score-people = { $seats ->
    [one] Wer übernimmt, braucht einen Namen.
   *[other] Hier spielen { $seats } Leute, oder bis zu { $most }, wenn reihum jemand aussetzt, und jeder braucht einen Namen.
}
refusal-score-twice = { $name } steht zweimal da; gib jedem einen Platz und jedem Gast einen eigenen Namen.
refusal-score-guests = In den Ranglisten zählt eine Partie nur auf einem Server, und nur wenn alle am Tisch Mitglieder sind.
refusal-score-stake = Ein Einsatz geht von { $least } bis { $most } je Punkt, in einer Währung mit 1 bis { $longest } Zeichen.
refusal-score-pot = Punkte für eine Dame: 0 bis { $most }, und nur bei einem Spiel, in dem jeder für sich spielt, wie Kleurenwiezen.
refusal-score-row = Eine Zeile braucht für jeden eine Zahl, von −{ $most } bis { $most }, und mindestens eine, die nicht 0 ist.
refusal-no-such-score-row = Diese Zeile steht nicht mehr auf dem Zettel. Sieh ihn dir neu an.
refusal-no-tournament-here = Auf diesem Server gibt es kein Turnier; öffne eins mit /{ tournament-command } { tournament-open }.
refusal-which-tournament = Es gibt mehrere Turniere: Sag mit der Option „{ tournament-which }“, welches ({ $tournaments }).
refusal-too-many-rounds = Mit { $people } Teilnehmern gibt es höchstens { $most } Runden: Dann hatte jeder jeden Partner.
refusal-no-bots = Bots spielen hier nicht mit; wo Leute fehlen, setzen sich Computer hin.
refusal-plays-not-here = { $name } macht bei diesem Turnier nicht mit.
refusal-they-entered = { $name } macht schon mit, auf Platz { $place }.
refusal-they-play = { $name } spielt in dieser Runde mit. Aufstehen geht am Tisch, abmelden erst, wenn die Runde vorbei ist.
refusal-amount-unread = „{ $typed }“ ist kein Betrag: Schreib eine Zahl von −999 bis 999, wie −2.
refusal-classic-rules = Ein Turnier von Malmedy spielt man nach den Regeln von Malmedy oder der Dame de Make: Wähl einen anderen Modus, oder lass die Regeln weg.
refusal-classic-people = Ein Turnier von Malmedy ist für 4, 8, 12 oder 16 Leute, nicht für { $people }: Wähl einen anderen Modus.
refusal-classic-fixed = In einem Turnier von Malmedy stehen Anmeldung, Rest, Summe und Uhr fest: Lass sie weg, oder wähl einen anderen Modus.

refusal-challenge-yourself = Du kannst dich nicht selbst herausfordern; /{ command-duel } ohne Gegner geht gegen den Computer.
refusal-challenge-bot = Bots nehmen keine Herausforderung an; /{ command-duel } ohne Gegner geht gegen den Computer.
refusal-not-challenged = Diese Herausforderung gilt { $name }.
refusal-not-for-two = „{ $given }“ ist keines der Spiele für zwei. Zur Wahl stehen: { $possible }.
refusal-house-not-for-two = Ein Duell ist für zwei, und die Hausregeln „{ $house }“ sind für { $people }: Spiel danach an einem Tisch, /{ command-table } { command-open }.
refusal-only-last-trick = In diesem Spiel darf man nur den letzten Stich ansehen.
refusal-no-tricks = Du hast in diesem Spiel noch keinen Stich gemacht.
refusal-takes-agreement = Die Partie läuft: Wer da ist, muss einverstanden sein. Schlag es vor, mit dem Knopf oder dem Befehl.
refusal-barred = Du musstest bei dieser Partie aufstehen und kannst nicht zurück; bei der nächsten kannst du mitspielen.
refusal-stop-takes-agreement = In diesem Turnier spielen andere mit, die zuerst gefragt werden; wer den Server verwaltet, kann es mit einem Grund beenden.
refusal-stop-was-asked = In dieser Runde wurde schon gefragt, ob das Turnier enden soll. Frag in der nächsten wieder, oder bitte jemanden, der den Server verwaltet.
refusal-own-matter = Hier geht es um deinen eigenen Tisch oder deine Punkte. Das entscheidet jemand aus der Leitung, der nicht mitspielt, oder wer den Server verwaltet.

# Wie der Text dieses Namens ohne `-by-message`, in Direktnachrichten gesagt: Befehle von Servern gehen dort nicht.
refusal-too-many-open-by-message = { $kind ->
    [tables] Du hast hier schon { $most } Partien, mehr geht nicht: { $mine }. Steh erst an einem Tisch auf, mit **{ play-my-seat }** und **{ play-leave }**.
   *[scores] Du hast hier schon { $most } Punktezettel offen: { $mine }. Beende erst einen davon, mit /{ score-command } { score-end }.
}
refusal-no-table-of-yours-by-message = Du sitzt an keinem Tisch. Gegen den Computer spielst du hier, mit `/{ command-duel }`; einen Tisch für mehrere öffnet man in einem Kanal eines Servers: Tipp dort `/{ command-table } { command-open }`.
refusal-no-such-table-by-message = Du hast keinen Tisch { $table }; `/{ stay-tables }` zeigt, wo du sitzt.
refusal-table-over-by-message = Die Partie an Tisch { $table } ist vorbei. Einen neuen Tisch öffnet man in einem Kanal eines Servers, mit `/{ command-table } { command-open }`.

refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt: Du kannst dich in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} wieder setzen, oder sobald der Gastgeber dich einlädt.

# Abende und Saisons.
refusal-no-such-evening = Es gibt keinen Abend { $evening }; /{ evening-command } { evening-list } zeigt, welche es gibt.
refusal-no-evening-here = Auf diesem Server gibt es keinen Abend; setz mit /{ evening-command } { evening-new } einen an.
refusal-which-evening = „{ $given }“ ist keiner der Abende hier; möglich: { $possible }.
refusal-evening-over = { $name } findet nicht mehr statt; /{ evening-command } { evening-list } zeigt, welche Abende es gibt.
refusal-evening-full = { $people } Leute sind angemeldet und es ist kein Platz mehr; versuch es wieder, wenn sich jemand abmeldet.
refusal-evening-under-way = Der Abend läuft und kann nicht mehr abgesagt werden; mit /{ evening-command } { evening-end } werden keine Tische mehr ausgelost.
refusal-evening-kind-stays = Es wird schon gespielt: Ob es ein Turnier ist, änderst du für den nächsten Termin, wenn dieser vorbei ist.
refusal-evening-day-off = An diesem Tag wurde dieser Abend abgesagt oder ist vorbei: Wähl einen anderen Tag.
refusal-evening-not-begun = Der Abend hat noch nicht begonnen; mit /{ evening-command } { evening-cancel } sagst du ihn ab.
refusal-evening-closing = Heute werden keine Tische mehr ausgelost; melde dich für den nächsten Abend an.
refusal-not-director = Das kann nur { $director } als Leitung dieses Abends, oder wer den Server verwaltet.
refusal-director-gone = Niemand leitet diesen Abend mehr: Frag jemanden, der den Server verwaltet.
refusal-already-signed-up = Du bist für diesen Abend schon angemeldet.
refusal-not-signed-up = Du bist für diesen Abend nicht angemeldet.
refusal-too-early-to-be-here = Dass du da bist, kannst du ab { $ahead } Minuten vor dem Beginn sagen; bis dahin kannst du dich anmelden.
refusal-already-here = Du hast schon gesagt, dass du da bist; die Tische werden fünf Minuten nach Beginn ausgelost.
refusal-already-waiting = Du wartest schon auf einen Platz; du bekommst den nächsten.
refusal-at-evening-table = Du sitzt an einem Tisch dieses Abends; wenn die Partie vorbei ist, kannst du einen anderen Platz bekommen.
refusal-too-many-evenings = Dieser Server hat schon { $most } Abende; sag erst einen ab.
refusal-no-such-zone = Es gibt keine Zeitzone „{ $zone }“; wähl eine aus der Liste, zum Beispiel Europe/Brussels.
refusal-evening-when = Ich verstehe nicht, wann das ist. Schreib es wie „Dienstag 20:00“, „erster Dienstag 20:00“ oder „24.12. 20:00“.
refusal-evening-too-far = Das ist zu weit weg: Ein Abend beginnt spätestens { $year }.
refusal-evening-director-bot = Ein Bot kann keinen Abend leiten; wähl einen Menschen.
refusal-bad-club-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refusal-season-runs = Die Saison { $name } läuft noch; beende sie erst mit /{ season-command } { season-end }.
refusal-no-season = Auf diesem Server läuft keine Saison; wer ihn verwaltet, beginnt eine mit /{ season-command } { season-new }.
refusal-no-season-ever = Auf diesem Server gab es noch keine Saison; /{ season-command } { season-new } beginnt eine.
refusal-no-such-season = Es gibt keine Saison „{ $given }“; wähl eine aus der Liste.
refusal-season-own-evening = Turnier { $tournament } gehört zu einem Abend, und Abende zählen von selbst.
refusal-season-not-over = Turnier { $tournament } ist nicht zu Ende gespielt. Eine Saison zählt es, wenn es vorbei ist.
refusal-season-counts-it = Eine Saison zählt Turnier { $tournament } schon. Mit der Option „{ season-count-out }“ zählt sie es nicht mehr.
refusal-season-counts-not = Die Saison zählt Turnier { $tournament } nicht.
refusal-season-which-tournament = Kein Turnier „{ $given }“ dieses Servers kann zählen: Tipp die Nummer eines, das zu Ende ist und außerhalb eines Abends eröffnet wurde.
refusal-best-of-fewer = Von { $planned } Abenden können nicht die besten { $best } zählen; nenn eine kleinere Zahl.
refusal-no-such-code = Niemand wartet mit dem Code { $code } auf eine Mannschaft; frag den anderen Server nach seinem neuesten Code.
refusal-own-code = Das ist der Code deines eigenen Servers; der andere muss ihn eingeben.
refusal-teams-already = Deine Mannschaft spielt schon gegen einen anderen Server; beende das erst.
refusal-no-teams = Deine Mannschaft spielt gegen keinen anderen Server, es gibt nichts zu beenden.
