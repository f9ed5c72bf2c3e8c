/** A season as it is shown: read in a few bounded queries, then made by the pure functions of lib/season. */

import type { GameName } from "#lib/rules/rules";
import { changedBy } from "#lib/season/changed";
import type { Club, PlayerId, Season } from "#lib/season/club-event";
import type { TieBreak } from "#lib/season/counting";
import { curveOf } from "#lib/season/curve";
import { luckOf } from "#lib/season/luck";
import { peopleOf, personsOf } from "#lib/season/person";
import type { PlayedEvening } from "#lib/season/records";
import type { FigureRow, SeasonRows } from "#lib/season/rows";
import { type Standing, standingsOf } from "#lib/season/standings";
import { byPerson, tablesOf } from "#lib/season/tables";
import type { EveningTally } from "#lib/season/tally";
import type { ClubView, Curve, EveningLine, LateRow, PlayerView, SeasonView } from "#lib/season/views";
import type { Access } from "./access";
import { db } from "./client";
import { readClub } from "./club";
import { readHistory } from "./history";
import { readBest, readCompany, readFigures, readFiguresOf, readLate, readMeetings } from "./season-rows";

const EVENINGS_SHOWN = 60;
const LATE_SHOWN = 100;
/** More people than this in one table of who met whom could not be read. */
const COMPANY_SHOWN = 16;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Undefined: no club has this id. */
export async function readClubView({ sheet, role }: Access): Promise<ClubView | undefined> {
  const known = await readClub(db(), sheet);
  if (!known) return undefined;
  const rows = await db().season.findMany({ where: { clubId: sheet } });
  const lasts = await Promise.all(rows.map(({ key }) => lastDayOf(key)));
  const seasons = known.club.seasons.map(({ id }) => {
    const i = rows.findIndex(({ seasonId }) => seasonId === id);
    return { id, evenings: rows[i]?.evenings ?? 0, deals: rows[i]?.deals ?? 0, last: lasts[i] ?? null };
  });
  return { club: known.club, role, seasons, day: today() };
}

async function lastDayOf(season: number): Promise<string | null> {
  const where = { season, deals: { gt: 0 } };
  return (await db().evening.findFirst({ where, orderBy: { day: "desc" }, select: { day: true } }))?.day ?? null;
}

/** What every page of a season starts from. `key` is null before its first evening. */
export interface OpenSeason {
  readonly club: Club;
  readonly season: Season;
  readonly key: number | null;
  readonly played: { readonly evenings: number; readonly deals: number };
  /** Changes with everything that the season's pages are made of. */
  readonly version: string;
}

export async function openSeason(clubId: string, seasonId: string): Promise<OpenSeason | undefined> {
  const known = await readClub(db(), clubId);
  const season = known?.club.seasons.find(({ id }) => id === seasonId);
  if (!known || !season) return undefined;
  const row = await db().season.findUnique({ where: { clubId_seasonId: { clubId, seasonId } } });
  const played = { evenings: row?.evenings ?? 0, deals: row?.deals ?? 0 };
  return { club: known.club, season, key: row?.key ?? null, played, version: `${row?.version ?? 0}.${known.seq}` };
}

/** The standings, and what they were made of. */
export async function readStandings(open: OpenSeason): Promise<{ rows: SeasonRows; standings: Standing[] }> {
  const { club, season, key } = open;
  if (key === null) return { rows: NO_ROWS, standings: standingsOf(season, club, NO_ROWS) };
  const figures = await readFigures(
    db(),
    key,
    club.players.map(({ id }) => id),
  );
  const players = [...new Set(figures.map(({ player }) => player))];
  const [best, late] = await Promise.all([readBest(db(), key, season.counting, players), readLate(db(), key, season.counting)]);
  let rows: SeasonRows = { figures, best, late, last: [] };
  for (const rule of season.counting.tieBreaks) {
    const among = rule === "head-to-head" || rule === "last-evening" ? stillEqual(open, rows, rule) : [];
    for (const group of among) rows = await withCompany(open, key, rows, rule, idsOf(club, group));
  }
  return { rows, standings: standingsOf(season, club, rows) };
}

const NO_ROWS: SeasonRows = { figures: [], best: [], late: [], last: [] };

/** Those whom no rule before this one separates: only between them is it worth knowing who met whom. */
function stillEqual({ season, club }: OpenSeason, rows: SeasonRows, rule: TieBreak): PlayerId[][] {
  const { counting } = season;
  const tieBreaks = counting.tieBreaks.slice(0, counting.tieBreaks.indexOf(rule));
  const ranks = new Map<number, PlayerId[]>();
  for (const { rank, player } of standingsOf({ ...season, counting: { ...counting, tieBreaks } }, club, rows))
    if (rank !== null) ranks.set(rank, [...(ranks.get(rank) ?? []), player.id]);
  return [...ranks.values()].filter(({ length }) => length > 1);
}

async function withCompany(
  { season }: OpenSeason,
  key: number,
  rows: SeasonRows,
  rule: TieBreak,
  ids: readonly PlayerId[],
): Promise<SeasonRows> {
  if (rule === "last-evening") return { ...rows, last: [...rows.last, ...(await readMeetings(db(), key, season.counting, ids))] };
  return { ...rows, figures: joined(rows.figures, await readCompany(db(), key, ids)) };
}

/** One row a player and game, whatever it was read in. */
function joined(rows: readonly FigureRow[], more: readonly FigureRow[]): FigureRow[] {
  return rows.map((row) => {
    const same = more.find(({ player, game }) => player === row.player && game === row.game);
    return same ? { ...row, figures: { ...row.figures, ...same.figures } } : row;
  });
}

/** The club's ids of these people: their own, and of those merged into them. */
function idsOf({ players }: Club, people: readonly PlayerId[]): PlayerId[] {
  const persons = personsOf(players);
  return players.flatMap(({ id }) => (people.includes(persons.get(id) ?? id) ? [id] : []));
}

export async function readSeasonView({ role }: Access, open: OpenSeason): Promise<SeasonView> {
  const { club, season, key, played } = open;
  const { rows, standings } = await readStandings(open);
  const shown = key === null ? EMPTY : await readShown(open, key, standings);
  const { company, evenings, late, history, last } = shown;
  return {
    club: { id: club.id, name: club.name },
    role,
    season,
    players: peopleOf(club.players),
    played,
    standings,
    evenings,
    curve: curveShown(standings, evenings, season.counting.games, club),
    tables: tablesOf(
      joined(
        rows.figures.map((row) => ({ ...row, figures: withoutCompany(row.figures) })),
        company,
      ),
      club.players,
    ),
    changed: last && {
      sheet: last.sheet,
      day: last.day,
      facts: changedBy(season, club, rows, last, evenings.filter(({ sheet }) => sheet !== last.sheet).map(asPlayed)),
    },
    luck: luckOf(standings, season.counting),
    history,
    adjustments: club.adjustments.filter((one) => one.season === season.id),
    late,
    day: today(),
  };
}

const EMPTY = { company: [], evenings: [], late: [], history: null, last: null };

/** All that a season's page shows besides the standings. */
async function readShown(open: OpenSeason, key: number, standings: readonly Standing[]) {
  const { club, season, version, played } = open;
  const first = idsOf(
    club,
    standings.slice(0, COMPANY_SHOWN).map(({ player }) => player.id),
  );
  const [company, evenings, late, history] = await Promise.all([
    readCompany(db(), key, first),
    readEvenings(key, club),
    readLateRows(key, club),
    readHistory({ key, version, evenings: played.evenings, players: club.players }),
  ]);
  const newest = evenings.find(({ game }) => season.counting.games.includes(game));
  return { company, evenings, late, history, last: newest ? await readTally(key, newest.sheet) : null };
}

async function readTally(season: number, sheetId: string): Promise<EveningTally | null> {
  const kept = await db().evening.findUnique({ where: { sheetId_season: { sheetId, season } }, select: { tally: true } });
  return kept && (JSON.parse(kept.tally) as EveningTally);
}

const asPlayed = ({ sheet, day, players }: EveningLine): PlayedEvening => ({ sheet, day, players });

const withoutCompany = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !/^(met|with)\./.test(name)));

/** The newest, newest first. */
async function readEvenings(key: number, { players }: Club): Promise<EveningLine[]> {
  const persons = personsOf(players);
  const evenings = await db().evening.findMany({
    where: { season: key, deals: { gt: 0 } },
    orderBy: [{ day: "desc" }, { sheetId: "desc" }],
    take: EVENINGS_SHOWN,
    select: { sheetId: true, day: true, game: true, title: true, deals: true, seats: true },
  });
  return evenings.map(({ sheetId, game, seats, ...evening }) => ({
    ...evening,
    sheet: sheetId,
    game: game as GameName,
    players: seats
      .map(({ playerId, points, place, sharing, deals, dealt }) => ({
        player: persons.get(playerId) ?? playerId,
        points,
        place,
        sharing,
        deals,
        dealt,
      }))
      .sort((a, b) => a.place - b.place || (a.player < b.player ? -1 : 1)),
  }));
}

/** The sums before what is shown are those of the whole season without what is shown. */
function curveShown(
  standings: readonly Standing[],
  evenings: readonly EveningLine[],
  games: readonly GameName[],
  { players }: Club,
): Curve {
  const shown = evenings.filter(({ game }) => games.includes(game));
  const before = standings.map(({ player, figures }) => {
    const gained = shown.flatMap((evening) => evening.players.filter((one) => one.player === player.id));
    return [player.id, (figures.points ?? 0) - gained.reduce((sum, { points }) => sum + points, 0)] as const;
  });
  const order = standings.map(({ player }) => player.id);
  return curveOf(shown.map(asPlayed), order, players, new Map(before));
}

async function readLateRows(key: number, { players }: Club, ids?: readonly PlayerId[]): Promise<LateRow[]> {
  const persons = personsOf(players);
  const rows = await db().lateChange.findMany({
    where: { season: key, ...(ids && { playerId: { in: [...ids] } }) },
    orderBy: [{ at: "desc" }, { event: "asc" }, { playerId: "asc" }],
    take: LATE_SHOWN,
  });
  const sheets = [...new Set(rows.map(({ sheetId }) => sheetId))];
  const days = await db().evening.findMany({
    where: { season: key, sheetId: { in: sheets } },
    select: { sheetId: true, day: true },
  });
  return rows.map(({ sheetId, playerId, points, event, at, deal }) => ({
    sheet: sheetId,
    day: days.find((evening) => evening.sheetId === sheetId)?.day ?? "",
    player: persons.get(playerId) ?? playerId,
    points,
    event,
    at: at.toISOString(),
    deal,
  }));
}

/** Undefined: nobody of the club. `before` is what the page before said to ask for. */
export async function readPlayerView(
  { role }: Access,
  open: OpenSeason,
  asked: PlayerId,
  before: { readonly day: string; readonly sheet: string } | null,
): Promise<PlayerView | undefined> {
  const { club, season, key } = open;
  const id = personsOf(club.players).get(asked);
  const player = club.players.find((one) => one.id === id);
  if (!player) return undefined;
  const ids = idsOf(club, [player.id]);
  const [{ standings }, figures, evenings, late] = await Promise.all([
    readStandings(open),
    key === null
      ? []
      : readFiguresOf(
          db(),
          key,
          ids,
          club.players.map((one) => one.id).filter((one) => !ids.includes(one)),
        ),
    key === null ? [] : readEveningsOf(key, club, ids, player.id, before),
    key === null ? [] : readLateRows(key, club, ids),
  ]);
  const tables = tablesOf(figures, club.players);
  const shown = evenings.slice(0, EVENINGS_SHOWN);
  const last = evenings.length > EVENINGS_SHOWN ? shown.at(-1) : undefined;
  return {
    club: { id: club.id, name: club.name },
    role,
    season,
    player,
    players: peopleOf(club.players),
    standing: standings.find((one) => one.player.id === player.id) ?? null,
    evenings: shown,
    before: last ? `${last.day},${last.sheet}` : null,
    figures: ownFigures(figures.filter((row) => ids.includes(row.player))),
    tables: { ...tables, met: tables.met.filter((row) => row.player === player.id) },
    adjustments: club.adjustments.filter((one) => one.season === season.id && ids.includes(one.player)),
    late,
  };
}

/** Summed over the ids that are one person. */
function ownFigures(rows: readonly SeasonRows["figures"][number][]): PlayerView["figures"] {
  const sums = new Map<GameName, Record<string, number>>();
  for (const { game, figures } of rows) {
    const sum = sums.get(game) ?? {};
    sums.set(game, sum);
    for (const [name, value] of Object.entries(withoutCompany(figures))) sum[name] = (sum[name] ?? 0) + value;
  }
  return [...sums].map(([game, figures]) => ({ game, figures }));
}

/** One more than is shown, to know whether there are more. */
async function readEveningsOf(
  key: number,
  { players }: Club,
  ids: readonly PlayerId[],
  player: PlayerId,
  before: { readonly day: string; readonly sheet: string } | null,
): Promise<PlayerView["evenings"]> {
  const older = before && { OR: [{ day: { lt: before.day } }, { day: before.day, sheetId: { lt: before.sheet } }] };
  const rows = await db().eveningPlayer.findMany({
    where: { season: key, playerId: { in: [...ids] }, ...older },
    orderBy: [{ day: "desc" }, { sheetId: "desc" }],
    take: EVENINGS_SHOWN + 1,
    include: { evening: { select: { title: true, tally: true } } },
  });
  return rows.map(({ sheetId, playerId, day, game, points, place, sharing, deals, dealt, evening }) => ({
    sheet: sheetId,
    day,
    game: game as GameName,
    title: evening.title,
    player,
    points,
    place,
    sharing,
    deals,
    dealt,
    figures: figuresIn(evening.tally, playerId, players),
  }));
}

/** What one evening brought a player; names that name a player name the person. */
function figuresIn(tally: string, id: PlayerId, players: Club["players"]): PlayerView["evenings"][number]["figures"] {
  const { game, players: there } = JSON.parse(tally) as EveningTally;
  const own = there.find(({ player }) => player === id);
  return (own && byPerson([{ player: id, game, figures: own.figures }], players)[0]?.figures) ?? {};
}
