/** One player's season, evenings page by page. */

import { grouped, keptIn } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import { mergedIn, NOBODY, peopleOf, personsOf } from "#lib/season/club/person";
import { playerFigures } from "#lib/season/gather";
import { ACROSS, type FigureRow } from "#lib/season/rows";
import { decimalsOf } from "#lib/season/standings/decimals";
import type { Standing } from "#lib/season/standings/standings";
import { sumOfFigures } from "#lib/season/standings/sums";
import { tablesOf } from "#lib/season/standings/tables";
import type { AttendedEvening, CareerView, PlayerView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import type { Access } from "../access";
import { db } from "../client";
import { readClub } from "../club";
import type { Kept } from "../project/project-evening";
import { readTablesOf } from "../project/project-sheet";
import { playerEvening } from "../project/read-seats";
import { beforeOf, EVENINGS_SHOWN, eveningLine, olderThan } from "./evening-page";
import { readLateRows } from "./late-rows";
import { readFiguresOf } from "./season-rows";
import { idsOf, type OpenSeason, readSeason, readStandings, steadily, withoutCompany } from "./season-standings";

/** Undefined: no such player in the club. `before`: as the page before gave it. */
export const readPlayerView = (
  { role }: Access,
  open: OpenSeason,
  asked: PlayerId,
  before: string | null,
): Promise<PlayerView | undefined> => steadily(open, (now) => viewOf(role, now, asked, before));

async function viewOf(role: Role, open: OpenSeason, asked: PlayerId, before: string | null): Promise<PlayerView | undefined> {
  const { club, season, key } = open;
  const id = personsOf(club.players).get(asked);
  const player = club.players.find((one) => one.id === id);
  if (!player) return undefined;
  const ids = idsOf(club, [player.id]);
  const others = club.players.flatMap((one) => (ids.includes(one.id) ? [] : [one.id]));
  const kept = key === null ? null : { key, season, club };
  const [{ standings, rows }, figures, evenings, late] = await Promise.all([
    readStandings(open),
    kept ? readFiguresOf(kept, ids, others) : [],
    kept ? readEveningsOf(kept, ids, player.id, before) : [],
    kept ? readLateRows(kept, ids) : [],
  ]);
  return {
    club: { id: club.id, name: club.name },
    role,
    season,
    player,
    players: peopleOf(club.players),
    standing: standings.find((one) => one.player.id === player.id) ?? null,
    decimals: decimalsOf(standings.map(({ value }) => value)),
    evenings: evenings.slice(0, EVENINGS_SHOWN),
    before: beforeOf(evenings),
    next: nextOf(standings, player.id),
    clubContracts: contractsOf(rows.figures),
    figures: ownFigures(figures.filter((row) => ids.includes(row.player))),
    tables: tablesOf(figures, club.players),
    adjustments: club.adjustments
      .filter((one) => one.season === season.id && ids.includes(one.player))
      .map((one) => ({ ...one, player: player.id })),
    late,
  };
}

/** Null for the first, and for a player without a rank. */
function nextOf(standings: readonly Standing[], id: PlayerId): PlayerView["next"] {
  const own = standings.find(({ player }) => player.id === id);
  const before = standings.findLast(({ rank }) => rank !== null && own?.rank && rank < own.rank);
  return own && before ? { player: before.player.id, gap: before.value - own.value } : null;
}

/** Over all players. */
function contractsOf(rows: readonly FigureRow[]): NonNullable<PlayerView["clubContracts"]> {
  const sums = new Map<string, { game: GameName; contract: string; n: number; made: number }>();
  for (const { game, figures } of rows)
    for (const [name, value] of Object.entries(figures)) {
      const [kind, contract = "", what] = name.split(".");
      if (kind !== "contract" || (what !== "n" && what !== "made")) continue;
      const sum = keptIn(sums, `${game} ${contract}`, () => ({ game: game as GameName, contract, n: 0, made: 0 }));
      sum[what] += value;
    }
  return [...sums.values()];
}

/** At most so many seasons are read. */
const MOST_SEASONS = 40;

/** Undefined: no such player in the club. */
export async function readCareer(clubId: string, asked: PlayerId): Promise<CareerView | undefined> {
  const known = await readClub(db(), clubId);
  const id = known && personsOf(known.club.players).get(asked);
  if (!known || id === undefined) return undefined;
  const seasons: CareerView["seasons"][number][] = [];
  const newest = [...known.club.seasons].sort((a, b) => b.from.localeCompare(a.from)).slice(0, MOST_SEASONS);
  for (const { id: season } of newest) {
    const open = await readSeason(clubId, season);
    const standings = open ? (await readStandings(open)).standings : [];
    const own = standings.find(({ player }) => player.id === id);
    if (!open || !own) continue;
    const { evenings = 0, won = 0 } = own.figures;
    seasons.push({
      ...{ season, name: open.season.name, by: open.season.counting.by, rank: own.rank, value: own.value, evenings, won },
      of: standings.filter(({ rank }) => rank !== null).length,
      decimals: decimalsOf(standings.map(({ value }) => value)),
    });
  }
  return { seasons };
}

/** Sums over all ids of one person. */
function ownFigures(rows: readonly FigureRow[]): PlayerView["figures"] {
  const games = grouped(rows, ({ game }) => game);
  return [...games].flatMap(([game, own]) =>
    game === ACROSS ? [] : [{ game, figures: withoutCompany(sumOfFigures(own, NOBODY)) }],
  );
}

/**
 * One more than is shown, to know whether there are more. `figures`: over all games; those about another player are put under that
 * person's id.
 */
async function readEveningsOf(
  { key, season, club }: Kept,
  ids: readonly PlayerId[],
  player: PlayerId,
  before: string | null,
): Promise<readonly AttendedEvening[]> {
  const rows = await db().eveningPlayer.findMany({
    where: { season: key, playerId: { in: [...ids] }, ...olderThan(before) },
    orderBy: { evening: "desc" },
    take: EVENINGS_SHOWN + 1,
  });
  const here = rows.map(({ evening }) => evening);
  const [evenings, tallies] = await Promise.all([
    db().evening.findMany({
      where: { season: key, evening: { in: here } },
      select: { evening: true, name: true, games: true },
    }),
    readTablesOf(db(), key, here, ids),
  ]);
  const byId = new Map(evenings.map((evening) => [evening.evening, evening]));
  const persons = mergedIn(club.players);
  return rows.map((kept) => {
    const { evening, counted } = kept;
    const seat = playerEvening(kept);
    const sheets = tallies.get(evening) ?? [];
    const own = sheets.filter(
      (sheet) => !sheet.carried && sheet.players.some((one) => ids.includes(one.player) && one.deals > 0),
    );
    const sat = own.map(({ sheet, game, title, deals }) => ({ sheet, game, title, deals }));
    const row = byId.get(evening) ?? { evening, name: null, games: "[]" };
    return {
      ...eveningLine(row, sat),
      counted,
      ...seat,
      player,
      sizes: [...new Set(own.map((sheet) => sheet.players.length + sheet.others.length))],
      figures: sumOfFigures(playerFigures(seat, sheets, season, club.players), persons),
    };
  });
}
