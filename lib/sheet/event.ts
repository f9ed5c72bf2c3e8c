/**
 * The log of an evening: events that are only ever added. A correction, an undo, a contest or a ruling is a new event
 * that points at what it changes (`refs`). Every version ever written stays readable; what a phone does not know, it keeps.
 */
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import type { Options, Points, Rules, Seat } from "#lib/rules/rules";

/** Each kind, with the newest version of its body that this code reads. A new kind is a row here and a body below. */
export const KINDS = {
  "sheet.opened": 2,
  "sheet.closed": 1,
  "sheet.reopened": 1,
  "player.renamed": 1,
  "deal.recorded": 2,
  "deal.replaced": 2,
  "deal.voided": 1,
  "deal.restored": 1,
  "deal.contested": 1,
  "contest.ruled": 1,
  "bet.announced": 2,
  "bet.withdrawn": 1,
  "dispute.noted": 1,
  "dispute.withdrawn": 1,
  "season.joined": 2,
  "season.left": 1,
  "player.seated": 2,
  "deal.confirmed": 1,
  "confirmation.asked": 1,
  "evening.set": 1,
  "person.added": 1,
  "person.renamed": 1,
  "person.left": 1,
  "person.returned": 1,
  "seats.arranged": 1,
  "dealer.chosen": 1,
} as const;
export type EventKind = keyof typeof KINDS;

export const CLOSE_REASONS = ["points", "hour", "agreed"] as const;
export const OUTCOMES = ["kept", "replaced", "adjusted"] as const;

/** As asked for, and as the first phones wrote them down; `readRules` fills in the edition's values. */
export interface AskedRules {
  readonly game: string;
  readonly edition?: string;
  readonly players: number;
  readonly options?: Options;
}

/** 2 to 10 (T-places). */
export const MOST_PEOPLE = 10;

/** Somebody of the sheet: the place among the names of its opening, or the id of the event that added them. */
export type PersonRef = number | string;

/** Who plays a deal, in the order of play, and who deals it; a log that does not say means the places of the opening. */
export interface Said {
  readonly seats?: readonly PersonRef[];
  readonly dealer?: PersonRef;
}

/**
 * `rules` say the value of every option, so that no later edition changes what was played. From version 2 there may be more
 * names than seats, and `dealer` is one of them. `until` is the hour agreed for the end ("23:30"); `target` the points that
 * end the game.
 */
export interface Opening {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly dealer: Seat;
  readonly target: number | null;
  readonly until: string | null;
  readonly title?: string;
  /** The day of the evening ("2026-03-10") where it is played: that of the phone that opens the sheet, or of the paper it is typed from. */
  readonly day?: string;
}

export type AskedOpening = Omit<Opening, "rules"> & { readonly rules: AskedRules };

/** `points` by seat, only when the outcome is "adjusted": what the table adds to the deal. `by` says who decided. */
export interface Ruling {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly note: string;
  readonly points?: readonly Points[];
  readonly by?: string;
}

/**
 * The season in which a sheet counts, and whom the club knows: of the names of the opening, then of the `people` who were added;
 * null for somebody who is not of the club.
 */
export interface SeasonPlace {
  readonly club: string;
  readonly season: string;
  readonly players: readonly (string | null)[];
  readonly people?: readonly string[];
}

/** From this deal on (`slot`), like all that people say of who is here. */
interface FromDeal {
  readonly slot: number;
}

/** The evening of which a sheet is a table: its day and, where a club plays twice in a day, what it is called. */
export interface EveningOf {
  readonly day: string;
  readonly name: string | null;
}

/**
 * `slot` is the deal's place, from 0. `refs` of a deal's later events: its id; for `deal.replaced` also the version
 * that was corrected, so that two corrections which did not know of each other are seen, and for `deal.confirmed` the
 * version that was read. A dispute noted while its deal is
 * being played waits for the deal of its slot, which is contested from the moment it is recorded.
 */
export interface Bodies {
  readonly "sheet.opened": Opening;
  readonly "sheet.closed": { readonly reason?: (typeof CLOSE_REASONS)[number] };
  readonly "sheet.reopened": Json;
  readonly "player.renamed": { readonly seat: Seat; readonly name: string };
  readonly "deal.recorded": FromDeal & Said & { readonly deal: Json };
  readonly "deal.replaced": Said & { readonly deal: Json; readonly reason?: string };
  readonly "deal.voided": { readonly reason?: string };
  readonly "deal.restored": Json;
  readonly "deal.contested": { readonly note: string };
  readonly "contest.ruled": Ruling;
  readonly "bet.announced": FromDeal & Said & { readonly partial: Json };
  readonly "bet.withdrawn": Json;
  readonly "dispute.noted": { readonly slot: number; readonly note: string };
  readonly "dispute.withdrawn": Json;
  readonly "season.joined": SeasonPlace;
  readonly "season.left": Json;
  /** Who plays with the phone that says it; null: nobody. */
  readonly "player.seated": { readonly seat: PersonRef | null };
  readonly "deal.confirmed": Json;
  readonly "confirmation.asked": { readonly asked: boolean };
  readonly "evening.set": EveningOf;
  /** `player`: whom the club knows by that name. */
  readonly "person.added": FromDeal & { readonly name: string; readonly player?: string };
  readonly "person.renamed": { readonly person: PersonRef; readonly name: string };
  readonly "person.left": FromDeal & { readonly person: PersonRef };
  readonly "person.returned": FromDeal & { readonly person: PersonRef };
  /** In the order of play; `seats`: how many play. Who is not named sits after those who are. */
  readonly "seats.arranged": FromDeal & { readonly order: readonly PersonRef[]; readonly seats: number };
  readonly "dealer.chosen": FromDeal & { readonly dealer: PersonRef };
}

export interface EventOf<K extends EventKind> extends LogEvent {
  readonly kind: K;
  readonly body: Bodies[K];
}

/** An event of a known kind and version, its body read. */
export type KnownEvent = { [K in EventKind]: EventOf<K> }[EventKind];
