// This folder: what a form holds while it is filled in, and how a deal is read from it.
/**
 * What players could have announced, by the hands of a completely recorded deal. The cards show what was possible; only the table
 * knows what was said.
 */
import type { ClaimCode } from "#lib/rules/game";
import { claimsOf } from "#lib/rules/hand-claims";
import type { Law } from "#lib/rules/legal";
import type { ReplayedPlay } from "#lib/rules/record";
import type { Rules, Seat } from "#lib/rules/rules";
import { DOG, MISERES } from "#lib/rules/tarot/attack";
import type { RecordDraft } from "./record-draft";

export interface Announced {
  readonly seat: Seat;
  readonly code: Exclude<ClaimCode, "petit-sec">;
  /** Poignée: 1 simple, 2 double, 3 triple. */
  readonly level: number;
  /** Costs nothing to announce, or is shown to the table: most likely said. A poignée goes to the winner of the deal (F4). */
  readonly usual: boolean;
}

export function announcedIn(law: Law, rules: Rules, record: RecordDraft, plays: readonly ReplayedPlay[]): Announced[] {
  return Array.from({ length: rules.players }, (_, seat) => seat).flatMap((seat) => {
    const hand = plays.filter((play) => play.seat === seat).map(({ card }) => card);
    return claimsOf(law, rules, hand).flatMap(({ code, state, level }): Announced[] => {
      if (state !== "yes" || code === "petit-sec" || (isDealtHand(rules, code) && hasDiscarded(record, seat))) return [];
      return [{ seat, code, level, usual: code !== "poignee" || rules.options["poignee-to"] === "personal" || isShown(seat) }];
    });
  });

  function isShown(seat: Seat): boolean {
    return claimsOf(law, rules, record.held[seat] ?? []).some(({ code, state }) => code === "poignee" && state === "yes");
  }
}

const MISERE: ReadonlySet<ClaimCode> = new Set(MISERES.map((kind) => `misere-${kind}` as const));

/** V12, table rule: a misère counts for the hand before the dog, which is not recorded once the taker has discarded. */
const isDealtHand = ({ options }: Rules, code: ClaimCode): boolean => MISERE.has(code) && options["misere-dog"] === "before";
const hasDiscarded = ({ taker, contract }: RecordDraft, seat: Seat): boolean =>
  seat === taker && DOG[contract ?? ""] === "discard";
