/** The standings of a duplicate after a position: percentages of the topage, or match points (FFT 2012, p. 13-26). */

import { isTopage } from "#lib/rules/hall/boards";
import {
  alternate,
  type BoardAdjustment,
  type BoardMark,
  exchange,
  general,
  INDIVIDUAL,
  percentage,
  TRIPLETTE,
  thousandths,
} from "#lib/rules/hall/duplicate";
import { teamPoints, topage } from "#lib/rules/hall/marks";
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { type Adjusted, type BoardPlay, type Hall, type Position, startingChair, type Table } from "./hall";
import type { Number4 } from "./hall-event";
import { cardsAfter, type NamedCard } from "./hall-standings";

/** What one table's score of a board is worth. */
export interface BoardRow {
  readonly position: number;
  readonly table: number;
  readonly board: number;
  readonly taker: Number4;
  /** The numbers against the taker that get a mark for it: three people, or one team. */
  readonly against: readonly Number4[];
  readonly score: Points;
  /** Percent before any adjustment; null where the score is not ranked (H15), and in a match. */
  readonly percent: { readonly taker: number; readonly against: number } | null;
  readonly adjusted: Adjusted | null;
}

export interface BoardLine extends NamedCard {
  /** The line of their number: North, South, East, West; a team has North for North-South, East for East-West. */
  readonly line: number;
  /** Means in percent; null where there is none, and in a match. */
  readonly attack: number | null;
  readonly defence: number | null;
  /** Percent, or match points, after penalties; null before the first board. */
  readonly overall: number | null;
  /** In the general standings. */
  readonly rank: number;
  /** The rank in the alternate standings; in a match the same. */
  readonly alternate: number;
}

/** Every score up to this position, by board; in each, the best first. */
export function boardRows(hall: Pick<Hall, "positions">, after: number): BoardRow[] {
  const plays = hall.positions.slice(0, after).flatMap((at) => at.tables.flatMap((table) => rowsAt(at, table)));
  const boards = [...new Set(plays.map(({ board }) => board))].sort((a, b) => a - b);
  return boards.flatMap((board) => withMarks(plays.filter((one) => one.board === board)));
}

function rowsAt({ position, format }: Position, { table, seats, plays, adjusted }: Table): BoardRow[] {
  return plays.flatMap(({ board, taker, score }: BoardPlay) => {
    const number = seats[taker];
    if (!number || format === null) return [];
    const against = seats.flatMap((seat) => (seat === null || seat === number ? [] : [seat]));
    const spoilt = adjusted.find((one) => one.board === board) ?? null;
    return [
      { position, table, board, taker: number, against, score, percent: isTopage(format) ? NOT_YET : null, adjusted: spoilt },
    ];
  });
}

const NOT_YET = { taker: 0, against: 0 } as const;

/** An adjusted score that does not count is left out of the others' topage (H15). */
const isRanked = ({ percent, adjusted }: BoardRow): boolean =>
  percent !== null && adjusted?.to !== "neutralised" && adjusted?.to !== "collective-zero";

function withMarks(rows: readonly BoardRow[]): BoardRow[] {
  const scored = rows.filter(isRanked);
  const { takers, defenders } = topage(scored.map(({ score }) => score));
  const marks = new Map(scored.map((row, i) => [row, { taker: itemAt(takers, i), against: itemAt(defenders, i) }]));
  return rows.map((row) => ({ ...row, percent: marks.get(row) ?? null })).sort((a, b) => b.score - a.score);
}

const marksOf = (rows: readonly BoardRow[], number: Number4): BoardMark[] =>
  rows.flatMap(({ taker, against, percent, adjusted }): BoardMark[] => {
    const camp = taker === number ? "attack" : "defence";
    if (taker !== number && !against.includes(number)) return [];
    const mark = (camp === "attack" ? percent?.taker : percent?.against) ?? 0;
    return [{ camp, percent: mark, adjustment: adjustmentOf(adjusted) }];
  });

function adjustmentOf(adjusted: Adjusted | null): BoardAdjustment | undefined {
  if (adjusted?.to === "40-60") return { kind: "40-60", atFault: adjusted.atFault === "attack" ? "attack" : "defence" };
  return adjusted?.to === "neutralised" || adjusted?.to === "collective-zero" ? { kind: adjusted.to } : undefined;
}

/** The boards of a match that have both scores, with what each brings the team asked for. */
export function matchRows(hall: Pick<Hall, "positions">, after: number, number: Number4) {
  return hall.positions.slice(0, after).flatMap(({ position, format, tables }) =>
    tables.flatMap(({ seats, boards, plays, adjusted }) => {
      const line = seats.indexOf(number);
      if (line < 0) return [];
      return boards.flatMap((board) => {
        const own = plays.find((one) => one.board === board && one.taker === line);
        const other = plays.find((one) => one.board === board && one.taker !== line);
        if (!own || !other) return [];
        const spoilt = adjusted.find((one) => one.board === board) ?? null;
        const points = pointsOf(format === "teams", { own: own.score, other: other.score }, spoilt, line);
        return [{ position, board, own: own.score, other: other.score, points, adjusted: spoilt }];
      });
    }),
  );
}

const LINE_AT_FAULT = { "north-south": 0, "east-west": 2 } as const;

/** In a match of teams only the winner of a board marks; an adjustment is the same in both. */
function pointsOf(
  isTeams: boolean,
  scores: { readonly own: Points; readonly other: Points },
  spoilt: Adjusted | null,
  line: number,
): number {
  if (spoilt?.to === "neutralised") return 0;
  if (spoilt) {
    const atFault = LINE_AT_FAULT[spoilt.atFault as keyof typeof LINE_AT_FAULT] === line;
    return exchange({ ...scores, adjustment: { atFault, least: spoilt.to === "4-4" ? -4 : 0 } });
  }
  return isTeams ? teamPoints(scores.own, scores.other) : exchange(scores);
}

/** Those who left rank after all who stayed (H12); those who have not played yet are last. */
export function boardStandings(hall: Hall, after: number): readonly BoardLine[] {
  const format = hall.opening.duplicate ?? "individual";
  const rows = boardRows(hall, after);
  const lines = cardsAfter(hall, after).map((card): BoardLine => {
    const made = isTopage(format)
      ? percentage(marksOf(rows, card.entrant), format === "individual" ? INDIVIDUAL : TRIPLETTE, card.penalties)
      : { attack: null, defence: null, overall: matched(matchRows(hall, after, card.entrant), card.penalties) };
    return { ...card, line: startingChair(card.entrant).line, ...made, rank: 0, alternate: 0 };
  });
  const played = lines.filter(({ overall }) => overall !== null);
  const groups = [
    played.filter(({ left }) => !left),
    played.filter(({ left }) => left),
    lines.filter(({ overall }) => overall === null),
  ];
  return groups.flatMap((group, i) => placedIn(group, groups.slice(0, i).flat().length, isTopage(format)));
}

const matched = (rows: ReturnType<typeof matchRows>, penalties: number): number | null =>
  rows.length === 0 ? null : thousandths(rows.map(({ points }) => points)) - penalties;

function placedIn(group: readonly BoardLine[], before: number, isByLines: boolean): BoardLine[] {
  const placed = group.map((one) => ({ entrant: one.entrant, line: one.line, overall: one.overall ?? 0 }));
  const byLines = isByLines ? alternate(placed) : general(placed);
  const of = new Map(group.map((one) => [one.entrant, one]));
  return general(placed).map(({ rank, item: { entrant } }) => ({
    ...(of.get(entrant) as BoardLine),
    rank: rank + before,
    alternate: (byLines.find(({ item }) => item.entrant === entrant)?.rank ?? 0) + before,
  }));
}
