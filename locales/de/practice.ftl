# The practice table: the bot without Discord, in the browser.
practice-server = Übung
practice-channel = karten
practice-you = Du
practice-guide = Übungstisch
practice-welcome = **Willkommen am Übungstisch.** Alles ist hier wie in Discord, aber niemand sonst sieht es.
    Ein Tisch mit drei Computern steht schon bereit: Drück unten auf **Anfangen** und dann auf **Mein Blatt**, um deine Karten zu sehen und zu spielen.
    Für einen weiteren Tisch, etwa mit Kleurenwiezen, tipp `/tisch öffnen`, oder `/duell` für Chouine gegen den Computer. Oben auf der Seite kannst du in die Rolle eines Freundes schlüpfen, dich für ihn hinsetzen und auch für ihn spielen.
