"""Why a table or tournament refuses something; what rules of a game forbid is `engine.core.errors.IllegalAction`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.errors import EngineError, ReasonBase


class Refusal(ReasonBase):
    """Every reason; each has a sentence in every language (`refusal-<value>`)."""

    NO_SUCH_TABLE = "no-such-table", "there is no table {table}"
    TABLE_GONE = "table-gone", "nothing is kept of table {table} any more"
    TABLE_OVER = "table-over", "the match at table {table} is over"
    NOT_STARTED = "not-started", "the match has not started"
    ALREADY_STARTED = "already-started", "the match has started"
    NO_SUCH_SEAT = "no-such-seat", "there is no seat {seat}; the seats are 1 to {seats}"
    NOT_SEATED = "not-seated", "this person has no seat at the table"
    ALREADY_SEATED = "already-seated", "this person sits on seat {seat}"
    TABLE_FULL = "table-full", "all {seats} seats are taken"
    SEAT_TAKEN = "seat-taken", "{name} sits on seat {seat}"
    SEAT_EMPTY = "seat-empty", "nobody sits on seat {seat}"
    SEAT_SHARED = (
        "seat-shared",
        "{name}, who played on the same seat, has it at table {table}; others are awaited on the rest",
    )
    SEATS_EMPTY = "seats-empty", "{empty} of the {seats} seats are empty"
    DUMMY_SEAT = "dummy-seat", "seat {seat} is the dummy's"
    TOO_MANY_PEOPLE = "too-many-people", "{people} people sit here, and this game is for {seats}"
    NOT_INVITED = "not-invited", "only people invited by the host may sit down"
    BLOCKS_ENOUGH = "blocks-enough", "the list of people not to be seated with is full"
    REMOVED = "removed", "the host has removed this person: for {minutes} minutes only an invitation lets them in"
    NOT_HOST = "not-host", "only the host, {host}, may do this"
    NOT_OFFERED = "not-offered", "{name} does not offer seat {seat}"
    NOT_AWAY = "not-away", "this person is not away"
    SEAT_NOT_AWAY = "seat-not-away", "{name} is not away: only they can offer seat {seat}"
    STILL_AWAITED = "still-awaited", "people who are not back yet are waited for until {until}"
    NOBODY_WAITED_FOR = "nobody-waited-for", "nobody is on turn here who was asked for a clock, or could be"
    YOU_ARE_WAITED_FOR = "you-are-waited-for", "the others wait for this person: only playing or a clock is an answer"
    NOT_LONG_WAITED = "not-long-waited", "whoever is on turn can be asked for a clock from {until} on"
    MAY_ANSWER = "may-answer", "whoever was asked for a clock may answer until {until}"
    OWN_SIDE_ABSENT = "own-side-absent", "nobody wins because their own side did not come"
    KNOWS_OTHER_HAND = "knows-other-hand", "this person has seen the cards of seat {seat} in this deal"
    KNOWS_DEALS = "knows-deals", "this person has played these deals already, elsewhere or before being forgotten"
    PAUSED = "paused", "the match is paused"
    NOT_PAUSED = "not-paused", "the match is not paused"
    OTHER_PROPOSAL = "other-proposal", "{name} has proposed something that is not answered yet"
    ASKED_THIS_TURN = "asked-this-turn", "this came to nothing on this turn already"
    ALREADY_AGREED = "already-agreed", "this person has agreed already; {missing} others have not answered"
    NOT_PROPOSED = "nothing-proposed", "nothing is proposed that could be answered"
    NOT_ASKED = "not-asked", "this person is not asked"
    DEAL_IS_OVER = "deal-is-over", "the deal is over"
    NOT_ON_TURN = "not-on-turn", "the rest is claimed or given up on one's own turn"
    NO_CLAIMS = "no-claims", "at this game every deal is played to its end"
    REST_NOT_SETTLED = (
        "rest-not-settled",
        "the rest can be claimed or given up once cards are played and no more are to come",
    )
    NO_TRICKS_WANTED = "no-tricks-wanted", "in this contract tricks are a danger: the rest can be given up, not claimed"
    MORE_THAN_TWO_SIDES = "more-than-two-sides", "a deal can be given up only where two sides play"
    CANNOT_BE_LOST = (
        "cannot-be-lost",
        "no cards are found that make this contract fail any more, so it cannot be given up",
    )
    NO_TAKING_BACK = "no-taking-back", "nothing can be taken back at this table"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back", "there is nothing that this person can take back now"
    TOO_LATE_TO_TAKE_BACK = "too-late-to-take-back", "an action can be taken back for {seconds} seconds only"
    HOST_NOT_MUTED = "host-not-muted", "hosts cannot mute themselves"
    STOP_TAKES_AGREEMENT = (
        "stop-takes-agreement",
        "the people who play in a tournament under way are asked before it is stopped",
    )
    STOP_WAS_ASKED = "stop-was-asked", "the people have been asked in this round whether to stop the tournament"
    OWN_MATTER = "own-matter", "a director who plays decides nothing about their own table"
    TAKES_AGREEMENT = "takes-agreement", "during a match the people who are there have to agree on that"
    BARRED = "barred", "this person had to get up from this match, and cannot come back to it"
    ENDS_ALREADY = "ends-already", "the match ends after deal {deal} already"
    NOT_ENDING = "not-ending", "nobody has settled that the match ends early"
    SAME_LENGTH = "same-length", "the match has this length already"
    TOO_SHORT = "too-short", "with this length the match would be over, or would have gone otherwise"
    NOT_DEALT = "not-dealt", "the first cards are not dealt yet"
    DEAL_GOES_ON = "deal-goes-on", "deal {deal} is not over"
    NOBODY_CUTS = "nobody-cuts", "nobody is to cut a pack now"
    OTHER_CUTS = "other-cuts", "{name} cuts for the next deal"
    CUT_OUT_OF_RANGE = "cut-out-of-range", "{least} to {most} cards can be cut off"
    CUT_WORDS = "cut-words", "at most {most} letters, digits, blanks and . , ! ? ' - can be said with a cut"
    STALE = "stale", "the table has moved on since"
    CALLED_ENOUGH = (
        "called-enough",
        "one member calls one person twice a day, and ten people an hour; again from {until}",
    )
    NO_PARTNERS = "no-partners", "nobody has a partner by seat in this game"
    NOT_OVER = "not-over", "the match at table {table} is not over"
    OF_TOURNAMENT = "of-tournament", "this table belongs to tournament {tournament}"
    PLAYS_ON = "plays-on", "this table plays on from match {origin}, by its rules"
    NO_POSITION = "no-position", "nothing can be played on from there"
    SAME_DEALS = "same-deals", "other tables play the same deals, so all of them keep the rules they began with"
    STILL_PLAYED = "still-played", "others may still play these deals: their cards are told when everybody has finished"
    NO_SUCH_DAY = "no-such-day", "there is no such deal of the day"
    DAY_OVER = "day-over", "the day of this deal is over"
    DAY_GOES_ON = "day-goes-on", "the day is not over: only then is it told how everybody played"
    DAY_PLAYED = "day-played", "this person has begun the deal of the day already, at table {table}"
    NO_SUCH_SENT_DEAL = "no-such-sent-deal", "there is no such deal that was sent"
    SENT_TO_OTHER = "sent-to-other", "the deal was sent to somebody else"
    SENT_DEAL_PLAYED = "sent-deal-played", "this person has begun this deal already, at table {table}"
    FRIEND_KNOWS = "friend-knows", "this person has played this deal, or was sent it before"
    SENT_TOO_MANY = "sent-too-many", "{most} deals sent to this person are not played yet"
    TOO_MANY_WAITING = "too-many-waiting", "too many matches wait to be reckoned"
    NO_SUCH_TOURNAMENT = "no-such-tournament", "there is no tournament {tournament}"
    TOURNAMENT_OVER = "tournament-over", "tournament {tournament} is over"
    TOURNAMENT_STARTED = "tournament-started", "tournament {tournament} has started"
    TOURNAMENT_FULL = "tournament-full", "all {people} places of the tournament are taken"
    ALREADY_ENTERED = "already-entered", "this person has place {place} in the tournament"
    NOT_ENTERED = "not-entered", "this person has no place in the tournament"
    IN_THE_ROUND = (
        "in-the-round",
        "this person plays in the round: they can get up at the table, or leave between two rounds",
    )
    PLACES_EMPTY = "places-empty", "{empty} of the {people} places are empty"
    NO_SUCH_EVENING = "no-such-evening", "there is no evening {evening}"
    EVENING_OVER = "evening-over", "the evening {name} does not take place any more"
    EVENING_FULL = "evening-full", "{people} people have signed up, and no more can"
    EVENING_UNDER_WAY = "evening-under-way", "the evening is being played: it can be ended, not called off"
    EVENING_KIND_STAYS = "evening-kind-stays", "people play: whether it is a tournament is changed for another date"
    EVENING_DAY_OFF = "evening-day-off", "on this day the evening was called off or is over"
    EVENING_NOT_BEGUN = "evening-not-begun", "the evening has not begun: it can be called off"
    EVENING_CLOSING = "evening-closing", "no more tables are drawn this evening"
    NOT_DIRECTOR = "not-director", "only {director}, who directs the evening, or who manages the server may do this"
    DIRECTOR_GONE = "director-gone", "nobody directs the evening any more: who manages the server can"
    ALREADY_SIGNED_UP = "already-signed-up", "this person has signed up for this evening"
    NOT_SIGNED_UP = "not-signed-up", "this person has not signed up for this evening"
    TOO_EARLY_TO_BE_HERE = (
        "too-early-to-be-here",
        "one can say that one is there from {ahead} minutes before the beginning",
    )
    ALREADY_HERE = "already-here", "this person has said that they are there"
    ALREADY_WAITING = "already-waiting", "this person waits for a seat already"
    AT_EVENING_TABLE = "at-evening-table", "this person sits at a table of the evening"
    TOO_MANY_EVENINGS = "too-many-evenings", "this server has its {most} evenings"
    NO_SUCH_ZONE = "no-such-zone", "there is no time zone {zone}"
    BAD_CLUB_NAME = "bad-club-name", "a name of an evening or a season has 1 to {longest} characters that can be seen"
    SEASON_RUNS = "season-runs", "the season {name} is still running on this server"
    NO_SEASON = "no-season", "no season is running on this server"
    BEST_OF_FEWER = "best-of-fewer", "the best {best} of {planned} evenings cannot count"
    NO_SUCH_CODE = "no-such-code", "nobody waits for a team with the code {code}"
    OWN_CODE = "own-code", "this code was made on the same server"
    TEAMS_ALREADY = "teams-already", "the team of this server plays against another already"
    NO_TEAMS = "no-teams", "the team of this server plays against no other"
    SEASON_OWN_EVENING = "season-own-evening", "tournament {tournament} belongs to an evening, which counts already"
    SEASON_NOT_OVER = "season-not-over", "tournament {tournament} has not been played to its end"
    SEASON_COUNTS_IT = "season-counts-it", "a season counts tournament {tournament} already"
    SEASON_COUNTS_NOT = "season-counts-not", "the season does not count tournament {tournament}"
    TOURNAMENT_SIZE = "tournament-size", "a tournament is for {least} to {most} people"
    TOURNAMENT_ROUNDS = "tournament-rounds", "a tournament has 1 to {most} rounds"
    TOURNAMENT_MINUTES = "tournament-minutes", "a round takes 1 to {most} minutes, or as long as it needs"
    TIME_PAST = "time-past", "this time is past"
    KNOCKOUT_OF_TWO = "knockout-of-two", "a knock-out is for two at a table, and this game is for {seats}"
    ENTRY_ALONE = "entry-alone", "at this game everybody plays alone"
    ENTRY_DRAWN = "entry-drawn", "the sides of this game cannot be made of fixed pairs"
    ENTRY_WITH_PARTNERS = "entry-with-partners", "this game is played with partners"
    TOURNAMENT_TOTAL = "tournament-total", "the rounds of this game cannot add up to that"
    TOURNAMENT_BONUS = (
        "tournament-bonus",
        "a bonus has up to {places} figures, from 0 to {most}, none larger than the one before",
    )
    BONUS_TOTAL = "bonus-total", "a bonus by place is added to points"
    BONUS_COMPARED = "bonus-compared", "neither the same deals at all tables nor a knock-out go with a bonus by place"
    TOO_FEW_ENTERED = "too-few-entered", "{entered} people take part, and it takes {least}"
    NO_PARTNER_WANTED = "no-partner-wanted", "in this tournament nobody chooses a partner"
    PARTNER_IS_SELF = "partner-is-self", "nobody can be their own partner"
    HAS_PARTNER = "has-partner", "this person plays with {name}"
    PARTNER_TAKEN = "partner-taken", "{name} has another partner"
    NO_REASON = "no-reason", "a correction, or taking somebody out, needs a reason"
    NOTHING_CORRECTED = "nothing-corrected", "a correction adds 1 to {most}, or takes them off"
    NO_SUCH_ROUND = "no-such-round", "round {round} has not begun; {rounds} have"
    CHANNEL_GONE = "channel-gone", "the channel of this tournament is gone"
    ROUND_GOES_ON = "round-goes-on", "no round is over that another one could follow"
    NO_SUCH_PLACE = "no-such-place", "there is no place {place}; the places are 1 to {places}"
    ROUND_SETTLED = "round-settled", "round {round} has settled who goes on"
    DIRECTS_ALREADY = "directs-already", "{name} directs this tournament already"
    BAD_HOUSE_NAME = "bad-house-name", "a name of house rules has 1 to {longest} characters that can be seen"
    HOUSE_NAME_TAKEN = "house-name-taken", "there are house rules called {name}"
    MISLEADING_HOUSE_NAME = "misleading-house-name", "people would take {name} for {other}"
    TOO_MANY_HOUSES = "too-many-houses", "this server has its {most} house rules"
    NO_SUCH_HOUSE = "no-such-house", "there are no house rules called {name}"
    HOUSE_GONE = "house-gone", "these house rules have been deleted"
    NOT_HOUSE_MAKER = (
        "not-house-maker",
        "only who made them, or who manages the server, may change the house rules {name}",
    )
    NO_SCORE_KEEPER = "no-score-keeper", "the bot cannot keep the score of this game"
    NO_SUCH_SCORE = "no-such-score", "there is no score sheet {score}"
    NOT_AT_SCORE = "not-at-score", "only those at the table, and who opened the score sheet, may change it"
    SCORE_CHANGED = "score-changed", "somebody has changed the score meanwhile: look at it again"
    SCORE_ENDED = "score-ended", "this match has ended: reopen it first"
    SCORE_GOES_ON = "score-goes-on", "this match has not ended"
    SCORE_FULL = "score-full", "a score sheet has room for {most} deals: end it and open another"
    NO_SUCH_SCORE_DEAL = "no-such-score-deal", "there is no deal {deal}; {deals} have been told"
    NOTHING_TO_UNDO = "nothing-to-undo", "no deal has been told that could be taken back"
    TOO_MANY_OPEN = "too-many-open", "you have {most} {kind} open here: end one of these first: {mine}"
    SCORE_PEOPLE = "score-people", "this game takes {seats} to {most} people, and each has a name"
    SCORE_TWICE = "score-twice", "{name} is named twice"
    SCORE_GUESTS = "score-guests", "a match counts in the leaderboards only on a server, and if everybody is a member"
    SCORE_STAKE = "score-stake", "a stake is {least} to {most} a point, of a currency with 1 to {longest} characters"
    SCORE_POT = "score-pot", "a queen costs 0 to {most} points, at a game in which everybody plays for themselves"
    SCORE_ROW = "score-row", "a row has a figure for everybody, from -{most} to {most}, and not only zeros"
    NO_SUCH_SCORE_ROW = "no-such-score-row", "this row is no longer on the sheet"


class Refused(EngineError):
    """The table or tournament refuses; nothing has changed. `facts` holds what a sentence about it needs."""

    def __init__(self, reason: Refusal, **facts: object) -> None:
        self.reason = reason
        self.facts: Mapping[str, object] = MappingProxyType(facts)
        super().__init__(reason.sentence.format_map(facts))


class JournalError(EngineError):
    """The journal cannot be read or written; its one sentence says what to do."""


class WrongDatabase(JournalError):
    """The address names none, or one that is not for this program: trying again does not help."""


class JournalClosed(JournalError):
    """The program ends, and nothing more is read or written."""


class JournalBusy(JournalError):
    """Another program holds the journal; nothing was written, and trying again a little later may work."""
