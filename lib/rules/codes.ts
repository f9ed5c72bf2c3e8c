/**
 * The codes of lines and refusals. The words of every language are checked against these lists: a new code does not compile until
 * it has words.
 */

/** Faults of any field of any game, or of an unreadable request. */
export type CommonFault =
  | "required"
  | "not-an-object"
  | "not-a-number"
  | "not-whole"
  | "not-half"
  | "not-a-multiple"
  | "out-of-range"
  | "unknown-value"
  | "not-a-list"
  | "wrong-length"
  | "unknown-option"
  | "unknown-cell"
  | "past-the-end"
  | "too-deep"
  | "too-long"
  | "unknown-op"
  | "unknown-rule"
  | "not-json"
  | "our-mistake"
  | "report-not-zero"
  | "players"
  | "same-person-twice"
  | "out-of-order";

/** Tarot and the victory-point table. */
export type AttackFault =
  | "points-not-91"
  | "points-beyond-bouts"
  | "half-at-four"
  | "partner-only-at-five"
  | "partner-or-alone"
  | "partner-is-taker"
  | "alone-or-partner"
  | "called-only-at-five"
  | "not-a-card"
  | "called-not-a-head"
  | "petit-is-with-attack"
  | "petit-is-with-defence"
  | "petit-against-slam"
  | "poignee-twice"
  | "too-many-trumps"
  | "misere-twice"
  | "misere-with-poignee"
  | "hands-cannot-exist"
  | "slam-not-for-defence"
  | "auction-over"
  | "bid-too-low"
  | "barred-from-bidding"
  | "unlikely-points"
  | "slam-unlikely"
  | "slam-not-noted"
  | "barred-taker";

export type TarotFault = AttackFault | "no-vachette-here" | "vachette-not-91" | "quarter-points";
export type Vp5Fault = AttackFault | "players" | "out-of-order" | "all-tricks-or-not" | "slam-is-a-contract" | "row-not-zero";

export type DecaleFault =
  | "no-bets-here"
  | "no-call-here"
  | "no-primes-here"
  | "partner-only-at-five"
  | "calls-own-proviseur"
  | "points-given-twice"
  | "camp-needs-partner"
  | "total-not-75"
  | "total-too-high"
  | "nothing-set-aside"
  | "tied-trick-worth-two"
  | "primes-from-four"
  | "prime-twice"
  | "one-petit-only"
  | "loose-holds-no-trump"
  | "hands-cannot-exist"
  | "petit-worth-five"
  | "last-trick-won-and-tied"
  | "auction-over";

export type WhistFault =
  | "players"
  | "other-dealer"
  | "other-cards"
  | "other-blind"
  | "blind-has-one-card"
  | "no-such-deal"
  | "tricks-do-not-add-up"
  | "bids-add-up"
  | "forbidden-bid"
  | "auction-over";

/** Faults of cards on a table and of records. */
export type RefereeFault =
  | "card-twice"
  | "unknown-card"
  | "trick-full"
  | "not-callable"
  | "card-not-held"
  | "no-discard"
  | "hand-too-long"
  | "played-twice"
  | "not-in-hand"
  | "in-another-hand"
  | "card-aside"
  | "out-of-cards"
  | "too-many-aside"
  | "too-many-shown";

/** Faults of requests about arbitration and halls. */
export type HallFault =
  | "no-text"
  | "unknown-case"
  | "too-many-positions"
  | "too-many-absent"
  | "entrant-twice"
  | "entrant-absent";

/** Why a sheet refuses an event. */
export type SheetFault =
  | "not-text"
  | "text-empty"
  | "text-too-long"
  | "text-unprintable"
  | "name-taken"
  | "seat-of-nobody"
  | "person-left"
  | "seated-otherwise"
  | "too-many-people"
  | "not-an-hour"
  | "not-an-id"
  | "not-a-date"
  | "newer-event"
  | "too-large"
  | "opened-twice"
  | "not-opened"
  | "other-sheet"
  | "other-device"
  | "owner-only"
  | "only-follows"
  | "id-reused"
  | "sheet-full"
  | "players-full"
  | "device-full"
  | "malformed"
  | "unknown-deal"
  | "unknown-version"
  | "unknown-bet"
  | "unknown-dispute"
  | "dispute-on-deal"
  | "contest-ruled"
  | "unknown-said"
  | "overtaken"
  | "version-changed"
  | "version-stands"
  | "deal-voided"
  | "not-seated"
  | "own-deal"
  | "own-camp"
  | "not-contested"
  | "sheet-closed"
  | "slot-skipped"
  | "unknown-club"
  | "unknown-season"
  | "season-ended"
  | "evening-stands"
  | "season-stands"
  | "tables-full"
  | "shut-out-of-club"
  | "outside-season"
  | "unknown-player"
  | "same-player-twice"
  | "game-not-counted"
  | "nobody-so-named"
  | "claim-unread"
  | "scores-differ";

/** The same for a club, where a sheet's words would mislead. */
export type ClubOnlyFault =
  | "opened-twice"
  | "not-opened"
  | "other-sheet"
  | "owner-only"
  | "sheet-full"
  | "players-full"
  | "device-full"
  | "seasons-full"
  | "player-twice"
  | "already-merged"
  | "same-person"
  | "not-merged"
  | "sat-together"
  | "season-twice"
  | "season-ended"
  | "evening-outside"
  | "older-app"
  | "season-running"
  | "unknown-adjustment"
  | "history-too-long"
  | "evening-there"
  | "evening-twice"
  | "unknown-history"
  | "history-used"
  | "ends-before"
  | "not-a-day"
  | "not-falling"
  | "listed-twice"
  | "drawn-twice"
  | "name-taken";

/** The same for a tournament, where a sheet's words would mislead. */
export type HallOnlyFault =
  | "opened-twice"
  | "not-opened"
  | "other-sheet"
  | "tournament-ended"
  | "not-ended"
  | "entered-already"
  | "licence-taken"
  | "not-entered"
  | "seats-given"
  | "seats-not-given"
  | "already-started"
  | "not-by-four"
  | "somebody-unseated"
  | "number-unknown"
  | "number-taken"
  | "number-free"
  | "number-unseated"
  | "table-too-small"
  | "position-skipped"
  | "position-open"
  | "position-not-open"
  | "hall-not-zero"
  | "no-such-table"
  | "nobody-there"
  | "table-not-whole"
  | "arbiters-board"
  | "version-changed"
  | "unknown-penalty"
  | "unknown-call"
  | "withdrawn-already"
  | "only-duplicate"
  | "not-in-duplicate"
  | "boards-missing"
  | "no-such-board"
  | "score-differs"
  | "other-adjustment"
  | "nothing-to-adjust";

/** Faults of a table's cell, before any game reads it. */
export type CellFault = "ambiguous-number" | "cell-too-many";
type GameFault = TarotFault | Vp5Fault | DecaleFault | WhistFault;
export type FaultCode =
  | CommonFault
  | GameFault
  | RefereeFault
  | HallFault
  | SheetFault
  | CellFault
  | ClubOnlyFault
  | HallOnlyFault;

export type TarotLine =
  | "target"
  | "rounding"
  | "half-short"
  | "base"
  | "multiplier"
  | "shares"
  | "petit"
  | "poignee"
  | "poignee-personal"
  | "poignee-nobody"
  | "slam-announced"
  | "slam-made"
  | "slam-missed"
  | "slam-paid-once"
  | "misere"
  | "misere-camp"
  | "misere-unplayed"
  | "vachette"
  | "vachette-shared";

export type Vp5Line =
  | "target"
  | "rounding"
  | "band"
  | "band-beyond"
  | "slam-row"
  | "slam-lost"
  | "cell"
  | "shares"
  | "alone"
  | "petit"
  | "petit-unplayed"
  | "poignee"
  | "poignee-camp"
  | "slam"
  | "slam-unplayed"
  | "misere";

export type DecaleLine =
  | "cards"
  | "solo-against-each"
  | "solo-against-sum"
  | "bettor-cards-void"
  | "others-note-nothing"
  | "camps"
  | "camp-cards"
  | "camp-cards-void"
  | "losers-note-nothing"
  | "others-cards"
  | "diploma-won"
  | "diploma-lost"
  | "diploma-void"
  | "trop-cool"
  | "loose"
  | "greve"
  | "bout-du-bout";

export type WhistLine = "bid-kept" | "bid-missed" | "bid-missed-flat";

/** Lines of any game. */
export type CommonLine = "report";
/** Lines that a sheet adds to its game's. */
export type SheetLine = "table-decision";
export type LineCode = TarotLine | Vp5Line | DecaleLine | WhistLine | CommonLine | SheetLine;
