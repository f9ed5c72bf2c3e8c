/** A sheet as it stands: what `foldSheet` makes of the log. */
import type { SheetLine } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Fault, Line, Points, Rules, Score, Seat, Turn } from "#lib/rules/rules";
import { type Person, type Played, rulesAt, type Seating } from "#lib/rules/seating";
import type { EventOf, PersonRef, Ruling, SeasonPlace } from "./event";

/** A column of the sheet. `ref`: how the log names them. */
export interface SheetPerson {
  readonly ref: PersonRef;
  readonly name: string;
  /** From which deal on: here, or not; the last that was said holds. */
  readonly moves: readonly { readonly slot: number; readonly here: boolean }[];
  /** When the next deal is played. */
  readonly here: boolean;
}

/** Has not left, when the deal of this place is played. */
export const isHere = ({ moves }: Pick<SheetPerson, "moves">, slot: number): boolean =>
  moves.findLast((one) => one.slot <= slot)?.here ?? true;

/** Who plays a deal, in the order of play, and who is said to deal it. */
export interface Seats {
  readonly seats: readonly Person[];
  readonly dealer: Person | null;
}

/** The event that says it, when, and the phone that made it. */
export interface ToldBy {
  readonly event: string;
  readonly at: string;
  readonly device: string;
}

/** What said how the table sits. */
export type SeatedBy = Omit<ToldBy, "at">;

/** One event of a deal's life. `deal` is what it says from then on; null once voided. */
export interface Version extends Seats, ToldBy {
  readonly kind: "deal.recorded" | "deal.replaced" | "deal.voided" | "deal.restored";
  readonly deal: Json | null;
  readonly reason: string | null;
}

export interface Contest extends ToldBy {
  readonly note: string;
  readonly ruling: Ruled | null;
}

/** What ended a contest: a decision, or a confirmation; `seats` are those who sat then. */
export interface Ruled extends Ruling, ToldBy, Pick<Seats, "seats"> {}

/** A player of the other camp found the deal right, as this version of it says. */
export interface Confirmation extends ToldBy {
  readonly version: string;
  readonly person: Person;
}

export type Withdrawal = "contest.withdrawn" | "ruling.withdrawn" | "confirmation.withdrawn";

/** What was said of a deal and taken back: it counts no more, and the deal's history still tells it. */
export interface Withdrawn extends ToldBy {
  readonly kind: Withdrawal;
  /** The contest that is gone, or what had ended some; neither of a confirmation that ended none. */
  readonly contest: Contest | null;
  readonly ruling: Ruled | null;
}

/** Contested while it was being played: it waits for its deal to be recorded. */
export interface NotedDispute extends Omit<Contest, "ruling"> {
  readonly slot: number;
}

/** What another phone noted for the same deal, or corrected in it, without knowing of this one. */
export interface Rival extends Seats, ToldBy {
  /** By which its later events point at it; none of a correction, which only its deal has. */
  readonly ids: readonly string[];
  readonly deal: Json;
  readonly contests: readonly Contest[];
  readonly lastWord: string | null;
}

export interface SheetDeal {
  readonly slot: number;
  /** As printed: the first deal is 1. */
  readonly number: number;
  readonly id: string;
  /** `id`, and the ids of the same deal noted again by other phones. */
  readonly ids: readonly string[];
  /** As its game reads it, or as it was noted where it refuses to; null when voided. `score` and `faults` are what its game makes of it. */
  readonly deal: Json | null;
  /** The first event that says what the deal is now. */
  readonly current: string;
  readonly versions: readonly Version[];
  readonly voided: boolean;
  readonly corrected: boolean;
  /** The last contest; open while it has no ruling. */
  readonly contest: Contest | null;
  readonly contests: readonly Contest[];
  readonly confirmations: readonly Confirmation[];
  readonly withdrawn: readonly Withdrawn[];
  /** What ended its last contest, while nothing else was made of the deal since: it can be taken back. */
  readonly lastWord: string | null;
  /** Every event that speaks of it, in the order of the log. */
  readonly story: readonly string[];
  /** As it stands now. */
  readonly confirmed: boolean;
  /** In view beside the deal until people have chosen. */
  readonly conflicts: readonly Rival[];
  /** What they chose to leave. */
  readonly settled: readonly Rival[];
  /** Of the number of players of this deal. */
  readonly rules: Rules;
  /** Who plays, in the order of play: the deal, its turn and its score speak of seats, all else of people. */
  readonly seats: readonly Person[];
  /** Need not sit. */
  readonly dealer: Person;
  readonly turn: Turn;
  readonly score: Score | null;
  readonly faults: readonly Fault[];
  /** What the deal writes, by person; null for who did not play it, and where it writes nothing. */
  readonly columns: readonly (Points | null)[];
  /** Running totals after this deal, by person; null for who has not sat yet. */
  readonly totals: readonly (Points | null)[];
}

interface AnnouncedBet extends Seats {
  readonly event: EventOf<"bet.announced">;
  readonly partial: Json;
}

export interface Sheet {
  readonly id: string;
  /** Of the number of players of the opening. */
  readonly rules: Rules;
  readonly people: readonly SheetPerson[];
  /** By each name that the log has for somebody: two phones may have added one person. */
  readonly byRef: ReadonlyMap<PersonRef, Person>;
  /** By person. */
  readonly names: readonly string[];
  /** Who opened, by person. */
  readonly dealer: Person;
  /** Everybody, in the order in which they play and deal. */
  readonly order: readonly Person[];
  /** What says so, of which whoever arranges them anew has to know. */
  readonly seatedBy: SeatedBy;
  /** How many play, as far as there are people. */
  readonly wanted: number;
  /** Somebody came, went or changed places: a deal says who plays it. */
  readonly moved: boolean;
  readonly target: number | null;
  readonly until: string | null;
  readonly title: string | null;
  /** The evening's own day; null of a sheet from before sheets said it. */
  readonly day: string | null;
  /** What its evening is called, where there are two in a day. */
  readonly evening: string | null;
  readonly openedAt: string;
  readonly deals: readonly SheetDeal[];
  /** Those that were dealt, for who deals and sits next: what is refused took no turn. */
  readonly past: readonly Played[];
  /** The place of the next deal. */
  readonly nextSlot: number;
  readonly announced: AnnouncedBet | null;
  /** All that were announced of it and stand, the last last: more than one where phones that did not know of each other did. */
  readonly bets: readonly AnnouncedBet[];
  readonly disputes: readonly NotedDispute[];
  /** How the next deal is played. */
  readonly seating: Seating;
  readonly next: Turn;
  /** By person; null for who has never sat. Official: every deal as it stands, rulings included. `provisional`: without the deals that wait for a ruling. */
  readonly totals: readonly (Points | null)[];
  /** Before the first deal, the same way. */
  readonly start: readonly (Points | null)[];
  readonly provisional: readonly (Points | null)[];
  readonly over: boolean;
  readonly winners: readonly Person[];
  readonly closed: { readonly at: string; readonly reason: "points" | "hour" | "agreed" | null } | null;
  /** Where the evening counts; its players by person. */
  readonly season: SeasonPlace | null;
  /** Who plays with which device, by its id, as the device says. */
  readonly seated: ReadonlyMap<string, Person>;
  /** The table wants each deal confirmed by the other camp. */
  readonly asksConfirmation: boolean;
  /** Events of a newer version of the app, kept and left out. */
  readonly unknown: number;
  /** Events that point at something this phone does not hold. */
  readonly dangling: number;
  readonly unsent: readonly string[];
  /** The devices that wrote to it, each where it first did. */
  readonly phones: readonly string[];
}

export const isContested = (deal: Pick<SheetDeal, "contest" | "voided">): boolean =>
  deal.contest !== null && deal.contest.ruling === null && !deal.voided;

/** What the table moved for one seat, as a line of its own on the deal, and why. */
export interface Decision extends Line {
  readonly code: SheetLine;
  readonly params: { readonly seat: Seat; readonly note: string };
}
export const isDecision = (line: Line): line is Decision => line.code === "table-decision";

export const decisionsOf = ({ score }: Pick<SheetDeal, "score">): Decision[] => score?.lines.filter(isDecision) ?? [];

/** Its figures are what the rules make of it, and what the table moved. */
export const isRuled = (deal: Pick<SheetDeal, "score">): boolean => decisionsOf(deal).length > 0;

/** The deals that wait for a decision, by number, while they make a difference to somebody. */
export const awaited = ({ deals, totals, provisional }: Sheet): number[] =>
  totals.some((total, seat) => total !== provisional[seat]) ? deals.filter(isContested).map(({ number }) => number) : [];

/** The rules and the names of those who play a deal, by seat. */
export const tableOf = (
  { rules, names }: Pick<Sheet, "rules" | "names">,
  seats: readonly Person[],
): Pick<Sheet, "rules" | "names"> => ({
  rules: rulesAt(rules, seats.length) ?? rules,
  names: seats.map((person) => itemAt(names, person)),
});
