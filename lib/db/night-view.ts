/** A club's evening while it goes on, or as it was: each table as its sheet stands, and everybody's places across them. */
import "#lib/rules/all-games";
import type { LogEvent } from "#lib/log/event";
import type { Club, Player, Season } from "#lib/season/club-event";
import { dayOfEvening } from "#lib/season/evening-id";
import { gatherEvening } from "#lib/season/gather";
import { type NightRanking, type NightTable, type NightView, warningsOf } from "#lib/season/night";
import { peopleOf, personsOf } from "#lib/season/person";
import type { Day } from "#lib/season/season-body";
import type { SheetTally } from "#lib/season/tallied";
import type { Role } from "#lib/sheet/role";
import { isContested } from "#lib/sheet/sheet";
import type { Access } from "./access";
import { db } from "./client";
import { readClub } from "./club";
import { tonight } from "./club-view";
import { headOf } from "./head";

/** Of one season, an evening, or (null) the tables that nobody has ended; null: tonight, of all seasons. */
type AskedNight = { readonly season: string; readonly evening: string | null } | null;

type View = Omit<NightView, "role">;

/** By club and what is asked: the view that is being made, and the one that is made next for all who ask meanwhile. */
interface Making {
  now: Promise<View | undefined>;
  next: Promise<View | undefined> | null;
}

const underWay = new WeakMap<object, Map<string, Making>>();

/** Undefined: no such club, or no such evening of it. A hall that looks at once is answered once, never with what was read before it asked. */
export async function readNight({ sheet: clubId, role }: Access, asked: AskedNight): Promise<NightView | undefined> {
  const here = underWay.get(db()) ?? new Map<string, Making>();
  underWay.set(db(), here);
  const view = await together(here, `${clubId} ${asked?.season} ${asked?.evening}`, () => viewOf(clubId, asked));
  return view && { ...view, role: role as Role };
}

function together(here: Map<string, Making>, key: string, make: () => Promise<View | undefined>): Promise<View | undefined> {
  const making = here.get(key);
  if (making) {
    making.next ??= making.now.then(
      () => together(here, key, make),
      () => together(here, key, make),
    );
    return making.next;
  }
  const begun: Making = { now: make(), next: null };
  here.set(key, begun);
  const end = () => {
    here.delete(key);
  };
  // Before `next`, which was chained later, begins: it finds the place free.
  begun.now = begun.now.finally(end);
  return begun.now;
}

async function viewOf(clubId: string, asked: AskedNight): Promise<View | undefined> {
  const known = await readClub(db(), clubId);
  if (!known) return undefined;
  const { club } = known;
  const day = tonight();
  const rows = await db().sheetTally.findMany({
    where: {
      kept: { clubId, ...(asked && { seasonId: asked.season }) },
      ...(asked ? asked.evening !== null && { evening: asked.evening } : { evening: { gte: day } }),
      ...(asked?.evening === null && { tally: { contains: '"ended":false' } }),
    },
    orderBy: { sheetId: "asc" },
    select: { sheetId: true, evening: true, tally: true, kept: { select: { seasonId: true } } },
  });
  const seasonOf = (id: string) => club.seasons.find((season) => season.id === id);
  const here = rows.flatMap(({ sheetId, evening, tally, kept }): KeptTable[] => {
    const season = seasonOf(kept.seasonId);
    return season ? [{ sheet: sheetId, evening, season, tally: JSON.parse(tally) as SheetTally }] : [];
  });
  if (asked?.evening && here.length === 0) return undefined;
  const tables = await readNightTables(club, here);
  const shown = rankingsOf(club, here);
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
    warnings: warningsOf(tables),
  };
}

interface KeptTable {
  readonly sheet: string;
  readonly evening: string;
  readonly season: Season;
  readonly tally: SheetTally;
}

function rankingsOf(club: Club, tables: readonly KeptTable[]): NightRanking[] {
  const persons = personsOf(club.players);
  const nights = [...new Map(tables.map((table) => [`${table.season.id} ${table.evening}`, table])).values()];
  return nights
    .sort((a, b) => (a.evening < b.evening ? 1 : -1))
    .map(({ season, evening }) => {
      const sheets = tables.filter((one) => one.season.id === season.id && one.evening === evening);
      const gathered = gatherEvening(
        evening,
        sheets.map(({ tally }) => tally),
        season,
        club.players,
      );
      return {
        season: season.id,
        name: season.name,
        evening,
        title: gathered.name,
        players: gathered.players
          .map((one) => ({ ...one, player: persons.get(one.player) ?? one.player }))
          .sort((a, b) => a.table - b.table || a.place - b.place || (a.player < b.player ? -1 : 1)),
      };
    });
}

async function readNightTables(club: Club, tables: readonly KeptTable[]): Promise<NightTable[]> {
  const persons = personsOf(club.players);
  const read = await Promise.all(tables.map(async (table) => ({ table, head: await headOf(db(), table.sheet, "sheet") })));
  const devices = await db().device.findMany({
    where: { sheetId: { in: [club.id, ...tables.map(({ sheet }) => sheet)] }, role: { not: "viewer" } },
    select: { sheetId: true, id: true, name: true, tokenHash: true, revokedAt: true },
  });
  const out = new Set(devices.flatMap((one) => (one.sheetId === club.id && one.revokedAt ? [one.tokenHash] : [])));
  return read.flatMap(({ table: { sheet: id, evening, season, tally }, head }): NightTable[] => {
    const { sheet } = head.sheet;
    if (!sheet) return [];
    const last = head.log.findLast(({ event }) => event.kind === "deal.recorded");
    const writer = (last?.event ?? (head.events[0] as LogEvent)).device;
    const named = devices.find(
      (one) => one.id === writer && one.name !== null && (one.sheetId === id || one.sheetId === club.id),
    );
    const seat = sheet.seated.get(writer);
    return [
      {
        sheet: id,
        season: season.id,
        evening,
        title: tally.title,
        game: tally.game,
        names: sheet.names,
        players: sheet.names.map((_, i) => {
          const player = sheet.season?.players[i] ?? null;
          return player === null ? null : (persons.get(player) ?? player);
        }),
        gone: sheet.people.flatMap(({ here }, person) => (here ? [] : [person])),
        totals: sheet.totals,
        deals: tally.deals,
        openedAt: head.log[0]?.receivedAt ?? sheet.openedAt,
        lastAt: last?.receivedAt ?? null,
        phone: named?.name ?? (seat === undefined ? null : (sheet.names[seat] ?? null)),
        shutOut: devices.some((one) => one.sheetId === id && !one.revokedAt && out.has(one.tokenHash)),
        contested: sheet.deals.filter(isContested).length,
        ended: tally.ended,
      },
    ];
  });
}
