# /leren: lessen waarin iemand een spel leert door het te spelen.
lesson-command = leren
lesson-command-hint = Leer een spel door het te spelen: vijf korte lessen
lesson-which = les
lesson-which-hint = Welke les; standaard zie je ze allemaal
lesson-list = ### { $game } leren
lesson-intro = In elke les speel je een paar slagen met mijn hulp, en dan een gift zonder hulp. De eerste duurt drie minuten.
lesson-finished = **Nu weet je hoe het gaat.** Speel met anderen, of tegen de computer: /{ admin-command-help } zegt hoe.
lesson-title = **{ $game }** · les { $number }/{ $count }: { $title }
# De naam van wie leert, op tekeningen en voor cijfers.
lesson-you = Jij
# Hetzelfde in zinnen voor schermlezers, waar het staat als een naam.
lesson-learner = Leerling
lesson-trick-yours = Jouw slag: { $cards }
lesson-trick-theirs = Slag van { $name }: { $cards }
lesson-tricks-since = Gespeelde slagen: { $count }. De laatste:
lesson-other = Dat mag, maar er is iets beters.
lesson-strayed = Goed, vanaf hier speel je zoals je wilt.
lesson-won = **Je hebt gewonnen!**
lesson-lost = **Deze keer winnen de anderen.** Probeer het opnieuw, of ga verder.
lesson-drawn = **Niemand heeft gewonnen.**
lesson-points = Kaartpunten: { $sides }
lesson-tricks = Slagen: { $sides }
lesson-back = Eén stap terug
lesson-take-back = Terugnemen
lesson-go-on = Toch zo verder
lesson-again = Opnieuw
lesson-all = Alle lessen
lesson-play-alone = Nu zonder hulp spelen
lesson-next = Volgende les
lesson-sent = Je lessen staan in je privéberichten: { $link }
lesson-none = Voor { $game } zijn er nog geen lessen, wel voor: { $others }. De regels: /{ rules-command }.
lesson-unknown = Een les “{ $typed }” is er niet. Er zijn: { $possible }.
lesson-moved-on = Deze les is intussen veranderd. Begin ze opnieuw: /{ lesson-command }.
