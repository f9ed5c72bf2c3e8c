/** What the points of a décalé's form come to, as the line under them says it. */
import { asideOf } from "#lib/rules/decale/data";
import { spaced, sum } from "#lib/rules/lists";
import { cellOf, type Rules } from "#lib/rules/rules";
import { asksCampOnly, type DecaleDraft, pointsOf } from "#lib/sheet/drafts/decale";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { Words } from "#messages/words";

/** "75 points sur 75. 45 contre 30, pari gagné : 45 + 20." */
export function sayDecale(
  rules: Rules,
  draft: DecaleDraft,
  { score }: Pick<DraftReading, "score">,
  { m: { decale: t } }: Pick<Words, "m">,
): string {
  const counted = sum(pointsOf(rules, draft).map(({ points }) => points));
  // Where cards are set aside unseen, the points do not add up to the pack.
  const all = asideOf(rules.players) === 0 ? t.total(counted + draft.setAside) : t.counted(counted);
  const total = asksCampOnly(rules, draft) ? "" : all;
  const outcome = score?.outcome;
  if (!outcome || draft.diploma === null) return total;
  const { won, made, needed } = outcome;
  const result = won ? t.won : won === false ? t.lost : t.void;
  const worth = cellOf(rules, "diplomas", draft.diploma);
  return spaced(total, `${t.against(made, needed)}, ${result}${won ? t.sum(made, worth) : ""}.`);
}
