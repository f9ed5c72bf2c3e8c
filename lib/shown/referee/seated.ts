/** Which people and rules the referee judges: those of a sheet, else of the last evening, else as chosen. */
import { gameNamed, readRules } from "#lib/rules/games";
import type { GameName, Rules, Seat } from "#lib/rules/rules";
import { type Sheet, tableOf } from "#lib/sheet/sheet";

export interface SeatedTable {
  readonly rules: Rules;
  readonly name: (seat: Seat) => string;
  readonly names: readonly string[];
  /** Key under which drafts are kept, one for each table. */
  readonly id: string;
}

export interface Asked {
  readonly game: GameName;
  readonly players: number;
}

/** A game chosen here is played by its own edition; the numbers stand for names. */
export function askedTable(
  { game, players }: Asked,
  last: { readonly rules: Rules; readonly names: readonly string[] } | null,
  nameless: (n: number) => string,
): SeatedTable {
  const isLast = last?.rules.game === game && last.rules.players === players && last.names.length === players;
  const { players: counts } = gameNamed(game);
  const asked = readRules({ game, players: counts.includes(players) ? players : counts.at(-1) });
  if (!asked.ok) throw new Error(`no rules of ${game} at ${players}`);
  const rules = isLast ? last.rules : asked.value;
  const names = isLast ? last.names : Array.from({ length: rules.players }, (_, seat) => nameless(seat + 1));
  return { rules, names, name: (seat) => names[seat] ?? "", id: `${game} ${rules.players}` };
}

/** The table for the next deal of this sheet. */
export function tableOfSheet(sheet: Sheet): SeatedTable {
  const { rules, names } = tableOf(sheet, sheet.seating.seats);
  return { rules, names, name: (seat) => names[seat] ?? "", id: sheet.id };
}
