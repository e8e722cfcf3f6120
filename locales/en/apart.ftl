# People somebody does not want to be seated with.
apart-menu = Not at my table
apart-command = not-with
apart-command-hint = Somebody you do not want to be seated with; they are not told
apart-title = **Not at your table**
    Whoever is on this list cannot sit down at a table where you sit, nor invite or challenge you, and evenings seat you apart as far as that goes. They are not told: they read what stands at any table by invitation. A tournament’s draw can be checked by all, so it does not look at this list; I tell you if it seats you together.
apart-nobody = Nobody.
apart-line = Not at your table
apart-forgotten = somebody who asked to be forgotten
apart-add = Keep somebody away
apart-take-back = Take somebody off the list
apart-added = { $name } is on your list from now on, and is not told.
apart-together = You both sit at table { $table }: that goes on.
apart-taken-back = { $name } is off your list.
apart-yourself = You always sit at your own table.
apart-bot = Bots do not sit down anyhow.
apart-own = { $name } is on your list of people you do not want at your table: take them off first, with /{ command-settings } { command-mine }.
apart-question = { $names } sits at table { $table }, and is on your list of people you do not want to be seated with. Nobody else reads this.
apart-all-the-same = Sit down all the same
apart-met-tournament = **Table { $table }**, { $channel }: the tournament’s draw seats you with somebody on your list. It does not look at the list, because everybody can check it. Nobody else is told.
apart-met-evening = **Table { $table }**, { $channel }: somebody on your list sits there too; the evening could not seat you apart. Nobody else is told.
