/** What a record leaves open: the unseen cards, and the places where they can be. Contradictory records are refused. */

import { add, type CardSet, minus, remove, setOf, size } from "../card-set";
import type { RefereeFault } from "../codes";
import { type Card, EXCUSE } from "../deck";
import { callFaults } from "../judge";
import { type Law, packOf } from "../legal";
import type { PlayRecord, Replay } from "../record";
import type { Fault, Params, Rules, Seat } from "../rules";

export type Evidence = ReturnType<typeof evidenceOf>;

/**
 * `unseen`: cards not played, in no known hand, not shown, and not known to be aside. By seat, `kept`: known cards left at the
 * end of the record; `unknown`: how many unseen cards it has. The other unseen ones are aside.
 */
export function evidenceOf(law: Law, rules: Rules, record: PlayRecord, { plays, cards }: Replay) {
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  let unseen = minus(packOf(law.deck), setOf(record.aside ?? []));
  const kept = seats.map((seat) => setOf([...(record.hands?.[seat] ?? []), ...(record.shown?.[seat] ?? [])]));
  const left = seats.map(() => cards);
  for (const { seat, card } of plays) {
    remove(unseen, card);
    remove(kept[seat] as CardSet, card);
    left[seat] = (left[seat] as number) - 1;
  }
  for (const set of kept) unseen = minus(unseen, set);
  return { unseen, kept, unknown: seats.map((seat) => (left[seat] as number) - size(kept[seat] as CardSet)) };
}

/** All contradictions: what no deal of the cards allows, each with its place in the record. */
export function recordFaults(law: Law, rules: Rules, record: PlayRecord, { plays, cards, aside }: Replay): Fault[] {
  const rule = law.deck.rule;
  const faults: Fault[] = callFaults(law, record.calledCard);
  const fault = (at: string, code: RefereeFault | "wrong-length", params?: Params) => {
    faults.push({ at, code, rule, ...(params ? { params } : {}) });
  };
  const holder = new Map<Card, Seat | "aside">();
  const hold = (list: readonly Card[], who: Seat | "aside", at: string) => {
    for (const [i, card] of list.entries()) {
      if (holder.has(card)) fault(`${at}.${i}`, "card-twice");
      else holder.set(card, who);
    }
  };
  for (const [seat, hand] of (record.hands ?? []).entries()) {
    if (!hand) continue;
    if (hand.length !== cards) fault(`hands.${seat}`, "wrong-length", { length: cards, given: hand.length });
    hold(hand, seat, `hands.${seat}`);
  }
  const told = record.aside ?? [];
  hold(told, "aside", "aside");
  if (told.length > aside) fault("aside", "too-many-aside", { given: told.length, most: aside });
  for (const [seat, shown] of (record.shown ?? []).entries()) {
    const at = `shown.${seat}`;
    if (!record.hands?.[seat]) hold(shown, seat, at);
    for (const [i, card] of shown.entries())
      if (record.hands?.[seat] && holder.get(card) !== seat) fault(`${at}.${i}`, "not-in-hand", { seat });
  }
  playFaults(rules, record, plays, cards, holder, fault);
  if (law.excuse === null && record.excuseValue === undefined && record.plays.includes(EXCUSE)) {
    faults.push({ at: "excuseValue", code: "required", rule: "mex-excuse" });
  }
  return faults;
}

function playFaults(
  rules: Rules,
  record: PlayRecord,
  plays: Replay["plays"],
  cards: number,
  holder: ReadonlyMap<Card, Seat | "aside">,
  fault: (at: string, code: RefereeFault | "wrong-length", params?: Params) => void,
): void {
  const most = rules.players * cards;
  const fallen = new Map<Card, number>();
  const held = Array.from({ length: rules.players }, (_, seat) => setOf(record.shown?.[seat] ?? []));
  for (const [play, { seat, card }] of plays.slice(0, most).entries()) {
    const at = `plays.${play}`;
    const known = holder.get(card);
    const before = fallen.get(card);
    if (before !== undefined) fault(at, "played-twice", { play, before });
    else if (known === "aside") fault(at, "card-aside", { play });
    else if (known !== undefined && known !== seat) fault(at, "in-another-hand", { play, holder: known });
    else if (known === undefined && record.hands?.[seat]) fault(at, "not-in-hand", { play, seat });
    fallen.set(card, before ?? play);
    add(held[seat] as (typeof held)[number], card);
  }
  if (plays.length > most) fault(`plays.${most}`, "out-of-cards", { play: most, most });
  for (const [seat, set] of held.entries()) {
    if (size(set) > cards && !record.hands?.[seat]) fault(`shown.${seat}`, "too-many-shown", { most: cards });
  }
}
