# /apprendre : des leçons où l’on apprend un jeu en y jouant.
lesson-command = apprendre
lesson-command-hint = Apprends un jeu en y jouant : cinq courtes leçons
lesson-which = leçon
lesson-which-hint = Quelle leçon ; sinon tu les vois toutes
lesson-list = ### Apprendre { $game }
lesson-intro = À chaque leçon, tu joues quelques plis avec mon aide, puis une donne sans aide. La première prend trois minutes.
lesson-finished = **Tu sais maintenant jouer.** Joue avec d’autres, ou contre l’ordinateur : /{ admin-command-help } dit comment.
lesson-title = **{ $game }** · leçon { $number }/{ $count } : { $title }
# Le nom de qui apprend, sur les dessins et devant des chiffres.
lesson-you = Toi
# La même personne dans les phrases pour lecteurs d’écran, à la place d’un nom.
lesson-learner = Élève
lesson-trick-yours = Ton pli : { $cards }
lesson-trick-theirs = Pli pour { $name } : { $cards }
lesson-tricks-since = Plis joués : { $count }. Les derniers :
lesson-other = C’est permis, mais il y a mieux.
lesson-strayed = D’accord, à partir d’ici tu joues comme tu veux.
lesson-won = **Tu as gagné !**
lesson-lost = **Cette fois, les autres gagnent.** Essaie encore, ou continue.
lesson-drawn = **Personne n’a gagné.**
lesson-points = Points de cartes : { $sides }
lesson-tricks = Plis : { $sides }
lesson-back = Un pas en arrière
lesson-take-back = Reprendre
lesson-go-on = Continuer quand même
lesson-again = Encore une fois
lesson-all = Toutes les leçons
lesson-play-alone = Jouer sans aide
lesson-next = Leçon suivante
lesson-sent = Tes leçons sont dans tes messages privés : { $link }
lesson-none = Il n’y a pas encore de leçons pour ce jeu ({ $game }), mais pour : { $others }. Ses règles : /{ rules-command }.
lesson-unknown = Il n’y a pas de leçon « { $typed } ». Il y a : { $possible }.
lesson-moved-on = Cette leçon a changé entre-temps. Recommence-la : /{ lesson-command }.
