# The practice table: the bot without Discord, in the browser.
practice-server = Practice
practice-channel = cards
practice-you = You
practice-guide = Practice table
practice-welcome =
    **Welcome to the practice table.** Everything here is as in Discord, but nobody else sees it.
    Type `/table open`, add computers with the buttons of the message that comes, and start. **My hand** shows your cards. Above the page you can switch to a friend and play for them too.
