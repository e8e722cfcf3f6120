"""Several processes of one bot at once, in one loop of virtual time: their shards come and go while people play."""
