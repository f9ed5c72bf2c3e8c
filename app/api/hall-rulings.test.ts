/** The arbiter and a table's deals in a tournament: which deal does not add up, and what a ruling takes and gives back. */
import { describe, expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { gateOf } from "#lib/hall/gate";
import { standingsAfter } from "#lib/hall/hall-standings";
import { tablesNow } from "#lib/hall/table-state";
import { close, contest, record, replace, rule, takeBack } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import type { SheetDeal } from "#lib/sheet/sheet";
import { accepted, pushSheet } from "./club.fixture";
import { hallIn, viewOf } from "./hall.fixture";
import { byPhone, GARDE_OF_HALL, hallDoors, lastPosition, pullEvents, seatedTable } from "./hall-doors.fixture";

emptyDatabasePer("file");

describe("a table's phone", () => {
  it("shows the arbiter which deal keeps a table from adding up to zero, points decided by the table included", async () => {
    const { hall, phone, sheet } = await seatedTable();
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL), record(1, GARDE_OF_HALL)]));
    expect((await viewOf(hallDoors, hall, hall.owner)).playing[0]?.notZero).toEqual([]);
    const second = foldSheet(await pullEvents(phone, sheet))?.deals[1] as never;
    accepted(await pushSheet(hallDoors, sheet, phone, [contest(second, "renonce")]));
    expect((await viewOf(hallDoors, hall, hall.owner)).playing[0]).toMatchObject({ contested: [1], notZero: [] });
    const decided = rule(second, { outcome: "adjusted", note: "vingt points", points: [20, 0, 0, 0] });
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [decided]));
    const [playing] = (await viewOf(hallDoors, hall, hall.owner)).playing;
    expect(playing).toMatchObject({ table: 1, deals: 2, notZero: [1], balances: [368, -116, -116, -116] });
  });

  it("takes a ruling's points from the player, apart from the sheet’s zero; an annulled deal was not played", async () => {
    const { hall, phone, sheet } = await seatedTable();
    const dealIn = async (slot: number) => foldSheet(await pullEvents(phone, sheet))?.deals[slot] as never;
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL), record(1, GARDE_OF_HALL)]));
    accepted(await pushSheet(hallDoors, sheet, phone, [contest(await dealIn(0), "renonce")]));
    const noted = [{ position: 1, table: 1, notes: [{ slot: 0, note: "renonce" }] }];
    expect(await viewOf(hallDoors, hall, hall.owner)).toMatchObject({ noted });
    expect(await viewOf(hallDoors, hall, phone)).not.toHaveProperty("noted");
    const annulled = { misdeal: true, annulled: true, barred: "nobody" };
    const taken = (points: number[]) => ({ outcome: "adjusted", note: "Renonce, CA13", points }) as const;
    accepted(
      await pushSheet(hallDoors, sheet, hall.owner, [
        replace(await dealIn(0), annulled, "CA13"),
        rule(await dealIn(0), taken([-100, 0, 0, 0])),
      ]),
    );
    // The seat of a fine is its line on the sheet, North first.
    const fine = { seat: 0, slot: 0, points: 100, reason: "Renonce, CA13" };
    const fair = [174, -58, -58, -58];
    expect((await viewOf(hallDoors, hall, phone)).playing[0]).toMatchObject({
      deals: 1,
      notZero: [],
      balances: fair,
      fines: [fine],
    });
    accepted(await pushSheet(hallDoors, sheet, phone, [close("agreed")]));
    const penalties = async () =>
      (await hallIn(hallDoors, hall)).penalties.map(({ number, points, position, of }) => ({ number, points, position, of }));
    expect((await lastPosition(hall)).tables[0]?.sheet).toMatchObject({ balances: fair });
    expect(gateOf(await lastPosition(hall)).notZero).toEqual([]);
    const first = { points: 100, position: 1, of: { table: 1, slot: 0 } };
    expect(await penalties()).toEqual([{ number: 1, ...first }]);
    expect(standingsAfter(await hallIn(hallDoors, hall), 1).find(({ entrant }) => entrant === 1)).toMatchObject({
      balances: [174],
      penalties: 100,
      total: 74,
    });
    // The arbiter rules again, on another person and then on nobody: the balances stay, and the penalty follows the ruling.
    const again = async (points: number[]) =>
      accepted(
        await pushSheet(hallDoors, sheet, hall.owner, [contest(await dealIn(0), "non"), rule(await dealIn(0), taken(points))]),
      );
    await again([0, -100, 0, 0]);
    expect(await penalties()).toEqual([{ number: 4, ...first }]);
    await again([0, 0, 0, 0]);
    expect(await penalties()).toEqual([]);
    expect((await lastPosition(hall)).tables[0]?.sheet).toMatchObject({ balances: fair });
  });

  it("gives a ruling's points back once it is withdrawn: the table waits for the arbiter, and then for nothing", async () => {
    const { hall, phone, sheet } = await seatedTable();
    const dealNow = async () => foldSheet(await pullEvents(phone, sheet))?.deals[0] as SheetDeal;
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL), close("agreed")]));
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [contest(await dealNow(), "renonce")]));
    const state = async () =>
      tablesNow(await hallIn(hallDoors, hall), await lastPosition(hall), (await viewOf(hallDoors, hall, phone)).playing)[0]
        ?.state;
    const penalties = async () => (await hallIn(hallDoors, hall)).penalties.map(({ number, points }) => [number, points]);
    expect([await state(), await penalties()]).toEqual(["contested", []]);
    const fine = rule(await dealNow(), { outcome: "adjusted", note: "Renonce, CA13", points: [-100, 0, 0, 0] });
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [fine]));
    expect([await state(), await penalties()]).toEqual(["finished", [[1, 100]]]);
    const { lastWord } = await dealNow();
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [takeBack("ruling.withdrawn", await dealNow(), lastWord as string)]));
    expect([await state(), await penalties()]).toEqual(["contested", []]);
    expect(standingsAfter(await hallIn(hallDoors, hall), 1).find(({ entrant }) => entrant === 1)).toMatchObject({ total: 174 });
    const asked = (await dealNow()).contest?.event as string;
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [takeBack("contest.withdrawn", await dealNow(), asked)]));
    expect([await state(), (await viewOf(hallDoors, hall, hall.owner)).noted]).toEqual(["finished", []]);
  });

  it("counts rulings on a sheet that was typed from paper too, and leaves the typed totals", async () => {
    const { hall, phone, sheet } = await seatedTable();
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL)]));
    const typed = { position: 1, table: 1, balances: [90, -30, -30, -30], source: "paper" } as const;
    accepted(await byPhone(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    const [first] = foldSheet(await pullEvents(phone, sheet))?.deals ?? [];
    const ruled = rule(first as never, { outcome: "adjusted", note: "CA14", points: [0, -100, 0, 0] });
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [contest(first as never, "encore"), ruled]));
    const { penalties, positions } = await hallIn(hallDoors, hall);
    expect(penalties).toMatchObject([{ number: 4, points: 100, reason: "CA14" }]);
    expect(positions[0]?.tables[0]?.sheet).toMatchObject({ balances: typed.balances, source: "paper" });
  });
});
