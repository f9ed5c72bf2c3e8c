/** A tournament through the doors: its phones play the golden one, and each role has its rights in a hall. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { gateOf } from "#lib/hall/gate";
import {
  afterPosition,
  enterTournament,
  openPosition,
  type Pushers,
  playTables,
  putRight,
  WRONG,
} from "#lib/hall/golden/play-tournament.fixture";
import { readTournament } from "#lib/hall/golden/tournament.fixture";
import { isSigned, type Position } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { standingsAfter } from "#lib/hall/hall-standings";
import { hallOf } from "#lib/hall/hall-view";
import { movedSince, tablesNow } from "#lib/hall/table-state";
import { close, contest, record, reopen, replace, rule, takeBack } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import type { Role } from "#lib/sheet/role";
import type { SheetDeal } from "#lib/sheet/sheet";
import { aClub, accepted, anEveningOf, inClub, pushSheet } from "./club.fixture";
import { aGuest, aLink, change, join, json } from "./evening.fixture";
import { aHall, atTable, hallIn, openNext, pushHall, type TestHall, viewOf } from "./hall.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

const by = (hall: TestHall, phone: Phone, ...changes: HallChange[]) => pushHall(doors, hall.sheet, phone, changes);
const statusOf = async (answer: Promise<Response | undefined>) => (await answer)?.status;
const last = async (hall: TestHall) => (await hallIn(doors, hall)).positions.at(-1) as Position;
/** A tournament whose first position is open, and the phone and the sheet of its first table. */
async function seated() {
  const hall = await aHall(doors);
  const phone = await atTable(doors, hall);
  accepted(await openNext(doors, hall));
  return { hall, phone, sheet: (await last(hall)).tables[0]?.log as string };
}
const pull = async (phone: Phone, sheet: string) =>
  (await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.events ?? null;

/** Number 14 leaves after position 3. In position 2, table 2 plays on paper, and its balances add up to 20 until they are corrected. */
it("the golden tournament, by its tables' phones: every balance, the gate, the penalty, who leaves, the standings after each position", async () => {
  const golden = readTournament();
  const club = await aClub(doors);
  const sheet = randomUUID();
  const hall: TestHall = { sheet, owner: club.owner, club, events: [] };
  let phones: Phone[] = [];
  const pushers: Pushers = {
    makeId: randomUUID,
    hall: () => hallIn(doors, hall),
    arbiter: async (...changes) => accepted(changes.length > 0 ? await by(hall, hall.owner, ...changes) : []),
    table: async (table, log, ...changes) => accepted(await pushSheet(doors, log, phones[table - 1] as Phone, changes)),
  };
  await enterTournament(golden, club.club, pushers);
  phones = await Promise.all(Array.from({ length: 7 }, () => atTable(doors, hall)));
  for (const [i, { tables, after }] of golden.positions.entries()) {
    const position = i + 1;
    await openPosition(pushers);
    expect((await last(hall)).tables.map(({ seats }) => seats)).toEqual(tables.map(({ seats }) => seats));
    const { playing } = await viewOf(doors, hall, hall.owner);
    expect(playing.map(({ log, deals }) => [log, deals])).toEqual((await last(hall)).tables.map(({ log }) => [log, 0]));
    await playTables(golden, position, pushers);
    if (position === WRONG.position) {
      expect(gateOf(await last(hall))).toMatchObject({ waiting: [], notZero: [{ table: 2, sum: 20 }], sum: 20, isOpen: false });
      expect(await openNext(doors, hall)).toMatchObject([{ status: "rejected", code: "hall-not-zero" }]);
      await putRight(golden, pushers);
    }
    await afterPosition(golden, position, pushers);
    const here = await hallIn(doors, hall);
    expect(gateOf(here.positions.at(-1) as Position)).toEqual({ waiting: [], notZero: [], sum: 0, isOpen: true });
    expect(here.positions.at(-1)?.tables.map((table) => table.sheet?.balances)).toEqual(tables.map(({ balances }) => balances));
    expect(standingsAfter(here, position).map(({ rank, entrant, total }) => `${rank}. ${entrant} ${total}`)).toEqual(after);
  }
  await pushers.arbiter({ kind: "tournament.ended", body: {} });
  expect(await openNext(doors, hall)).toMatchObject([{ code: "tournament-ended" }]);
});

const deal = { taker: 0, contract: "garde", bouts: 2, points: 45 };

describe("a table's phone", () => {
  it("has its sheet without opening it, hands it in by closing it, and again after a correction", async () => {
    const hall = await aHall(doors);
    const phone = await atTable(doors, hall);
    accepted(await openNext(doors, hall));
    const [table] = (await last(hall)).tables;
    const sheet = table?.log as string;
    const [opening] = await pull(phone, sheet);
    // The order of play is North, West, South, East.
    expect(opening.body).toMatchObject({ names: ["Joueur 1", "Joueur 4", "Joueur 2", "Joueur 3"], title: "Table 1, position 1" });
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal)]));
    expect((await viewOf(doors, hall, phone)).playing[0]).toMatchObject({
      table: 1,
      deals: 1,
      closed: false,
      balances: [174, -58, -58, -58],
      unmarked: [],
    });
    expect((await last(hall)).tables[0]?.sheet).toBeNull();
    accepted(await pushSheet(doors, sheet, phone, [close("agreed")]));
    const handed = (await last(hall)).tables[0]?.sheet;
    expect(handed).toMatchObject({ balances: [174, -58, -58, -58], source: "phone", before: [] });
    const [noted] = foldSheet(await pull(phone, sheet))?.deals ?? [];
    accepted(await pushSheet(doors, sheet, hall.owner, [reopen(), replace(noted as never, { ...deal, points: 51 }, "recompté")]));
    expect((await last(hall)).tables[0]?.sheet?.event).toBe(handed?.event);
    accepted(await pushSheet(doors, sheet, hall.owner, [close("agreed")]));
    expect((await last(hall)).tables[0]?.sheet).toMatchObject({
      balances: [210, -70, -70, -70],
      before: [{ event: handed?.event, balances: [174, -58, -58, -58] }],
    });
  });

  it("shows the arbiter which deal keeps a table from adding up to zero, points decided by the table included", async () => {
    const { hall, phone, sheet } = await seated();
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal), record(1, deal)]));
    expect((await viewOf(doors, hall, hall.owner)).playing[0]?.notZero).toEqual([]);
    const second = foldSheet(await pull(phone, sheet))?.deals[1] as never;
    accepted(await pushSheet(doors, sheet, phone, [contest(second, "renonce")]));
    expect((await viewOf(doors, hall, hall.owner)).playing[0]).toMatchObject({ contested: [1], notZero: [] });
    const decided = rule(second, { outcome: "adjusted", note: "vingt points", points: [20, 0, 0, 0] });
    accepted(await pushSheet(doors, sheet, hall.owner, [decided]));
    const [playing] = (await viewOf(doors, hall, hall.owner)).playing;
    expect(playing).toMatchObject({ table: 1, deals: 2, notZero: [1], balances: [368, -116, -116, -116] });
  });

  it("takes a ruling's points from the player, apart from the sheet’s zero; an annulled deal was not played", async () => {
    const { hall, phone, sheet } = await seated();
    const dealIn = async (slot: number) => foldSheet(await pull(phone, sheet))?.deals[slot] as never;
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal), record(1, deal)]));
    accepted(await pushSheet(doors, sheet, phone, [contest(await dealIn(0), "renonce")]));
    const noted = [{ position: 1, table: 1, notes: [{ slot: 0, note: "renonce" }] }];
    expect(await viewOf(doors, hall, hall.owner)).toMatchObject({ noted });
    expect(await viewOf(doors, hall, phone)).not.toHaveProperty("noted");
    const annulled = { misdeal: true, annulled: true, barred: "nobody" };
    const taken = (points: number[]) => ({ outcome: "adjusted", note: "Renonce, CA13", points }) as const;
    accepted(
      await pushSheet(doors, sheet, hall.owner, [
        replace(await dealIn(0), annulled, "CA13"),
        rule(await dealIn(0), taken([-100, 0, 0, 0])),
      ]),
    );
    // The seat of a fine is its line on the sheet, North first.
    const fine = { seat: 0, slot: 0, points: 100, reason: "Renonce, CA13" };
    const fair = [174, -58, -58, -58];
    expect((await viewOf(doors, hall, phone)).playing[0]).toMatchObject({
      deals: 1,
      notZero: [],
      balances: fair,
      fines: [fine],
    });
    accepted(await pushSheet(doors, sheet, phone, [close("agreed")]));
    const penalties = async () =>
      (await hallIn(doors, hall)).penalties.map(({ number, points, position, of }) => ({ number, points, position, of }));
    expect((await last(hall)).tables[0]?.sheet).toMatchObject({ balances: fair });
    expect(gateOf(await last(hall)).notZero).toEqual([]);
    const first = { points: 100, position: 1, of: { table: 1, slot: 0 } };
    expect(await penalties()).toEqual([{ number: 1, ...first }]);
    expect(standingsAfter(await hallIn(doors, hall), 1).find(({ entrant }) => entrant === 1)).toMatchObject({
      balances: [174],
      penalties: 100,
      total: 74,
    });
    // The arbiter rules again, on another person and then on nobody: the balances stay, and the penalty follows the ruling.
    const again = async (points: number[]) =>
      accepted(
        await pushSheet(doors, sheet, hall.owner, [contest(await dealIn(0), "non"), rule(await dealIn(0), taken(points))]),
      );
    await again([0, -100, 0, 0]);
    expect(await penalties()).toEqual([{ number: 4, ...first }]);
    await again([0, 0, 0, 0]);
    expect(await penalties()).toEqual([]);
    expect((await last(hall)).tables[0]?.sheet).toMatchObject({ balances: fair });
  });

  it("gives a ruling's points back once it is withdrawn: the table waits for the arbiter, and then for nothing", async () => {
    const { hall, phone, sheet } = await seated();
    const dealNow = async () => foldSheet(await pull(phone, sheet))?.deals[0] as SheetDeal;
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal), close("agreed")]));
    accepted(await pushSheet(doors, sheet, hall.owner, [contest(await dealNow(), "renonce")]));
    const state = async () =>
      tablesNow(await hallIn(doors, hall), await last(hall), (await viewOf(doors, hall, phone)).playing)[0]?.state;
    const penalties = async () => (await hallIn(doors, hall)).penalties.map(({ number, points }) => [number, points]);
    expect([await state(), await penalties()]).toEqual(["contested", []]);
    const fine = rule(await dealNow(), { outcome: "adjusted", note: "Renonce, CA13", points: [-100, 0, 0, 0] });
    accepted(await pushSheet(doors, sheet, hall.owner, [fine]));
    expect([await state(), await penalties()]).toEqual(["finished", [[1, 100]]]);
    const { lastWord } = await dealNow();
    accepted(await pushSheet(doors, sheet, hall.owner, [takeBack("ruling.withdrawn", await dealNow(), lastWord as string)]));
    expect([await state(), await penalties()]).toEqual(["contested", []]);
    expect(standingsAfter(await hallIn(doors, hall), 1).find(({ entrant }) => entrant === 1)).toMatchObject({ total: 174 });
    const asked = (await dealNow()).contest?.event as string;
    accepted(await pushSheet(doors, sheet, hall.owner, [takeBack("contest.withdrawn", await dealNow(), asked)]));
    expect([await state(), (await viewOf(doors, hall, hall.owner)).noted]).toEqual(["finished", []]);
  });

  it("counts rulings on a sheet that was typed from paper too, and leaves the typed totals", async () => {
    const { hall, phone, sheet } = await seated();
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal)]));
    const typed = { position: 1, table: 1, balances: [90, -30, -30, -30], source: "paper" } as const;
    accepted(await by(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    const [first] = foldSheet(await pull(phone, sheet))?.deals ?? [];
    const ruled = rule(first as never, { outcome: "adjusted", note: "CA14", points: [0, -100, 0, 0] });
    accepted(await pushSheet(doors, sheet, hall.owner, [contest(first as never, "encore"), ruled]));
    const { penalties, positions } = await hallIn(doors, hall);
    expect(penalties).toMatchObject([{ number: 4, points: 100, reason: "CA14" }]);
    expect(positions[0]?.tables[0]?.sheet).toMatchObject({ balances: typed.balances, source: "paper" });
  });

  it("does not change what the arbiter typed by closing its sheet, even if reopened and closed again", async () => {
    const { hall, phone, sheet } = await seated();
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal)]));
    const typed = { position: 1, table: 1, balances: [90, -30, -30, -30], source: "paper" } as const;
    accepted(await by(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    const counted = async () => (await last(hall)).tables[0]?.sheet;
    const state = async () => {
      const view = await viewOf(doors, hall, hall.owner);
      return tablesNow(hallOf(view), await last(hall), view.playing)[0]?.state;
    };
    accepted(await pushSheet(doors, sheet, phone, [close("agreed")]));
    expect(await counted()).toMatchObject({ balances: typed.balances, source: "paper", before: [] });
    expect(await state()).toBe("differs");
    accepted(await pushSheet(doors, sheet, phone, [reopen(), close("agreed")]));
    expect(await counted()).toMatchObject({ balances: typed.balances, source: "paper", before: [] });
    // When the arbiter closes the sheet, that decides between the two results.
    accepted(await pushSheet(doors, sheet, hall.owner, [reopen(), close("agreed")]));
    expect(await counted()).toMatchObject({ balances: [174, -58, -58, -58], source: "phone" });
    expect(await state()).toBe("finished");
  });

  it("does not change an earlier position: the arbiter is told, and accepts the change or not", async () => {
    const hall = await aHall(doors);
    const phone = await atTable(doors, hall);
    accepted(await openNext(doors, hall));
    const { tables } = await last(hall);
    const sheet = tables[0]?.log as string;
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal), close("agreed")]));
    const late = async () => {
      const view = await viewOf(doors, hall, hall.owner);
      return movedSince(hallOf(view), view.late ?? []).map(({ position, table, state }) => [position, table.table, state]);
    };
    const others = tables
      .slice(1)
      .map(({ table }) => ({ position: 1, table, balances: [90, -30, -30, -30], source: "paper" as const }));
    accepted(await by(hall, hall.owner, ...others.map((body): HallChange => ({ kind: "sheet.handed-in", body }))));
    accepted(await openNext(doors, hall));
    expect(await late()).toEqual([]);
    accepted(await pushSheet(doors, sheet, phone, [reopen(), record(1, deal), close("agreed")]));
    const first = async () => (await hallIn(doors, hall)).positions[0]?.tables[0]?.sheet;
    expect(await first()).toMatchObject({ balances: [174, -58, -58, -58], before: [] });
    expect(await late()).toEqual([[1, 1, "differs"]]);
    // The tables of the position that is being played do not count as late.
    expect((await viewOf(doors, hall, hall.owner)).late?.map(({ position }) => position)).toEqual([1]);
    expect(await viewOf(doors, hall, phone)).not.toHaveProperty("late");
    // The arbiter leaves the result as it was, and says so.
    const word = (balances: number[]): HallChange => ({
      kind: "sheet.handed-in",
      body: { position: 1, table: 1, balances, source: "arbiter", reason: "vu" },
    });
    const refs = async () => [(await first())?.event as string];
    accepted(await by(hall, hall.owner, { ...word([174, -58, -58, -58]), refs: await refs() }));
    expect(await late()).toEqual([]);
    accepted(await pushSheet(doors, sheet, phone, [reopen(), record(2, deal), close("agreed")]));
    expect(await late()).toEqual([[1, 1, "differs"]]);
    accepted(await by(hall, hall.owner, { ...word([522, -174, -174, -174]), refs: await refs() }));
    expect(await first()).toMatchObject({ balances: [522, -174, -174, -174] });
    expect(await late()).toEqual([]);
  });

  it("goes on after the tournament has ended, without changing it", async () => {
    const { hall, phone, sheet } = await seated();
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal)]));
    for (const { table } of (await last(hall)).tables) {
      const typed = { position: 1, table, balances: [90, -30, -30, -30], source: "paper" } as const;
      accepted(await by(hall, hall.owner, { kind: "sheet.handed-in", body: typed }));
    }
    accepted(await by(hall, hall.owner, { kind: "tournament.ended", body: {} }));
    const before = await hallIn(doors, hall);
    accepted(await pushSheet(doors, sheet, phone, [close("agreed")]));
    expect(await hallIn(doors, hall)).toEqual(before);
  });

  it("signs its sheet seat by seat, and again after a change", async () => {
    const { hall, phone, sheet } = await seated();
    accepted(await pushSheet(doors, sheet, phone, [record(0, deal), close("agreed")]));
    const sign = (seat: number, balances: number[]): HallChange => ({
      kind: "sheet.signed",
      body: { position: 1, table: 1, seat, balances },
    });
    accepted(await by(hall, phone, ...[0, 1, 2, 3].map((seat) => sign(seat, [174, -58, -58, -58]))));
    const signed = async () => isSigned((await last(hall)).tables[0] as never);
    expect(await signed()).toBe(true);
    accepted(await pushSheet(doors, sheet, hall.owner, [reopen(), record(1, deal), close("agreed")]));
    expect(await signed()).toBe(false);
  });

  it("calls the arbiter, who answers; a garde sans asks for the arbiter's mark", async () => {
    const hall = await aHall(doors);
    const phone = await atTable(doors, hall);
    accepted(await openNext(doors, hall));
    const sheet = (await last(hall)).tables[2]?.log as string;
    accepted(await pushSheet(doors, sheet, phone, [record(0, { ...deal, contract: "garde-sans" })]));
    accepted(await by(hall, phone, { kind: "arbiter.called", body: { position: 1, table: 3, note: "garde sans" } }));
    const before = await viewOf(doors, hall, hall.owner);
    expect([before.hall.calls, before.playing[2]?.unmarked]).toMatchObject([[{ table: 3, answered: false }], [0]]);
    const refs = [before.hall.calls[0]?.event as string];
    const mark: HallChange = { kind: "deal.marked", body: { position: 1, table: 3, slot: 0 } };
    const answer: HallChange = { kind: "call.answered", body: {}, refs };
    expect(await by(hall, phone, mark, answer)).toMatchObject([{ code: "owner-only" }, { code: "owner-only" }]);
    accepted(await by(hall, hall.owner, mark, answer));
    const after = await viewOf(doors, hall, hall.owner);
    expect([after.hall.calls, after.playing[2]?.unmarked]).toMatchObject([[{ answered: true }], []]);
    expect(await by(hall, hall.owner, answer)).toMatchObject([{ code: "unknown-call" }]);
  });

  it("two phones of one table write one sheet", async () => {
    const hall = await aHall(doors);
    const [one, other] = [await atTable(doors, hall), await atTable(doors, hall)];
    accepted(await openNext(doors, hall));
    const sheet = (await last(hall)).tables[1]?.log as string;
    accepted(await pushSheet(doors, sheet, one, [record(0, deal)]));
    expect(await pushSheet(doors, sheet, other, [record(0, deal)])).toMatchObject([{ status: "accepted" }]);
    expect(await pushSheet(doors, sheet, other, [record(0, { ...deal, points: 50 })])).toMatchObject([{ status: "conflict" }]);
    expect((await viewOf(doors, hall, one)).playing[1]?.deals).toBe(1);
  });
});

describe("rights in a hall", () => {
  it("an owner of the club runs its tournaments and tables; the club's other phones follow; a stranger finds nothing", async () => {
    const hall = await aHall(doors);
    accepted(await openNext(doors, hall));
    const sheet = (await last(hall)).tables[0]?.log as string;
    const [owner, player] = [await inClub(doors, hall.club, "owner"), await inClub(doors, hall.club, "player")];
    const [table, follower] = [await atTable(doors, hall), await aGuest(doors, hall, "viewer")];
    const answers = async (phone: Phone) => [
      (await json(ask(doors, "GET", `/api/halls/${hall.sheet}`, { phone })))?.role ?? null,
      (await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.role ?? null,
    ];
    expect(await Promise.all([owner, player, table, follower, aPhone()].map(answers))).toEqual([
      ["owner", "owner"],
      ["viewer", "viewer"],
      ["player", "player"],
      ["viewer", "viewer"],
      [null, null],
    ]);
    await change(doors, hall, table.device, { revoked: true });
    expect(await answers(table)).toEqual([null, null]);
    const push = { phone: follower, body: { events: [] } };
    expect(await statusOf(ask(doors, "POST", `/api/sheets/${sheet}/events`, push))).toBe(404);
  });

  it.each<[string, Role | null, Role | null, string | null]>([
    ["runs the club", "owner", null, "owner"],
    ["runs the club and only follows the tournament", "owner", "viewer", "owner"],
    ["runs the club and is the arbiter", "owner", "owner", "owner"],
    ["notes for the club and follows the tournament", "player", "viewer", "viewer"],
    ["notes for the club and has a table's card", "player", "player", "player"],
    ["follows the club and is the arbiter", "viewer", "owner", "owner"],
    ["has a table's card alone", null, "player", "player"],
  ])(
    "a phone that %s: shut out of the tournament, it keeps a right only as the club's owner",
    async (_, inTheClub, inTheHall, role) => {
      const hall = await aHall(doors);
      accepted(await openNext(doors, hall));
      const sheet = (await last(hall)).tables[0]?.log as string;
      const phone = aPhone();
      for (const [log, given] of [
        [{ ...hall, sheet: hall.club.club }, inTheClub],
        [hall, inTheHall],
      ] as const)
        if (given) await join(doors, phone, { token: (await aLink(doors, log, given)).token });
      const has = async () => [
        (await json(ask(doors, "GET", `/api/halls/${hall.sheet}`, { phone })))?.role ?? null,
        (await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.role ?? null,
      ];
      expect(await has()).toEqual([role, role]);
      if (!inTheHall) return;
      await change(doors, hall, phone.device, { revoked: true });
      const still = inTheClub === "owner" ? "owner" : null;
      expect(await has()).toEqual([still, still]);
    },
  );

  it("nobody opens a tournament in another club, nor takes a known log for a table", async () => {
    const [club, stranger] = [await aClub(doors), aPhone()];
    const opening = {
      name: "x",
      day: "2026-11-24",
      positions: 5,
      deals: 4,
      teamOf: 1,
      club: club.club,
      movement: "fft",
    } as const;
    const open = (phone: Phone) => pushHall(doors, randomUUID(), phone, [{ kind: "tournament.opened", body: opening }]);
    expect(await open(stranger)).toMatchObject([{ status: "rejected", code: "unknown-club" }]);
    expect(await open(await inClub(doors, club, "player"))).toMatchObject([{ code: "unknown-club" }]);
    expect(await open(club.owner)).toMatchObject([{ status: "accepted" }]);
    const sheet = await anEveningOf(doors, club);
    const inSheet = { kind: "tournament.opened", body: { ...opening, club: sheet } } as const;
    expect(await pushHall(doors, randomUUID(), club.owner, [inSheet])).toMatchObject([{ code: "unknown-club" }]);
    const hall = await aHall(doors);
    const seating = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 14, 15, 16],
      [17, 18, 19, 20],
    ];
    const position = (sheets: string[]): HallChange => ({
      kind: "position.opened",
      body: { position: 1, kind: "by-hand", seating, sheets },
    });
    const free = [1, 2, 3, 4].map(() => randomUUID());
    expect(await by(hall, hall.owner, position([...free, club.club]))).toMatchObject([{ code: "id-reused" }]);
    expect(await by(hall, hall.owner, position(free))).toMatchObject([{ code: "wrong-length" }]);
    accepted(await by(hall, hall.owner, position([...free, randomUUID()])));
  });

  it("a club's list names its tournaments", async () => {
    const hall = await aHall(doors);
    const { role, halls } = await json(ask(doors, "GET", `/api/clubs/${hall.club.club}/halls`, { phone: hall.owner }));
    expect([role, halls]).toMatchObject([
      "owner",
      [{ id: hall.sheet, name: "Tournoi du mardi", day: "2026-11-24", entrants: 20, positions: 0, ended: false }],
    ]);
    const opened = async (day: string, id: string = randomUUID()): Promise<string> => {
      const opening = { name: "x", day, positions: 5, deals: 4, teamOf: 1, club: hall.club.club, movement: "fft" } as const;
      accepted(await pushHall(doors, id, hall.owner, [{ kind: "tournament.opened", body: opening }]));
      return id;
    };
    const [early, late] = [await opened("2026-11-23"), await opened("2026-11-25")];
    const [one, other] = [await opened("2026-11-26"), await opened("2026-11-26")].sort();
    const { halls: all } = await json(ask(doors, "GET", `/api/clubs/${hall.club.club}/halls`, { phone: hall.owner }));
    expect(all.map(({ id }: { id: string }) => id)).toEqual([other, one, late, hall.sheet, early]);
  });
});
