/** The boards of a table in a duplicate: those to play, those still to score, and the result. */

import type { LogEvent } from "#lib/log/event";
import type { Game } from "#lib/rules/game";
import { editionOf } from "#lib/rules/games";
import { type Format, isOfTeams, isTopage } from "#lib/rules/hall/boards";
import type { Json } from "#lib/rules/read";
import type { Fault, Points, Result, Rules, Score } from "#lib/rules/rules";
import { tarot } from "#lib/rules/tarot/game";
import { type BoardPlay, type Hall, isOfMatch, type Table } from "./hall";
import type { AdjustmentKind, AT_FAULT, HallBodyOf } from "./hall-event";
import { HALL_RULES } from "./table-sheet";

/** One score that a table owes: in a match each board has two, by the line whose player takes. */
export interface Due {
  readonly board: number;
  /** The seat of the team that takes; null if any seat may. */
  readonly taker: number | null;
}

type AtBoards = Pick<Table, "boards" | "plays" | "seats">;

/** Where the teams of a table sit: North for North-South, East for East-West. */
const TEAM_LINES: readonly number[] = [0, 2];

/** In the order of the boards; none at an incomplete table, which does not play. */
export function duesOf(format: Format, { boards, seats }: AtBoards): Due[] {
  const lines = isOfTeams(format) ? TEAM_LINES : [0, 1, 2, 3];
  if (lines.some((line) => (seats[line] ?? null) === null)) return [];
  if (isTopage(format)) return boards.map((board) => ({ board, taker: null }));
  return boards.flatMap((board) => TEAM_LINES.map((taker) => ({ board, taker })));
}

export const playOf = ({ plays }: Pick<Table, "plays">, { board, taker }: Due): BoardPlay | undefined =>
  plays.find((one) => one.board === board && (taker === null || one.taker === taker));

export const unplayed = (format: Format, table: AtBoards): Due[] =>
  duesOf(format, table).filter((due) => playOf(table, due) === undefined);

/** How many boards are not fully scored: in a match a board needs two scores. */
export const boardsLeft = (format: Format, table: AtBoards): number =>
  new Set(unplayed(format, table).map(({ board }) => board)).size;

/**
 * By seat, what the boards of the position bring: in individual play the taker gets three times the score, each defender loses it
 * once; a team gets its score as it is.
 */
export function boardBalances(format: Format, { seats, plays }: AtBoards): (Points | null)[] {
  return seats.map((seat, line) => {
    if (seat === null) return null;
    const brings = ({ taker, score }: BoardPlay): number =>
      format === "individual" ? (taker === line ? 3 * score : -score) : taker === line ? score : -score;
    return plays.reduce((sum, play) => sum + brings(play), 0);
  });
}

/** Who may be at fault in this adjustment: none if it applies to all; null if this format does not have it. */
export function atFaultOf(hall: Pick<Hall, "opening">, to: AdjustmentKind): readonly (typeof AT_FAULT)[number][] | null {
  if (to === "4-0" || to === "4-4") return isOfMatch(hall) ? ["north-south", "east-west"] : null;
  if (to === "neutralised") return [];
  if (isOfMatch(hall)) return null;
  return to === "40-60" ? ["attack", "defence"] : [];
}

/** The table with events of this phone that the server has not answered yet. */
export function withWaiting<T extends Table>(position: number, table: T, isMatch: boolean, waiting: readonly LogEvent[]): T {
  let { plays } = table;
  for (const { id, kind, body } of waiting) {
    const { position: at, table: there, deal, ...play } = body as HallBodyOf<"board.played">;
    if (kind !== "board.played" || at !== position || there !== table.table) continue;
    const others = plays.filter((was) => was.board !== play.board || (isMatch && was.taker !== play.taker));
    plays = [...others, { event: id, ...play, deal: deal ?? null, before: [] }];
  }
  return { ...table, plays };
}

/** The contract is imposed; in a match of teams it is chosen before the deal, and is not a petite (FFT 2012, p. 13 and 25). */
export const boardContracts = (format: Format): readonly string[] =>
  format === "teams" ? ["garde", "garde-sans", "garde-contre"] : ["garde"];

const game: Game = tarot;
const { values: options } = editionOf(game, HALL_RULES.edition);
const RULES: Rules = { ...HALL_RULES, players: 4, options };

/** A board's deal as tarot counts it at four: what one defender marks (H17), and what is odd about it (F22). */
export function boardScore(deal: Json): Result<{ readonly score: Points; readonly odd: readonly Fault[] }> {
  const read = game.read(RULES, deal);
  if (!read.ok) return read;
  const { scores } = game.score(RULES, read.value) as Score;
  return { ok: true, value: { score: (scores[Number(deal.taker)] ?? 0) / 3, odd: game.warnings(RULES, read.value) } };
}

const GREATEST = { taker: 0, contract: "garde-contre", bouts: 3, points: 91, petitAuBout: "attack" };

/** The largest possible score of a board: everything made, against the dog. */
export function mostOfBoard(): Points {
  const all = boardScore({ ...GREATEST, poignees: [{ seat: 0, level: 3 }], slam: { announced: true, by: "attack" } });
  return all.ok ? all.value.score : 0;
}
