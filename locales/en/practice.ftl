# The practice table: the bot without Discord, in the browser.
practice-server = Practice
practice-channel = cards
practice-you = You
practice-guide = Practice table
practice-welcome = **Welcome to the practice table.** Everything here is as in Discord, but nobody else sees it.
    A table is open already, with three computers: press **Start** below, then **My hand** to see your cards and play.
    For another one, of Kleurenwiezen for instance, type `/table open`, or `/duel` for Chouine against the computer. At the top of the page you can switch to a friend, sit down as them and play for them too.
