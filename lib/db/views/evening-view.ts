/** A club's evening, under way or past: each table as its sheet stands, and the places of all players across tables. */
import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import type { Club, Player, Season } from "#lib/season/club/club-event";
import type { HistoryBody } from "#lib/season/club/history-body";
import { calledAt, ofPersons, peopleOf, personIn } from "#lib/season/club/person";
import type { Day } from "#lib/season/club/season-body";
import { type EveningRanking, type EveningTable, type EveningView, warningsOf } from "#lib/season/evening-view";
import { gatherEvening } from "#lib/season/gather";
import { broughtAt } from "#lib/season/tally/brought";
import { dayOfEvening } from "#lib/season/tally/evening-id";
import type { Role } from "#lib/sheet/role";
import { isContested } from "#lib/sheet/sheet";
import type { Access } from "../access";
import { db } from "../client";
import { readClub } from "../club";
import { headOf, headsOf } from "../head";
import { byDatabase } from "../memory";
import { readTables } from "../project/project-sheet";
import { readSeatsOf } from "../project/read-seats";
import { tonight } from "./club-view";

/** Of one season: an evening, or (null) its tables that have not ended. Null: tonight, of all seasons. */
type AskedEvening = { readonly season: string; readonly evening: string | null } | null;

type View = Omit<EveningView, "role">;

/** The view being made now, and the one to be made next for all who ask meanwhile. */
interface Making {
  readonly now: Promise<View | undefined>;
  next: Promise<View | undefined> | null;
}

const underWay = byDatabase(() => new Map<string, Making>());

/**
 * Undefined: no such club, or no such evening of it. Requests at the same time share a view, but never one begun before they
 * asked.
 */
export async function readEveningView({ log: clubId, role }: Access, asked: AskedEvening): Promise<EveningView | undefined> {
  const view = await together(underWay(), `${clubId} ${asked?.season} ${asked?.evening}`, () => viewOf(clubId, asked));
  return view && { ...view, role: role as Role };
}

function together(here: Map<string, Making>, key: string, make: () => Promise<View | undefined>): Promise<View | undefined> {
  const making = here.get(key);
  const again = () => together(here, key, make);
  if (making) {
    making.next ??= making.now.then(again, again);
    return making.next;
  }
  const now = make().finally(() => here.delete(key));
  here.set(key, { now, next: null });
  return now;
}

async function viewOf(clubId: string, asked: AskedEvening): Promise<View | undefined> {
  const known = await readClub(db(), clubId);
  if (!known) return undefined;
  const { club } = known;
  const day = tonight();
  const here = await readKept(club, asked, day);
  if (asked?.evening && here.length === 0) return undefined;
  const tables = await readEveningTables(club, here);
  const brought = await readOpened(clubId, here);
  const shown = await readRankings(club, here, asked?.evening === null);
  const players = new Set([
    ...tables.flatMap((table) => table.players),
    ...shown.flatMap((one) => one.players.map((p) => p.player)),
  ]);
  return {
    club: { id: club.id, name: club.name },
    day: here[0] ? dayOfEvening(here[0].evening) : (day satisfies Day),
    tonight: day,
    players: peopleOf(club.players).filter(({ id }: Player) => players.has(id)),
    tables,
    rankings: shown,
    ...(brought.length > 0 && { brought }),
    warnings: warningsOf(tables),
  };
}

async function readKept(club: Club, asked: AskedEvening, day: Day) {
  const where = {
    kept: { clubId: club.id, ...(asked && { seasonId: asked.season }) },
    ...(asked ? asked.evening !== null && { evening: asked.evening } : { evening: { gte: day } }),
    ...(asked?.evening === null && { tally: { contains: OPEN } }),
  };
  const select = { sheetId: true, season: true, evening: true, game: true, title: true, deals: true };
  const [rows, open] = await Promise.all([
    db().sheetTally.findMany({ where, orderBy: { sheetId: "asc" }, select: { ...select, kept: { select: { seasonId: true } } } }),
    db().sheetTally.findMany({ where: { AND: [where, { tally: { contains: OPEN } }] }, select: { sheetId: true, season: true } }),
  ]);
  const isOpen = new Set(open.map(({ sheetId, season }) => `${season} ${sheetId}`));
  return rows.flatMap(({ sheetId: sheet, season: key, evening, kept, game, title, deals }) => {
    const season = club.seasons.find(({ id }) => id === kept.seasonId);
    const ended = !isOpen.has(`${key} ${sheet}`);
    return season ? [{ sheet, key, evening, season, game: game as GameName, title, deals, ended }] : [];
  });
}

/** Which of these tables come from a history that has their deals one by one. */
async function readOpened(club: string, tables: readonly KeptTable[]): Promise<string[]> {
  const brought = tables.flatMap(({ sheet }) => {
    const of = broughtAt(sheet);
    return of ? [{ sheet, ...of }] : [];
  });
  if (brought.length === 0) return [];
  const { log } = await headOf(db(), club, "club");
  const opened = brought.filter(({ event: id, at }) => {
    const body = log.find(({ event }) => event.id === id)?.event.body as Partial<HistoryBody> | undefined;
    return body?.evenings?.[at]?.played?.length;
  });
  return opened.map(({ sheet }) => sheet);
}

/** Text in the tally of a table that has not ended; it cannot be in a name, where quotes are escaped. */
const OPEN = '"ended":false';

type KeptTable = Awaited<ReturnType<typeof readKept>>[number];

/** `openAlone`: only tables that still go on. */
async function readRankings(club: Club, tables: readonly KeptTable[], openAlone: boolean): Promise<EveningRanking[]> {
  const personOf = personIn(club.players);
  const evenings = [...new Map(tables.map((table) => [`${table.season.id} ${table.evening}`, table])).values()];
  const read = evenings.map(async ({ key, season, evening }) => {
    const { name, players } = openAlone
      ? await gatherOpen(club, key, season, evening)
      : { name: await nameOf(key, evening), players: await readSeatsOf(db(), key, evening) };
    return {
      season: season.id,
      name: season.name,
      evening,
      title: name,
      players: ofPersons(players, personOf).sort(
        (a, b) => a.table - b.table || a.place - b.place || (a.player < b.player ? -1 : 1),
      ),
    };
  });
  return (await Promise.all(read)).sort((a, b) => (a.evening < b.evening ? 1 : -1));
}

async function nameOf(season: number, evening: string): Promise<string | null> {
  const row = await db().evening.findUnique({ where: { season_evening: { season, evening } }, select: { name: true } });
  return row?.name ?? null;
}

async function gatherOpen({ players }: Club, season: number, by: Season, evening: string) {
  const open = (await readTables(db(), season, evening)).filter(({ ended }) => !ended);
  return gatherEvening(evening, open, by, players);
}

async function readEveningTables(club: Club, tables: readonly KeptTable[]): Promise<EveningTable[]> {
  const personOf = personIn(club.players);
  const read = await readSheets(tables);
  const writers = read.map(({ writer }) => writer);
  const { devices, out } = await readPhones(club.id, tables, writers);
  return read.map(({ table, log, sheet, last, writer }): EveningTable => {
    const { sheet: id, evening, season, title, game, deals, ended } = table;
    const named = devices.find((one) => one.id === writer && one.name !== null && (one.logId === id || one.logId === club.id));
    const seat = sheet.seated.get(writer);
    const players = sheet.names.map((_, i) => {
      const player = sheet.season?.players[i] ?? null;
      return player === null ? null : personOf(player);
    });
    return {
      sheet: id,
      season: season.id,
      evening,
      title,
      game,
      names: calledAt(sheet.names, players, club.players),
      players,
      gone: sheet.people.flatMap(({ here }, person) => (here ? [] : [person])),
      totals: sheet.totals,
      deals,
      openedAt: itemAt(log, 0).receivedAt,
      lastAt: last?.receivedAt ?? null,
      phone: named?.name ?? (seat === undefined ? null : (sheet.names[seat] ?? null)),
      shutOut: devices.some((one) => one.logId === id && !one.revokedAt && out.has(one.tokenHash)),
      contested: sheet.deals.filter(isContested).length,
      ended,
    };
  });
}

/** Each table's sheet; `writer`: the phone that noted last. */
async function readSheets(tables: readonly KeptTable[]) {
  const ids = tables.map(({ sheet }) => sheet);
  const heads = await headsOf(db(), ids, "sheet");
  return tables.flatMap((table, i) => {
    const { log, sheet: fold } = itemAt(heads, i);
    const { sheet } = fold;
    const last = log.findLast(({ event }) => event.kind === "deal.recorded");
    const writer = (last ?? log[0])?.event.device;
    return sheet && writer !== undefined ? [{ table, log, sheet, last, writer }] : [];
  });
}

/** Of these tables' phones, those that noted last and those that the club shut out. `out`: all shut out, by token. */
async function readPhones(club: string, tables: readonly KeptTable[], writers: readonly string[]) {
  const select = { logId: true, id: true, name: true, tokenHash: true, revokedAt: true };
  const shut = await db().device.findMany({
    where: { logId: club, role: { not: "viewer" }, revokedAt: { not: null } },
    select: { tokenHash: true },
  });
  const out = new Set(shut.map(({ tokenHash }) => tokenHash));
  const devices = await db().device.findMany({
    where: {
      logId: { in: [club, ...tables.map(({ sheet }) => sheet)] },
      role: { not: "viewer" },
      OR: [{ id: { in: [...writers] } }, { tokenHash: { in: [...out] } }],
    },
    select,
  });
  return { devices, out };
}
