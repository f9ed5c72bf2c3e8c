import { expect, test } from "vitest";
import { contest, dispute, record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { entrantId, seatedTournament, type Tournament } from "./hall.fixture";
import type { Seated } from "./hall-event";
import { notedAt, notedElsewhere } from "./noted";

const log = (n: number) => `01930000-0000-7000-8000-aaaa${String(n).padStart(8, "0")}`;

function opens(tournament: Tournament, position: number, seating: Seated, sheets: string[]): void {
  tournament.add({ kind: "position.opened", body: { position, kind: "by-hand", seating, sheets } });
}

/** The names are in the order of play N W S E: Nora is North, Hugo is West. */
function disputed(): Sheet {
  const deal = { taker: 1, contract: "garde", bouts: 2, points: 49 };
  const events = logOf(opened(4, { rules: { game: "tarot", players: 4 } }), record(0, deal), dispute(1, "hésitation"));
  const [first] = foldSheet(events)?.deals ?? [];
  return foldSheet([...events, made(4, contest(first as never, "carte exposée"))]) as Sheet;
}

test("what a table noted is told at the next table of each person who sat there, by the name that the notes use", () => {
  const tournament = seatedTournament(2);
  opens(
    tournament,
    1,
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [log(1), log(2)],
  );
  for (const table of [1, 2])
    tournament.add({ kind: "sheet.handed-in", body: { position: 1, table, balances: [0, 0, 0, 0], source: "paper" } });
  // From now on, somebody else plays as number 4.
  tournament.add({ kind: "number.left", body: { number: 4, from: 2, reason: "parti" } });
  tournament.add({ kind: "number.taken", body: { number: 4, entrant: entrantId(90), name: "Zoé", from: 2 } });
  opens(
    tournament,
    2,
    [
      [5, 1, 3, 4],
      [2, 6, 7, 8],
    ],
    [log(3), log(4)],
  );
  const { hall } = tournament;
  const [position] = hall.positions;
  const [table, other] = position?.tables ?? [];
  if (!position || !table || !other) throw new Error("no table");
  const sheet = disputed();
  const told = notedAt(position, table, sheet);
  expect(told).toMatchObject({ position: 1, table: 1, names: [sheet.names[0], sheet.names[2], sheet.names[3], sheet.names[1]] });
  const notes = [
    { slot: 0, note: "carte exposée" },
    { slot: 1, note: "hésitation" },
  ];
  expect(told?.notes).toEqual(notes);
  expect(notedAt(position, other, foldSheet(logOf(opened(4))) as Sheet)).toBeNull();
  const of = (person: number) => notedElsewhere(hall, told ? [told] : [], log(3), person);
  const as = (name: string) => notes.map((one) => ({ position: 1, table: 1, name, ...one }));
  expect([0, 1, 2, 3].map(of)).toEqual([[], [], as("Nora"), as("Paul")]);
  // Of a table that this hall does not have, nobody can say who sat there.
  const [third, fourth] = [told?.table ?? 0, 4].map((one) => ({ ...told, position: one + 2, table: 1 }));
  expect(notedElsewhere(hall, [third, fourth, { ...told, table: 9 }] as never, log(3), 2)).toEqual([]);
  // At the table where it was noted, the sheet itself shows it.
  expect(notedElsewhere(hall, told ? [told] : [], log(1), 0)).toEqual([]);
});
