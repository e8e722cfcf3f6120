# Mensen met wie iemand niet aan één tafel wil zitten.
apart-menu = Niet aan mijn tafel
apart-command = niet-met
apart-command-hint = Iemand met wie je niet aan één tafel wilt zitten; die persoon verneemt er niets van
apart-title = **Niet aan jouw tafel**
    Wie op deze lijst staat, kan niet gaan zitten aan een tafel waar jij zit, en kan je niet uitnodigen of uitdagen; clubavonden zetten jullie apart voor zover dat gaat. Ze vernemen er niets van: ze lezen wat er bij elke tafel op uitnodiging staat. De loting van een tornooi kan iedereen nagaan, dus die kijkt niet naar deze lijst; zet ze jullie samen, dan zeg ik het je.
apart-nobody = Niemand.
apart-line = Niet aan jouw tafel
apart-forgotten = iemand die vergeten wilde worden
apart-add = Iemand weghouden
apart-take-back = Iemand van de lijst halen
apart-added = { $name } staat vanaf nu op je lijst, en verneemt er niets van.
apart-together = Jullie zitten samen aan tafel { $table }: dat gaat door.
apart-taken-back = { $name } staat niet meer op je lijst.
apart-yourself = Aan je eigen tafel zit je altijd.
apart-bot = Bots gaan toch niet zitten.
apart-own = { $name } staat op je lijst van mensen die je niet aan je tafel wilt: haal die eerst van de lijst, met /{ command-settings } { command-mine }.
apart-question = { $names } zit aan tafel { $table }, en staat op je lijst van mensen met wie je niet aan één tafel wilt zitten. Niemand anders leest dit.
apart-all-the-same = Toch gaan zitten
apart-met-tournament = **Tafel { $table }**, { $channel }: de loting van het tornooi zet je samen met iemand van je lijst. Ze kijkt niet naar die lijst, omdat iedereen haar kan nagaan. Niemand anders verneemt dit.
apart-met-evening = **Tafel { $table }**, { $channel }: daar zit ook iemand van je lijst; de avond kon jullie niet apart zetten. Niemand anders verneemt dit.
