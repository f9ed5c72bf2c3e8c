/** Each role's rights in a hall. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { HallChange } from "#lib/hall/hall-event";
import type { Role } from "#lib/sheet/role";
import { aClub, accepted, anEveningOf, inClub } from "./club.fixture";
import { aGuest, aLink, change, join, json } from "./evening.fixture";
import { aHall, atTable, openNext, pushHall } from "./hall.fixture";
import { byPhone, hallDoors, lastPosition } from "./hall-doors.fixture";
import { aPhone, ask, type Phone } from "./router.fixture";

emptyDatabasePer("file");

const statusOf = async (answer: Promise<Response | undefined>) => (await answer)?.status;

describe("rights in a hall", () => {
  it("an owner of the club runs its tournaments and tables; the club's other phones follow; a stranger finds nothing", async () => {
    const hall = await aHall(hallDoors);
    accepted(await openNext(hallDoors, hall));
    const sheet = (await lastPosition(hall)).tables[0]?.log as string;
    const [owner, player] = [await inClub(hallDoors, hall.club, "owner"), await inClub(hallDoors, hall.club, "player")];
    const [table, follower] = [await atTable(hallDoors, hall), await aGuest(hallDoors, hall, "viewer")];
    const answers = async (phone: Phone) => [
      (await json(ask(hallDoors, "GET", `/api/halls/${hall.sheet}`, { phone })))?.role ?? null,
      (await json(ask(hallDoors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.role ?? null,
    ];
    expect(await Promise.all([owner, player, table, follower, aPhone()].map(answers))).toEqual([
      ["owner", "owner"],
      ["viewer", "viewer"],
      ["player", "player"],
      ["viewer", "viewer"],
      [null, null],
    ]);
    await change(hallDoors, hall, table.device, { revoked: true });
    expect(await answers(table)).toEqual([null, null]);
    const push = { phone: follower, body: { events: [] } };
    expect(await statusOf(ask(hallDoors, "POST", `/api/sheets/${sheet}/events`, push))).toBe(404);
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
      const hall = await aHall(hallDoors);
      accepted(await openNext(hallDoors, hall));
      const sheet = (await lastPosition(hall)).tables[0]?.log as string;
      const phone = aPhone();
      for (const [log, given] of [
        [{ ...hall, sheet: hall.club.club }, inTheClub],
        [hall, inTheHall],
      ] as const)
        if (given) await join(hallDoors, phone, { token: (await aLink(hallDoors, log, given)).token });
      const has = async () => [
        (await json(ask(hallDoors, "GET", `/api/halls/${hall.sheet}`, { phone })))?.role ?? null,
        (await json(ask(hallDoors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.role ?? null,
      ];
      expect(await has()).toEqual([role, role]);
      if (!inTheHall) return;
      await change(hallDoors, hall, phone.device, { revoked: true });
      const still = inTheClub === "owner" ? "owner" : null;
      expect(await has()).toEqual([still, still]);
    },
  );

  it("nobody opens a tournament in another club, nor takes a known log for a table", async () => {
    const [club, stranger] = [await aClub(hallDoors), aPhone()];
    const opening = {
      name: "x",
      day: "2026-11-24",
      positions: 5,
      deals: 4,
      teamOf: 1,
      club: club.club,
      movement: "fft",
    } as const;
    const open = (phone: Phone) => pushHall(hallDoors, randomUUID(), phone, [{ kind: "tournament.opened", body: opening }]);
    expect(await open(stranger)).toMatchObject([{ status: "rejected", code: "unknown-club" }]);
    expect(await open(await inClub(hallDoors, club, "player"))).toMatchObject([{ code: "unknown-club" }]);
    expect(await open(club.owner)).toMatchObject([{ status: "accepted" }]);
    const sheet = await anEveningOf(hallDoors, club);
    const inSheet = { kind: "tournament.opened", body: { ...opening, club: sheet } } as const;
    expect(await pushHall(hallDoors, randomUUID(), club.owner, [inSheet])).toMatchObject([{ code: "unknown-club" }]);
    const hall = await aHall(hallDoors);
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
    expect(await byPhone(hall, hall.owner, position([...free, club.club]))).toMatchObject([{ code: "id-reused" }]);
    expect(await byPhone(hall, hall.owner, position(free))).toMatchObject([{ code: "wrong-length" }]);
    accepted(await byPhone(hall, hall.owner, position([...free, randomUUID()])));
  });

  it("a club's list names its tournaments", async () => {
    const hall = await aHall(hallDoors);
    const { role, halls } = await json(ask(hallDoors, "GET", `/api/clubs/${hall.club.club}/halls`, { phone: hall.owner }));
    expect([role, halls]).toMatchObject([
      "owner",
      [{ id: hall.sheet, name: "Tournoi du mardi", day: "2026-11-24", entrants: 20, positions: 0, ended: false }],
    ]);
    const opened = async (day: string, id: string = randomUUID()): Promise<string> => {
      const opening = { name: "x", day, positions: 5, deals: 4, teamOf: 1, club: hall.club.club, movement: "fft" } as const;
      accepted(await pushHall(hallDoors, id, hall.owner, [{ kind: "tournament.opened", body: opening }]));
      return id;
    };
    const [early, late] = [await opened("2026-11-23"), await opened("2026-11-25")];
    const [one, other] = [await opened("2026-11-26"), await opened("2026-11-26")].sort();
    const { halls: all } = await json(ask(hallDoors, "GET", `/api/clubs/${hall.club.club}/halls`, { phone: hall.owner }));
    expect(all.map(({ id }: { id: string }) => id)).toEqual([other, one, late, hall.sheet, early]);
  });
});
