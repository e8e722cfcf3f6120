# La table pendant une partie, les mains, l’ardoise.
play-title = ### { $game } · table { $table } · donne { $deal }
play-proposed = Atout proposé : { $card }
play-trump-accepted = Atout : { $suit }, pris par { $name }
play-trump-turned = Atout : { $suit } ; tous ont passé, la carte du dessous { $card } décide
play-score-couillon = Encore à l’ardoise : { $sides }
play-last = { $name } : { $action }
play-last-clock = { $name } : { $action } (temps écoulé, l’ordinateur a choisi)
play-turn = ► C’est à { $name }
play-turn-until = ► C’est à { $name } · l’ordinateur joue { $when }
play-deal-over = Cette donne est terminée.
play-away = { $name } n’est pas là ; l’ordinateur joue jusqu’à son retour (« Je suis là »).
play-offered = La place { $seat } ({ $name }) est libre pour qui la veut.
play-my-hand = Ma main
play-last-trick = Dernier pli
play-my-seat = Ma place…
play-back = Je suis là
play-take = Prendre la place { $seat }

play-hand-title = **{ $game }** · table { $table } · donne { $deal } · { $channel }
play-hand-trick = Sur la table : { $cards }
play-hand-your-turn = ► **À toi.** Choisis une carte.
play-hand-your-call = ► **À toi.** Prends-tu cet atout pour ton équipe ?
play-hand-wait = Attends ton tour.
play-hand-over = Cette donne est terminée.
play-hand-left = Tu n’as plus de place à la table { $table }.
play-hand-below = Tes cartes sont plus bas.
play-call-accept = Je prends
play-call-pass = Je passe
play-done = Toi : { $action }.

play-suit-s = pique
play-suit-h = cœur
play-suit-d = carreau
play-suit-c = trèfle

play-seat-yours = Tu as la place { $seat }.
play-seat-offered = Tu as la place { $seat } et tu la cèdes à qui la veut.
play-offer = Céder ma place
play-keep = Garder ma place
play-leave = Me lever, un ordinateur me remplace
play-taken = La place { $seat } est à toi.
play-welcome-back = Te revoilà : c’est de nouveau toi qui décides.
play-trick-taken = Dernier pli, pour **{ $name }** : { $cards }

play-slate-title = Après la donne { $deal }
play-next-deal = Donne suivante
play-next-deal-when = -# La donne suivante arrive { $when }, ou tout de suite avec le bouton.
play-deal-won = **Donne { $deal } : { $side } gagnent** avec { $points } points de cartes contre { $less } pour { $other }.
play-deal-tied = **Donne { $deal } : égalité**, { $points } points de cartes partout. *Craie dans le trou* : la prochaine victoire compte double.
play-boucle = { $side } avaient pris l’atout et ont perdu : une boucle de leur côté.
play-match-won = ## { $side } gagnent la partie en { $deals } donnes !
play-drawn = Les cartes ont parlé : **{ $first }** jouent contre **{ $second }**, et { $dealer } donne en premier.

play-reminder = { $name }, c’est ton tour ; l’ordinateur joue pour toi { $when }.
play-reminder-private = C’est ton tour à la table { $table } ({ $game }) ; l’ordinateur joue pour toi { $when }.
play-no-permission = Je ne peux plus montrer ta table dans { $channel }. J’y ai besoin de ces permissions : { $permissions }.
