# Des conseils aux joueurs : le dernier chapitre de /règles, composé selon la variante.

# Couillon.
tips-couillon-accept = **Prendre** : seulement avec une main qui peut gagner. Si ton équipe fait moins de points, elle est punie. Passer ne coûte rien.
tips-couillon-accept-tie = L’égalité ne te sauve pas non plus.
tips-couillon-forced = **Faire l’atout** : c’est au joueur à gauche du donneur, et son équipe en répond.
tips-couillon-turn = Si tu as une carte de chaque couleur et pas une de bonne, demande une retourne.
tips-couillon-named = **Nommer** : tu peux nommer une couleur que tu n’as pas, une partie de tes cartes est encore à venir. Si ton équipe perd, elle est punie.
tips-couillon-worth = **Ce qui compte** : les as, les rois, les dames et les valets, dans cet ordre. Les autres cartes ne valent rien, tu peux donc les lâcher.
tips-couillon-trump = **Couper** : tu peux couper même si tu as de quoi fournir. Une seule chose est interdite : te défausser quand tu peux fournir.
tips-couillon-strict = **Couper** : tant que tu peux fournir, tu ne coupes pas ; et si tu ne peux pas fournir, tu dois couper.
tips-couillon-mit = **Mit’** : dis-la avec une bonne main, la dame en devient plus forte et la donne vaut plus. Avec une main faible, tais-toi plutôt : le supplément va aux gagnants, et ce seraient les autres.
tips-couillon-mit-later = **La Mit’ dite** : rien n’oblige à la jouer tout de suite. Si tu l’entames, les autres doivent fournir de l’atout ; si on demande atout et que tu n’as qu’elle, elle doit tomber.
tips-couillon-kontra = **Kontra et Re** : la donne compte plus pour qui la gagne, dis-les donc si tu penses gagner. Avec tous les plis, Mit’, Kontra et Re, une donne ôte cinq rôyes.
tips-couillon-ottant = **Deux pour deux** : si ton équipe a fait l’atout, dire la Mit’ et perdre coûte deux rôyes au lieu d’une.
tips-couillon-queens = **Les dames toujours atout** ne s’annoncent pas et ne coûtent rien : compte-les comme atouts quand tu choisis la couleur, et pas dans la leur.
tips-couillon-tie = **Après une égalité**, la prochaine victoire compte double.
tips-couillon-passed = **Quand tous ont passé**, la prochaine victoire compte un de plus.
tips-couillon-layout = **Cartes étalées** : tout le monde voit ce que tu peux jouer. Ce que tu joues décide aussi de la carte cachée que tu dégages.
tips-couillon-stock = **Tant qu’il y a un talon**, personne ne doit fournir : tu peux te défaire de ce qui ne vaut rien. Aux huit derniers plis, il faut fournir ou couper.

# Chouine.
tips-chouine-brisques = **Ce qui compte** : les points viennent des brisques dans les plis et des combinaisons. Chacun peut annoncer à n’importe quel pli : un pli sans ces cartes ne mérite pas d’être gagné.
tips-chouine-last = **Le dernier pli** fait exception : il rapporte { $der }. C’est pour lui qu’on garde des atouts.
tips-chouine-early = **Au début**, débarrasse-toi de ce qui ne sert à rien, d’abord les sept, huit et neuf qui ne sont pas d’atout, et rassemble de quoi combiner.
tips-chouine-choose = **Quand toutes les cartes sont bonnes**, il faut choisir : les figures, surtout rois et dames, qui peuvent faire une combinaison ; les as et les dix pour { $brisques ->
    [Quinte] une quinte
   *[other] une trente
} ou pour les plis qu’ils gagnent ; les atouts pour la fin. Le nombre de cartes encore à piocher dit ce que tu peux espérer de chacun.
tips-chouine-hide = **Montre peu** : la carte que tu gardes est peut-être celle qu’un autre attend. Annoncer tôt montre tes cartes sans rapporter plus : attends d’en jouer une de toute façon, la combinaison peut grandir. Un mariage peut attendre d’être tes deux dernières cartes.
tips-chouine-remember = **Retiens** ce qui est tombé. Dès que le roi ou la dame d’une couleur est partie, cette couleur n’a plus de combinaison, et ses figures ne servent plus.
tips-chouine-seven = **Le sept d’atout** : échange-le toujours, mais pas avant de vouloir la retourne, pour la jouer ou pour annoncer avec. N’attends pas l’entame du pli { $lead } : ce serait trop tard.
tips-chouine-count = **Compter** : brisques et dix de der font { $high } points, tous les rois, dames et valets { $low } seulement. Le plus souvent, les annonces, les brisques et le dernier pli disent qui gagne ; on ne compte le reste que si c’est serré.

# Whist à la couleur.
tips-kleurenwiezen-nine = **Emballer** : l’usage veut qu’on n’emballe que si on est prêt à monter à neuf plis.
tips-kleurenwiezen-solo5 = Seul pour cinq plis, on est donc le plus souvent dépassé.
tips-kleurenwiezen-alone = **Seul**, tu reçois de trois joueurs ou tu en paies trois : pour toi, un contrat vaut trois fois ses points.
tips-kleurenwiezen-high = **Une main très forte** mérite une abondance, dès la première annonce : plus tard, ce n’est plus possible.
tips-kleurenwiezen-solo-most = Seul, les plis au-delà de huit ne rapportent rien.
tips-kleurenwiezen-abondance = **Une abondance** paie ce que tu annonces, pas ce que tu fais : si plus de neuf plis sont certains, dis-le tout de suite. Tu ne peux la relever que si on te dépasse.
tips-kleurenwiezen-overtricks = **À deux**, n’annonce pas plus que nécessaire : les plis de plus rapportent autant que si tu les avais annoncés.
tips-kleurenwiezen-failed = **Chuter** à deux ou seul coûte en général plus que le contrat ne vaut : les plis manquants s’ajoutent, un au moins.
tips-kleurenwiezen-listen = **Écoute** : les propositions parlent des mains, aussi celles que personne n’a emballées. Une couleur que ton partenaire a nommée d’abord est bonne à savoir quand tu entames.
tips-kleurenwiezen-parole = **Passe parole** : quand ta main est forte mais que tu ne sais pas si la main de ton partenaire suffit pour { $tricks } plis.
tips-kleurenwiezen-troel = **Trou** : si tu es le partenaire, regarde la carte appelée. Si sa couleur est courte chez toi et une autre longue, celle-là fait peut-être un meilleur atout, même pour neuf plis.
tips-kleurenwiezen-royal = Celui qui tient tous les as et une longue gagne parfois plus seul.
tips-kleurenwiezen-pack = **Personne ne bat les cartes**, les couleurs restent donc ensemble : les mains sont plus folles, et les hauts contrats plus fréquents qu’avec un jeu battu.
