/** What the page of the rules has tables of: the deals of a dealer, the kinds of cards, the values that editions set. */
import { cardsOf, type Deck, halvesOf } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { OptionValue, TableCells, Turn } from "#lib/rules/rules";

/** As the rules themselves deal them, until the next dealer. */
export function dealsOfOneDealer(game: Game, players: number): readonly Turn[] {
  const asked = readRules({ game: game.name, players });
  if (!asked.ok) return [];
  const first = game.firstTurn(asked.value, 0);
  const deals = [first];
  if (first.series === undefined) return deals;
  let next = game.nextTurn(asked.value, first, {});
  for (; next.dealer === 0; next = game.nextTurn(asked.value, next, {})) deals.push(next);
  return deals;
}

/** How many cards are worth so many half points, the most valuable first. */
export function kindsOf(deck: Deck): { halves: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cardsOf(deck)) counts.set(halvesOf(deck, card), (counts.get(halvesOf(deck, card)) ?? 0) + 1);
  return [...counts].map(([halves, count]) => ({ halves, count })).sort((a, b) => b.halves - a.halves);
}

export interface RulesColumn {
  readonly head: string;
  readonly cells: TableCells;
}

export const cellsOf = (value: OptionValue | undefined): TableCells => (typeof value === "object" ? (value as TableCells) : {});

/** A column for each edition; if all say the same, one for all. */
export function rivals(
  { editions }: Pick<Game, "editions">,
  heads: Readonly<Record<string, string>>,
  option: string,
): readonly RulesColumn[] {
  const columns = editions.map(({ id, values }) => ({ head: itemAt(heads, id), cells: cellsOf(values[option]) }));
  const first = JSON.stringify(columns[0]?.cells);
  return columns.every(({ cells }) => JSON.stringify(cells) === first) ? columns.slice(0, 1) : columns;
}
