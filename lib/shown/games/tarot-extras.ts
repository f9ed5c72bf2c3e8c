/** What is shown and announced beside the contract: what a table asks of it, and what the form holds. */
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import type { TarotDraft } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import type { Words } from "#messages/words";

/** Only what this table counts, or the deal already has. */
export function askedExtras(rules: Rules, draft: TarotDraft) {
  const bid = draft.contract === "chelem";
  return {
    poignee: true,
    petit: table.petit(rules) || draft.petit !== null,
    announcement: table.announcesSlam(rules),
    slam: !bid && (table.paysSlam(rules) || draft.tricksBy !== null),
    excuse: table.excuseChangesCamp(rules) || draft.excuseLast,
    miseres: table.miseres(rules) || draft.miseres.length > 0,
  };
}

/** "Poignée, petit, chelem": what is asked, as the button says it that leads there. */
export function sayAsked(asked: ReturnType<typeof askedExtras>, { extras }: Words["m"]["tarot"]): string {
  const label = (["poignee", "petit", "slam", "miseres"] as const).flatMap((key) => (asked[key] ? [extras[key]] : [])).join(", ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** "poignée de Nora", "petit à l’attaque": each that the form holds. */
export function sayExtras(draft: TarotDraft, names: readonly string[], { holds }: Words["m"]["tarot"]): readonly string[] {
  return [
    ...draft.poignees.map(({ seat, level }) => holds.poignee(level, itemAt(names, seat))),
    ...(draft.petit ? [holds.petit[draft.petit]] : []),
    ...(draft.announcedBy ? [holds.slamAnnounced] : []),
    ...(draft.tricksBy ? [holds.tricks[draft.tricksBy]] : []),
    ...(draft.excuseLast ? [holds.excuseLast] : []),
    ...draft.miseres.map(({ seat }) => holds.misere(itemAt(names, seat))),
  ];
}
