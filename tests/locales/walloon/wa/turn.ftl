turn-line = ► **C’ est a vos**, { $name }.{ $there } tåve { $table } · dene { $deal }
