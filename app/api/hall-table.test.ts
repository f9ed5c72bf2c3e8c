/** A table's phone in a tournament: its sheet, closed and changed in each position, signed, and the arbiter called. */
import { describe, expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { isSigned } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { hallOf } from "#lib/hall/hall-view";
import { movedSince, tablesNow } from "#lib/hall/table-state";
import { close, record, reopen, replace } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { accepted, pushSheet } from "./club.fixture";
import { aHall, atTable, hallIn, openNext, viewOf } from "./hall.fixture";
import { byPhone, GARDE_OF_HALL, hallDoors, lastPosition, pullEvents, seatedTable } from "./hall-doors.fixture";

emptyDatabasePer("file");

describe("a table's phone", () => {
  it("has its sheet without opening it, hands it in by closing it, and again after a correction", async () => {
    const hall = await aHall(hallDoors);
    const phone = await atTable(hallDoors, hall);
    accepted(await openNext(hallDoors, hall));
    const [table] = (await lastPosition(hall)).tables;
    const sheet = table?.log as string;
    const [opening] = await pullEvents(phone, sheet);
    // The order of play is North, West, South, East.
    expect(opening.body).toMatchObject({ names: ["Joueur 1", "Joueur 4", "Joueur 2", "Joueur 3"], title: "Table 1, position 1" });
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL)]));
    expect((await viewOf(hallDoors, hall, phone)).playing[0]).toMatchObject({
      table: 1,
      deals: 1,
      closed: false,
      balances: [174, -58, -58, -58],
      unmarked: [],
    });
    expect((await lastPosition(hall)).tables[0]?.sheet).toBeNull();
    accepted(await pushSheet(hallDoors, sheet, phone, [close("agreed")]));
    const handed = (await lastPosition(hall)).tables[0]?.sheet;
    expect(handed).toMatchObject({ balances: [174, -58, -58, -58], source: "phone", before: [] });
    const [noted] = foldSheet(await pullEvents(phone, sheet))?.deals ?? [];
    accepted(
      await pushSheet(hallDoors, sheet, hall.owner, [
        reopen(),
        replace(noted as never, { ...GARDE_OF_HALL, points: 51 }, "recompté"),
      ]),
    );
    expect((await lastPosition(hall)).tables[0]?.sheet?.event).toBe(handed?.event);
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [close("agreed")]));
    expect((await lastPosition(hall)).tables[0]?.sheet).toMatchObject({
      balances: [210, -70, -70, -70],
      before: [{ event: handed?.event, balances: [174, -58, -58, -58] }],
    });
  });

  it("does not change what the arbiter typed by closing its sheet, even if reopened and closed again", async () => {
    const { hall, phone, sheet } = await seatedTable();
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL)]));
    const typed = { position: 1, table: 1, balances: [90, -30, -30, -30], source: "paper" } as const;
    accepted(await byPhone(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    const counted = async () => (await lastPosition(hall)).tables[0]?.sheet;
    const state = async () => {
      const view = await viewOf(hallDoors, hall, hall.owner);
      return tablesNow(hallOf(view), await lastPosition(hall), view.playing)[0]?.state;
    };
    accepted(await pushSheet(hallDoors, sheet, phone, [close("agreed")]));
    expect(await counted()).toMatchObject({ balances: typed.balances, source: "paper", before: [] });
    expect(await state()).toBe("differs");
    accepted(await pushSheet(hallDoors, sheet, phone, [reopen(), close("agreed")]));
    expect(await counted()).toMatchObject({ balances: typed.balances, source: "paper", before: [] });
    // When the arbiter closes the sheet, that decides between the two results.
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [reopen(), close("agreed")]));
    expect(await counted()).toMatchObject({ balances: [174, -58, -58, -58], source: "phone" });
    expect(await state()).toBe("finished");
  });

  it("does not change an earlier position: the arbiter is told, and accepts the change or not", async () => {
    const hall = await aHall(hallDoors);
    const phone = await atTable(hallDoors, hall);
    accepted(await openNext(hallDoors, hall));
    const { tables } = await lastPosition(hall);
    const sheet = tables[0]?.log as string;
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL), close("agreed")]));
    const late = async () => {
      const view = await viewOf(hallDoors, hall, hall.owner);
      return movedSince(hallOf(view), view.late ?? []).map(({ position, table, state }) => [position, table.table, state]);
    };
    const others = tables
      .slice(1)
      .map(({ table }) => ({ position: 1, table, balances: [90, -30, -30, -30], source: "paper" as const }));
    accepted(await byPhone(hall, hall.owner, ...others.map((body): HallChange => ({ kind: "sheet.handed-in", body }))));
    accepted(await openNext(hallDoors, hall));
    expect(await late()).toEqual([]);
    accepted(await pushSheet(hallDoors, sheet, phone, [reopen(), record(1, GARDE_OF_HALL), close("agreed")]));
    const first = async () => (await hallIn(hallDoors, hall)).positions[0]?.tables[0]?.sheet;
    expect(await first()).toMatchObject({ balances: [174, -58, -58, -58], before: [] });
    expect(await late()).toEqual([[1, 1, "differs"]]);
    // The tables of the position that is being played do not count as late.
    expect((await viewOf(hallDoors, hall, hall.owner)).late?.map(({ position }) => position)).toEqual([1]);
    expect(await viewOf(hallDoors, hall, phone)).not.toHaveProperty("late");
    // The arbiter leaves the result as it was, and says so.
    const word = (balances: number[]): HallChange => ({
      kind: "sheet.handed-in",
      body: { position: 1, table: 1, balances, source: "arbiter", reason: "vu" },
    });
    const refs = async () => [(await first())?.event as string];
    accepted(await byPhone(hall, hall.owner, { ...word([174, -58, -58, -58]), refs: await refs() }));
    expect(await late()).toEqual([]);
    accepted(await pushSheet(hallDoors, sheet, phone, [reopen(), record(2, GARDE_OF_HALL), close("agreed")]));
    expect(await late()).toEqual([[1, 1, "differs"]]);
    accepted(await byPhone(hall, hall.owner, { ...word([522, -174, -174, -174]), refs: await refs() }));
    expect(await first()).toMatchObject({ balances: [522, -174, -174, -174] });
    expect(await late()).toEqual([]);
  });

  it("goes on after the tournament has ended, without changing it", async () => {
    const { hall, phone, sheet } = await seatedTable();
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL)]));
    for (const { table } of (await lastPosition(hall)).tables) {
      const typed = { position: 1, table, balances: [90, -30, -30, -30], source: "paper" } as const;
      accepted(await byPhone(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    }
    accepted(await byPhone(hall, hall.owner, { kind: "tournament.ended", body: {} }));
    const before = await hallIn(hallDoors, hall);
    accepted(await pushSheet(hallDoors, sheet, phone, [close("agreed")]));
    expect(await hallIn(hallDoors, hall)).toEqual(before);
  });

  it("signs its sheet seat by seat, and again after a change", async () => {
    const { hall, phone, sheet } = await seatedTable();
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, GARDE_OF_HALL), close("agreed")]));
    const sign = (seat: number, balances: number[]): HallChange => ({
      kind: "sheet.signed",
      body: { position: 1, table: 1, seat, balances },
    });
    accepted(await byPhone(hall, phone, ...[0, 1, 2, 3].map((seat) => sign(seat, [174, -58, -58, -58]))));
    const signed = async () => isSigned((await lastPosition(hall)).tables[0] as never);
    expect(await signed()).toBe(true);
    accepted(await pushSheet(hallDoors, sheet, hall.owner, [reopen(), record(1, GARDE_OF_HALL), close("agreed")]));
    expect(await signed()).toBe(false);
  });

  it("calls the arbiter, who answers; a garde sans asks for the arbiter's mark", async () => {
    const hall = await aHall(hallDoors);
    const phone = await atTable(hallDoors, hall);
    accepted(await openNext(hallDoors, hall));
    const sheet = (await lastPosition(hall)).tables[2]?.log as string;
    accepted(await pushSheet(hallDoors, sheet, phone, [record(0, { ...GARDE_OF_HALL, contract: "garde-sans" })]));
    accepted(await byPhone(hall, phone, { kind: "arbiter.called", body: { position: 1, table: 3, note: "garde sans" } }));
    const before = await viewOf(hallDoors, hall, hall.owner);
    expect([before.hall.calls, before.playing[2]?.unmarked]).toMatchObject([[{ table: 3, answered: false }], [0]]);
    const refs = [before.hall.calls[0]?.event as string];
    const mark: HallChange = { kind: "deal.marked", body: { position: 1, table: 3, slot: 0 } };
    const answer: HallChange = { kind: "call.answered", body: {}, refs };
    expect(await byPhone(hall, phone, mark, answer)).toMatchObject([{ code: "owner-only" }, { code: "owner-only" }]);
    accepted(await byPhone(hall, hall.owner, mark, answer));
    const after = await viewOf(hallDoors, hall, hall.owner);
    expect([after.hall.calls, after.playing[2]?.unmarked]).toMatchObject([[{ answered: true }], []]);
    expect(await byPhone(hall, hall.owner, answer)).toMatchObject([{ code: "unknown-call" }]);
  });

  it("two phones of one table write one sheet", async () => {
    const hall = await aHall(hallDoors);
    const [one, other] = [await atTable(hallDoors, hall), await atTable(hallDoors, hall)];
    accepted(await openNext(hallDoors, hall));
    const sheet = (await lastPosition(hall)).tables[1]?.log as string;
    accepted(await pushSheet(hallDoors, sheet, one, [record(0, GARDE_OF_HALL)]));
    expect(await pushSheet(hallDoors, sheet, other, [record(0, GARDE_OF_HALL)])).toMatchObject([{ status: "accepted" }]);
    expect(await pushSheet(hallDoors, sheet, other, [record(0, { ...GARDE_OF_HALL, points: 50 })])).toMatchObject([
      { status: "conflict" },
    ]);
    expect((await viewOf(hallDoors, hall, one)).playing[1]?.deals).toBe(1);
  });
});
