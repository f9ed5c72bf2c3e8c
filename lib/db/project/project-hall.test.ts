/** Opening a position of a tournament also opens the sheets of the tables where people sit, and no others. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { foldHall } from "#lib/hall/fold-hall";
import type { Seated } from "#lib/hall/hall-event";
import { openClub } from "#lib/season/club/club-change";
import { close, contest, record, reopen, rule } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { Access } from "../access";
import { db } from "../client";
import { fanout } from "../fanout";
import { emptyDatabasePer } from "../per-test.fixture";
import { readEvents } from "../read";
import { accepted, TestPhone } from "../season.fixture";

emptyDatabasePer("test");

/** Seven people sit at two tables; the table between them is empty. */
const SEATING: Seated = [
  [1, 2, 3, 4],
  [null, null, null, null],
  [5, 6, 7, null],
];

/** A tournament with its first position open, and the ids of its tables' sheets. */
async function opened(sheets?: readonly string[], phone = new TestPhone()): Promise<{ hall: Access; tables: string[] }> {
  const { log: club } = await phone.open(openClub("Les mardis"));
  const opening = { name: "Mardi", day: "2026-11-24", positions: 5, deals: 4, teamOf: 1, club, movement: "fft" } as const;
  const hall = await phone.open({ kind: "tournament.opened", body: opening });
  const ids = Array.from({ length: 7 }, () => randomUUID());
  for (const [i, entrant] of ids.entries())
    accepted(await phone.push(hall, { kind: "entrant.added", body: { entrant, name: `Joueur ${i + 1}` } }));
  accepted(await phone.push(hall, { kind: "seats.given", body: { seats: [...ids, null] } }));
  const body = { position: 1, kind: "by-hand", seating: SEATING, ...(sheets && { sheets }) } as const;
  accepted(await phone.push(hall, { kind: "position.opened", body }));
  return { hall, tables: (await db().log.findMany({ where: { within: hall.log } })).map(({ id }) => id) };
}

it("each table where people sit gets its sheet, of four or three, in the order of play", async () => {
  const [first, empty, second] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await opened([first, empty, second])).tables.sort()).toEqual([first, second].sort());
  const namesOn = async (sheet: string) => foldSheet(await readEvents(sheet))?.names;
  // The seats are listed North, South, East, West, but North is followed in play by West.
  expect(await namesOn(first)).toEqual(["Joueur 1", "Joueur 4", "Joueur 2", "Joueur 3"]);
  expect(await namesOn(second)).toEqual(["Joueur 5", "Joueur 6", "Joueur 7"]);
});

it("followers of a tournament hear that its tables moved", async () => {
  const phone = new TestPhone();
  const sheets = SEATING.map(() => randomUUID());
  const { hall } = await opened(sheets, phone);
  const told: string[] = [];
  const leave = fanout().subscribe(hall.log, ({ about }) => told.push(about));
  const deal = { taker: 0, contract: "garde", bouts: 2, points: 49 };
  accepted(await phone.push({ ...hall, log: sheets[0] as string }, record(0, deal)));
  leave();
  expect(told).toEqual(["tables"]);
});

it("a position played on paper opens no sheets", async () => {
  expect((await opened()).tables).toEqual([]);
});

it("after the tournament's end a table can still close its sheet, which adds nothing to the hall", async () => {
  const phone = new TestPhone();
  const sheets = SEATING.map(() => randomUUID());
  const { hall } = await opened(sheets, phone);
  accepted(await phone.push(hall, { kind: "tournament.ended", body: { reason: "une table est partie" } }));
  const kept = (await readEvents(hall.log)).length;
  const table = { ...hall, log: sheets[0] as string };
  accepted(await phone.push(table, close("hour")));
  expect(foldSheet(await readEvents(table.log))?.closed).toBeTruthy();
  expect(await readEvents(hall.log)).toHaveLength(kept);
});

it("a table's phone hands in its sheet of the open position again after each correction", async () => {
  const phone = new TestPhone();
  const sheets = SEATING.map(() => randomUUID());
  const { hall } = await opened(sheets, phone);
  const table: Access = { ...hall, log: sheets[0] as string, role: "player" };
  const deal = record(0, { taker: 0, contract: "garde", bouts: 2, points: 49, poignees: [] });
  accepted(await phone.push(table, deal, close("hour")));
  const given = async () => (await readEvents(hall.log)).filter(({ kind }) => kind === "sheet.handed-in").map(({ body }) => body);
  const [first, ...more] = await given();
  expect(more).toEqual([]);
  accepted(
    await phone.push(
      table,
      reopen(),
      record(1, { taker: 0, contract: "garde", bouts: 2, points: 60, poignees: [] }),
      close("hour"),
    ),
  );
  const last = (await given()).at(-1);
  expect(last).not.toEqual(first);
});

it("a sheet is not handed in again while its balances and fines are the same, whatever else was fined", async () => {
  const phone = new TestPhone();
  const { hall } = await opened(
    SEATING.map(() => randomUUID()),
    phone,
  );
  const fined = async (position: number, table: number) => {
    const log = foldHall(await readEvents(hall.log))?.positions[position - 1]?.tables[table - 1]?.log as string;
    const at = { ...hall, log };
    const dealNow = async () => foldSheet(await readEvents(log))?.deals[0] as SheetDeal;
    accepted(await phone.push(at, record(0, { taker: 0, contract: "garde", bouts: 2, points: 49, poignees: [] }), close("hour")));
    accepted(await phone.push(at, contest(await dealNow(), "renonce")));
    const points = table === 3 ? [-100, 0, 0] : [-100, 0, 0, 0];
    accepted(await phone.push(at, rule(await dealNow(), { outcome: "adjusted", note: "CA13", points })));
    const given = (await readEvents(hall.log)).length;
    accepted(await phone.push(at, contest(await dealNow(), "encore")));
    return (await readEvents(hall.log)).length - given;
  };
  expect([await fined(1, 1), await fined(1, 3)]).toEqual([0, 0]);
  const next = { position: 2, kind: "by-hand", seating: SEATING, sheets: SEATING.map(() => randomUUID()) } as const;
  accepted(await phone.push(hall, { kind: "position.opened", body: next }));
  expect(await fined(2, 1)).toBe(0);
});
