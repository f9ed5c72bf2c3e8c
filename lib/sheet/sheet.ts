/** A sheet as it stands: what `foldSheet` makes of the log. */
import type { SheetLine } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Fault, Line, Rules, Score, Seat, Totals, Turn } from "#lib/rules/rules";
import { type Person, type Played, rulesAt, type Seating } from "#lib/rules/seating";
import type { EventOf, PersonRef, Ruling, SeasonJoined } from "./event";

/** A column of the sheet. `ref`: how the log names them. */
export interface SheetPerson {
  readonly ref: PersonRef;
  readonly name: string;
  /** From which deal on the person is here or not; the last entry counts. */
  readonly moves: readonly { readonly slot: number; readonly here: boolean }[];
  /** Here for the next deal. */
  readonly here: boolean;
}

/** True unless the person has left before this deal. */
export const isHere = ({ moves }: Pick<SheetPerson, "moves">, slot: number): boolean =>
  moves.findLast((one) => one.slot <= slot)?.here ?? true;

/** Who plays a deal, in the order of play, and who deals it (null: the next in turn). */
export interface Seats {
  readonly seats: readonly Person[];
  readonly dealer: Person | null;
}

/** The event, its time, and its phone. */
export interface ToldBy {
  readonly event: string;
  readonly at: string;
  readonly device: string;
}

/** The event that set how the table sits, and its phone. */
export type SeatedBy = Omit<ToldBy, "at">;

/** One event in a deal's history. `deal`: its content from then on; null once voided. */
export interface Version extends Seats, ToldBy {
  readonly kind: "deal.recorded" | "deal.replaced" | "deal.voided" | "deal.restored";
  readonly deal: Json | null;
  readonly reason: string | null;
}

export interface Contest extends ToldBy {
  readonly note: string;
  readonly ruling: Ruled | null;
}

/** What ended a contest: a decision, or a confirmation; `seats`: the players then. */
export interface Ruled extends Ruling, ToldBy, Pick<Seats, "seats"> {}

/** A player of the other camp confirmed this version of the deal. */
export interface Confirmation extends ToldBy {
  readonly version: string;
  readonly person: Person;
}

export type Withdrawal = "contest.withdrawn" | "ruling.withdrawn" | "confirmation.withdrawn";

/** What was taken back: it no longer counts, but the deal's history shows it. */
export interface Withdrawn extends ToldBy {
  readonly kind: Withdrawal;
  /** The contest, or the ruling that had ended contests; both null for a confirmation that ended none. */
  readonly contest: Contest | null;
  readonly ruling: Ruled | null;
}

/** A dispute noted during play: it waits for its deal to be recorded. */
export interface NotedDispute extends Omit<Contest, "ruling"> {
  readonly slot: number;
}

/** Another phone's version of the same deal, or correction of it, made without knowing of this one. */
export interface Rival extends Seats, ToldBy {
  /** The ids by which later events refer to it; empty for a correction, which has no deal of its own. */
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
  /** As its game reads it, or as noted if the game refuses it; null when voided. `score` and `faults` are the game's. */
  readonly deal: Json | null;
  /** The first event that gives its present content. */
  readonly current: string;
  readonly versions: readonly Version[];
  readonly voided: boolean;
  readonly corrected: boolean;
  /** The last contest; open while it has no ruling. */
  readonly contest: Contest | null;
  readonly contests: readonly Contest[];
  readonly confirmations: readonly Confirmation[];
  readonly withdrawn: readonly Withdrawn[];
  /** The event that ended its last contest, if the deal has not changed since: it can be taken back. */
  readonly lastWord: string | null;
  /** Every event that speaks of it, in the order of the log. */
  readonly story: readonly string[];
  /** Its present version is confirmed. */
  readonly confirmed: boolean;
  /** Rivals shown beside the deal until people have chosen. */
  readonly conflicts: readonly Rival[];
  /** Rivals that people have decided against. */
  readonly settled: readonly Rival[];
  /** For this deal's number of players. */
  readonly rules: Rules;
  /** Who plays, in the order of play: the deal, its turn and its score speak of seats, all else of people. */
  readonly seats: readonly Person[];
  /** May sit out. */
  readonly dealer: Person;
  readonly turn: Turn;
  readonly score: Score | null;
  readonly faults: readonly Fault[];
  /** The deal's points, by person; null for people who did not play, and where it has none. */
  readonly columns: Totals;
  /** Running totals after this deal, by person; null before a person's first deal. */
  readonly totals: Totals;
}

interface AnnouncedBet extends Seats {
  readonly event: EventOf<"bet.announced">;
  readonly partial: Json;
}

export interface Sheet {
  readonly id: string;
  /** For the opening's number of players. */
  readonly rules: Rules;
  readonly people: readonly SheetPerson[];
  /** By every reference in the log: two phones may have added the same person. */
  readonly byRef: ReadonlyMap<PersonRef, Person>;
  /** By person. */
  readonly names: readonly string[];
  /** The first dealer, by person. */
  readonly dealer: Person;
  /** All people, in the order in which they play and deal. */
  readonly order: readonly Person[];
  /** The event that set this order; a new arrangement must refer to it. */
  readonly seatedBy: SeatedBy;
  /** How many play, if there are enough people. */
  readonly wanted: number;
  /** Someone came, left or changed places: so deals name their players. */
  readonly moved: boolean;
  readonly target: number | null;
  readonly until: string | null;
  readonly title: string | null;
  /** The evening's own day; null on sheets older than this field. */
  readonly day: string | null;
  /** The evening's name, if there are two in a day. */
  readonly evening: string | null;
  readonly openedAt: string;
  readonly deals: readonly SheetDeal[];
  /** The deals that took a turn, from which the next dealer and seats follow; refused ones did not. */
  readonly past: readonly Played[];
  /** The slot of the next deal. */
  readonly nextSlot: number;
  readonly announced: AnnouncedBet | null;
  /** All announced bets that stand, the last last: several if phones did not know of each other. */
  readonly bets: readonly AnnouncedBet[];
  readonly disputes: readonly NotedDispute[];
  /** How the next deal is played. */
  readonly seating: Seating;
  readonly next: Turn;
  /**
   * By person; null before a person's first deal. `totals`: all deals as they stand, rulings included. `provisional`: without
   * deals that wait for a ruling.
   */
  readonly totals: Totals;
  /** The same before the first deal. */
  readonly start: Totals;
  readonly provisional: Totals;
  readonly over: boolean;
  readonly closed: { readonly at: string; readonly reason: "points" | "hour" | "agreed" | null } | null;
  /** The season in which the evening counts, with its players by person. */
  readonly season: SeasonJoined | null;
  /** By device id, the person who plays with it, as the device says. */
  readonly seated: ReadonlyMap<string, Person>;
  /** The table wants each deal confirmed by the other camp. */
  readonly asksConfirmation: boolean;
  /** Events of a newer version of the app, kept and left out. */
  readonly unknown: number;
  /** Events that refer to something that this phone does not have. */
  readonly dangling: number;
  readonly unsent: readonly string[];
  /** The devices that wrote to it, in the order of their first events. */
  readonly phones: readonly string[];
}

export const isContested = (deal: Pick<SheetDeal, "contest" | "voided">): boolean =>
  deal.contest !== null && deal.contest.ruling === null && !deal.voided;

/** Points that the table moved for one seat, as a line of the deal, with the reason. */
export interface Decision extends Line {
  readonly code: SheetLine;
  readonly params: { readonly seat: Seat; readonly note: string };
}
export const isDecision = (line: Line): line is Decision => line.code === "table-decision";

export const decisionsOf = ({ score }: Pick<SheetDeal, "score">): Decision[] => score?.lines.filter(isDecision) ?? [];

/** True if its points include a decision of the table. */
export const isRuled = (deal: Pick<SheetDeal, "score">): boolean => decisionsOf(deal).length > 0;

/** The numbers of deals that wait for a decision, if that changes any total. */
export const awaited = ({ deals, totals, provisional }: Sheet): number[] =>
  totals.some((total, seat) => total !== provisional[seat]) ? deals.filter(isContested).map(({ number }) => number) : [];

/** The rules and the names of those who play a deal, by seat. */
export const tableOf = ({ rules, names }: Pick<Sheet, "rules" | "names">, seats: readonly Person[]) => ({
  rules: rulesAt(rules, seats.length) ?? rules,
  names: seats.map((person) => itemAt(names, person)),
});
