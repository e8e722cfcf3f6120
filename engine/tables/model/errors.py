"""Why a table or tournament refuses something; what rules of a game forbid is `engine.core.errors.IllegalAction`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from engine.core.errors import EngineError


class Refusal(StrEnum):
    """Every reason; each has a sentence in every language (`refusal-<value>`)."""

    NO_SUCH_TABLE = "no-such-table"
    TABLE_GONE = "table-gone"
    TABLE_OVER = "table-over"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    SEAT_SHARED = "seat-shared"
    SEATS_EMPTY = "seats-empty"
    DUMMY_SEAT = "dummy-seat"
    TOO_MANY_PEOPLE = "too-many-people"
    NOT_INVITED = "not-invited"
    BLOCKS_ENOUGH = "blocks-enough"
    REMOVED = "removed"
    NOT_HOST = "not-host"
    NOT_OFFERED = "not-offered"
    NOT_AWAY = "not-away"
    SEAT_NOT_AWAY = "seat-not-away"
    STILL_AWAITED = "still-awaited"
    NOBODY_WAITED_FOR = "nobody-waited-for"
    YOU_ARE_WAITED_FOR = "you-are-waited-for"
    NOT_LONG_WAITED = "not-long-waited"
    MAY_ANSWER = "may-answer"
    OWN_SIDE_ABSENT = "own-side-absent"
    KNOWS_OTHER_HAND = "knows-other-hand"
    KNOWS_DEALS = "knows-deals"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    OTHER_PROPOSAL = "other-proposal"
    ASKED_THIS_TURN = "asked-this-turn"
    ALREADY_AGREED = "already-agreed"
    NOT_PROPOSED = "nothing-proposed"
    NOT_ASKED = "not-asked"
    DEAL_IS_OVER = "deal-is-over"
    NOT_ON_TURN = "not-on-turn"
    NO_CLAIMS = "no-claims"
    REST_NOT_SETTLED = "rest-not-settled"
    NO_TRICKS_WANTED = "no-tricks-wanted"
    MORE_THAN_TWO_SIDES = "more-than-two-sides"
    CANNOT_BE_LOST = "cannot-be-lost"
    NO_TAKING_BACK = "no-taking-back"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    TOO_LATE_TO_TAKE_BACK = "too-late-to-take-back"
    HOST_NOT_MUTED = "host-not-muted"
    STOP_TAKES_AGREEMENT = "stop-takes-agreement"
    STOP_WAS_ASKED = "stop-was-asked"
    OWN_MATTER = "own-matter"
    TAKES_AGREEMENT = "takes-agreement"
    BARRED = "barred"
    ENDS_ALREADY = "ends-already"
    NOT_ENDING = "not-ending"
    SAME_LENGTH = "same-length"
    TOO_SHORT = "too-short"
    NOT_DEALT = "not-dealt"
    DEAL_GOES_ON = "deal-goes-on"
    NOBODY_CUTS = "nobody-cuts"
    OTHER_CUTS = "other-cuts"
    CUT_OUT_OF_RANGE = "cut-out-of-range"
    CUT_WORDS = "cut-words"
    STALE = "stale"
    CALLED_ENOUGH = "called-enough"
    NO_PARTNERS = "no-partners"
    NOT_OVER = "not-over"
    OF_TOURNAMENT = "of-tournament"
    PLAYS_ON = "plays-on"
    NO_POSITION = "no-position"
    SAME_DEALS = "same-deals"
    STILL_PLAYED = "still-played"
    NO_SUCH_DAY = "no-such-day"
    DAY_OVER = "day-over"
    DAY_GOES_ON = "day-goes-on"
    DAY_PLAYED = "day-played"
    NO_SUCH_SENT_DEAL = "no-such-sent-deal"
    SENT_TO_OTHER = "sent-to-other"
    SENT_DEAL_PLAYED = "sent-deal-played"
    SENT_TOO_MANY = "sent-too-many"
    TOO_MANY_WAITING = "too-many-waiting"
    NO_SUCH_TOURNAMENT = "no-such-tournament"
    TOURNAMENT_OVER = "tournament-over"
    TOURNAMENT_STARTED = "tournament-started"
    TOURNAMENT_FULL = "tournament-full"
    ALREADY_ENTERED = "already-entered"
    NOT_ENTERED = "not-entered"
    IN_THE_ROUND = "in-the-round"
    PLACES_EMPTY = "places-empty"
    NO_SUCH_EVENING = "no-such-evening"
    EVENING_OVER = "evening-over"
    EVENING_FULL = "evening-full"
    EVENING_UNDER_WAY = "evening-under-way"
    EVENING_DAY_OFF = "evening-day-off"
    EVENING_NOT_BEGUN = "evening-not-begun"
    EVENING_CLOSING = "evening-closing"
    NOT_DIRECTOR = "not-director"
    DIRECTOR_GONE = "director-gone"
    ALREADY_SIGNED_UP = "already-signed-up"
    NOT_SIGNED_UP = "not-signed-up"
    TOO_EARLY_TO_BE_HERE = "too-early-to-be-here"
    ALREADY_HERE = "already-here"
    ALREADY_WAITING = "already-waiting"
    AT_EVENING_TABLE = "at-evening-table"
    TOO_MANY_EVENINGS = "too-many-evenings"
    NO_SUCH_ZONE = "no-such-zone"
    BAD_CLUB_NAME = "bad-club-name"
    SEASON_RUNS = "season-runs"
    NO_SEASON = "no-season"
    BEST_OF_FEWER = "best-of-fewer"
    NO_SUCH_CODE = "no-such-code"
    OWN_CODE = "own-code"
    TEAMS_ALREADY = "teams-already"
    NO_TEAMS = "no-teams"
    SEASON_OWN_EVENING = "season-own-evening"
    SEASON_NOT_OVER = "season-not-over"
    SEASON_COUNTS_IT = "season-counts-it"
    SEASON_COUNTS_NOT = "season-counts-not"
    TOURNAMENT_SIZE = "tournament-size"
    TOURNAMENT_ROUNDS = "tournament-rounds"
    TOURNAMENT_MINUTES = "tournament-minutes"
    TIME_PAST = "time-past"
    KNOCKOUT_OF_TWO = "knockout-of-two"
    ENTRY_ALONE = "entry-alone"
    ENTRY_DRAWN = "entry-drawn"
    ENTRY_WITH_PARTNERS = "entry-with-partners"
    TOURNAMENT_TOTAL = "tournament-total"
    TOURNAMENT_BONUS = "tournament-bonus"
    BONUS_TOTAL = "bonus-total"
    BONUS_COMPARED = "bonus-compared"
    TOO_FEW_ENTERED = "too-few-entered"
    NO_PARTNER_WANTED = "no-partner-wanted"
    PARTNER_IS_SELF = "partner-is-self"
    HAS_PARTNER = "has-partner"
    PARTNER_TAKEN = "partner-taken"
    NO_REASON = "no-reason"
    NOTHING_CORRECTED = "nothing-corrected"
    NO_SUCH_ROUND = "no-such-round"
    CHANNEL_GONE = "channel-gone"
    ROUND_GOES_ON = "round-goes-on"
    NO_SUCH_PLACE = "no-such-place"
    ROUND_SETTLED = "round-settled"
    DIRECTS_ALREADY = "directs-already"
    BAD_HOUSE_NAME = "bad-house-name"
    HOUSE_NAME_TAKEN = "house-name-taken"
    MISLEADING_HOUSE_NAME = "misleading-house-name"
    TOO_MANY_HOUSES = "too-many-houses"
    NO_SUCH_HOUSE = "no-such-house"
    NOT_HOUSE_MAKER = "not-house-maker"
    NO_SCORE_KEEPER = "no-score-keeper"
    NO_SUCH_SCORE = "no-such-score"
    NOT_AT_SCORE = "not-at-score"
    SCORE_CHANGED = "score-changed"
    SCORE_ENDED = "score-ended"
    SCORE_GOES_ON = "score-goes-on"
    SCORE_FULL = "score-full"
    NO_SUCH_SCORE_DEAL = "no-such-score-deal"
    NOTHING_TO_UNDO = "nothing-to-undo"
    TOO_MANY_OPEN = "too-many-open"
    SCORE_PEOPLE = "score-people"
    SCORE_TWICE = "score-twice"
    SCORE_GUESTS = "score-guests"
    SCORE_STAKE = "score-stake"
    SCORE_POT = "score-pot"
    SCORE_ROW = "score-row"
    NO_SUCH_SCORE_ROW = "no-such-score-row"


_SENTENCES = {
    Refusal.NO_SUCH_TABLE: "there is no table {table}",
    Refusal.TABLE_GONE: "nothing is kept of table {table} any more",
    Refusal.TABLE_OVER: "the match at table {table} is over",
    Refusal.NOT_STARTED: "the match has not started",
    Refusal.ALREADY_STARTED: "the match has started",
    Refusal.NO_SUCH_SEAT: "there is no seat {seat}; the seats are 1 to {seats}",
    Refusal.NOT_SEATED: "this person has no seat at the table",
    Refusal.ALREADY_SEATED: "this person sits on seat {seat}",
    Refusal.TABLE_FULL: "all {seats} seats are taken",
    Refusal.SEAT_TAKEN: "{name} sits on seat {seat}",
    Refusal.SEAT_SHARED: "{name}, who played on the same seat, has it at table {table}; others are awaited on the rest",
    Refusal.SEAT_EMPTY: "nobody sits on seat {seat}",
    Refusal.SEATS_EMPTY: "{empty} of the {seats} seats are empty",
    Refusal.DUMMY_SEAT: "seat {seat} is the dummy's",
    Refusal.TOO_MANY_PEOPLE: "{people} people sit here, and this game is for {seats}",
    Refusal.NOT_INVITED: "only people invited by the host may sit down",
    Refusal.BLOCKS_ENOUGH: "the list of people not to be seated with is full",
    Refusal.REMOVED: "the host has removed this person: for {minutes} minutes only an invitation lets them in",
    Refusal.NOT_HOST: "only the host, {host}, may do this",
    Refusal.NOT_OFFERED: "{name} does not offer seat {seat}",
    Refusal.NOT_AWAY: "this person is not away",
    Refusal.SEAT_NOT_AWAY: "{name} is not away: only they can offer seat {seat}",
    Refusal.STILL_AWAITED: "people who are not back yet are waited for until {until}",
    Refusal.NOBODY_WAITED_FOR: "nobody is on turn here who was asked for a clock, or could be",
    Refusal.YOU_ARE_WAITED_FOR: "the others wait for this person: only playing or a clock is an answer",
    Refusal.NOT_LONG_WAITED: "whoever is on turn can be asked for a clock from {until} on",
    Refusal.MAY_ANSWER: "whoever was asked for a clock may answer until {until}",
    Refusal.OWN_SIDE_ABSENT: "nobody wins because their own side did not come",
    Refusal.KNOWS_OTHER_HAND: "this person has seen the cards of seat {seat} in this deal",
    Refusal.KNOWS_DEALS: "this person has played these deals already, elsewhere or before being forgotten",
    Refusal.PAUSED: "the match is paused",
    Refusal.NOT_PAUSED: "the match is not paused",
    Refusal.OTHER_PROPOSAL: "{name} has proposed something that is not answered yet",
    Refusal.ASKED_THIS_TURN: "this came to nothing on this turn already",
    Refusal.ALREADY_AGREED: "this person has agreed already; {missing} others have not answered",
    Refusal.NOT_PROPOSED: "nothing is proposed that could be answered",
    Refusal.NOT_ASKED: "this person is not asked",
    Refusal.DEAL_IS_OVER: "the deal is over",
    Refusal.NOT_ON_TURN: "the rest is claimed or given up on one's own turn",
    Refusal.NO_CLAIMS: "at this game every deal is played to its end",
    Refusal.REST_NOT_SETTLED: "the rest can be claimed or given up once cards are played and no more are to come",
    Refusal.NO_TRICKS_WANTED: "in this contract tricks are a danger: the rest can be given up, not claimed",
    Refusal.MORE_THAN_TWO_SIDES: "a deal can be given up only where two sides play",
    Refusal.CANNOT_BE_LOST: "no cards are found that make this contract fail any more, so it cannot be given up",
    Refusal.NO_TAKING_BACK: "nothing can be taken back at this table",
    Refusal.NOTHING_TO_TAKE_BACK: "there is nothing that this person can take back now",
    Refusal.TOO_LATE_TO_TAKE_BACK: "an action can be taken back for {seconds} seconds only",
    Refusal.HOST_NOT_MUTED: "hosts cannot mute themselves",
    Refusal.STOP_TAKES_AGREEMENT: "the people who play in a tournament under way are asked before it is stopped",
    Refusal.STOP_WAS_ASKED: "the people have been asked in this round whether to stop the tournament",
    Refusal.OWN_MATTER: "a director who plays decides nothing about their own table",
    Refusal.TAKES_AGREEMENT: "during a match the people who are there have to agree on that",
    Refusal.BARRED: "this person had to get up from this match, and cannot come back to it",
    Refusal.ENDS_ALREADY: "the match ends after deal {deal} already",
    Refusal.NOT_ENDING: "nobody has settled that the match ends early",
    Refusal.SAME_LENGTH: "the match has this length already",
    Refusal.TOO_SHORT: "with this length the match would be over, or would have gone otherwise",
    Refusal.NOT_DEALT: "the first cards are not dealt yet",
    Refusal.DEAL_GOES_ON: "deal {deal} is not over",
    Refusal.NOBODY_CUTS: "nobody is to cut a pack now",
    Refusal.OTHER_CUTS: "{name} cuts for the next deal",
    Refusal.CUT_OUT_OF_RANGE: "{least} to {most} cards can be cut off",
    Refusal.CUT_WORDS: "at most {most} letters, digits, blanks and . , ! ? ' - can be said with a cut",
    Refusal.CALLED_ENOUGH: "one member calls one person twice a day, and ten people an hour; again from {until}",
    Refusal.STALE: "the table has moved on since",
    Refusal.NO_PARTNERS: "nobody has a partner by seat in this game",
    Refusal.NOT_OVER: "the match at table {table} is not over",
    Refusal.OF_TOURNAMENT: "this table belongs to tournament {tournament}",
    Refusal.TOO_MANY_WAITING: "too many matches wait to be reckoned",
    Refusal.NO_POSITION: "nothing can be played on from there",
    Refusal.SAME_DEALS: "other tables play the same deals, so all of them keep the rules they began with",
    Refusal.STILL_PLAYED: "others may still play these deals: their cards are told when everybody has finished",
    Refusal.NO_SUCH_DAY: "there is no such deal of the day",
    Refusal.DAY_OVER: "the day of this deal is over",
    Refusal.DAY_GOES_ON: "the day is not over: only then is it told how everybody played",
    Refusal.DAY_PLAYED: "this person has begun the deal of the day already, at table {table}",
    Refusal.NO_SUCH_SENT_DEAL: "there is no such deal that was sent",
    Refusal.SENT_TO_OTHER: "the deal was sent to somebody else",
    Refusal.SENT_DEAL_PLAYED: "this person has begun this deal already, at table {table}",
    Refusal.SENT_TOO_MANY: "{most} deals sent to this person are not played yet",
    Refusal.PLAYS_ON: "this table plays on from match {origin}, by its rules",
    Refusal.NO_SUCH_TOURNAMENT: "there is no tournament {tournament}",
    Refusal.TOURNAMENT_OVER: "tournament {tournament} is over",
    Refusal.TOURNAMENT_STARTED: "tournament {tournament} has started",
    Refusal.TOURNAMENT_FULL: "all {people} places of the tournament are taken",
    Refusal.ALREADY_ENTERED: "this person has place {place} in the tournament",
    Refusal.NOT_ENTERED: "this person has no place in the tournament",
    Refusal.IN_THE_ROUND: "this person plays in the round: they can get up at the table, or leave between two rounds",
    Refusal.PLACES_EMPTY: "{empty} of the {people} places are empty",
    Refusal.NO_SUCH_EVENING: "there is no evening {evening}",
    Refusal.EVENING_OVER: "the evening {name} does not take place any more",
    Refusal.EVENING_FULL: "{people} people have signed up, and no more can",
    Refusal.EVENING_UNDER_WAY: "the evening is being played: it can be ended, not called off",
    Refusal.EVENING_DAY_OFF: "on this day the evening was called off or is over",
    Refusal.EVENING_NOT_BEGUN: "the evening has not begun: it can be called off",
    Refusal.EVENING_CLOSING: "no more tables are drawn this evening",
    Refusal.NOT_DIRECTOR: "only {director}, who directs the evening, or who manages the server may do this",
    Refusal.DIRECTOR_GONE: "nobody directs the evening any more: who manages the server can",
    Refusal.ALREADY_SIGNED_UP: "this person has signed up for this evening",
    Refusal.NOT_SIGNED_UP: "this person has not signed up for this evening",
    Refusal.TOO_EARLY_TO_BE_HERE: "one can say that one is there from {ahead} minutes before the beginning",
    Refusal.ALREADY_HERE: "this person has said that they are there",
    Refusal.ALREADY_WAITING: "this person waits for a seat already",
    Refusal.AT_EVENING_TABLE: "this person sits at a table of the evening",
    Refusal.TOO_MANY_EVENINGS: "this server has its {most} evenings",
    Refusal.NO_SUCH_ZONE: "there is no time zone {zone}",
    Refusal.BAD_CLUB_NAME: "a name of an evening or a season has 1 to {longest} characters that can be seen",
    Refusal.SEASON_RUNS: "the season {name} is still running on this server",
    Refusal.NO_SEASON: "no season is running on this server",
    Refusal.BEST_OF_FEWER: "the best {best} of {planned} evenings cannot count",
    Refusal.NO_SUCH_CODE: "nobody waits for a team with the code {code}",
    Refusal.OWN_CODE: "this code was made on the same server",
    Refusal.TEAMS_ALREADY: "the team of this server plays against another already",
    Refusal.NO_TEAMS: "the team of this server plays against no other",
    Refusal.SEASON_OWN_EVENING: "tournament {tournament} belongs to an evening, which counts already",
    Refusal.SEASON_NOT_OVER: "tournament {tournament} has not been played to its end",
    Refusal.SEASON_COUNTS_IT: "a season counts tournament {tournament} already",
    Refusal.SEASON_COUNTS_NOT: "the season does not count tournament {tournament}",
    Refusal.TOURNAMENT_SIZE: "a tournament is for {least} to {most} people",
    Refusal.TOURNAMENT_ROUNDS: "a tournament has 1 to {most} rounds",
    Refusal.TOURNAMENT_MINUTES: "a round takes 1 to {most} minutes, or as long as it needs",
    Refusal.TIME_PAST: "this time is past",
    Refusal.KNOCKOUT_OF_TWO: "a knock-out is for two at a table, and this game is for {seats}",
    Refusal.ENTRY_ALONE: "at this game everybody plays alone",
    Refusal.ENTRY_DRAWN: "the sides of this game cannot be made of fixed pairs",
    Refusal.ENTRY_WITH_PARTNERS: "this game is played with partners",
    Refusal.TOURNAMENT_TOTAL: "the rounds of this game cannot add up to that",
    Refusal.TOURNAMENT_BONUS: "a bonus has up to {places} figures, from 0 to {most}, none larger than the one before",
    Refusal.BONUS_TOTAL: "a bonus by place is added to points",
    Refusal.BONUS_COMPARED: "neither the same deals at all tables nor a knock-out go with a bonus by place",
    Refusal.TOO_FEW_ENTERED: "{entered} people take part, and it takes {least}",
    Refusal.NO_PARTNER_WANTED: "in this tournament nobody chooses a partner",
    Refusal.PARTNER_IS_SELF: "nobody can be their own partner",
    Refusal.HAS_PARTNER: "this person plays with {name}",
    Refusal.PARTNER_TAKEN: "{name} has another partner",
    Refusal.NO_REASON: "a correction, or taking somebody out, needs a reason",
    Refusal.NOTHING_CORRECTED: "a correction adds 1 to {most}, or takes them off",
    Refusal.NO_SUCH_ROUND: "round {round} has not begun; {rounds} have",
    Refusal.CHANNEL_GONE: "the channel of this tournament is gone",
    Refusal.ROUND_GOES_ON: "no round is over that another one could follow",
    Refusal.NO_SUCH_PLACE: "there is no place {place}; the places are 1 to {places}",
    Refusal.ROUND_SETTLED: "round {round} has settled who goes on",
    Refusal.DIRECTS_ALREADY: "{name} directs this tournament already",
    Refusal.BAD_HOUSE_NAME: "a name of house rules has 1 to {longest} characters that can be seen",
    Refusal.HOUSE_NAME_TAKEN: "there are house rules called {name}",
    Refusal.MISLEADING_HOUSE_NAME: "people would take {name} for {other}",
    Refusal.TOO_MANY_HOUSES: "this server has its {most} house rules",
    Refusal.NO_SUCH_HOUSE: "there are no house rules called {name}",
    Refusal.NOT_HOUSE_MAKER: "only who made them, or who manages the server, may change the house rules {name}",
    Refusal.NO_SCORE_KEEPER: "the bot cannot keep the score of this game",
    Refusal.NO_SUCH_SCORE: "there is no score sheet {score}",
    Refusal.NOT_AT_SCORE: "only those at the table, and who opened the score sheet, may change it",
    Refusal.SCORE_CHANGED: "somebody has changed the score meanwhile: look at it again",
    Refusal.SCORE_ENDED: "this match has ended: reopen it first",
    Refusal.SCORE_GOES_ON: "this match has not ended",
    Refusal.SCORE_FULL: "a score sheet has room for {most} deals: end it and open another",
    Refusal.NO_SUCH_SCORE_DEAL: "there is no deal {deal}; {deals} have been told",
    Refusal.NOTHING_TO_UNDO: "no deal has been told that could be taken back",
    Refusal.TOO_MANY_OPEN: "you have {most} {kind} open here: end one of these first: {mine}",
    Refusal.SCORE_PEOPLE: "this game takes {seats} to {most} people, and each has a name",
    Refusal.SCORE_TWICE: "{name} is named twice",
    Refusal.SCORE_GUESTS: "a match counts in the leaderboards only on a server, and if everybody is a member",
    Refusal.SCORE_POT: "a queen costs 0 to {most} points, at a game in which everybody plays for themselves",
    Refusal.SCORE_ROW: "a row has a figure for everybody, from -{most} to {most}, and not only zeros",
    Refusal.NO_SUCH_SCORE_ROW: "this row is no longer on the sheet",
    Refusal.SCORE_STAKE: "a stake is {least} to {most} a point, of a currency with 1 to {longest} characters",
}


class Refused(EngineError):
    """The table or tournament refuses; nothing has changed. `facts` holds what a sentence about it needs."""

    def __init__(self, reason: Refusal, **facts: object) -> None:
        self.reason = reason
        self.facts: Mapping[str, object] = MappingProxyType(facts)
        super().__init__(_SENTENCES[reason].format_map(facts))


class JournalError(EngineError):
    """The journal cannot be read or written; its one sentence says what to do."""


class JournalBusy(JournalError):
    """Another program holds the journal; nothing was written, and trying again a little later may work."""
