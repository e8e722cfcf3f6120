# Réclamer le reste, abandonner une donne.
company-claim = réclamer
company-claim-hint = Le reste des plis est à toi : tout de suite si c’est sûr, sinon avec l’accord des autres
company-show = montrer
company-show-hint = Oui : si ce n’est pas sûr, montre tes cartes à la table et demande, sans autre question
company-yes = oui
company-concede = abandonner
company-concede-hint = Abandonne cette donne, si ton camp est d’accord, au pire résultat possible : misère perdue
company-sure = certain
company-sure-hint = Oui : sans autre question
company-claim-button = Le reste est à moi
company-concede-button = Abandonner cette donne
company-claim-doubt = **D’après ce que tu peux savoir, ce n’est pas sûr.** Les autres devraient être d’accord, et pour cela tes dernières cartes sont montrées à toute la table : { $cards }. Elles restent connues si quelqu’un refuse. (Par commande : /{ company-claim } avec { company-show }.)
company-claim-show = Montrer et demander
company-concede-doubt = **Abandonner cette donne ?** { $what } Si des personnes jouent dans ton camp, elles doivent être d’accord. (Par commande : /{ company-concede } avec { company-sure }.)
company-concede-sure = Abandonner
company-play-on = Continuer à jouer
company-plays-on = Alors on continue à jouer.
company-claim-asked = Les autres voient tes cartes et doivent répondre. En attendant, tu peux encore jouer une carte ; ta demande tombe alors.
company-claim-done = Le reste a été joué.
company-claim-in-vain = Un ordinateur n’est pas d’accord : il voit une défense, ou le reste est trop long à examiner. On continue à jouer.
company-concede-asked = On demande à ton partenaire si vous abandonnez.
company-concede-done = La donne est abandonnée, le reste a été joué.
company-claim-proposed = **{ $name } dit : le reste est à moi.** Ses cartes : { $cards }. Si les autres sont d’accord, le reste est joué ainsi ; si quelqu’un refuse, on continue et ces cartes restent connues.
company-claim-carried = **Le reste va à { $name }**, avec { $cards } en main.
company-claim-declined = { $other } n’est pas d’accord : on continue à jouer. { $name } a montré { $cards }.
company-claim-over = On continue à jouer. { $name } avait réclamé le reste et montré { $cards }.
company-concede-proposed = **{ $name } voudrait abandonner cette donne.** { $what } Les personnes du même camp doivent être d’accord.
company-giving-rest = Le reste des plis va alors à { $others }, autant que les cartes le permettent.
company-giving-lost = { $contract } : c’est alors perdu.
company-giving-made = { $side } réussit alors { $contract }.
company-giving-stays-lost = { $contract } : c’est déjà perdu, et cela le reste.
company-gave-rest = **{ $name } abandonne cette donne :** le reste des plis va à { $others }.
company-gave-rest-part = **{ $name } abandonne cette donne :** le reste des plis va à { $others }, sauf { $kept ->
    [1] un pli qui reste
   *[other] { $kept } plis qui restent
} dans son camp.
company-gave-lost = **{ $name } abandonne :** { $contract }, c’est perdu.
company-gave-made = **{ $name } abandonne :** { $side } réussit { $contract }.
company-gave-stays-lost = **{ $name } abandonne cette donne :** { $side } a tout de même perdu { $contract }.
company-concede-declined = { $other } ne veut pas abandonner avec { $name } : on continue à jouer.
company-concede-over = On continue à jouer ; { $name } voulait abandonner.
company-played-out = Joué jusqu’au bout : { $told }

# Reprendre un coup, regarder le dernier pli.
company-undo = annuler
company-undo-hint = Reprends ton dernier coup, si la table le permet et que personne n’a rien fait depuis
company-undo-button = Reprendre mon coup
company-undone = Coup repris : c’est de nouveau ton tour, à la table { $table }.
company-took-back = { $name } a repris son dernier coup
company-last = dernier-pli
company-last-hint = Le dernier pli, à ta table ou à une table de ce salon ; les autres restent cachés

# Phrases et réactions ; la sourdine de l’hôte.
company-say = dire
company-say-hint = Dis quelque chose à la table : une phrase toute faite ou une réaction, dans sa langue
company-say-button = Dire quelque chose
company-say-what = Que veux-tu dire ?
company-phrase = phrase
company-phrase-hint = Quelle phrase ; à plus de deux, pendant une donne, seulement celles qui ne disent rien du jeu
company-said = **{ $name }** : { $phrase }
company-passed-on = Dit à la table { $table }.
company-phrase-hello = Bonjour à tous !
company-phrase-luck = Bonne chance !
company-phrase-thanks = Merci !
company-phrase-moment = Un instant, s’il vous plaît.
company-phrase-patience = Prends ton temps.
company-phrase-hurry = On continue ?
company-phrase-cheers = Santé !
company-phrase-again = Encore une partie après ?
company-phrase-bye = Je dois partir après cette donne.
company-phrase-played = Bien joué !
company-phrase-bid = Bonne annonce !
company-phrase-bravo = Bravo !
company-phrase-sorry = Pardon !
company-phrase-oops = Oups !
company-phrase-close = C’était juste !
company-phrase-laugh = (rit)
company-phrase-clap = (applaudit)
company-phrase-amazed = (n’en revient pas)
company-phrase-cry = (verse une larme)
company-phrase-sweat = (transpire)
company-no-such-phrase = Cette phrase n’existe pas ; choisis-en une dans la liste.
company-muted = L’hôte t’a mis en sourdine : ce que tu dis à cette table n’est pas transmis.
company-after-deal = Cela pourrait en dire long sur le jeu : dis-le quand la donne est terminée.
company-too-soon = { $seconds ->
    [1] Attends encore une seconde avant de reparler.
   *[other] Attends encore { $seconds } secondes avant de reparler.
}
company-in-a-row = Tu as parlé trois fois de suite : laisse maintenant les autres parler ou jouer.
company-mute = sourdine
company-mute-hint = Hôte : ne laisse plus passer les phrases de quelqu’un à ta table, ou laisse-les de nouveau passer
company-person = personne
company-person-hint = De qui viennent les phrases
company-again = de-nouveau
company-again-hint = Oui : les laisser passer de nouveau
company-mute-menu = Laisser passer les phrases de quelqu’un, ou non…
company-mute-one = { $name } : ne plus laisser passer
company-unmute = { $name } : laisser passer de nouveau
company-muted-now = Ce que dit { $person } à la table { $table } n’est plus transmis.
company-unmuted-now = Ce que dit { $person } à la table { $table } est de nouveau transmis.
company-last-none = Il n’y a encore aucune partie dont tu puisses revoir le dernier pli ; `/{ command-table } { command-open }` en ouvre une, dans un salon d’un serveur.
company-last-which = Plusieurs parties se jouent ici : dis laquelle avec l’option « { command-which-table } » ({ $tables }).
company-last-over = La partie à la table { $table } est terminée. { $trick }
company-until = -# Sans réponse, le jeu reprend { $when }.
company-over = La partie à la table { $table } est terminée depuis plus de { $minutes } minutes : on ne peut plus rien y dire. Tu peux écrire dans le salon.
