# Waarom een kaart niet gespeeld kan worden.
learn-why = waarom
learn-why-hint = Waarom je een kaart nu niet kunt spelen; alleen jij ziet het antwoord
learn-why-card-hint = Welke kaart; zonder keuze alle die je niet kunt spelen
learn-why-button = Waarom de andere niet?
learn-why-line = { $cards }: { $why }
learn-why-can = Je kunt spelen: { $cards }
learn-why-any = Je kunt nu elke kaart spelen.
learn-why-may = { $card } kun je nu spelen.
learn-why-trumps = { $count ->
    [one] { $cards } telt hier als troef ({ $suit }), niet als kaart van haar eigen kleur.
   *[other] { $cards } tellen hier als troef ({ $suit }), niet als kaarten van hun eigen kleur.
}
