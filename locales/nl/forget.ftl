# Wat /vergeet-mij doet met berichten die er al staan.
forget-stood-here = -# Hier stond iets over iemand die vergeten wilde worden.
forget-somebody-gone = iemand die weg is
forget-under-way =
    { $count ->
        [one] Ik haal je naam nu uit het ene bericht dat ik ermee geplaatst heb.
       *[other] Ik haal je naam nu uit de { $count } berichten die ik ermee geplaatst heb, de nieuwste eerst. Oude vragen elk een halve minuut. Je hoeft niet te wachten: ook na een herstart ga ik verder.
    }
forget-renewed =
    { $count ->
        [one] Eén bericht van mij noemt je niet meer.
       *[other] { $count } berichten van mij noemen je niet meer.
    }
forget-refused =
    { $count ->
        [one] {"**"}Eén bericht noemt je nog:** Discord laat me het nu niet wijzigen. Ik probeer het elk uur opnieuw; wie de server beheert, kan het verwijderen.
       *[other] {"**"}{ $count } berichten noemen je nog:** Discord laat me ze nu niet wijzigen. Ik probeer het elk uur opnieuw; wie de server beheert, kan ze verwijderen.
    }
forget-older = {"**"}Ouder dan mijn lijst van berichten:** van deze tafels ken ik niet alle berichten die ik geplaatst heb. Wie de server beheert, kan die met je naam verwijderen; de links leiden naar die dag.
forget-link = • { $table }: { $link }
forget-older-deals = {"**"}Giften die je stuurde:** de privéberichten daarover zijn ouder dan mijn lijst, dus noemen ze je nog bij deze mensen.
forget-out-of-reach = {"**"}Buiten mijn bereik:** wat anderen schreven en waar ze jou vermeldden, de namen van huisregels, avonden en seizoenen, en prenten en bestanden die iemand bewaard heeft.
forget-still-named =
    { $count ->
        [one] Eén bericht noemt iemand die vergeten wilde worden, en ik mag het niet wijzigen. Geef me de rechten in dat kanaal terug, of verwijder het:
       *[other] { $count } berichten noemen iemand die vergeten wilde worden, en ik mag ze niet wijzigen. Geef me de rechten in die kanalen terug, of verwijder ze:
    }
