/** The table that the referee judges, read from the phone; and its words. */
import { useAnswer } from "#components/parts/door/use-answer";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { useWordsOf } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import type { Rules } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import type { SeatedTable } from "#lib/shown/referee/seated";
import { thisPhone } from "#lib/sync/this-phone";

/** The sheet that is open here. */
export type SheetHere = Pick<SheetAtHand, "open" | "role"> & { readonly sheet: Sheet };

export interface RefereeTable extends SeatedTable {
  /** Null when no sheet is open here: nothing can be written on it. */
  readonly at: SheetHere | null;
}

/** Notes the referee's verdict and its rule on the sheet; null if no sheet can be written on. */
export type Consign = ((note: string, rule: RuleId) => void) | null;

/** `undefined` until the phone has been asked; `null` when this address has no sheet. */
export function useSheetOfAddress(): SheetHere | null | undefined {
  const at = useSheet();
  if (at === null || at?.ready === false) return undefined;
  return at?.sheet ? { sheet: at.sheet, open: at.open, role: at.role } : null;
}

/** The rules and names of the last evening on this phone; null when there is none. */
export function useLastEvening(): { readonly rules: Rules; readonly names: readonly string[] } | null | undefined {
  return useAnswer(async () => {
    const cards = await thisPhone()
      .cards()
      .catch(() => []);
    return cards.find(({ sheet }) => sheet)?.sheet ?? null;
  }, []);
}

/** The sentences of verdicts and proofs, and the words of the screen. */
export const useReferee = () => ({ say: useWordsOf("refereeSays"), t: useWordsOf("referee") });
