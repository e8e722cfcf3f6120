# What everybody gets at each round.
slip-title = ### 🏆 Tornooi { $tournament } · ronde { $round }
slip-table = Je speelt aan **tafel { $letter }** in { $channel }.
slip-cup = -# { $cup }
slip-partner = Je maat: **{ $name }**
slip-opponents = Tegen jou: { $names }
slip-until = -# De tijd loopt af { $when }: dan stopt je tafel na de lopende gift, en niet gespeelde giften tellen voor je gemiddelde.
slip-bye = Je bent deze ronde vrij; ze telt voor het gemiddelde van je andere rondes.
slip-through = Je gaat zonder partij door naar de volgende ronde.
slip-reserve = Je wacht als reserve: je krijgt de eerste plaats die vrijkomt.
slip-closed = { $people }: privéberichten komen niet aan, dus hier staat waar er gespeeld wordt.
