# /learn: lessons in which somebody learns a game by playing it.
lesson-command = learn
lesson-command-hint = Learn a game by playing it: five short lessons
lesson-which = lesson
lesson-which-hint = Which lesson; otherwise you see them all
lesson-list = ### Learn { $game }
lesson-intro = In each lesson you play a few tricks with my help, then a deal alone. The first takes three minutes.
lesson-finished = **Now you know how it goes.** Play with others, or against the computer: /{ admin-command-help } says how.
lesson-title = **{ $game }** · lesson { $number }/{ $count }: { $title }
# The name of the person who learns, on pictures and before figures.
lesson-you = You
# The same in sentences for screen readers, where it stands like a name.
lesson-learner = Learner
lesson-trick-yours = Your trick: { $cards }
lesson-trick-theirs = Trick of { $name }: { $cards }
lesson-tricks-since = Tricks played: { $count }. The last of them:
lesson-other = You may, but there is something better.
lesson-strayed = All right, from here you play as you like.
lesson-won = **You have won!**
lesson-lost = **The others have won this time.** Try again, or go on.
lesson-drawn = **Nobody has won.**
lesson-points = Card points: { $sides }
lesson-tricks = Tricks: { $sides }
lesson-back = One step back
lesson-take-back = Take it back
lesson-go-on = Go on all the same
lesson-again = Again
lesson-all = All lessons
lesson-play-alone = Now play alone
lesson-next = Next lesson
lesson-sent = Your lessons are in your direct messages: { $link }
lesson-none = There are no lessons for { $game } yet, only for: { $others }. Its rules: /{ rules-command }.
lesson-unknown = There is no lesson “{ $typed }”. There are: { $possible }.
lesson-moved-on = This lesson has changed since. Please begin it again: /{ lesson-command }.
