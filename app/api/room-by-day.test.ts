/** A season's day has only so many tables. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db, write } from "#lib/db/client";
import { MOST_TABLES_A_DAY } from "#lib/db/limits";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { joinSeason, leaveSeason, open, record, setEvening } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aClub, anEveningOf, importOf, pushSheet, type TestClub } from "./club.fixture";
import { eventOf, json } from "./evening.fixture";
import { ask, readDoors } from "./router.fixture";

const doors = await readDoors();
beforeEach(() => {
  // The clock stands still, so that no hour or day in which things are counted ends during a test.
  vi.useFakeTimers({ toFake: ["Date"] });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

describe("a season's day that has as many tables as are allowed", () => {
  const DAY = "2026-03-10";

  /** A day with all its tables: one came by the doors, the others are written straight to the file. */
  async function aFullDay() {
    const club = await aClub(doors);
    const first = await anEveningOf(doors, club, [], undefined, { day: DAY });
    const row = await db().sheetTally.findFirstOrThrow({ where: { sheetId: first } });
    // Half of them belong to an evening of that day that has a name.
    const named = (i: number) => (i % 2 ? { evening: `${DAY}/galette` } : {});
    const data = Array.from({ length: MOST_TABLES_A_DAY - 1 }, (_, i) => ({ ...row, ...named(i), sheetId: randomUUID() }));
    await write((tx) => tx.sheetTally.createMany({ data }));
    return { club, first };
  }
  const joined = (sheet: string, { club, season, players, owner }: TestClub, day: string) =>
    pushSheet(doors, sheet, owner, [
      open(opening(3, { day })),
      joinSeason({ club, season, players: players.slice(0, 3) }),
      record(0, cards(25, 25, 2)),
    ]);

  it("takes no more until one leaves; sheets there go on, and other days have room", async () => {
    const { club, first } = await aFullDay();
    const sheet = randomUUID();
    expect(await joined(sheet, club, DAY)).toMatchObject([
      { status: "accepted" },
      { status: "rejected", code: "tables-full", faults: [{ params: { most: MOST_TABLES_A_DAY } }] },
      { status: "accepted" },
    ]);
    const { club: id, season, players, owner } = club;
    const reseated = joinSeason({ club: id, season, players: players.slice(1, 4) });
    expect(await pushSheet(doors, first, owner, [reseated])).toMatchObject([{ status: "accepted" }]);
    const elsewhere = randomUUID();
    expect((await joined(elsewhere, club, "2026-03-11")).map(({ status }) => status)).toEqual(Array(3).fill("accepted"));
    const moved = () => pushSheet(doors, elsewhere, club.owner, [setEvening({ day: DAY, name: null })]);
    expect(await moved()).toMatchObject([{ code: "tables-full" }]);
    await pushSheet(doors, first, club.owner, [leaveSeason()]);
    expect(await moved()).toMatchObject([{ status: "accepted" }]);
  });

  it("takes no table from a document either", async () => {
    const { club } = await aFullDay();
    const there = randomUUID();
    const evening = opening(3, { day: DAY });
    const into = { club: club.club, season: club.season, players: club.players.slice(0, 3) };
    const lines = [open(evening), joinSeason(into)].map((one) => ({
      ...eventOf(one, there, club.owner.device),
      receivedAt: "2026-03-10T22:00:00.000Z",
    }));
    const document = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
    const logs = [document.file.logs[0], { id: there, kind: "sheet", events: lines }];
    const body = { ...document, file: { ...document.file, logs } };
    const { refused } = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
    expect(refused).toMatchObject([{ log: there, line: 2, code: "tables-full" }]);
  });
});
