/** A tournament as its phones see it: the hall, and the tables of the open position as their sheets stand. */

import type { Hall, Table } from "#lib/hall/hall";
import type { HallLine, HallView, LateTable, PlayingTable } from "#lib/hall/hall-view";
import { type NotedTable, notedAt } from "#lib/hall/noted";
import { balancesOf, finesOf, playedDeals, slotsNotZero, unmarked } from "#lib/hall/table-sheet";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { otherPlayers } from "#lib/hall/who-played";
import { keptIn } from "#lib/rules/lists";
import { isContested } from "#lib/sheet/sheet";
import type { Access } from "../access";
import { db } from "../client";
import { kindOf, readClub } from "../club";
import { headOf } from "../head";
import { byDatabase } from "../memory";

type View = Omit<HallView, "role">;

/** Views being made: phones that ask meanwhile share one. */
const underWay = byDatabase(() => new Map<string, Promise<View | undefined>>());

/** Undefined: there is no such tournament. */
export async function readHall({ log: id, role }: Access): Promise<HallView | undefined> {
  const here = underWay();
  const view = await keptIn(here, id, () => viewOf(id).finally(() => here.delete(id)));
  return view && { ...view, role, ...(role === "owner" && { noted: await readNoted(id, view.hall), late: await readLate(id) }) };
}

/** The sheets of earlier positions on which something was written after the next one opened. */
async function readLate(id: string): Promise<LateTable[]> {
  const { hall, log } = await headOf(db(), id, "hall");
  if (!hall || hall.positions.length < 2) return [];
  const heard = new Map(log.map(({ event, receivedAt }) => [event.id, receivedAt]));
  const opened = log.flatMap(({ event, receivedAt }) => (event.kind === "position.opened" ? [receivedAt] : []));
  const moved = await db().event.groupBy({ by: ["logId"], where: { log: { within: id } }, _max: { receivedAt: true } });
  const lastAt = new Map(moved.map(({ logId, _max }) => [logId, _max.receivedAt?.toISOString() ?? ""]));
  const read = hall.positions.slice(0, -1).flatMap(({ position, tables }) =>
    tables.map(async (table) => {
      const at = (table.log && lastAt.get(table.log)) ?? "";
      if (at <= (opened[position] ?? "")) return [];
      const late = await readTable(table);
      return late ? [{ ...late, position, settled: at <= (heard.get(table.sheet?.event ?? "") ?? "") }] : [];
    }),
  );
  return (await Promise.all(read)).flat();
}

/** Disputes, open or settled, at the tables of all positions. */
async function readNoted(id: string, { positions }: Pick<Hall, "positions">): Promise<NotedTable[]> {
  const rows = await db().event.findMany({
    where: { kind: { in: ["deal.contested", "dispute.noted"] }, log: { within: id } },
    select: { logId: true },
    distinct: ["logId"],
  });
  const logs = new Set(rows.map(({ logId }) => logId));
  const read = positions.flatMap((position) =>
    position.tables.map(async (table) => {
      if (table.log === null || !logs.has(table.log)) return [];
      const { sheet } = (await headOf(db(), table.log, "sheet")).sheet;
      return (sheet && notedAt(position, table, sheet)) ?? [];
    }),
  );
  return (await Promise.all(read)).flat();
}

async function viewOf(id: string): Promise<View | undefined> {
  if ((await kindOf(db(), id)) !== "hall") return undefined;
  const head = await headOf(db(), id, "hall");
  const { hall } = head;
  if (!hall) return undefined;
  const { entrants, ...rest } = hall;
  const known = await readClub(db(), hall.opening.club);
  const opened = head.log.findLast(({ event }) => event.kind === "position.opened");
  return {
    club: { id: hall.opening.club, name: known?.club.name ?? "" },
    hall: { ...rest, entrants: [...entrants] },
    playing: await readTables(hall),
    openedAt: opened?.receivedAt ?? null,
    now: new Date().toISOString(),
  };
}

async function readTables(hall: Hall): Promise<PlayingTable[]> {
  const read = await Promise.all((hall.positions.at(-1)?.tables ?? []).map(readTable));
  return read.flatMap((one) => one ?? []);
}

async function readTable(table: Table): Promise<PlayingTable | null> {
  const { log } = table;
  if (log === null) return null;
  const head = await headOf(db(), log, "sheet");
  const { sheet } = head.sheet;
  if (!sheet) return null;
  const last = head.log.findLast(({ event }) => event.kind === "deal.recorded");
  return {
    table: table.table,
    log,
    deals: playedDeals(sheet),
    lastAt: last?.receivedAt ?? null,
    closed: sheet.closed !== null,
    contested: sheet.deals.filter(isContested).map(({ slot }) => slot),
    unmarked: unmarked(sheet, table.marked),
    balances: balancesOf(table, sheet),
    fines: finesOf(table, sheet),
    notZero: slotsNotZero(sheet),
    others: otherPlayers(table, sheet),
  };
}

/** A club's tournaments, the last day first. */
export async function readHalls(club: string): Promise<HallLine[]> {
  const rows = await db().log.findMany({ where: { within: club, kind: "hall" }, select: { id: true } });
  const lines = await Promise.all(
    rows.map(async ({ id }): Promise<HallLine[]> => {
      const { hall } = await headOf(db(), id, "hall");
      if (!hall) return [];
      const { opening, entrants, positions, ended } = hall;
      const { name, day } = opening;
      return [{ id, name, day, entrants: entrants.size, ofTeams: isOfEntrantTeams(hall), positions: positions.length, ended }];
    }),
  );
  return lines.flat().sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1));
}
