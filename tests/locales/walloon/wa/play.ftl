play-hand-your-turn = **C’ est a vos.**
play-call-accept = Dji prind
