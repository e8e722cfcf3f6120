# Leute, mit denen jemand nicht an einem Tisch sitzen will.
apart-menu = Nicht an meinem Tisch
apart-command = nicht-mit
apart-command-hint = Jemand, mit dem du nicht an einem Tisch sitzen willst; diese Person erfährt nichts davon
apart-title = **Nicht an deinem Tisch**
    Wer auf dieser Liste steht, kann sich nicht an einen Tisch setzen, an dem du sitzt, und dich weder einladen noch herausfordern; Spielabende setzen euch auseinander, so weit das geht. Sie erfahren nichts davon: Sie lesen, was an jedem Tisch nur für Eingeladene steht. Die Auslosung eines Turniers können alle nachprüfen, sie beachtet diese Liste also nicht; setzt sie euch zusammen, sage ich es dir.
apart-nobody = Niemand.
apart-line = Nicht an deinem Tisch
apart-forgotten = jemand, der vergessen werden wollte
apart-add = Jemanden fernhalten
apart-take-back = Jemanden von der Liste nehmen
apart-added = { $name } steht ab jetzt auf deiner Liste und erfährt nichts davon.
apart-together = Ihr sitzt beide an Tisch { $table }: Das geht weiter.
apart-taken-back = { $name } steht nicht mehr auf deiner Liste.
apart-yourself = An deinem eigenen Tisch sitzt du immer.
apart-bot = Bots setzen sich ohnehin nicht.
apart-own = { $name } steht auf deiner Liste der Leute, die du nicht an deinem Tisch willst: Nimm den Namen erst von der Liste, mit /{ command-settings } { command-mine }.
apart-question = { $names } sitzt an Tisch { $table } und steht auf deiner Liste der Leute, mit denen du nicht an einem Tisch sitzen willst. Sonst liest das niemand.
apart-all-the-same = Trotzdem hinsetzen
apart-met-tournament = **Tisch { $table }**, { $channel }: Die Auslosung des Turniers setzt dich mit jemandem von deiner Liste zusammen. Sie beachtet die Liste nicht, weil alle sie nachprüfen können. Sonst erfährt das niemand.
apart-met-evening = **Tisch { $table }**, { $channel }: Dort sitzt auch jemand von deiner Liste; der Abend konnte euch nicht auseinandersetzen. Sonst erfährt das niemand.
