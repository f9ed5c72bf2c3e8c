/** Sheets that tables of a tournament hand in, with their fines, and penalties. */
import { expect, test } from "vitest";
import { gateOf } from "./gate";
import type { Position } from "./hall";
import { entrantId, seatedTournament } from "./hall.fixture";
import { handIn, nextOpened } from "./hall-acts.fixture";
import type { HallChange } from "./hall-event";
import { penaltiesAfter, standingsAfter } from "./hall-standings";

test("a sheet is handed in with the people who were there, and corrected only with the last version known", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(nextOpened(tournament));
  const sheet = (table: number, balances: (number | null)[], refs?: string[]): HallChange => ({
    kind: "sheet.handed-in",
    body: { position: 1, table, balances, source: "arbiter" },
    ...(refs && { refs }),
  });
  expect(tournament.refused(sheet(6, [0, 0, 0, 0]))).toEqual(["table no-such-table"]);
  expect(
    tournament.refused({
      ...sheet(1, [0, 0, 0, 0]),
      body: { position: 2, table: 1, balances: [0, 0, 0, 0], source: "arbiter" },
    } as HallChange),
  ).toEqual(["table no-such-table"]);
  expect(tournament.refused(sheet(5, [0, 0, 0, 0]))).toEqual(["balances.0 nobody-there"]);
  expect(tournament.refused(sheet(1, [0, null, 0, 0]))).toEqual(["balances.1 required"]);
  const first = tournament.add(sheet(5, [null, 40, -20, -20]));
  expect(tournament.refused(sheet(5, [null, 0, 0, 0]))).toEqual(["refs version-changed"]);
  const right = tournament.add(sheet(5, [null, -40, 20, 20], [first]));
  expect(tournament.refused(sheet(5, [null, 0, 0, 0], [first]))).toEqual(["refs version-changed"]);
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).toMatchObject({
    event: right,
    before: [{ event: first, balances: [null, 40, -20, -20] }],
  });
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).not.toHaveProperty("reason");
  const body = { position: 1, table: 5, balances: [null, -60, 30, 30], source: "arbiter", reason: "la donne 2" } as const;
  tournament.add({ kind: "sheet.handed-in", body, refs: [right] });
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).toMatchObject({ balances: body.balances, reason: "la donne 2" });
});

test("fines come with their sheet: they lower the standings, and only a new sheet replaces or withdraws them", () => {
  const tournament = seatedTournament(3);
  tournament.add(nextOpened(tournament));
  const at = tournament.hall.positions[0]?.tables[1];
  const fines = [{ seat: 2, slot: 3, points: 100, reason: "CA13" }];
  const body = { position: 1, table: 2, balances: [60, -20, -20, -20], source: "phone" } as const;
  const first = tournament.add({ kind: "sheet.handed-in", body: { ...body, fines } });
  const number = at?.seats[2] as number;
  const penalty = { event: first, number, points: 100, reason: "CA13", position: 1, withdrawn: null, of: { table: 2, slot: 3 } };
  expect(tournament.hall.penalties).toEqual([penalty]);
  expect(tournament.refused({ kind: "penalty.withdrawn", body: { reason: "non" }, refs: [first] })).toEqual([
    "refs unknown-penalty",
  ]);
  // New totals that do not mention the penalty leave it as it is.
  const typed = tournament.add({ kind: "sheet.handed-in", body: { ...body, source: "arbiter" }, refs: [first] });
  expect(tournament.hall.penalties).toEqual([penalty]);
  expect(standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === number)).toMatchObject({
    penalties: 100,
    total: -120,
  });
  tournament.add({ kind: "penalty.given", body: { number, points: 50, reason: "retard", position: 1 } });
  tournament.add({ kind: "sheet.handed-in", body: { ...body, fines: [] }, refs: [typed] });
  expect(tournament.hall.penalties.map(({ reason }) => reason)).toEqual(["retard"]);
});

test("a table's fines of one position stand when the table of that number hands in fines of another", () => {
  const tournament = seatedTournament(5);
  const fined = (position: number, points: number, refs: string[] = []) => {
    const fines = points > 0 ? [{ seat: 2, slot: 3, points, reason: "CA13" }] : [];
    const body = { position, table: 2, balances: [60, -20, -20, -20], source: "phone", fines } as const;
    return tournament.add({ kind: "sheet.handed-in", body, ...(refs.length > 0 && { refs }) });
  };
  tournament.add(nextOpened(tournament));
  fined(1, 100);
  tournament.add(nextOpened(tournament, "fft", "coupure"));
  const second = fined(2, 40);
  const standing = () => tournament.hall.penalties.map(({ position, points }) => [position, points]);
  expect(standing()).toEqual([
    [1, 100],
    [2, 40],
  ]);
  fined(2, 0, [second]);
  expect(standing()).toEqual([[1, 100]]);
});

test("a fine must concern somebody who sits at the table", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(nextOpened(tournament));
  const fines = [{ seat: 0, slot: 0, points: 100, reason: "CA13" }];
  const body = { position: 1, table: 5, balances: [null, 40, -20, -20], source: "phone", fines } as const;
  expect(tournament.refused({ kind: "sheet.handed-in", body })).toEqual(["fines.0.seat nobody-there"]);
});

test("a penalty stands outside the zero sum, with its reason, until it is taken back", () => {
  const tournament = seatedTournament(5);
  const penalty = (number: number, position: number): HallChange => ({
    kind: "penalty.given",
    body: { number, points: 100, reason: "CA25, numéro de table manquant", position },
  });
  expect(tournament.refused(penalty(1, 1))).toEqual(["position position-not-open"]);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  expect(tournament.refused(penalty(21, 1))).toEqual(["number number-unknown"]);
  const given = tournament.add(penalty(1, 1));
  const total = () => standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === 1)?.total;
  expect([total(), gateOf(tournament.hall.positions[0] as Position).sum]).toEqual([80, 0]);
  const reasons = () => standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === 1)?.reasons;
  expect([reasons(), penaltiesAfter(tournament.hall, 0)]).toEqual([["CA25, numéro de table manquant"], []]);
  const back: HallChange = { kind: "penalty.withdrawn", body: { reason: "le numéro y était" }, refs: [given] };
  tournament.add(back);
  expect([total(), tournament.refused(back), tournament.refused({ ...back, refs: [entrantId(1)] })]).toEqual([
    180,
    ["refs withdrawn-already"],
    ["refs unknown-penalty"],
  ]);
  expect([reasons(), penaltiesAfter(tournament.hall, 1)]).toEqual([[], []]);
});
