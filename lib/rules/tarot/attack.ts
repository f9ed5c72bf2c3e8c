/** A deal of attack against defence as people note it: shared by French tarot and the victory-point table. */
import type { Points, Seat } from "../rules";

export const CAMPS = ["attack", "defence"] as const;
export type Camp = (typeof CAMPS)[number];

export const MISERES = ["trumps", "heads"] as const;

/** Where the called card was if the taker plays alone. */
export const ALONE = ["hand", "dog"] as const;
export type Alone = (typeof ALONE)[number];

export interface Poignee {
  readonly seat: Seat;
  readonly level: number;
}

export interface Misere {
  readonly seat: Seat;
  readonly kind: (typeof MISERES)[number];
}

/** `by`: the camp that took every trick. `announcedBy` only where a defender may announce it (F23). */
export interface Slam {
  readonly announced: boolean;
  readonly by: Camp | null;
  readonly announcedBy?: Camp;
}

export interface AttackDeal {
  readonly taker: Seat;
  /** Only at five; `null` when the taker plays alone, by choice, with the called card in hand or in the dog. */
  readonly partner: Seat | null;
  readonly contract: string;
  readonly bouts: number;
  /** The attack's. */
  readonly points: Points;
  /** The camp that won the last trick with the Petit in it. */
  readonly petitAuBout: Camp | null;
  readonly poignees: readonly Poignee[];
  readonly slam: Slam;
  readonly miseres: readonly Misere[];
  /** The Excuse was played to the last trick, so that at four a half point can occur (F11). */
  readonly excuseLast?: true;
  /** For the record: the called card, and where it was if the taker plays alone. */
  readonly called?: string;
  readonly alone?: Alone;
}

/** The pile in which the dog is counted. */
export type Dog = "discard" | "attack" | "defence";

export const DOG: Readonly<Record<string, Dog>> = {
  petite: "discard",
  pouce: "discard",
  garde: "discard",
  "garde-sans": "attack",
  "garde-contre": "defence",
  chelem: "discard",
};

export const isAttacker = (deal: AttackDeal, seat: Seat): boolean => seat === deal.taker || seat === deal.partner;
