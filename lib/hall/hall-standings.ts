/** Everybody's card, and the standings after a position: what is posted for all to check (manual of 2011, p. 10). */

import { ranked } from "#lib/rules/hall/rank";
import { type HandedCard, type Prize, prizes, totalOf } from "#lib/rules/hall/standings";
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { type Hall, type Numbered, type Penalty, playsAt } from "./hall";
import type { Member, Number4 } from "./hall-event";

export interface StandingLine extends HandedCard {
  /** By number: whoever plays under it at that position. */
  readonly name: string;
  readonly licence: string | null;
  readonly members: readonly Member[];
  readonly total: Points;
  /** Of the penalties, in the order in which they were given. */
  readonly reasons: readonly string[];
  /** Who left ranks after everybody who stayed (H12). */
  readonly left: boolean;
  readonly rank: number;
}

/** One card a number that anybody ever played under: the balance of each position, null where nobody played. */
export function cardsAfter(hall: Hall, position: number): HandedCard[] {
  return hall.numbers.flatMap((one) => {
    if (!one.holders.some(({ from }) => from <= position)) return [];
    const balances = hall.positions.slice(0, position).map(({ tables }) => balanceIn(tables, one.number));
    const penalties = penaltiesAfter(hall, position)
      .filter(({ number }) => number === one.number)
      .reduce((sum, { points }) => sum + points, 0);
    const series = holderAt(one, position)?.series;
    return [{ entrant: one.number, balances, penalties, ...(series === undefined ? {} : { series }) }];
  });
}

/** Those that count in the standings after this position. */
export const penaltiesAfter = ({ penalties }: Pick<Hall, "penalties">, after: number): Penalty[] =>
  penalties.filter(({ withdrawn, position }) => withdrawn === null && position <= after);

/** Why a number's penalties were given. */
export const reasonsAfter = (hall: Pick<Hall, "penalties">, after: number, of: Number4): string[] =>
  penaltiesAfter(hall, after).flatMap(({ number, reason }) => (number === of ? [reason] : []));

function balanceIn(tables: Hall["positions"][number]["tables"], number: Number4): Points | null {
  for (const { seats, sheet } of tables) {
    const seat = seats.indexOf(number);
    if (seat >= 0) return sheet?.balances[seat] ?? null;
  }
  return null;
}

export const holderAt = ({ holders }: Numbered, position: number): Numbered["holders"][number] | undefined =>
  holders.findLast(({ from }) => from <= position);

/** Equal totals share the better place; who left comes after everybody who plays. */
export function standingsAfter(hall: Hall, position: number): readonly StandingLine[] {
  const numbers = new Map(hall.numbers.map((one) => [one.number, one]));
  const lines = cardsAfter(hall, position).map((card) => {
    const numbered = numbers.get(card.entrant) as Numbered;
    const holder = holderAt(numbered, position);
    const left = !playsAt(numbered, position);
    return {
      ...card,
      name: holder?.name ?? "",
      licence: holder?.licence ?? null,
      members: holder?.members ?? [],
      total: totalOf(card),
      reasons: reasonsAfter(hall, position, card.entrant),
      left,
    };
  });
  const playing = ranked(
    lines.filter(({ left }) => !left),
    ({ total }) => total,
  );
  const gone = ranked(
    lines.filter(({ left }) => left),
    ({ total }) => total,
  ).map(({ rank, item }) => ({ rank: rank + playing.length, item }));
  return [...playing, ...gone].map(({ rank, item }) => ({ ...item, rank }));
}

/** A fifth of all who entered; who left has none (H12), and a final is nobody's last two positions but the finalists' (H11). */
export function prizesAfter(hall: Hall, position: number): readonly Prize[] {
  const cards = cardsAfter(hall, position);
  const playing = cards.filter(({ entrant }) => playsAt(itemAt(hall.numbers, entrant - 1), position));
  const common = hall.positions.slice(0, position).filter(({ kind }) => kind !== "final").length;
  return prizes(playing, Math.ceil(cards.length / 5), common);
}
