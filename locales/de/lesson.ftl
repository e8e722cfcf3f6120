# /lernen: Lektionen, in denen man ein Spiel lernt, indem man es spielt.
lesson-command = lernen
lesson-command-hint = Lern ein Spiel, indem du es spielst: fünf kurze Lektionen
lesson-which = lektion
lesson-which-hint = Welche Lektion; ohne Angabe siehst du alle
lesson-list = ### { $game } lernen
lesson-intro = In jeder Lektion spielst du ein paar Stiche mit meiner Hilfe und dann ein Spiel allein. Die erste dauert drei Minuten.
lesson-finished = **Jetzt weißt du, wie es geht.** Spiel mit anderen oder gegen den Computer: /{ admin-command-help } sagt, wie.
lesson-title = **{ $game }** · Lektion { $number }/{ $count }: { $title }
# Der Name dessen, der lernt, auf Bildern und vor Zahlen.
lesson-you = Du
# Dasselbe in Sätzen für Screenreader, wo es wie ein Name steht.
lesson-learner = Neuling
lesson-trick-yours = Dein Stich: { $cards }
lesson-trick-theirs = Stich für { $name }: { $cards }
lesson-tricks-since = Gespielte Stiche: { $count }. Die letzten:
lesson-other = Das darfst du, aber es gibt etwas Besseres.
lesson-strayed = Gut, ab hier spielst du, wie du willst.
lesson-won = **Du hast gewonnen!**
lesson-lost = **Diesmal haben die anderen gewonnen.** Versuch es noch einmal, oder mach weiter.
lesson-drawn = **Niemand hat gewonnen.**
lesson-points = Augen: { $sides }
lesson-tricks = Stiche: { $sides }
lesson-back = Einen Schritt zurück
lesson-take-back = Zurücknehmen
lesson-go-on = Trotzdem weiter
lesson-again = Noch einmal
lesson-all = Alle Lektionen
lesson-play-alone = Jetzt allein spielen
lesson-next = Nächste Lektion
lesson-sent = Deine Lektionen stehen in deinen Direktnachrichten: { $link }
lesson-none = Für { $game } gibt es noch keine Lektionen, aber für: { $others }. Die Regeln: /{ rules-command }.
lesson-unknown = Eine Lektion „{ $typed }“ gibt es nicht. Es gibt: { $possible }.
lesson-moved-on = Diese Lektion hat sich inzwischen geändert. Fang sie neu an: /{ lesson-command }.
