/** What the referee's page may note on the sheet that is open beside it. */
import type { RuleId } from "#lib/rules/articles";
import type { Verdict } from "#lib/rules/judge";
import type { Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import { canNote, hasEnded } from "#lib/shown/sheet/may-note";

/** The verdict and its rule; null while there is none, or if the known cards do not give one. */
export const verdictNoted = (
  verdict: Pick<Verdict, "verdict" | "rule"> | null,
  sentence: string,
  verdicts: Readonly<Record<Verdict["verdict"], string>>,
): { readonly note: string; readonly rule: RuleId } | null =>
  verdict && verdict.verdict !== "unknown" ? { note: `${verdicts[verdict.verdict]} ${sentence}`, rule: verdict.rule } : null;

/** The deal that is being played, which can be contested first and judged later; null where nothing more may be noted. */
export const slotInPlay = (at: { readonly role: Role | null; readonly sheet: Sheet } | null): number | null =>
  at && canNote(at) && !hasEnded(at.sheet) ? at.sheet.nextSlot : null;
