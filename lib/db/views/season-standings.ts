/** The standings of a season, and what every page of it starts from. */
import { grouped } from "#lib/rules/lists";
import type { Club, PlayerId, Season } from "#lib/season/club/club-event";
import type { TieBreak } from "#lib/season/club/counting";
import { personIn } from "#lib/season/club/person";
import type { EveningTally } from "#lib/season/gather";
import type { FigureRow, SeasonRows } from "#lib/season/rows";
import { withoutEvening } from "#lib/season/standings/changed";
import { type Standing, standingsOf } from "#lib/season/standings/standings";
import type { PlayedSoFar } from "#lib/season/views";
import { db, write } from "../client";
import { readClub } from "../club";
import { UNGATHERED } from "../project/regather";
import { lastSeq } from "../read";
import { readPlayed } from "./played";
import { type Opened, readAhead, readBest, readFigures, readLate, readMeetings } from "./season-rows";

/** What every page of a season needs. `key` is null before its first evening. */
export interface OpenSeason {
  readonly club: Club;
  readonly season: Season;
  readonly key: number | null;
  readonly played: PlayedSoFar;
  /** Changes whenever anything changes that the season's pages are made of. */
  readonly version: string;
}

export async function readSeason(clubId: string, seasonId: string): Promise<OpenSeason | undefined> {
  const known = await readClub(db(), clubId);
  const season = known?.club.seasons.find(({ id }) => id === seasonId);
  if (!known || !season) return undefined;
  const row = await db().season.findFirst({ where: { clubId, seasonId } });
  if (row) await gathered(row.key);
  const played = await readPlayed(row);
  return { club: known.club, season, key: row?.key ?? null, played, version: versionIn(row, known.seq) };
}

/** While a season's counting changes, waits: half of it would give wrong standings. */
async function gathered(season: number): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    if (!(await db().sheetTally.findFirst({ where: { season, evening: UNGATHERED }, select: { sheetId: true } }))) return;
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
  }
}

const ASKED_AGAIN_MS = 50;
const MOST_ASKED = 100;

/** After so many reads that a change disturbed, one is done as a write, so that writers wait for it. */
const TRIES = 3;

/** Makes something from several queries of one state of the season: made again if something was written meanwhile. */
export async function steadily<T>(open: OpenSeason, make: (open: OpenSeason) => Promise<T>): Promise<T> {
  let now = open;
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await make(now);
    if ((await versionOf(now)) === now.version) return made;
    now = await openAgain(now);
  }
  return write(async () => make(await openAgain(now)), open.club.id);
}

/** The season's version now, cheaper than opening it again. */
async function versionOf({ club, season }: OpenSeason): Promise<string> {
  const where = { clubId_seasonId: { clubId: club.id, seasonId: season.id } };
  const row = await db().season.findUnique({ where, select: { version: true } });
  return versionIn(row, await lastSeq(club.id));
}

const versionIn = (row: { readonly version: number } | null, seq: number): string => `${row?.version ?? 0}.${seq}`;

const openAgain = async (open: OpenSeason): Promise<OpenSeason> => (await readSeason(open.club.id, open.season.id)) ?? open;

/** The standings and the rows they were made of; with `last`, also the rows for the standings without that evening. */
export async function readStandings(
  open: OpenSeason,
  last: EveningTally | null = null,
): Promise<{ rows: SeasonRows; standings: Standing[] }> {
  const { club, season, key } = open;
  if (key === null) return { rows: NO_ROWS, standings: standingsOf(season, club, NO_ROWS) };
  const here = { key, season };
  const figures = await readFigures(
    here,
    club.players.map(({ id }) => id),
  );
  const players = [...new Set(figures.map(({ player }) => player))];
  const [best, late] = await Promise.all([readBest(here, players), readLate(here)]);
  let rows: SeasonRows = { figures, best, late, last: [] };
  for (const rule of season.counting.tieBreaks) {
    const read = COMPANY[rule];
    if (!read) continue;
    const without = last ? stillEqual(open, withoutEvening(rows, last), rule) : [];
    const groups = [...stillEqual(open, rows, rule), ...without].map((group) => idsOf(club, group));
    if (groups.length > 0) rows = { ...rows, ...(await read(rows, here, groups)) };
  }
  return { rows, standings: standingsOf(season, club, rows) };
}

const NO_ROWS: SeasonRows = { figures: [], best: [], late: [], last: [] };

/** Further rows for the tie-breaks about meetings, only for tied players. */
const COMPANY: Readonly<Partial<Record<TieBreak, ReadCompany>>> = {
  "head-to-head": async ({ figures }, here, groups) => ({ figures: joined(figures, await readAhead(here, groups)) }),
  "last-evening": async (_, here, groups) => ({ last: await readMeetings(here, groups) }),
};

type ReadCompany = (rows: SeasonRows, here: Opened, groups: readonly (readonly PlayerId[])[]) => Promise<Partial<SeasonRows>>;

/** Players whom no earlier rule separates: only for them is it read who met whom. */
function stillEqual({ season, club }: OpenSeason, rows: SeasonRows, rule: TieBreak): PlayerId[][] {
  const { counting } = season;
  const tieBreaks = counting.tieBreaks.slice(0, counting.tieBreaks.indexOf(rule));
  const ranked = standingsOf({ ...season, counting: { ...counting, tieBreaks } }, club, rows).filter(({ rank }) => rank !== null);
  const equals = [...grouped(ranked, ({ rank }) => rank).values()].filter(({ length }) => length > 1);
  return equals.map((group) => group.map(({ player }) => player.id));
}

/** Merges two reads into one row for each player and game. */
export function joined(rows: readonly FigureRow[], more: readonly FigureRow[]): FigureRow[] {
  const others = new Map(more.map((row) => [`${row.player} ${row.game}`, row.figures]));
  return rows.map((row) => {
    const same = others.get(`${row.player} ${row.game}`);
    return same ? { ...row, figures: { ...row.figures, ...same } } : row;
  });
}

/** All ids of these people: their own, and those merged into them. */
export function idsOf({ players }: Club, people: readonly PlayerId[]): PlayerId[] {
  const personOf = personIn(players);
  const wanted = new Set(people);
  return players.flatMap(({ id }) => (wanted.has(personOf(id)) ? [id] : []));
}

/** Figures without those about another player. */
export const withoutCompany = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !/^(met|with)\./.test(name)));
