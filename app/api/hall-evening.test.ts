/**
 * An evening of a whole club, with the phones' own code and the real doors: the manager's phone draws the tables, five phones join each
 * table by its QR code and note deals with and without a network. `npm run bench` plays forty tables of twenty deals.
 */
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { readEvents } from "#lib/db/read";
import { GAMES } from "#lib/rules/all-games";
import { chanceOf } from "#lib/rules/seeded";
import { addPlayer, openClub, openSeason } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import { drawTables } from "#lib/season/draw/draw";
import { metAt } from "#lib/season/draw/met";
import { record, seated } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import type { Sheet } from "#lib/sheet/sheet";
import { askDoor as askClub, changeClub } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { joinSheet } from "#lib/sync/join";
import { openDraw } from "#lib/sync/open-tables";
import type { OpenSheet } from "#lib/sync/opened";
import type { Phone } from "#lib/sync/phone";
import { Handset } from "#lib/sync/phone.fixture";
import { seatSomebody } from "#lib/sync/seat-somebody";
import { sharingOf } from "#lib/sync/sharing";
import { ask, readDoors } from "./router.fixture";

const TABLES = Number(process.env.TABLES ?? 4);
const DEALS = Number(process.env.DEALS ?? 6);
const SEATS = 5;
const DAY = "2026-11-24";
/** The chances for one phone, at each deal of its table. */
const GOES_OFFLINE = 0.25;
const ANSWER_LOST = 0.1;

const doors = await readDoors();
emptyDatabasePer("file");

/** A phone with an address of its own, whose network comes and goes. */
class Visitor {
  isOffline = false;
  lost = 0;
  readonly phone: Phone;

  constructor(n: number, draw: () => number) {
    const from = { "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` };
    const fetch = async (path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> => {
      if (this.isOffline) throw new TypeError("no network");
      const sent = { headers: { ...(headers as Record<string, string>), ...from }, body: body as string };
      const answer = (await ask(doors, method, path, sent)) as Response;
      if (method === "POST" && path.endsWith("/events") && draw() < ANSWER_LOST) {
        this.lost++;
        throw new TypeError("the answer was lost");
      }
      return answer;
    };
    this.phone = new Handset(fetch, chanceOf(n * 131 + 7)).tab();
  }
}

interface Table {
  readonly sheet: string;
  readonly phones: readonly Visitor[];
  /** The event id of every deal of which a phone told somebody that it is saved. */
  readonly noted: Set<string>;
}

/** The manager's phone makes the club, draws, and opens the tables. */
async function anEvening(manager: Phone, draw: () => number) {
  const [club, season] = [manager.makeId(), manager.makeId()];
  const people = Array.from({ length: TABLES * SEATS }, (_, i) => ({ player: manager.makeId(), name: `Joueur ${i + 1}` }));
  const counting = usualCounting("decale");
  const made = await changeClub(manager, club, [
    openClub("Les mardis"),
    ...people.map((one) => addPlayer(one)),
    openSeason({ season, name: "2026", from: "2026-01-01", to: null, counting }),
  ]);
  expect(made).toEqual({ ok: true });
  const drawn = drawTables(
    { people: people.map(({ player }) => player), tables: TABLES, how: "unmet", ranked: [], met: metAt([]) },
    draw,
  );
  const { club: known } = await askClub(manager, doorOf.club(club));
  const tables = drawn.map((players) => ({ sheet: manager.makeId(), players }));
  const rules = { game: "decale", edition: GAMES.decale.usual, options: {} } as const;
  const how = { club: known, rules, seating: GAMES.decale, titleOf: (n: number) => `Table ${n}` };
  const body = { season, day: DAY, name: null, how: "unmet", tables } as const;
  expect(await openDraw(manager, how, body)).toEqual({ ok: true });
  // As if the answer had been lost: pressing again asks for the same draw and the same tables.
  expect(await openDraw(manager, how, body)).toEqual({ ok: true });
  const drawnPeople = drawn.map((table) => table.map((id) => people.find(({ player }) => player === id)));
  return { club, season, people, drawn: drawnPeople, tables: tables.map(({ sheet }) => sheet) };
}

async function sitDown(manager: Phone, sheet: string, first: number): Promise<Table> {
  const { token } = await sharingOf(manager, sheet).link("player");
  const phones = Array.from({ length: SEATS }, (_, i) => new Visitor(first + i, chanceOf(first + i)));
  const joined = await Promise.all(phones.map(({ phone }) => joinSheet(phone, { token })));
  expect(joined).toEqual(phones.map(() => ({ ok: true, kind: "sheet", id: sheet })));
  return { sheet, phones, noted: new Set() };
}

/** One phone notes while others come and go. The next phone that notes has first seen all earlier deals, as at a real table. */
async function plays(table: Table, draw: () => number): Promise<void> {
  let scribe = table.phones[0] as Visitor;
  for (let deal = 0; deal < DEALS; deal++) {
    for (const visitor of table.phones) if (draw() < GOES_OFFLINE) visitor.isOffline = !visitor.isOffline;
    const next = table.phones[Math.floor(draw() * SEATS)] as Visitor;
    if (!scribe.isOffline && !next.isOffline && draw() < 0.3) {
      await settle(scribe.phone.open(table.sheet));
      await settle(next.phone.open(table.sheet));
      scribe = next;
    }
    const here = scribe.phone.open(table.sheet);
    const sheet = here.getSnapshot().sheet as Sheet;
    const { seats, dealer } = sheet.seating;
    const points = shares(seats.length, draw);
    const saved = await here.save(record(sheet.nextSlot, { cardPoints: points }, seated(sheet, sheet.nextSlot, seats, dealer)));
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    for (const { id } of saved.events) table.noted.add(id);
    await turn();
  }
}

/** Card points of the players in a deal of décalé, at random. */
function shares(seats: number, draw: () => number): number[] {
  const points = Array.from({ length: seats - 1 }, () => 5 + Math.floor(draw() * 10));
  return [...points, CARD_POINTS - points.reduce((sum, one) => sum + one, 0)];
}
const CARD_POINTS = 75;

/** Sends until nothing is left to send, since answers may be lost. */
async function settle(sheet: OpenSheet): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    await sheet.sync();
    const { unsent, lastError } = sheet.getSnapshot();
    if (unsent === 0 && lastError === null) return;
  }
  throw new Error("never all sent");
}

it(`${TABLES} tables, ${TABLES * SEATS} phones, ${DEALS} deals each, offline for stretches: 0 lost, 0 doubled, and tonight is the sum of the sheets`, {
  timeout: 120_000 + TABLES * DEALS * 3_000,
}, async () => {
  const draw = chanceOf(2026);
  const manager = new Visitor(0, () => 1);
  const evening = await anEvening(manager.phone, draw);
  const tables: Table[] = [];
  for (const [i, sheet] of evening.tables.entries()) tables.push(await sitDown(manager.phone, sheet, 1 + i * SEATS));
  await Promise.all(tables.map((table, i) => plays(table, chanceOf(i + 1))));
  for (const visitor of tables.flatMap(({ phones }) => phones)) visitor.isOffline = false;
  for (const { phones, sheet } of tables) for (const { phone } of phones) await settle(phone.open(sheet));

  // A player moves from the first table to the second, and both tables play one more deal.
  const [one, two] = tables as [Table, Table];
  const [, mover] = evening.drawn[0] as [unknown, (typeof evening.people)[number]];
  expect(await seatSomebody(manager.phone, { ...mover, from: one.sheet, to: two.sheet, plays: false })).toEqual({ ok: true });
  for (const table of [one, two]) {
    for (const { phone } of table.phones) await settle(phone.open(table.sheet));
    await lastDeal(table, draw);
  }
  for (const { phones, sheet } of tables) for (const { phone } of phones) await settle(phone.open(sheet));

  const shown = await askClub(manager.phone, doorOf.evening(evening.club, { season: evening.season, evening: DAY }));
  expect(shown.tables.map(({ title }) => title)).toEqual(tables.map((_, i) => `Table ${i + 1}`));
  const sums = new Map<string, number>();
  for (const [i, table] of tables.entries()) {
    const log = await readEvents(table.sheet);
    const deals = log.filter(({ kind }) => kind === "deal.recorded");
    expect(deals.map(({ id }) => id).sort(), "0 lost, 0 doubled").toEqual([...table.noted].sort());
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
    const sheet = foldSheet(log) as Sheet;
    expect(sheet.deals).toHaveLength(DEALS + Number(i < 2));
    for (const { phone } of table.phones) {
      const seen = phone.open(table.sheet).getSnapshot();
      expect(seen.rejected).toEqual([]);
      expect(seen.conflicts).toEqual([]);
      expect(seen.sheet?.totals).toEqual(sheet.totals);
    }
    expect(shown.tables[i]).toMatchObject({ deals: DEALS + Number(i < 2), names: sheet.names, totals: sheet.totals });
    for (const [person, player] of (sheet.season?.players ?? []).entries())
      if (player !== null && player !== undefined && sheet.totals[person] !== null)
        sums.set(player, (sums.get(player) ?? 0) + (sheet.totals[person] as number));
  }
  const ranked = shown.rankings[0]?.players ?? [];
  expect(new Map(ranked.map(({ player, points }) => [player, points]))).toEqual(sums);
  expect(ranked).toHaveLength(TABLES * SEATS);
  expect(shown.warnings).toEqual([]);
  const lost = tables.flatMap(({ phones }) => phones).reduce((sum, visitor) => sum + visitor.lost, 0);
  expect(lost).toBeGreaterThan(0);
  const deals = tables.reduce((sum, { noted }) => sum + noted.size, 0);
  console.log(`${TABLES} tables, ${TABLES * SEATS} phones, ${deals} deals, ${lost} answers lost: 0 deals lost, 0 doubled`);
});

/** One more deal, played by the people who sit there now. */
async function lastDeal(table: Table, draw: () => number): Promise<void> {
  const here = (table.phones[0] as Visitor).phone.open(table.sheet);
  const sheet = here.getSnapshot().sheet as Sheet;
  const { seats, dealer } = sheet.seating;
  const saved = await here.save(
    record(sheet.nextSlot, { cardPoints: shares(seats.length, draw) }, seated(sheet, sheet.nextSlot, seats, dealer)),
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  for (const { id } of saved.events) table.noted.add(id);
}
