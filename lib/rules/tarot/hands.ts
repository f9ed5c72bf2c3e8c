/** The hands shown, and whether 78 cards allow them together. */

import { type HandClaim, isDealable } from "../dealable";
import type { AttackLaws } from "../game";
import { itemAt } from "../item-at";
import type { Reader } from "../read";
import { cellOf, type Rules, type Seat } from "../rules";
import { DOG, type Misere, type Poignee } from "./attack";
import { LEVELS } from "./options";
import { DEALT } from "./turn";

interface Shown {
  readonly taker: Seat | undefined;
  readonly contract: string | undefined;
  readonly poignees: readonly Poignee[];
  readonly miseres: readonly Misere[];
}

export function checkHands(reader: Reader, rules: Rules, laws: AttackLaws, shown: Shown): void {
  const before = reader.faults.length;
  const { poignees, miseres } = shown;
  for (const [i, { seat }] of poignees.entries()) {
    if (poignees.findIndex((other) => other.seat === seat) < i)
      reader.fault(`deal.poignees.${i}`, "poignee-twice", laws.poignee, { seat });
  }
  for (const [i, { seat, kind }] of miseres.entries()) {
    const at = `deal.miseres.${i}`;
    if (miseres.findIndex((other) => other.seat === seat && other.kind === kind) < i)
      reader.fault(at, "misere-twice", laws.misere, { seat });
    if (kind === "trumps" && poignees.some((other) => other.seat === seat))
      reader.fault(at, "misere-with-poignee", laws.misere, { seat });
  }
  const supply = rules.options["poignee-excuse"] === false ? 21 : 22;
  const trumps = poignees.reduce((sum, poignee) => sum + trumpsOf(rules, poignee), 0);
  if (trumps > supply) reader.fault("deal.poignees", "too-many-trumps", laws.poignee, { trumps, supply });
  if (reader.faults.length === before && poignees.length + miseres.length > 0 && !canExist(rules, laws, shown, supply)) {
    reader.fault(poignees.length > 0 ? "deal.poignees" : "deal.miseres", "hands-cannot-exist", laws.cards);
  }
}

const trumpsOf = (rules: Rules, { level }: Poignee): number =>
  cellOf(rules, `poignee-trumps-${rules.players}`, itemAt(LEVELS, level - 1));

/**
 * Dealt once as trumps, heads and the others, once as what a misère of heads bars and what it does not. Where hand and
 * discard were one, the taker's poignée may have counted a trump of the discard (FFT12 p. 7).
 */
function canExist(rules: Rules, laws: AttackLaws, { taker, contract, poignees, miseres }: Shown, trumps: number): boolean {
  const { cards, aside } = itemAt(DEALT, rules.players);
  const tolerated = rules.options["misere-excuse"] === true ? 1 : 0;
  const barred = 16 + laws.boutsBarred - tolerated;
  const discards = taker === undefined || contract === undefined || DOG[contract] === "discard";
  const holds = (seat: Seat, kind: Misere["kind"]) => miseres.some((misere) => misere.seat === seat && misere.kind === kind);
  const byKind: HandClaim[] = [];
  const byMisere: HandClaim[] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    const poignee = poignees.find((shown) => shown.seat === seat);
    const loose = discards && (taker === undefined || seat === taker) ? aside : 0;
    // Less than none bars nothing: together the poignées are no more than the trumps there are.
    const low = poignee ? [trumpsOf(rules, poignee) - loose] : [];
    const heads = holds(seat, "heads");
    byKind.push({ size: cards, low, high: [holds(seat, "trumps") ? tolerated : cards, heads ? 0 : cards] });
    byMisere.push({ size: cards, high: [heads ? 0 : cards] });
  }
  byKind.push({ size: aside });
  byMisere.push({ size: aside });
  return isDealable([trumps, 16, 62 - trumps], byKind) && isDealable([barred, 78 - barred], byMisere);
}
