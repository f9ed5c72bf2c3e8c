/** Figures of some of somebody's evenings: those of a time, a game, a size of table, with somebody called. */
import { sum } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import type { PlayerNight } from "#lib/season/views";
import { type Amount, amountIn, type PlayerFigure } from "./player-rows";

/** Null: any. */
export interface Filter {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly game: GameName | null;
  readonly size: number | null;
  readonly partner: PlayerId | null;
}

export const ANY: Filter = { from: null, to: null, game: null, size: null, partner: null };

export const isAny = (filter: Filter): boolean => Object.values(filter).every((one) => one === null);

/** Evenings that are of all that is asked. An evening of several games, or of two tables, is of each. */
export const matching = (evenings: readonly PlayerNight[], { from, to, game, size, partner }: Filter): PlayerNight[] =>
  evenings.filter(
    (one) =>
      (from === null || one.day >= from) &&
      (to === null || one.day <= to) &&
      (game === null || one.games.includes(game)) &&
      (size === null || (one.sizes ?? []).includes(size)) &&
      (partner === null || (one.figures[`with.${partner}.n`] ?? 0) > 0),
  );

/** The same rows, each the sum of these evenings; those with nothing in them are left out. */
export function rowsOver(rows: readonly PlayerFigure[], evenings: readonly PlayerNight[]): PlayerFigure[] {
  return rows.flatMap((row) => {
    const amounts = evenings.flatMap((evening) => amountIn(evening, row) ?? []);
    if (amounts.length === 0) return [];
    const sumOf = (figure: keyof Amount): number => sum(amounts.map((amount) => amount[figure]));
    // Of points, `n` is how many evenings they are, `good` how many were won.
    const isPoints = row.group === "points";
    const amount = {
      n: isPoints ? evenings.length : sumOf("n"),
      good: isPoints ? evenings.filter(({ place }) => place === 1).length : row.amount.good === null ? null : sumOf("good"),
      points: row.amount.points === null ? null : sumOf("points"),
    };
    return amount.n > 0 ? [{ ...row, amount }] : [];
  });
}
