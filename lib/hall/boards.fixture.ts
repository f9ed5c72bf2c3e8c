/** Duplicate tournaments for tests: opens and seats them, opens positions by the movement, plays boards. */
import { type Format, isOfTeams } from "#lib/rules/hall/boards";
import type { Position, Table } from "./hall";
import { entrantId, Tournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import { nextPosition, nextRound, nextSeating } from "./next-seating";
import { takeSeats, takeTeamSeats } from "./take-seats";

const CLUB = "01930000-0000-7000-8000-00000000c1b0";
const never = () => {
  throw new Error("nothing is drawn");
};

export interface Score {
  readonly position: number;
  readonly table: number;
  readonly board: number;
  readonly taker: number;
  readonly score: number;
}

export class BoardTournament extends Tournament {
  constructor(format: Format, entrants: number, positions: number, deals: number) {
    super();
    const body = { name: "Duplicate", day: "2026-11-24", positions, deals, teamOf: 1, club: CLUB, movement: "fft" } as const;
    this.add({ kind: "tournament.opened", body: { ...body, duplicate: format } });
    const ids = Array.from({ length: entrants }, (_, i) => entrantId(i + 1));
    for (const [i, entrant] of ids.entries()) this.add({ kind: "entrant.added", body: { entrant, name: `Inscrit ${i + 1}` } });
    this.add({ kind: "seats.given", body: { seats: isOfTeams(format) ? takeTeamSeats(ids) : takeSeats(ids) } });
  }

  opening(reason?: string): HallChange {
    const hall = this.hall;
    const body = { position: nextPosition(hall), kind: "fft", seating: nextSeating(hall, "fft", never) } as const;
    return { kind: "position.opened", body: { ...body, boards: nextRound(hall)?.boards ?? [], ...(reason && { reason }) } };
  }

  open(reason?: string): void {
    this.add(this.opening(reason));
  }

  play(score: Score, refs?: readonly string[]): string {
    return this.add({ kind: "board.played", body: { ...score, source: "phone" }, ...(refs && { refs }) });
  }
}

export const latestPosition = (tournament: BoardTournament): Position => tournament.hall.positions.at(-1) as Position;

export const boardTable = (tournament: BoardTournament, position: number, table: number): Table =>
  tournament.hall.positions[position - 1]?.tables[table - 1] as Table;
