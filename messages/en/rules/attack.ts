/** What tarot and the victory-point table say in the same way. */

import type { AttackFault } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import { num, type OptionWords, plain, type Say, signed } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/attack";
import { auctionOver, TERMS } from "./terms";

const BOUTS = ["no bout", "one bout", "two bouts", "three bouts"] as const;
export const YES_NO = { true: "yes", false: "no" } as const;

export const CONTRACTS = {
  petite: "Petite",
  pouce: "Pousse",
  garde: "Garde",
  "garde-sans": "Garde sans",
  "garde-contre": "Garde contre",
} as const;
export const CAMPS = { attack: "attack", defence: "defence" } as const;
export const LEVELS = { simple: TERMS.poignee, double: "Double poignée", triple: "Triple poignée" } as const;

/** What options of both tables are called, and answer. */
export const OPTION = {
  excuseSlam: "The Excuse against a chelem",
  excuseSlamKept: "kept, 4 points",
  misere: "Worth of the misère",
  otherCamp: "to the other side",
  poigneeTo: "Poignée, to whom",
  toHolder: "to the holder",
  toWinners: "to the winning side",
  trickWinner: "to the trick’s winner",
};

export const camp = (id: unknown): string => CAMPS[id as keyof typeof CAMPS];
export const petit: Say = (p) => `Petit au bout, ${camp(p.camp)}`;
export const poignee: Say = (p, name) => `${Object.values(LEVELS)[num(p, "level") - 1]}, ${name(num(p, "seat"))}`;
export const poigneeCamp: Say = (p) => (p.won ? "to the attack" : "to the defence");
export const each: Say = (p) => `${plain(num(p, "amount"))} × ${p.others}`;
export const target = {
  label: (p) => `${plain(num(p, "points"))} points for ${plain(num(p, "target"))}`,
  calc: (p) => itemAt(BOUTS, num(p, "bouts")),
} satisfies Record<string, Say>;
export const rounding = {
  label: () => "Half point to the winning side",
  calc: (p) => `${signed(num(p, "from"))} → ${signed(num(p, "from") + (p.won ? 0.5 : -0.5))}`,
} satisfies Record<string, Say>;

const COUNTS = ["", "", "two", "three", "four"] as const;
const self: Say = (p, name) => name(num(p, "self"));
/** One player's part in what the sides share. */
export const ownShare: Say = (p, name) => {
  if (p.self === p.taker)
    return p.partner === null ? `${self(p, name)} against ${COUNTS[num(p, "times")]}` : `${self(p, name)}, two shares`;
  return `${self(p, name)}${p.self === p.partner ? ", one share" : ", in defence"}`;
};
/** The same where a table gives each side its figure. */
export const ownSide: Say = (p, name) =>
  `${self(p, name)}${p.self === p.taker || p.self === p.partner ? ", in attack" : ", in defence"}`;

const withBouts = (p: Parameters<Say>[0]) => `With ${BOUTS[num(p, "bouts")]}`;

export const attackFaults = {
  "points-not-91": (p) => `The two sides’ points make 91 in all, not ${plain(num(p, "sum"))}.`,
  "points-beyond-bouts": (p) => `${withBouts(p)} the attack has ${p.min} to ${p.max} points, not ${plain(num(p, "points"))}.`,
  "half-at-four": () => "No half point with four players: each side takes an even number of cards.",
  "partner-only-at-five": () => "A partner is called only with five players.",
  "partner-or-alone": () => "Say who was called, or that the taker plays alone.",
  "partner-is-taker": () => "The taker holds the called card: that is playing alone, with no partner.",
  "alone-or-partner": () => "The called card is in the taker’s hand or in the chien: that is playing alone, with no partner.",
  "called-only-at-five": () => "A card is called only with five players.",
  "not-a-card": () => "There is no such card in the pack.",
  "called-not-a-head": () => "A king is called; with four kings a queen, then a knight, then a jack.",
  "petit-is-with-attack": () => "With three bouts the attack has the Petit: the defence did not win the trick it fell in.",
  "petit-is-with-defence": () => "With no bout the attack does not have the Petit: it did not win the trick it fell in.",
  "petit-against-slam": (p) => `The ${camp(p.slam)} took every trick, the Petit’s too.`,
  "poignee-twice": (p, name) => `${name(num(p, "seat"))} already has a poignée: only the highest counts.`,
  "too-many-trumps": (p) => `These poignées show ${p.trumps} trumps: the pack has ${p.supply}.`,
  "misere-twice": (p, name) => `${name(num(p, "seat"))} already has this misère.`,
  "misere-with-poignee": (p, name) => `${name(num(p, "seat"))} shows a poignée: no misère of trumps in the same hand.`,
  "hands-cannot-exist": () => "These hands cannot exist together: there are not enough cards in the pack.",
  "slam-not-for-defence": () => "At this table the defence does not announce the chelem.",
  "auction-over": auctionOver,
  "bid-too-low": () => "A bid must be higher than the standing one, or pass.",
  "barred-from-bidding": () => "Whoever deals again after a misdeal may only pass.",
  "unlikely-points": (p) =>
    `${withBouts(p)} the attack almost always has ${plain(num(p, "min"))} to ${plain(num(p, "max"))} points. Count again?`,
  "slam-unlikely": (p) =>
    p.min === p.max
      ? `A chelem by the ${camp(p.camp)} gives the attack ${plain(num(p, "min"))} points, not ${plain(num(p, "points"))}. Count again?`
      : `A chelem by the ${camp(p.camp)} leaves the attack ${plain(num(p, "min"))} to ${plain(num(p, "max"))} points, not ${plain(num(p, "points"))}. Count again?`,
  "slam-not-noted": (p) => `${plain(num(p, "points"))} points: the attack took every trick. Is it a chelem?`,
  "barred-taker": (p, name) => `${name(num(p, "seat"))} was not to take on this deal, after a misdeal.`,
} as const satisfies Record<AttackFault, Say>;

export const attackOptions = {
  targets: {
    label: TERMS.targets,
    effect: "What the attack must make, by its bouts.",
    values: { "0": "no bout", "1": "one bout", "2": "two bouts", "3": "three bouts" },
  },
  "poignee-trumps-5": {
    label: "Trumps for a poignée, five players",
    effect: "How many trumps must be shown with five players.",
    values: LEVELS,
  },
  "called-suit-excuse": {
    label: "Excuse led, called suit",
    effect: "When the Excuse is led to the first trick, the called suit stays barred to whoever sets the suit.",
    values: YES_NO,
  },
  "called-in-dog": {
    label: "Called card found in the chien",
    effect: "A called queen or knight found in the chien may be discarded, or not.",
    values: { discardable: "may be discarded", kept: "stays in hand" },
  },
} as const satisfies Record<keyof typeof fr.attackOptions, OptionWords>;

export const ATTACK_ROLES = {
  taker: "Taker",
  partner: TERMS.partner,
  alone: "without a partner",
  defence: "Defence",
  own: TERMS.eachAlone,
};
