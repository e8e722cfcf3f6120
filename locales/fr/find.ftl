# Trouver une partie : tables en une étape, dans des fils, invitations, la table par commandes, revanches.
find-who = { $role }**Qui veut jouer : { $game } ?**
find-private = **{ $host }** ouvre une table : { $game }
find-choose-seat = **Qui veut jouer : { $game } ?** Choisis une place. L’hôte met des ordinateurs aux places libres et lance la partie.
find-starts-when-full = Choisis une place : la partie commence toute seule quand il ne manque plus personne. L’hôte peut mettre des ordinateurs aux places libres.
find-thread-notice = **Qui veut jouer : { $game } ?** La table est dans { $thread } ; il reste { $free ->
    [1] une place
   *[other] { $free } places
}.
find-thread-notice-full = La table est dans { $thread } ; toutes les places sont prises pour l’instant.
find-thread-notice-private = La table est dans { $thread } ; seuls les invités peuvent s’asseoir.
find-thread = { $game } · table { $table }
find-sit-down = S’asseoir
find-fill-and-start = Compléter et commencer
find-takes-back = un clic malheureux peut être repris dans les { $seconds } secondes
find-full = { $host }, la table { $table } est complète, la partie peut commencer : { $game }.
find-moved = La table { $table } est maintenant plus bas : { $link }

# S’asseoir et inviter.
find-seated = Tu as la place { $seat } à la table { $table } dans { $channel }.
find-seats = Table { $table } :
    { $seats }
find-access-is = Table { $table } : { $access }.
find-invitation = **{ $host }** lance une invitation à { $people } : { $game }, table { $table }.
find-there = La table est ici : { $link }
find-invited-no-seat = { $people } { $count ->
    [one] peut
   *[other] peuvent
} s’asseoir à ta table dès qu’une place se libère : pour l’instant, toutes sont prises.
find-shown = La table { $table } est de nouveau en bas de son salon.
find-other-partners = Autres partenaires

# La partie encore une fois.
find-again = Revanche
find-again-others = Revanche, autres équipes
find-rematch = **Revanche !** { $people } : on remet ça ?
find-count-me-in = J’en suis
find-rematch-yours = La revanche se joue à la table { $table }, et tu y as ta place.
find-not-of-match = Cette revanche est pour ceux qui ont joué la partie à la table { $table } ; ouvre ta propre table avec /{ command-table } { command-open }.
find-rematch-playing = La revanche a déjà commencé sans toi à la table { $table } ; /{ command-table } { find-join } montre si une place est libre.
find-rematch-over = La revanche a déjà été jouée, à la table { $table } : demande la suivante sous la fin de celle-là.
find-rematch-stopped = La revanche à la table { $table } vient d’être arrêtée ; appuie encore pour une autre.
find-no-match-here = Aucune partie ne s’est encore terminée dans ce salon.

# Refus.
find-only-in-channels = Ici, les tables s’ouvrent dans { $channels }.
find-only-with-role = Sur ce serveur, seuls ceux qui ont le rôle { $role } ouvrent des tables ; tu peux t’asseoir à toute table ouverte.
find-house-of-other = Les règles de la maison « { $house } » sont pour { $game } : choisis ce jeu, ou d’autres règles.
find-no-table = Aucune table de ce serveur n’a de place pour toi maintenant ; ouvres-en une avec /{ command-table } { command-open }.
find-which-table = Il y a plusieurs tables où s’asseoir : dis laquelle avec l’option « { command-which-table } » ({ $tables }).
find-not-to-join = On ne peut pas s’asseoir à « { $given } » ; choix possibles : { $possible }.
find-no-table-of-host = Tu n’es l’hôte d’aucune table ici ; ouvres-en une avec /{ command-table } { command-open }.

# Commandes et leurs options.
find-couillon = couillon
find-couillon-hint = Ouvre tout de suite une table de Couillon : qui veut jouer ?
find-chouine = chouine
find-chouine-hint = Ouvre tout de suite une table de Chouine : qui veut jouer ?
find-kleurenwiezen = whist
find-kleurenwiezen-hint = Ouvre tout de suite une table de whist à la couleur : qui veut jouer ?
find-join = rejoindre
find-join-hint = Assieds-toi à une table, ou reprends une place libre d’une partie
find-seat = place
find-seat-hint = Quelle place ; la première libre si tu ne dis rien
find-leave = quitter
find-leave-hint = Quitte une table, ou refuse un défi
find-computer = ordinateur
find-computer-hint = Mets un ordinateur à une place de ta table, ou change son niveau
find-fill = compléter
find-fill-hint = Mets un ordinateur à chaque place libre de ta table
find-fill-level-hint = Comment ils jouent ; sinon comme le dernier ordinateur de la table
find-invite = inviter
find-invite-hint = Invite quelqu’un à ta table
find-person = personne
find-person-hint = La personne que tu invites
find-access = accès
find-access-hint = Dis qui peut s’asseoir à ta table ; pendant une partie tous doivent être d’accord
find-swap = échanger
find-swap-hint = Échange deux places de ta table
find-swap-seat-hint = Une des deux places
find-other-seat = autre-place
find-remove = retirer
find-remove-hint = Fais quitter ta table à quelqu’un ; pendant une partie les autres doivent être d’accord
find-remove-seat-hint = La place de cette personne
find-partners = équipes
find-partners-hint = Change de partenaires à ta table, ou dis comment ils se trouvent
find-partners-same = les mêmes partenaires
find-partners-others = d’autres partenaires : chacun change de place
find-rematch-command = revanche
find-rematch-hint = Rejoue la dernière partie de ce salon
find-rematch-partners-hint = Les mêmes partenaires si tu ne dis rien
find-show = montrer
find-show-hint = Renvoie le message de ta table, sous la conversation
find-clock = temps
find-clock-hint = Combien de temps dure un tour ; un nom de la liste, des secondes, ou avec réserve : 20+120
find-take-back = reprise
find-take-back-hint = Si un clic malheureux peut être repris
find-last-trick = dernier-pli
find-last-trick-hint = Si un dernier pli où personne n’a le choix se joue tout seul
find-last-by-hand = le dernier pli se joue carte par carte

find-partners-now = { $people } : l’hôte, { $host }, a changé les équipes : { $sides }. On peut se lever avant le début de la partie.
find-partners-drawn = { $people } : l’hôte, { $host }, a choisi de laisser les cartes former les équipes au début de la partie. On peut se lever avant.
find-partners-alone = { $people } : l’hôte, { $host }, a choisi un jeu où la place ne donne pas de partenaire. On peut se lever avant le début de la partie.
find-rematch-others = **Revanche, avec d’autres partenaires !** { $people } : on remet ça ?
find-rematch-other-partners = Cette revanche se joue avec d’autres partenaires : c’est le choix de l’hôte, { $host }. On peut quitter la table { $table } avec `/{ command-table } { find-leave }`.
find-rematch-same-partners = Cette revanche se joue avec les mêmes partenaires : c’est le choix de l’hôte, { $host }, qui peut le changer à la table { $table } avec **{ find-other-partners }**.
