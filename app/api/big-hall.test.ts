/** Seven positions through the doors, in full with fifty tables and two hundred people: phones come and go, and resend what was lost. */
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { gateOf } from "#lib/hall/gate";
import { type Position, seatingOf } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { linesInTurn } from "#lib/hall/table-sheet";
import { inFull } from "#lib/in-full.fixture";
import type { LogEvent } from "#lib/log/event";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { chanceOf } from "#lib/rules/seeded";
import { close, record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { accepted, pushTo } from "./club.fixture";
import { eventOf, json } from "./evening.fixture";
import { aHall, atTable, hallIn, openNext, type TestHall } from "./hall.fixture";
import { ask, type Phone, readDoors } from "./router.fixture";

const TABLES = inFull(50, 16);
const POSITIONS = 7;
const DEALS = 2;

const doors = await readDoors();
emptyDatabasePer("file");

/** A table's phone: keeps what it noted until the server has answered, is away now and then, and may miss an answer. */
class TablePhone {
  private unsent: LogEvent[] = [];
  constructor(
    readonly phone: Phone,
    private readonly random: () => number,
  ) {}

  note(log: string, ...changes: Parameters<typeof eventOf>[0][]): void {
    this.unsent.push(...changes.map((change) => eventOf(change, log, this.phone.device)));
  }

  /** Sends some of what waits; returns false while something is still unsent. */
  async send(lost: { said: number }): Promise<boolean> {
    const log = this.unsent[0]?.sheet;
    if (log === undefined) return true;
    if (this.random() < 0.3) return false;
    const sent = this.unsent.filter((event) => event.sheet === log).slice(0, 1 + Math.floor(this.random() * 3));
    const answers = await pushTo(doors, log, this.phone, sent);
    for (const answer of answers) expect(answer).toMatchObject({ status: expect.stringMatching(/^(accepted|duplicate)$/) });
    // The answer is lost, so the phone will send all of it again.
    if (this.random() < 0.2) {
      lost.said += 1;
      return false;
    }
    const answered = new Set(answers.map(({ id }) => id));
    this.unsent = this.unsent.filter(({ id }) => !answered.has(id));
    return this.unsent.length === 0;
  }
}

it("0 lost, the hall's sum 0 at each position, nobody at two tables, nobody met twice", async () => {
  const random = chanceOf(2012);
  const hall: TestHall = await aHall(
    doors,
    Array.from({ length: 4 * TABLES }, (_, i) => ({ name: `Joueur ${i + 1}`, licence: String(700_000 + i) })),
    { positions: POSITIONS, deals: DEALS },
  );
  const phones = await Promise.all(
    Array.from({ length: TABLES }, async () => new TablePhone(await atTable(doors, hall), random)),
  );
  const brought = new Map<number, number>();
  const lost = { said: 0 };
  let noted = 0;
  for (let position = 1; position <= POSITIONS; position++) {
    accepted(await openNext(doors, hall));
    const at = (await hallIn(doors, hall)).positions.at(-1) as Position;
    for (const table of at.tables) {
      const lines = linesInTurn(table);
      const deals = Array.from({ length: DEALS }, (_, slot) => {
        const [taker, points] = [Math.floor(random() * 4), 20 + Math.floor(random() * 50)];
        const each = (points >= 41 ? 25 + points - 41 : points - 41 - 25) * 2;
        lines.forEach((line, turn) => {
          const seat = table.seats[line] as number;
          brought.set(seat, (brought.get(seat) ?? 0) + (turn === taker ? 3 * each : -each));
        });
        return record(slot, { taker, contract: "garde", bouts: 2, points });
      });
      phones[table.table - 1]?.note(table.log as string, ...deals, close("agreed"));
      noted += DEALS;
    }
    let left = [...phones];
    while (left.length > 0) {
      const done = new Set<TablePhone>();
      for (const one of left) if (await one.send(lost)) done.add(one);
      left = left.filter((one) => !done.has(one));
    }
    expect(gateOf((await hallIn(doors, hall)).positions.at(-1) as Position)).toEqual({
      waiting: [],
      notZero: [],
      sum: 0,
      isOpen: true,
    });
  }
  const now = await hallIn(doors, hall);
  const logs = now.positions.flatMap(({ tables }) => tables.map(({ log }) => log as string));
  let kept = 0;
  for (const log of logs) {
    const { events } = await json(ask(doors, "GET", `/api/sheets/${log}/events`, { phone: hall.owner }));
    kept += foldSheet(events)?.deals.filter(({ score }) => score !== null).length ?? 0;
  }
  expect([logs.length, new Set(logs).size, kept]).toEqual([TABLES * POSITIONS, TABLES * POSITIONS, noted]);
  for (const one of now.positions) {
    const seated = seatingOf(one).flat();
    expect([seated.length, new Set(seated).size]).toEqual([4 * TABLES, 4 * TABLES]);
  }
  expect(secondMeetings(now.positions.map(seatingOf))).toEqual([]);
  expect(new Map(standingsAfter(now, POSITIONS).map(({ entrant, total }) => [entrant, total]))).toEqual(brought);
  expect(lost.said).toBeGreaterThan(TABLES);
  console.log(
    `${TABLES} tables × ${POSITIONS} positions: ${noted} deals noted, ${kept} kept, ${lost.said} answers lost and said again`,
  );
});
