# The practice table: the bot without Discord, in the browser.
practice-server = Oefenserver
practice-channel = kaarten
practice-you = Jij
practice-guide = Oefentafel
practice-welcome = **Welkom aan de oefentafel.** Alles werkt hier zoals in Discord, maar niemand anders ziet het.
    Er staat al een tafel klaar, met drie computers: druk hieronder op **Beginnen** en dan op **Mijn kaarten** om je hand te zien en te spelen.
    Voor een andere tafel, met kleurenwiezen bijvoorbeeld, typ je `/tafel openen`, of `/duel` voor Chouine tegen de computer. Bovenaan de pagina kun je in de huid van een vriend kruipen, in zijn plaats gaan zitten en ook voor hem spelen.
