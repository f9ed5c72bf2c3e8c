/**
 * `npm run bench`: seasons of a thousand to a million deals (`DEALS=10000000` for ten): what it takes to open the standings, a
 * player's page, to note a deal, and how each grows. Twenty evenings are pushed and folded as people push them; the others are
 * rows of those same evenings under other ids, other days and other players, written straight to the file and gathered from there:
 * a million pushes would take hours and fill the same tables. The largest is then moved to Postgres, where there is one, and
 * measured there.
 */
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import Database from "better-sqlite3";
import { DAY_MS } from "#lib/log/limits";
import type { SheetTally } from "#lib/season/tally/tallied";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "./access";
import { onPostgres, postgresMb } from "./bench-postgres.fixture";
import { closeDb, db, write } from "./client";
import { emptyDatabase } from "./database.fixture";
import { percentile, processorMs, say } from "./measure.fixture";
import { gatherTables, UNGATHERED } from "./project/regather";
import { accepted, aSeason, openEvening, type SeasonOfTests } from "./season.fixture";
import { databasePath, isPostgres } from "./url";
import { readPlayerView } from "./views/player-view";
import { readSeason, readStandings } from "./views/season-standings";
import { readSeasonView } from "./views/season-view";
import { readTableView } from "./views/table-view";

const PEOPLE = 40;
const SEATS = 5;
/** Sheets in one evening: each deal at one of them sums up all of them again. */
const TABLES = 4;
/** Index of the first day for noted evenings: far after the copied ones. */
let notedFrom = 2_000_000;
const DEALS_AN_EVENING = 25;
const PUSHED = 20;
const COPIED_AT_ONCE = 500;
const WARM = 10;
const RUNS = 25;
const COLD = 4;
const NOTED = 12;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const SIZES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= Number(process.env.DEALS ?? 1_000_000));

/** Sizes of seasons in which all players are level, so that only the last evening separates them; two sit at each table. */
const TIED = [40, 160, 300];

/**
 * Milliseconds of processor time, which other programs on the machine do not change; for a deal, time by the clock, with the disk.
 * `growth` is the ratio of the largest season to the smallest.
 */
const MOST = { standings: 20, tied: 20, player: 20, deal: 10, growth: 1.5 } as const;

interface Figures {
  readonly deals: number;
  readonly standings: number;
  readonly season: number;
  readonly player: number;
  readonly evening: number;
  readonly deal: { readonly processor: number; readonly clock: number; readonly p95: number };
  readonly history: number;
  readonly fileMb: number;
  readonly memoryMb: number;
}

const tied: Equals[] = [];
for (const people of TIED) tied.push(await equals(people));
const leave = await emptyDatabase();
try {
  const season = await aSeason(named(PEOPLE));
  const made = await templates(season);
  const figures: Figures[] = [];
  let evenings = made.length;
  for (const size of SIZES) {
    const wanted = Math.round(size / DEALS_AN_EVENING);
    for (; evenings < wanted; evenings = Math.min(wanted, evenings + COPIED_AT_ONCE))
      await copySheets(season, made, evenings, Math.min(wanted, evenings + COPIED_AT_ONCE));
    analyze();
    figures.push(await measure(season));
  }
  const moved = await onPostgres(() => measure(season));
  process.exitCode = print(figures, tied, moved) ? 0 : 1;
} finally {
  await leave();
}

function named(people: number): string[] {
  return Array.from({ length: people }, (_, i) => `Joueur ${i + 1}`);
}

/** Evenings pushed one deal after the other. */
async function templates(season: SeasonOfTests): Promise<string[]> {
  const sheets: string[] = [];
  for (let evening = 0; evening < PUSHED; evening++) {
    const sheet = await anEvening(season, evening);
    for (let slot = 0; slot < DEALS_AN_EVENING; slot++) await note(season, sheet, slot);
    sheets.push(sheet.log);
  }
  return sheets;
}

function playersAt({ players }: SeasonOfTests, evening: number): string[] {
  return Array.from({ length: SEATS }, (_, seat) => players[(evening * 7 + seat * (1 + (evening % 3))) % PEOPLE] as string);
}

async function anEvening(season: SeasonOfTests, number: number): Promise<Access> {
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
  const sheet = await openEvening(season, dayOf(number), { names }, SEATS);
  const joined = { club: season.club.log, season: season.season, players: playersAt(season, number) };
  accepted(await season.phone.push(sheet, joinSeason(joined)));
  return sheet;
}

function dayOf(evening: number): string {
  return new Date(FIRST_DAY + Math.floor(evening / TABLES) * DAY_MS).toISOString();
}

async function note({ phone }: SeasonOfTests, sheet: Access, slot: number): Promise<void> {
  const first = 5 + ((slot * 13) % 30);
  const bet = { seat: slot % SEATS, diploma: slot % 3 === 0 ? "bac" : "brevet", partner: (slot + 2) % SEATS };
  const points = [first, 10 + (slot % 7), 8, 6].concat(75 - first - 10 - (slot % 7) - 14);
  accepted(await phone.push(sheet, record(slot, { ...cards(...points), bet })));
}

/** Copies the same sheets, `TABLES` an evening: writes the rows that pushing would have written, then gathers them. */
async function copySheets(season: SeasonOfTests, made: readonly string[], from: number, to: number): Promise<void> {
  const file = new Database(databasePath());
  file.pragma("synchronous = OFF");
  const copies = file.transaction(() => {
    const rows = made.map((sheet) => templateOf(file, sheet));
    const into = statements(file);
    return Array.from({ length: to - from }, (_, i) =>
      copySheet(into, season, rows[(from + i) % rows.length] as Template, from + i),
    );
  })();
  file.close();
  await write((tx) => gatherTables(tx, copies), season.club.log);
}

function copySheet(
  into: ReturnType<typeof statements>,
  season: SeasonOfTests,
  { sheet, openedBy, seats, ids, events, kept }: Template,
  number: number,
): string {
  const copy = randomUUID();
  const players = playersAt(season, number);
  const own = (text: string) => text.replace(ids, (id) => (id === sheet ? copy : (players[seats.indexOf(id)] ?? id)));
  const tally = { ...(JSON.parse(own(kept.tally)) as SheetTally), day: dayOf(number).slice(0, 10) };
  into.sheet.run(copy, openedBy);
  for (const event of events) into.event.run({ ...event, sheetId: copy, id: randomUUID(), body: own(event.body) });
  into.tally.run({ ...kept, sheetId: copy, evening: UNGATHERED, tally: JSON.stringify(tally) });
  return copy;
}

function analyze(): void {
  const file = new Database(databasePath());
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.exec("ANALYZE");
  file.close();
}

interface Template {
  readonly sheet: string;
  readonly openedBy: string;
  readonly seats: readonly string[];
  /** Matches the ids of the sheet and of the players. */
  readonly ids: RegExp;
  readonly events: readonly { readonly body: string }[];
  readonly kept: { readonly tally: string };
}

function templateOf(file: Database.Database, sheet: string): Template {
  const kept = file.prepare(`SELECT * FROM "SheetTally" WHERE "sheetId" = ?`).get(sheet) as Template["kept"];
  const seats = (JSON.parse(kept.tally) as SheetTally).players.map(({ player }) => player);
  const openedBy = file.prepare(`SELECT "openedBy" FROM "Sheet" WHERE "id" = ?`).pluck().get(sheet) as string;
  const events = file.prepare(`SELECT * FROM "Event" WHERE "sheetId" = ?`).all(sheet) as Template["events"];
  return { sheet, openedBy, seats, ids: new RegExp([sheet, ...seats].join("|"), "g"), events, kept };
}

function statements(file: Database.Database) {
  const insert = (table: string, columns: readonly string[]) =>
    file.prepare(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map((name) => `@${name}`).join()})`,
    );
  return {
    sheet: file.prepare(`INSERT INTO "Sheet" ("id", "openedBy") VALUES (?, ?)`),
    event: insert("Event", ["sheetId", "id", "seq", "kind", "v", "body", "refs", "at", "device", "slot", "receivedAt"]),
    tally: insert("SheetTally", ["season", "sheetId", "evening", "game", "title", "deals", "tally", "firstAt", "lastAt"]),
  };
}

async function measure(season: SeasonOfTests): Promise<Figures> {
  // Like a server just started on this file: nothing is cached from a smaller season.
  await closeDb();
  const { club, players } = season;
  const open = async () => {
    const opened = await readSeason(club.log, season.season);
    if (!opened) throw new Error("the season is gone");
    return opened;
  };
  const standings = await median(async () => void (await readStandings(await open())));
  const start = performance.now();
  for (let rated = 0; rated < (await open()).played.evenings * SEATS; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const { history } = await readSeasonView(club, await open());
    rated = (history?.ratings ?? []).reduce((sum, { evenings }) => sum + evenings, 0);
  }
  const history = performance.now() - start;
  const page = await median(async () => void (await readSeasonView(club, await open())));
  const player = await median(
    async (run) => void (await readPlayerView(club, await open(), players[run % PEOPLE] as string, null)),
  );
  const last = await db().sheetTally.findFirst({ orderBy: { evening: "desc" }, select: { sheetId: true } });
  const evening = await median(async () => void (await readTableView(club, last?.sheetId as string)));
  const deal = await noted(season);
  const { played } = await open();
  const { rss } = process.memoryUsage();
  const fileMb = isPostgres() ? await postgresMb() : statSync(databasePath()).size / 2 ** 20;
  return { deals: played.deals, standings, season: page, player, evening, deal, history, fileMb, memoryMb: rss / 2 ** 20 };
}

interface Equals {
  readonly people: number;
  readonly standings: number;
}

async function equals(people: number): Promise<Equals> {
  const leave = await emptyDatabase();
  const season = await aSeason(named(people), { by: "wins", tieBreaks: ["last-evening"] });
  const { phone, club, players } = season;
  for (let i = 0; i < people; i += 2) {
    const sheet = await openEvening(season, dayOf(i));
    // The winner is a guest, so that all players of the club have the same value.
    const joined = { club: club.log, season: season.season, players: [null, ...players.slice(i, i + 2)] };
    accepted(await phone.push(sheet, joinSeason(joined), record(0, cards(30, 10, 5))));
  }
  const open = await readSeason(club.log, season.season);
  const standings = await median(async () => void (open && (await readStandings(open))));
  await leave();
  return { people, standings };
}

/** Whole evenings, deal by deal; the first ones find cold caches, in any season. */
async function noted(season: SeasonOfTests): Promise<Figures["deal"]> {
  const spent: number[] = [];
  const clock: number[] = [];
  for (let evening = 0; evening < COLD + NOTED; evening++) {
    const sheet = await anEvening(season, notedFrom++);
    for (let slot = 0; slot < DEALS_AN_EVENING; slot++) {
      const start = performance.now();
      const processor = await processorMs(() => note(season, sheet, slot));
      if (evening < COLD) continue;
      spent.push(processor);
      clock.push(performance.now() - start);
    }
  }
  return { processor: percentile(spent, 50), clock: percentile(clock, 50), p95: percentile(clock, 95) };
}

async function median(work: (run: number) => Promise<void>): Promise<number> {
  for (let run = 0; run < WARM; run++) await work(run);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await processorMs(() => work(run)));
  return percentile(times, 50);
}

function print(all: readonly Figures[], tied: readonly Equals[], moved: Figures | null): boolean {
  console.log(
    `\nA season of ${PEOPLE} players, ${TABLES} sheets an evening, ${DEALS_AN_EVENING} deals a sheet; ${PUSHED} sheets pushed, the others copied`,
  );
  console.log("ms of the processor, medians; a deal also by the clock, median and p95\n");
  console.log("     deals  standings    season    player   evening    a deal   (clock)     (p95)   history   file MB  memory MB");
  for (const figures of all) console.log(rowOf(figures));
  console.log(moved ? `${rowOf(moved)}  on Postgres` : "Postgres was not measured: there is none here");
  const [first, last] = [all[0], all.at(-1)] as [Figures, Figures];
  const kept = [
    say("standings of the largest", last.standings, MOST.standings, "ms", 2),
    ...tied.map(({ people, standings }) => say(`standings of ${people} tied`, standings, MOST.tied, "ms", 2)),
    say("a player's page of the largest", last.player, MOST.player, "ms", 2),
    say("a deal noted in the largest, p95 by the clock", last.deal.p95, MOST.deal, "ms", 2),
    say("standings, the largest over the smallest", last.standings / first.standings, MOST.growth, "×", 2),
    say("a deal, in the largest over in the smallest", last.deal.processor / first.deal.processor, MOST.growth, "×", 2),
  ];
  return kept.every(Boolean);
}

function rowOf({ deals, standings, season, player, evening, deal, history, fileMb, memoryMb }: Figures): string {
  const times = [standings, season, player, evening, deal.processor, deal.clock, deal.p95].map((ms) => ms.toFixed(1));
  const others = [history, fileMb, memoryMb].map((value) => value.toFixed(0));
  return `${String(deals).padStart(10)} ${[...times, ...others].map((value) => value.padStart(10)).join("")}`;
}
