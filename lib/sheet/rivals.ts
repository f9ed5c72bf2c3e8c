/**
 * Two phones that did not know of each other noted or corrected one deal differently. The first in the log holds the slot; the
 * other is shown beside it until people have chosen, that is until both are equal or one is voided (`deal.voided`). If the first
 * is voided, the other gets the slot: to withdraw one's own version does not withdraw another's.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import type { Correction, Noted } from "./log-state";
import { isSameDeal, type SaidDeal } from "./same-deal";
import type { Rival, SheetDeal } from "./sheet";
import { lastWordIn } from "./withdrawals";

const isCorrection = (rival: Noted | Correction): rival is Correction => "event" in rival;

/** All rivals, also those of a rival that was itself corrected twice. */
const under = (noted: Noted): (Noted | Correction)[] =>
  noted.rivals.flatMap((rival) => (isCorrection(rival) ? [rival] : [rival, ...under(rival)]));

/** The other deals noted in this slot that are not voided. */
const standing = (first: Noted): Noted[] => under(first).flatMap((rival) => (isCorrection(rival) || rival.voided ? [] : [rival]));

/** The deal that holds the slot. */
export const holderOf = (rules: Rules, first: Noted): Noted =>
  (first.voided && standing(first).find((rival) => !isSameDeal(rules, rival, first))) || first;

/** A deal of this slot that has, or had, the same content. */
export const twinOf = (rules: Rules, first: Noted, told: SaidDeal): Noted | undefined =>
  [first, ...standing(first)].find(({ versions }) =>
    versions.some(({ deal, ...known }) => deal && isSameDeal(rules, { deal, ...known }, told)),
  );

/** Marks a rival correction as taken back; false if there is none of this id. */
export function takeBackRival(deals: Iterable<Noted>, event: string | undefined): boolean {
  for (const noted of deals)
    for (const rival of under(noted))
      if (isCorrection(rival) && rival.event === event) {
        rival.left = true;
        return true;
      }
  return false;
}

export function rivalsOf(rules: Rules, first: Noted, holder: Noted): Pick<SheetDeal, "conflicts" | "settled"> {
  const open: Rival[] = [];
  const settled: Rival[] = [];
  for (const rival of [first, ...under(first)]) {
    if (rival === holder) continue;
    const isLeft = isCorrection(rival) ? rival.left : rival.voided;
    (isLeft || isSameDeal(rules, rival, holder) ? settled : open).push(shown(rival));
  }
  return { conflicts: open, settled };
}

function shown(rival: Noted | Correction): Rival {
  if (isCorrection(rival)) {
    const { event, deal, seats, dealer, at, device } = rival;
    return { event, ids: [], deal, seats, dealer, at, device, contests: [], lastWord: null };
  }
  const { versions, ids, deal, seats, dealer, contests } = rival;
  const { event, at, device } = itemAt(versions, 0);
  return { event, ids, deal, seats, dealer, at, device, contests, lastWord: lastWordIn(rival) };
}
