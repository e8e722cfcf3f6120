# What /admin health says: first whether all is well, then the figures; a line each, for narrow screens.
health-well = ✓ **All is well.**
health-troubles =
    { $count ->
        [one] **One thing needs attention:**
       *[other] **{ $count } things need attention:**
    }
health-late = Something has been waiting for { $number } s to be shown. If <https://discordstatus.com> reports no trouble, look in the bot’s log.
health-far = Discord takes { $number } ms to answer. Its troubles are reported at <https://discordstatus.com>; otherwise the bot’s connection to the internet is slow.
health-busy = The bot was { $number } ms late with its work, because its machine has too much to do: stop other programs there, or choose a faster machine.
health-answers-slowly = The database takes { $number } ms to answer: another program uses its file, or the disk is slow.
health-draws-slowly = Lately a picture has taken { $number } ms on average: the bot’s machine is too slow, or has too much else to do.
health-refused = Discord has counted { $number } requests as invalid within ten minutes; at 10,000 it shuts the bot out. The page of metrics (METRICS_PORT) shows their routes. Make sure that no other program uses this token or address.
health-openings-refused = Discord lets me write to no new people for { $number } more min. Until then they see their cards by *{ play-my-hand }*.
health-openings-awaited = People who wait for their first direct message, as Discord allows only a few at once: { $number }. A command in a direct message to me brings it at once.
health-commands = Discord does not take the list of commands, so it has that of an earlier version. The log says why; if it names no command, look whether the token is this application’s.
health-pictures = Discord takes no new pictures in old messages, so the bot sends new messages instead. Nothing is lost; tell the bot’s developers, with the version below.
health-metrics = There is no page of metrics: METRICS_PORT or METRICS_HOST cannot be used. The log says why.
health-unreadable =
    { $count ->
        [one] A table cannot be read:
       *[other] { $count } tables cannot be read:
    } try `/{ admin-command } { admin-command-repair }`, or end it with `/{ admin-command } { command-stop }`.
health-version = Version { $version }, started { $since }
health-place = This process has been playing since { $since }. { $others ->
        [0] No other is standing by
        [one] One other is standing by
       *[other] { $others } others are standing by
    }
health-servers = Servers: { $count } · plays since the start: { $plays }
health-wait = To be shown: oldest for { $seconds } s · requests held back: { $waiting }
health-requests = Requests to Discord: { $count } · too many (429): { $often } · invalid in ten minutes: { $refused }
health-openings = New people written to: { $short } of { $most_short } in ten minutes, { $long } of { $most_long } in two hours · waiting: { $waiting }
health-gateway = Connections lost: { $count } · shards: { $shards }
health-drawing = Pictures: { $count } · on average { $milliseconds } ms
health-saving = Changes saved: { $count } · on average { $milliseconds } ms · database failures: { $failures }
health-lag = Late at most, in the last minute: { $milliseconds } ms
health-memory = Memory: { $megabytes } MB
