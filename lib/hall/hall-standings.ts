/** All cards, and the standings after a position: what is posted for all to check (manual of 2011, p. 10). */

import { ranked } from "#lib/rules/hall/rank";
import { type HandedCard, type Prize, prizes, totalOf } from "#lib/rules/hall/standings";
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import { type Hall, type Numbered, type Penalty, playsAt } from "./hall";
import type { Member, Number4 } from "./hall-event";

/** A number's results, and who plays under it. */
export interface NamedCard extends HandedCard {
  /** Who plays under it at that position. */
  readonly name: string;
  readonly licence: string | null;
  readonly members: readonly Member[];
  /** The reasons of its penalties, in the order they were given. */
  readonly reasons: readonly string[];
  /** True if it left: it ranks after all who stayed (H12). */
  readonly left: boolean;
}

export interface StandingLine extends NamedCard {
  readonly total: Points;
  readonly rank: number;
}

/** One card for each number that was ever played: the balance of each position, null where it did not play. */
export function cardsAfter(hall: Hall, position: number): NamedCard[] {
  return hall.numbers.flatMap((one) => {
    const holder = holderAt(one, position);
    if (!holder) return [];
    const penalties = penaltiesAfter(hall, position).filter(({ number }) => number === one.number);
    return [
      {
        entrant: one.number,
        balances: hall.positions.slice(0, position).map(({ tables }) => balanceIn(tables, one.number)),
        penalties: sum(penalties.map(({ points }) => points)),
        ...(holder.series !== undefined && { series: holder.series }),
        name: holder.name,
        licence: holder.licence ?? null,
        members: holder.members ?? [],
        reasons: penalties.map(({ reason }) => reason),
        left: !playsAt(one, position),
      },
    ];
  });
}

/** The penalties that count in the standings after this position. */
export const penaltiesAfter = ({ penalties }: Pick<Hall, "penalties">, after: number): Penalty[] =>
  penalties.filter(({ withdrawn, position }) => withdrawn === null && position <= after);

function balanceIn(tables: Hall["positions"][number]["tables"], number: Number4): Points | null {
  for (const { seats, sheet } of tables) {
    const seat = seats.indexOf(number);
    if (seat >= 0) return sheet?.balances[seat] ?? null;
  }
  return null;
}

export const holderAt = ({ holders }: Numbered, position: number): Numbered["holders"][number] | undefined =>
  holders.findLast(({ from }) => from <= position);

/** Equal totals share the better place; those who left come after all who play. */
export function standingsAfter(hall: Hall, position: number): readonly StandingLine[] {
  const cards = cardsAfter(hall, position);
  const [stayed, gone] = [cards.filter(({ left }) => !left), cards.filter(({ left }) => left)];
  return [...placed(stayed, 0), ...placed(gone, stayed.length)];
}

const placed = (cards: readonly NamedCard[], before: number): StandingLine[] =>
  ranked(cards, totalOf).map(({ rank, item }) => ({ ...item, total: totalOf(item), rank: rank + before }));

/**
 * A fifth of all entrants get prizes; those who left do not (H12). Of a final's positions only a finalist's count among the "last
 * two" (H11).
 */
export function prizesAfter(hall: Hall, position: number): readonly Prize[] {
  const cards = cardsAfter(hall, position);
  const playing = cards.filter(({ left }) => !left);
  const common = hall.positions.slice(0, position).filter(({ kind }) => kind !== "final").length;
  return prizes(playing, Math.ceil(cards.length / 5), common);
}
