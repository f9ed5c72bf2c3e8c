/** A sheet as it stands: what `foldSheet` makes of the log. */
import type { Json } from "#lib/rules/read";
import type { Fault, Points, Rules, Score, Seat, Turn } from "#lib/rules/rules";
import type { EventOf, Ruling, SeasonPlace } from "./event";

/** One event of a deal's life. `deal` is what it says from then on; null once voided. */
export interface Version {
  readonly event: string;
  readonly kind: "deal.recorded" | "deal.replaced" | "deal.voided" | "deal.restored";
  readonly deal: Json | null;
  readonly at: string;
  readonly device: string;
  readonly reason: string | null;
}

export interface Contest {
  readonly event: string;
  readonly note: string;
  readonly at: string;
  readonly device: string;
  readonly ruling: (Ruling & { readonly event: string; readonly at: string; readonly device: string }) | null;
}

/** A player of the other camp found the deal right, as this version of it says. */
export interface Confirmation {
  readonly event: string;
  readonly version: string;
  readonly seat: Seat;
  readonly at: string;
  readonly device: string;
}

/** Contested while it was being played: it waits for its deal to be recorded. */
export interface Dispute extends Omit<Contest, "ruling"> {
  readonly slot: number;
}

/** What another phone noted for the same deal, or corrected in it, without knowing of this one. */
export interface Rival {
  readonly event: string;
  /** By which its later events point at it; none of a correction, which only its deal has. */
  readonly ids: readonly string[];
  readonly deal: Json;
  readonly at: string;
  readonly device: string;
  readonly contests: readonly Contest[];
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
  /** As it stands now. */
  readonly confirmed: boolean;
  /** In view beside the deal until people have chosen. */
  readonly conflicts: readonly Rival[];
  /** What they chose to leave. */
  readonly settled: readonly Rival[];
  readonly turn: Turn;
  readonly score: Score | null;
  readonly faults: readonly Fault[];
  /** Running totals after this deal. */
  readonly totals: readonly Points[];
}

export interface Sheet {
  readonly id: string;
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly dealer: Seat;
  readonly target: number | null;
  readonly until: string | null;
  readonly title: string | null;
  /** The evening's own day; null of a sheet from before sheets said it. */
  readonly day: string | null;
  /** What its evening is called, where there are two in a day. */
  readonly evening: string | null;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly deals: readonly SheetDeal[];
  /** The place of the next deal. */
  readonly nextSlot: number;
  readonly announced: { readonly event: EventOf<"bet.announced">; readonly partial: Json } | null;
  readonly disputes: readonly Dispute[];
  readonly next: Turn;
  /** Official: every deal as it stands, rulings included. `provisional`: without the deals that wait for a ruling. */
  readonly totals: readonly Points[];
  readonly provisional: readonly Points[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly closed: { readonly at: string; readonly reason: "points" | "hour" | "agreed" | null } | null;
  /** Where the evening counts. */
  readonly season: SeasonPlace | null;
  /** Who plays with which device, by its id, as the device says. */
  readonly seated: ReadonlyMap<string, Seat>;
  /** The table wants each deal confirmed by the other camp. */
  readonly asksConfirmation: boolean;
  /** Events of a newer version of the app, kept and left out. */
  readonly unknown: number;
  /** Events that point at something this phone does not hold. */
  readonly dangling: number;
  readonly unsent: readonly string[];
}

export const isContested = (deal: Pick<SheetDeal, "contest" | "voided">): boolean =>
  deal.contest !== null && deal.contest.ruling === null && !deal.voided;

/** The deals that wait for a decision, by number, while they make a difference to somebody. */
export const awaited = ({ deals, totals, provisional }: Sheet): number[] =>
  totals.some((total, seat) => total !== provisional[seat]) ? deals.filter(isContested).map(({ number }) => number) : [];

/** What else was noted in a deal's place, by an id of it. */
export const rivalIn = ({ conflicts, settled }: Pick<SheetDeal, "conflicts" | "settled">, id: string): Rival | undefined =>
  [...conflicts, ...settled].find(({ ids }) => ids.includes(id));

/** The deal that an event points at, or at what else was noted in its place. */
export const dealOf = (sheet: Sheet, id: string | undefined): SheetDeal | undefined =>
  id === undefined ? undefined : sheet.deals.find((deal) => deal.ids.includes(id) || rivalIn(deal, id));

/** How the deal of a slot is, or would be, played. */
export const turnAt = (sheet: Sheet, slot: number): Turn => sheet.deals.find((deal) => deal.slot >= slot)?.turn ?? sheet.next;
