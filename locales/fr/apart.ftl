# Les personnes avec qui quelqu’un ne veut pas être à table.
apart-menu = Pas à ma table
apart-command = pas-avec
apart-command-hint = Quelqu’un avec qui tu ne veux pas être à table ; cette personne n’en saura rien
apart-title = **Pas à ta table**
    Les personnes de cette liste ne peuvent pas s’asseoir à une table où tu es, ni t’inviter ou te défier, et les soirées vous séparent autant que possible. Elles n’en savent rien : elles lisent ce qui est écrit à toute table sur invitation. Le tirage d’un tournoi peut être vérifié par tous et ne regarde donc pas cette liste ; s’il vous met ensemble, je te le dis.
apart-nobody = Personne.
apart-line = Pas à ta table
apart-forgotten = quelqu’un qui a demandé l’oubli
apart-add = Tenir quelqu’un à l’écart
apart-take-back = Retirer quelqu’un de la liste
apart-added = { $name } est désormais sur ta liste et n’en sait rien.
apart-together = Vous êtes ensemble à la table { $table } : cela continue.
apart-taken-back = { $name } n’est plus sur ta liste.
apart-yourself = À ta propre table, tu y es toujours.
apart-bot = Les bots ne s’asseyent de toute façon pas.
apart-own = { $name } est sur ta liste de personnes dont tu ne veux pas à ta table : retire ce nom d’abord, avec /{ command-settings } { command-mine }.
apart-question = { $names } est à la table { $table }, et sur ta liste de personnes avec qui tu ne veux pas être à table. Personne d’autre ne lit ceci.
apart-all-the-same = M’asseoir quand même
apart-met-tournament = **Table { $table }**, { $channel } : le tirage du tournoi te met avec quelqu’un de ta liste. Il ne regarde pas cette liste, puisque tout le monde peut le vérifier. Personne d’autre n’en sait rien.
apart-met-evening = **Table { $table }**, { $channel } : quelqu’un de ta liste y est aussi ; la soirée n’a pas pu vous séparer. Personne d’autre n’en sait rien.
