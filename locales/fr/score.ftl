# Le score des soirées avec de vraies cartes : commandes, feuille, questions sur une donne.
score-command = score
score-command-hint = Une feuille de marque pour une soirée avec de vraies cartes
score-open = ouvrir
score-open-hint = Ouvre une feuille : quel jeu, qui joue, une mise par point si tu veux
score-list = liste
score-list-hint = Tes feuilles encore en cours
score-show = montrer
score-show-hint = Remontre la feuille au bas de son salon
score-deal = donne
score-deal-hint = Note la donne qui vient d’être jouée
score-correct = corriger
score-correct-hint = Corrige n’importe quelle donne
score-undo = reprendre
score-undo-hint = Reprends ce qui a été noté en dernier
score-deals = donnes
score-deals-hint = Toutes les donnes de la soirée
score-end = terminer
score-end-hint = Termine la partie : le résultat, et qui paie qui
score-row = ligne
score-row-hint = Une ligne sans donne : une renonce, une correction convenue
score-row-name = nom
score-row-name-hint = Ce que c’est : renonce, correction convenue…
score-row-points = points
score-row-points-hint = Un nombre par camp, dans l’ordre de la feuille, avec des virgules : 0, -5, 0, 0
score-relieve = relayer
score-relieve-hint = Quelqu’un prend une place à la table dès la prochaine donne
score-relieve-column = de
score-relieve-column-hint = De qui est la place : le nom sur la feuille
score-relieve-by = membre
score-relieve-by-hint = Qui prend la place, si c’est un membre
score-relieve-guest = invité
score-relieve-guest-hint = Qui prend la place, si c’est un invité
score-players = joueurs
score-players-hint = Dans l’ordre autour de la table : @membres et noms d’invités, séparés par des virgules
score-dealer = donneur
score-dealer-hint = Qui donne en premier : le numéro de la place
score-stake = mise
score-stake-hint = Ce que vaut un point, comme 0,05 € ; le bot dit seulement qui paie qui
score-count = classement
score-count-hint = Si elle compte dans les classements (« vraies cartes »), pour chaque membre qui le dit
score-pot = pot
score-pot-hint = Tous passent : ce que coûte chaque dame, en points ; qui prend le pot se dit à une donne
score-which = feuille
score-which-hint = Le numéro de la feuille, s’il y en a plusieurs
score-nth = { $unit ->
    [parties] Partie
   *[deals] Donne
} { $deal }
score-title = ### { $game }
    -# Vraies cartes · feuille { $score } · ouverte par { $name }
score-title-ended = ### { $game } · fin de partie
    -# Vraies cartes · feuille { $score } · ouverte par { $name }
score-next = **{ $nth }** : { $name } donne.
score-next-out = **{ $nth }** : { $name } donne et ne joue pas.
score-next-drawn = **{ $nth }** : le donneur est tiré au sort.
score-won = **{ $side }** { $people ->
    [one] a
   *[other] ont
} gagné. « { score-button-end } » montre le résultat.
score-counts = Compte dans les classements, comme jouée avec de vraies cartes.
score-counts-not = Ne compte dans aucun classement.
score-counts-for = Compte dans les classements, comme jouée avec de vraies cartes, pour { $names }.
score-counts-few = Compte dans les classements, comme jouée avec de vraies cartes, dès que { $count } à la table l’ont dit ; jusqu’ici : { $names }.
score-counts-asked = Pas encore pour { $names } : « { score-button-agree } ».
score-counts-once = Compte dans les classements, comme jouée avec de vraies cartes, pour chaque personne qui appuie sur « { score-button-agree } » sous la feuille ; c’est déjà le cas pour la personne qui l’ouvre.
score-told-by = notée par { $name }
score-corrected-by = notée par { $name }, corrigée par { $corrected }
score-ended-by = Terminée par { $name }.
score-ended-manager = Terminée par { $name }, qui en a le droit sur ce serveur : « { $reason } »
score-ended-itself = Terminée d’elle-même : pendant sept jours, personne n’a rien fait.
score-on-by = Continue après la fin ; demandé par { $names }.
score-on-manager = Continue après la fin ; { $name }, qui en a le droit sur ce serveur, l’a décidé : « { $reason } »
score-since-corrected = Depuis la fin : { $nth }, corrigée par { $name }.
score-since-row = Depuis la fin : une ligne corrigée par { $name }.
score-since-undone = Depuis la fin : { $name } a repris quelque chose.
score-wishing = Pour continuer quand même : { $names }. On attend encore, sur « { score-button-reopen } » : { $missing }.
score-warned = ⏳ Depuis six jours, personne n’a rien noté ici. Cette feuille se termine d’elle-même { $when }, avec ce qui y est noté.
score-button-agree = Compter pour moi
score-button-stay = Laisser ouverte
score-agreed = Dès sa fin, la partie de la feuille { $score } compte pour toi.
score-not-named = Seuls les membres nommés sur cette feuille peuvent dire qu’elle compte pour eux.
score-stays = La feuille reste ouverte.
score-wished = C’est noté sur la feuille. La partie continue dès que les autres le demandent aussi : { $names }.
score-asked = Tu es sur la feuille de marque { $score } ({ $game }) : { $where }
    La partie doit-elle compter pour toi dans les classements du serveur ? Si tu n’appuies sur rien, tu y comptes parmi les invités.
score-form-end = Terminer la feuille { $score }
score-form-reopen = La feuille { $score } continue
score-form-does-end = La partie finit avec ce qui a été noté jusqu’ici. Tout le monde lit ton nom et ta raison sur la feuille.
score-form-does-reopen = La partie continue sans que l’on demande à ceux qui y jouent ; jusqu’à sa nouvelle fin, elle ne compte pour personne. Tout le monde lit ton nom et ta raison sur la feuille.
score-button-deal = Donne jouée
score-button-undo = Reprendre…
score-button-correct = Corriger…
score-button-all = Toutes les donnes
score-button-more = Plus…
score-button-row = Une ligne sans donne…
score-more-row = Une renonce, une correction convenue ou autre chose qui change le score sans donne :
score-more-relieve = Quelqu’un est relayé dès la prochaine donne, et chacun paie et reçoit ce qui vient de ses propres donnes :
score-relieve-whom = Qui est relayé ?
score-relief-title = Quelqu’un prend le relais
score-relief-who = Qui relaie { $name } ?
score-relief-hint = Un nom ; on reconnaît ceux qui sont ou étaient sur la feuille, les autres sont des invités
score-row-called = Ce que c’est
score-row-changes = De combien change chaque camp
score-row-lines = Après les deux-points : −5 enlève, 5 ajoute à ce que montre la feuille
score-row-strike = Après les deux-points ; avec rien que des zéros, la ligne est biffée
score-row-kept = ✓ **{ $name }** · { $changes }
score-row-struck = La ligne est biffée.
score-relieved = ✓ **{ $name }** relaie { $before }, dès la prochaine donne.
score-took-over = { $name } relaie { $before }
score-refused = ⚠️ { $why }
score-bad-row = « { $typed } » est illisible : écris une ligne par camp, ou des nombres entiers avec des virgules. Camps : { $count }.
score-pot-now = pot **{ $pot }**
score-open-pot = Pot : { $pot } par dame quand tous passent
score-open-names-more = Une ligne par personne, de { $count } à { $most } ; au-delà de { $count }, on se repose à tour de rôle
score-button-end = Terminer…
score-button-reopen = Continuer quand même
score-button-show = Montrer la feuille { $score }
score-button-keep = Enregistrer
score-button-type = Taper les nombres…
score-button-drop = Abandonner
score-button-next = Donne suivante
score-all-title = ### { $game } · toutes les donnes
    -# Feuille ouverte par { $name }
score-none-yet = Aucune donne n’est encore notée.
score-list-title = ### Tes feuilles de marque
score-list-managed = ### Autres feuilles de ce serveur
    -# Tu gères le serveur : tu peux les terminer toutes, avec /{ score-command } { score-end }
score-list-line = **{ $score }** { $game } · { $nth } · { $standing } · { $where }
score-telling = ### { $nth } · { $name } a donné
score-telling-out = ### { $nth } · { $name } a donné et ne joue pas
score-telling-drawn = ### { $nth }
score-correcting = ### { $nth } : correction
score-go-on = Choisis ci-dessus ; ce que ça compterait s’affiche ici avant que rien ne soit enregistré.
score-would = Compterait : { $changes }
score-was = Compte maintenant : { $changes }
score-same-after = -# Les sommes suivantes ne changent pas.
score-sums = Sommes après les donnes suivantes :
score-kept = ✓ **{ $nth }** { $told }
    { $changes }
score-undo-deal = **{ $nth }** : la retirer de la feuille ?
    { $told }
    { $changes }
score-undo-correction = **{ $nth }** : reprendre la correction ?
    Maintenant : { $told } · { $changes }
    Ensuite, de nouveau : { $was } · { $wascounted }
score-undo-line = Reprendre ceci ?
    { $line }
score-undo-row = Reprendre la correction ?
    Maintenant : { $now }
    Ensuite, de nouveau : { $was }
score-undo-yes = Reprendre
score-undo-no = Laisser
score-correct-which = Quelle donne faut-il corriger ?
score-correct-drops = Ce qui est déjà noté de la donne suivante sera perdu.
score-end-ask = Terminer la partie { $deals ->
    [0] avant la première donne
    [one] après une donne
   *[other] après { $deals } donnes
} ?
score-end-yes = Terminer
score-end-no = Continuer
score-goes-on-with = Quelqu’un a commencé à noter ceci ; continue, ou abandonne.
score-meanwhile = Quelqu’un à la table a été plus rapide : voici où on en est.
score-dropped = Abandonné : rien n’en est enregistré.
score-undone = C’est repris ; la feuille le montre.
score-left = Tout reste comme avant.
score-ended = La partie est terminée ; la feuille montre le résultat.
score-reopened = La partie continue.
score-there = La feuille est tout en bas : { $channel }
score-channel-gone = Le salon de la feuille { $score } n’existe plus : utilise cette commande dans le salon de son serveur où elle doit continuer.
score-form = Nombres de cette donne
score-form-hint = Un nombre de { $least } à { $most }
score-nobody = personne
score-nothing = aucun
score-told = { $asked } : { $answer }
score-pick = Choisis
score-pick-several = Choisis-en { $least } à { $most }
score-pick-just = Choisis-en { $most }
score-pays = { $payer } paie **{ $amount }** à { $payee }
score-even = Personne ne doit rien à personne.
score-no-money = { $stake } le point. Ce n’est qu’une liste : le bot ne déplace pas d’argent.
score-amount = { $whole },{ $part }
score-money = { $amount } { $currency }
score-later = { $nth } n’aurait alors plus de sens : { $why }
score-untold-match-over = La partie est finie : il n’y a plus de donne.
score-untold-unanswered = Reste à noter : { $asked }.
score-untold-not-asked = Cela n’est plus demandé pour cette donne ; choisis à nouveau.
score-untold-not-a-choice = { $asked } ne peut pas être { $given }. Possible : { $possible }.
score-untold-not-in-range = { $asked } : { $given } n’est pas possible. C’est un nombre de { $least } à { $most }.
score-untold-not-that-many = { $asked } : { $given } choisis ; il en faut { $least } à { $most }.
score-untold-no-sum = { $asked } : ensemble cela fait { $given }. { $least ->
    [0] Il y en a { $most } au plus.
   *[other] Il en faut { $sum }.
}
score-untold-no-row = Sur cette feuille, seules les donnes changent le score.
score-untold-below-zero = C’est impossible : un camp aurait alors moins de { $least } ou plus de { $most }.
score-none-open = Tu n’es sur aucune feuille en cours. /{ score-command } { score-open } en commence une.
score-say-which = Quelle feuille ? Possible : { $scores }.
score-open-title = ### Une feuille pour { $game }
score-open-stake = Mise : { $stake } le point
score-open-members = Membres à la table
score-open-dealer = Qui donne en premier ?
score-open-begin = Commencer
score-open-names = Noms et ordre…
score-open-names-hint = Une ligne par place autour de la table, { $count } en tout ; les non-membres sont des invités
score-open-players = Joueurs
score-open-set-stake = Mise…
score-open-count = Pour les classements
score-open-counted = ✓ Classements
score-open-side = camp { $side }
score-open-nobody = –
score-open-dropped = Aucune feuille n’est ouverte.
score-opened = La feuille { $score } est ouverte. Après chaque donne, quelqu’un à la table appuie sur « { score-button-deal } ».
score-opening-forgotten = Cette feuille est déjà ouverte, ou j’ai redémarré depuis. Recommence avec /{ score-command } { score-open }.
score-too-many = Nommés : { $given }. Places à la table : { $seats }.
score-no-member = Quelqu’un que tu nommes n’est pas membre ici. Écris le nom sans @ pour un invité.
score-no-bot = Un bot ne s’assied pas à une table avec de vraies cartes ; nomme une personne.
score-bad-stake = « { $typed } » n’est pas une mise. Écris un montant jusqu’à 100 et ce que c’est, comme « 0,05 € » ou « 5 francs ».
score-couillon-cards = les cartes
score-couillon-thrown-in = personne : donne annulée
score-chouine-annulled = annulée : points égaux
score-chouine-points = calculer d’après les points
score-kleurenwiezen-passed = tout le monde passe
score-ask-contract = Contrat
score-ask-trumps = Atout
score-ask-declarers = Joué par
score-ask-tricks = Plis
score-ask-doubled = Doublé
score-ask-maker = Atout fait par
score-ask-points = Points
score-ask-sweep = Tous les plis
score-ask-mit = Mit’
score-ask-kontra = Kontra
score-ask-re = Re
score-ask-dealer = Donneur
score-ask-winner = Gagnée par
score-ask-chouine = Par une chouine
score-ask-cards = Points de cartes
score-ask-declared = Annoncé
score-ask-out = Ne joue pas
score-ask-queens = Dames
score-ask-pot = Prend le pot
score-say-contract = { $answer }
score-say-trumps = { $answer }
score-say-declarers = { $answer }
score-help = **Avec de vraies cartes :** `/{ score-command } { score-open }` tient le score d’une soirée à une vraie table, dans un salon ou en messages privés, et dit à la fin qui paie qui.
