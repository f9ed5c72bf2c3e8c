/** The standings of a season, and what every page of it starts from. */
import type { Club, PlayerId, Season } from "#lib/season/club-event";
import type { TieBreak } from "#lib/season/counting";
import { personsOf } from "#lib/season/person";
import type { FigureRow, SeasonRows } from "#lib/season/rows";
import { type Standing, standingsOf } from "#lib/season/standings";
import type { Played } from "#lib/season/views";
import { db } from "./client";
import { readClub } from "./club";
import { readPlayed } from "./played";
import { readBest, readCompany, readFigures, readLate, readMeetings } from "./season-rows";

/** What every page of a season starts from. `key` is null before its first evening. */
export interface OpenSeason {
  readonly club: Club;
  readonly season: Season;
  readonly key: number | null;
  readonly played: Played;
  /** Changes with everything that the season's pages are made of. */
  readonly version: string;
}

export async function openSeason(clubId: string, seasonId: string): Promise<OpenSeason | undefined> {
  const known = await readClub(db(), clubId);
  const season = known?.club.seasons.find(({ id }) => id === seasonId);
  if (!known || !season) return undefined;
  const row = await db().season.findUnique({ where: { clubId_seasonId: { clubId, seasonId } } });
  const played = await readPlayed(row, season.counting.games);
  return { club: known.club, season, key: row?.key ?? null, played, version: `${row?.version ?? 0}.${known.seq}` };
}

/** The standings, and what they were made of. */
export async function readStandings(open: OpenSeason): Promise<{ rows: SeasonRows; standings: Standing[] }> {
  const { club, season, key } = open;
  if (key === null) return { rows: NO_ROWS, standings: standingsOf(season, club, NO_ROWS) };
  const figures = await readFigures(
    db(),
    key,
    season.counting.games,
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
  return { ...rows, figures: joined(rows.figures, await readCompany(db(), key, season.counting.games, ids)) };
}

/** One row a player and game, whatever it was read in. */
export function joined(rows: readonly FigureRow[], more: readonly FigureRow[]): FigureRow[] {
  return rows.map((row) => {
    const same = more.find(({ player, game }) => player === row.player && game === row.game);
    return same ? { ...row, figures: { ...row.figures, ...same.figures } } : row;
  });
}

/** The club's ids of these people: their own, and of those merged into them. */
export function idsOf({ players }: Club, people: readonly PlayerId[]): PlayerId[] {
  const persons = personsOf(players);
  return players.flatMap(({ id }) => (people.includes(persons.get(id) ?? id) ? [id] : []));
}

/** Without the figures that name another player. */
export const withoutCompany = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !/^(met|with)\./.test(name)));
