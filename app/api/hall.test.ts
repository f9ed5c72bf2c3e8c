/** A tournament through the doors: its phones play the golden one. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
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
import type { Position } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { aClub, accepted, pushSheet } from "./club.fixture";
import { atTable, hallIn, openNext, type TestHall, viewOf } from "./hall.fixture";
import { byPhone, hallDoors, lastPosition } from "./hall-doors.fixture";
import type { Phone } from "./router.fixture";

emptyDatabasePer("file");

/** Number 14 leaves after position 3. In position 2, table 2 plays on paper, and its balances add up to 20 until they are corrected. */
it("the golden tournament, by its tables' phones: every balance, the gate, the penalty, who leaves, the standings after each position", async () => {
  const golden = readTournament();
  const club = await aClub(hallDoors);
  const sheet = randomUUID();
  const hall: TestHall = { sheet, owner: club.owner, club, events: [] };
  let phones: Phone[] = [];
  const pushers: Pushers = {
    makeId: randomUUID,
    hall: () => hallIn(hallDoors, hall),
    arbiter: async (...changes) => accepted(changes.length > 0 ? await byPhone(hall, hall.owner, ...changes) : []),
    table: async (table, log, ...changes) => accepted(await pushSheet(hallDoors, log, phones[table - 1] as Phone, changes)),
  };
  await enterTournament(golden, club.club, pushers);
  phones = await Promise.all(Array.from({ length: 7 }, () => atTable(hallDoors, hall)));
  for (const [i, { tables, after }] of golden.positions.entries()) {
    const position = i + 1;
    await openPosition(pushers);
    expect((await lastPosition(hall)).tables.map(({ seats }) => seats)).toEqual(tables.map(({ seats }) => seats));
    const { playing } = await viewOf(hallDoors, hall, hall.owner);
    expect(playing.map(({ log, deals }) => [log, deals])).toEqual((await lastPosition(hall)).tables.map(({ log }) => [log, 0]));
    await playTables(golden, position, pushers);
    if (position === WRONG.position) {
      expect(gateOf(await lastPosition(hall))).toMatchObject({
        waiting: [],
        notZero: [{ table: 2, sum: 20 }],
        sum: 20,
        isOpen: false,
      });
      expect(await openNext(hallDoors, hall)).toMatchObject([{ status: "rejected", code: "hall-not-zero" }]);
      await putRight(golden, pushers);
    }
    await afterPosition(golden, position, pushers);
    const here = await hallIn(hallDoors, hall);
    expect(gateOf(here.positions.at(-1) as Position)).toEqual({ waiting: [], notZero: [], sum: 0, isOpen: true });
    expect(here.positions.at(-1)?.tables.map((table) => table.sheet?.balances)).toEqual(tables.map(({ balances }) => balances));
    expect(standingsAfter(here, position).map(({ rank, entrant, total }) => `${rank}. ${entrant} ${total}`)).toEqual(after);
  }
  await pushers.arbiter({ kind: "tournament.ended", body: {} });
  expect(await openNext(hallDoors, hall)).toMatchObject([{ code: "tournament-ended" }]);
});
