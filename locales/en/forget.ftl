# What /forget-me does with messages that were posted.
forget-stood-here = -# This was about somebody who asked to be forgotten.
forget-somebody-gone = somebody who has left
forget-under-way =
    { $count ->
        [one] I am now taking your name out of the one message I posted with it.
       *[other] I am now taking your name out of the { $count } messages I posted with it, the newest first. Old ones take half a minute each. You need not wait: I go on after a restart too.
    }
forget-renewed =
    { $count ->
        [one] One message I posted does not name you any more.
       *[other] { $count } messages I posted do not name you any more.
    }
forget-refused =
    { $count ->
        [one] {"**"}One message still names you:** Discord does not let me change it now. I try again every hour; whoever manages the server can delete it.
       *[other] {"**"}{ $count } messages still name you:** Discord does not let me change them now. I try again every hour; whoever manages the server can delete them.
    }
forget-older = {"**"}Older than my list of messages:** at these tables I do not know all messages I posted. Whoever manages the server can delete those that name you; the links lead to the day.
forget-link = • { $table }: { $link }
forget-older-deals = {"**"}Deals you sent:** the direct messages that said so are older than my list, so they still name you to these people.
forget-out-of-reach = {"**"}Beyond my reach:** what others wrote and where they mentioned you, the names of house rules, evenings and seasons, and pictures and files that somebody has saved.
forget-still-named =
    { $count ->
        [one] One message names somebody who wanted to be forgotten, and I may not change it. Give me back the permissions in its channel, or delete it:
       *[other] { $count } messages name somebody who wanted to be forgotten, and I may not change them. Give me back the permissions in their channels, or delete them:
    }
