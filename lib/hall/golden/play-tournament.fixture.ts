/** Plays the golden tournament through `Pushers`: its arbiter, and a phone at each table. */

import { close, record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Hall } from "../hall";
import type { HallChange } from "../hall-event";
import { nextSeating } from "../next-seating";
import { linesInTurn } from "../table-sheet";
import type { GoldenTable, GoldenTournament } from "./tournament.fixture";

export interface Pushers {
  makeId(): string;
  /** The tournament as the server has it now. */
  hall(): Promise<Hall>;
  arbiter(...changes: readonly HallChange[]): Promise<void>;
  /** Pushes from the phone of this table to the log of its sheet. */
  table(table: number, log: string, ...changes: readonly Change[]): Promise<void>;
}

/** The one sheet that is typed from paper: its balances add up to 20 instead of 0 until somebody corrects them. */
export const WRONG = { position: 2, table: 2, by: 20 } as const;

const never = () => {
  throw new Error("nothing is drawn");
};

/** Opens the tournament, enters everybody and gives the numbers. */
export async function enterTournament({ entrants }: GoldenTournament, club: string, by: Pushers): Promise<void> {
  const ids = entrants.map(() => by.makeId());
  await by.arbiter(
    {
      kind: "tournament.opened",
      body: { name: "Tournoi du mardi", day: "2026-11-24", positions: 5, deals: 4, teamOf: 1, club, movement: "fft" },
    },
    ...entrants.map(
      ({ number: _, ...person }, i): HallChange => ({ kind: "entrant.added", body: { entrant: ids[i] as string, ...person } }),
    ),
    { kind: "seats.given", body: { seats: ids } },
  );
}

/** Opens the next position as the movement has it, each table with a sheet of its own. */
export async function openPosition(by: Pushers): Promise<void> {
  const hall = await by.hall();
  const seating = nextSeating(hall, "fft", never);
  const sheets = seating.map(() => by.makeId());
  await by.arbiter({ kind: "position.opened", body: { position: hall.positions.length + 1, kind: "fft", seating, sheets } });
}

/** The deals of a table, as its phone notes them. */
export const dealsAt = ({ seats, deals }: GoldenTable): Change[] =>
  deals.map(({ taker, petitAuBout, ...deal }, slot) =>
    record(slot, { ...deal, taker: linesInTurn({ seats }).indexOf(taker), ...(petitAuBout && { petitAuBout }) }),
  );

/** The slots of the deals that the arbiter counts together with the table, and then marks (CA3). */
const marksAt = ({ deals }: GoldenTable): number[] =>
  deals.flatMap(({ contract }, slot) => (contract === "garde-sans" || contract === "garde-contre" ? [slot] : []));

/** Every table plays four deals, the arbiter marks some, and the table hands in its sheet; one table plays on paper. */
export async function playTables(tournament: GoldenTournament, position: number, by: Pushers): Promise<void> {
  const at = (await by.hall()).positions[position - 1];
  for (const table of tournament.positions[position - 1]?.tables ?? []) {
    if (position === WRONG.position && table.table === WRONG.table) {
      const balances = table.balances.map((points, line) => (line === 0 ? (points as number) + WRONG.by : points));
      await by.arbiter({ kind: "sheet.handed-in", body: { position, table: table.table, balances, source: "paper" } });
    } else {
      await by.table(table.table, at?.tables[table.table - 1]?.log as string, ...dealsAt(table), close("agreed"));
      const marks = marksAt(table).map(
        (slot): HallChange => ({ kind: "deal.marked", body: { position, table: table.table, slot } }),
      );
      if (marks.length > 0) await by.arbiter(...marks);
    }
  }
}

/** Corrects the sheet that did not add up. */
export async function putRight(tournament: GoldenTournament, by: Pushers): Promise<void> {
  const { position, table } = WRONG;
  const refs = [(await by.hall()).positions[position - 1]?.tables[table - 1]?.sheet?.event as string];
  const balances = tournament.positions[position - 1]?.tables[table - 1]?.balances ?? [];
  await by.arbiter({ kind: "sheet.handed-in", body: { position, table, balances, source: "arbiter" }, refs });
}

/** Penalties of a position, and who leaves after it. */
export async function afterPosition(tournament: GoldenTournament, position: number, by: Pushers): Promise<void> {
  const { penalties = [], leaves = [] } = tournament.positions[position - 1] ?? {};
  await by.arbiter(
    ...penalties.map(
      ({ number, points }): HallChange => ({
        kind: "penalty.given",
        body: { number, points, reason: "CA25, le total ne fait pas zéro", position },
      }),
    ),
    ...leaves.map((number): HallChange => ({ kind: "number.left", body: { number, from: position + 1, reason: "souffrant" } })),
  );
}

export async function playTournament(tournament: GoldenTournament, club: string, by: Pushers): Promise<void> {
  await enterTournament(tournament, club, by);
  for (let position = 1; position <= tournament.positions.length; position++) {
    await openPosition(by);
    await playTables(tournament, position, by);
    if (position === WRONG.position) await putRight(tournament, by);
    await afterPosition(tournament, position, by);
  }
  await by.arbiter({ kind: "tournament.ended", body: {} });
}
