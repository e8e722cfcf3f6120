# De test voor wie de bot draait.
check-thread = Zelftest
check-words = Zelftest: dit bericht verdwijnt vanzelf.
check-press = Druk binnen een minuut op deze knop, zodat de bot kan nagaan wat er dan gebeurt.
check-button = Druk op mij
