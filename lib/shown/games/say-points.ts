/** What the points of a tarot's form are worth, as the line under them says it. */
import { cellOf, type Rules } from "#lib/rules/rules";
import { sayLine } from "#lib/rules/words/words";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { countedOf, pointsOf, type TarotDraft } from "#lib/sheet/drafts/tarot";
import type { Words } from "#messages/words";

/** "48½ compte 49, il en fallait 41 : +8"; a row of the table; how far a second pile has come. */
export function sayPoints(
  rules: Rules,
  draft: TarotDraft,
  { score, missing }: Pick<DraftReading, "score" | "missing">,
  words: Words,
): string {
  const t = words.m.tarot;
  const { attack, defence } = pointsOf(draft);
  const { counted, left } = countedOf(draft);
  if (missing === "pile") return t.pile.left(counted, left);
  const outcome = score?.outcome;
  if (!outcome) {
    return draft.bouts === null ? "" : t.target(draft.bouts, cellOf(rules, "targets", draft.bouts));
  }
  const { made, needed, margin, row } = outcome;
  const count = t.count(made, needed + margin, needed, margin);
  return [
    draft.side === "defence" ? t.attackHas(count) : count,
    ...(row ? [`${sayLine(words.rules.games[rules.game], row, String).label}.`] : []),
    ...(attack !== undefined && defence !== undefined ? [t.pile.both] : []),
  ].join(row ? ". " : " ");
}
