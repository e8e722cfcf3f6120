# Was /vergiss-mich mit Nachrichten macht, die schon dastehen.
forget-stood-here = -# Hier stand etwas über jemanden, der vergessen werden wollte.
forget-somebody-gone = jemandem, der nicht mehr da ist
forget-under-way =
    { $count ->
        [one] Ich nehme deinen Namen jetzt aus der einen Nachricht, in der er bei mir steht.
       *[other] Ich nehme deinen Namen jetzt aus den { $count } Nachrichten, in denen er bei mir steht, die neuesten zuerst. Alte brauchen je eine halbe Minute. Du musst nicht warten: Auch nach einem Neustart mache ich weiter.
    }
forget-renewed =
    { $count ->
        [one] Eine Nachricht von mir nennt dich nicht mehr.
       *[other] { $count } Nachrichten von mir nennen dich nicht mehr.
    }
forget-refused =
    { $count ->
        [one] {"**"}Eine Nachricht nennt dich noch:** Discord lässt mich sie gerade nicht ändern. Ich versuche es jede Stunde wieder; wer den Server verwaltet, kann sie löschen.
       *[other] {"**"}{ $count } Nachrichten nennen dich noch:** Discord lässt mich sie gerade nicht ändern. Ich versuche es jede Stunde wieder; wer den Server verwaltet, kann sie löschen.
    }
forget-older = {"**"}Älter als meine Liste der Nachrichten:** Von diesen Tischen kenne ich nicht alle Nachrichten, die ich gesendet habe. Wer den Server verwaltet, kann die mit deinem Namen löschen; die Links führen zu dem Tag.
forget-link = • { $table }: { $link }
forget-older-deals = {"**"}Spiele, die du geschickt hast:** Die Direktnachrichten darüber sind älter als meine Liste, also nennen sie dich bei diesen Leuten noch.
forget-out-of-reach = {"**"}Außer meiner Reichweite:** was andere geschrieben haben und wo sie dich erwähnt haben, die Namen von Hausregeln, Abenden und Saisons, und Bilder und Dateien, die jemand gespeichert hat.
forget-still-named =
    { $count ->
        [one] Eine Nachricht nennt jemanden, der vergessen werden wollte, und ich darf sie nicht ändern. Gib mir die Berechtigungen in ihrem Kanal zurück, oder lösch sie:
       *[other] { $count } Nachrichten nennen jemanden, der vergessen werden wollte, und ich darf sie nicht ändern. Gib mir die Berechtigungen in ihren Kanälen zurück, oder lösch sie:
    }
