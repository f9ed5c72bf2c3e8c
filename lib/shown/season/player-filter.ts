/** A player's figures over some evenings: by dates, game, size of table, or called partner. */
import { sum } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import type { AttendedEvening } from "#lib/season/views";
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

/** Evenings that match the whole filter. One with several games or two tables matches each of them. */
export const matching = (evenings: readonly AttendedEvening[], { from, to, game, size, partner }: Filter): AttendedEvening[] =>
  evenings.filter(
    (one) =>
      (from === null || one.day >= from) &&
      (to === null || one.day <= to) &&
      (game === null || one.games.includes(game)) &&
      (size === null || (one.sizes ?? []).includes(size)) &&
      (partner === null || (one.figures[`with.${partner}.n`] ?? 0) > 0),
  );

/** The same rows summed over these evenings, without empty ones. */
export function rowsOver(rows: readonly PlayerFigure[], evenings: readonly AttendedEvening[]): PlayerFigure[] {
  return rows.flatMap((row) => {
    const amounts = evenings.flatMap((evening) => amountIn(evening, row) ?? []);
    const sumOf = (figure: keyof Amount): number => sum(amounts.map((amount) => amount[figure]));
    // For points, `n` counts evenings, and `good` those won.
    const isPoints = row.group === "points";
    const amount = {
      n: isPoints ? evenings.length : sumOf("n"),
      good: isPoints ? evenings.filter(({ place }) => place === 1).length : row.amount.good === null ? null : sumOf("good"),
      points: row.amount.points === null ? null : sumOf("points"),
    };
    return amount.n > 0 ? [{ ...row, amount }] : [];
  });
}
