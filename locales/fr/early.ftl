# Une partie qui se termine plus tôt ou change de longueur, d’un commun accord.
early-end = terminer
early-end-hint = Propose de terminer ta partie après cette donne, avec le score du moment comme résultat
early-play-on = continuer
early-play-on-hint = Propose de continuer quand même, si la partie doit finir après cette donne
early-length = longueur
early-length-hint = Propose une partie plus longue ou plus courte : donnes, lignes, rôyes, points, parties
early-length-new = nouvelle
early-length-new-hint = La longueur voulue ; rien : voir ce qui est possible
early-end-button = Finir après cette donne
early-end-button-now = Terminer maintenant
early-play-on-button = Continuer quand même
early-length-button = Plus long ou plus court
early-end-doubt = **Terminer la partie de la table { $table } après cette donne ?** Le score après la donne { $deal } sera le résultat.
early-end-doubt-now = **Terminer maintenant la partie de la table { $table } ?** Le score après la donne { $deal } sera le résultat.
early-end-rating = Si la partie est cotée, elle compte comme une partie { $deals ->
    [one] de { $deals } donne
   *[other] de { $deals } donnes
 } : moins il y a de donnes, moins la cote bouge.
early-asks = Toutes les personnes présentes doivent être d’accord : { $people }.
early-end-propose = Oui, le proposer
early-end-yes = Oui, terminer
early-ends = La partie de la table { $table } ({ $game }) finit après la donne { $deal }.
early-ended = La partie de la table { $table } ({ $game }) est finie après la donne { $deal }.
early-goes-on = La partie de la table { $table } ({ $game }) continue après la donne { $deal }.
early-last-deal = 🏁 **Dernière donne :** la partie finit avec elle, comme convenu.
early-result = -# Terminée plus tôt, d’un commun accord, après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }{ $planned ->
    [0] {""}
   *[other] {" "}sur { $planned }
 }. Elle compte comme une partie d’autant de donnes.
early-absent = -# Un camp n’est pas venu : il a perdu, comme s’il avait abandonné. Personne n’a joué le reste de la dernière donne.
early-end-proposed = **{ $name } voudrait terminer la partie plus tôt :** après la donne en cours, ou tout de suite entre deux donnes. Le score du moment sera le résultat. Si la partie est cotée, elle compte selon les donnes jouées : moins il y en a, moins elle compte.
early-end-carried = **C’est convenu : la donne { $deal } est la dernière.** Le score à ce moment-là est le résultat.
early-end-alone = **{ $name } termine la partie : la donne { $deal } est la dernière.** Le score à ce moment-là est le résultat.
early-end-declined = { $other } préfère continuer ; { $name } proposait de terminer la partie plus tôt.
early-end-over = La partie continue ; { $name } proposait de la terminer plus tôt.
early-play-on-proposed = **{ $name } voudrait continuer quand même,** alors qu’il était convenu de finir après cette donne.
early-play-on-carried = **La partie continue** après cette donne, comme le veulent ses règles.
early-play-on-declined = { $other } préfère en rester là : la partie finit après cette donne. { $name } proposait de continuer.
early-play-on-over = On en reste à ce qui était convenu : cette donne est la dernière. { $name } proposait de continuer.
early-length-proposed = **{ $name } voudrait une autre longueur pour la partie : { $length }.** Pour l’instant : { $now }. Le score sera recalculé comme si la partie avait commencé ainsi.
early-length-carried = **C’est convenu : { $length }.** Le score est calculé comme si la partie avait commencé ainsi.
early-length-alone = **{ $name } change la longueur de la partie : { $length }.** Le score est calculé comme si la partie avait commencé ainsi.
early-length-declined = { $other } préfère garder la longueur actuelle ; { $name } proposait : { $length }.
early-length-over = La partie garde sa longueur ; { $name } proposait : { $length }. Il faut répondre avant la fin de la donne.
early-length-choose = **Une autre longueur pour la partie de la table { $table } ?** Pour l’instant : { $now }. Toutes les personnes présentes doivent être d’accord avant la fin de cette donne.
early-length-menu = La nouvelle longueur
early-length-is = La partie de la table { $table } ({ $game }) a une autre longueur : { $length }.
early-no-lengths = La longueur de la partie de la table { $table } ne peut plus changer ; tu peux proposer de la terminer.
early-which-length = { $given } n’est pas une longueur possible pour cette partie ; choisis-en une dans la liste.
