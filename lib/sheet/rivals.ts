/**
 * Two phones that did not know of each other noted one deal, or corrected it, and not alike. The first in the log holds the place;
 * the other stays in view beside it until people have chosen: it says the same, or it was taken back (`deal.voided`). Taken back
 * the first, the place is the other's: whoever withdraws what they noted says nothing of what somebody else did.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import type { Correction, Noted } from "./noted";
import { isSameDeal, type SaidDeal } from "./same-deal";
import type { Rival, SheetDeal } from "./sheet";
import { lastWordIn } from "./withdrawals";

const isCorrection = (rival: Noted | Correction): rival is Correction => "event" in rival;

/** A rival may have been corrected twice itself. */
const under = (noted: Noted): (Noted | Correction)[] =>
  noted.rivals.flatMap((rival) => (isCorrection(rival) ? [rival] : [rival, ...under(rival)]));

/** What else was noted in this place, and stands. */
const standing = (first: Noted): Noted[] => under(first).flatMap((rival) => (isCorrection(rival) || rival.voided ? [] : [rival]));

/** Of what was noted in a place, what holds it. */
export const holderOf = (rules: Rules, first: Noted): Noted =>
  (first.voided && standing(first).find((rival) => !isSameDeal(rules, rival, first))) || first;

/** What was noted in this place and says, or once said, the same. */
export const twinOf = (rules: Rules, first: Noted, told: SaidDeal): Noted | undefined =>
  [first, ...standing(first)].find(({ versions }) =>
    versions.some(({ deal, ...known }) => deal && isSameDeal(rules, { deal, ...known }, told)),
  );

/** False when the event is no such correction. */
export function takeBack(deals: Iterable<Noted>, event: string | undefined): boolean {
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
