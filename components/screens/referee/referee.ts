/**
 * Which people and rules the referee judges: those of the sheet in the address, else of the last evening, else as chosen; and its
 * words.
 */
import { useAnswer } from "#components/parts/door/use-answer";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { useWordsOf } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { gameNamed, readRules } from "#lib/rules/games";
import type { GameName, Rules, Seat } from "#lib/rules/rules";
import { type Sheet, tableOf as seatedOf } from "#lib/sheet/sheet";
import { thisPhone } from "#lib/sync/this-phone";

/** The sheet that is open here. */
export type SheetHere = Pick<SheetAtHand, "open" | "role"> & { readonly sheet: Sheet };

export interface RefereeTable {
  readonly rules: Rules;
  readonly name: (seat: Seat) => string;
  readonly names: readonly string[];
  /** Null when no sheet is open here: nothing can be written on it. */
  readonly at: SheetHere | null;
  /** Key under which drafts are kept, one for each table. */
  readonly id: string;
}

/** Notes the referee's verdict and its rule on the sheet; null if no sheet can be written on. */
export type Consign = ((note: string, rule: RuleId) => void) | null;

export interface Asked {
  readonly game: GameName;
  readonly players: number;
}

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

/** A game chosen here is played by its own edition; the numbers stand for names. */
export function refereeTable(
  { game, players }: Asked,
  last: { readonly rules: Rules; readonly names: readonly string[] } | null,
  nameless: (n: number) => string,
): RefereeTable {
  const isLast = last?.rules.game === game && last.rules.players === players && last.names.length === players;
  const { players: counts } = gameNamed(game);
  const asked = readRules({ game, players: counts.includes(players) ? players : counts.at(-1) });
  if (!asked.ok) throw new Error(`no rules of ${game} at ${players}`);
  const rules = isLast ? last.rules : asked.value;
  const names = isLast ? last.names : Array.from({ length: rules.players }, (_, seat) => nameless(seat + 1));
  return { rules, names, name: (seat) => names[seat] ?? "", at: null, id: `${game} ${rules.players}` };
}

/** The table for the next deal of this sheet. */
export function tableOfSheet(at: SheetHere): RefereeTable {
  const { rules, names } = seatedOf(at.sheet, at.sheet.seating.seats);
  return { rules, names, name: (seat) => names[seat] ?? "", at, id: at.sheet.id };
}

/** The sentences of verdicts and proofs, and the words of the screen. */
export const useReferee = () => ({ say: useWordsOf("refereeSays"), t: useWordsOf("referee") });
