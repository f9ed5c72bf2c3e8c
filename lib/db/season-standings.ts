/** The standings of a season, and what every page of it starts from. */
import { grouped } from "#lib/rules/lists";
import { withoutEvening } from "#lib/season/changed";
import type { Club, PlayerId, Season } from "#lib/season/club-event";
import type { TieBreak } from "#lib/season/counting";
import type { EveningTally } from "#lib/season/gather";
import { personIn } from "#lib/season/person";
import type { FigureRow, SeasonRows } from "#lib/season/rows";
import { type Standing, standingsOf } from "#lib/season/standings";
import type { PlayedSoFar } from "#lib/season/views";
import { db, write } from "./client";
import { readClub } from "./club";
import { readPlayed } from "./played";
import { lastSeq } from "./read";
import { UNGATHERED } from "./regather";
import { type Opened, readAhead, readBest, readFigures, readLate, readMeetings } from "./season-rows";

/** What every page of a season starts from. `key` is null before its first evening. */
export interface OpenSeason {
  readonly club: Club;
  readonly season: Season;
  readonly key: number | null;
  readonly played: PlayedSoFar;
  /** Changes with everything that the season's pages are made of. */
  readonly version: string;
}

export async function openSeason(clubId: string, seasonId: string): Promise<OpenSeason | undefined> {
  const known = await readClub(db(), clubId);
  const season = known?.club.seasons.find(({ id }) => id === seasonId);
  if (!known || !season) return undefined;
  const row = await db().season.findFirst({ where: { clubId, seasonId } });
  if (row) await gathered(row.key);
  const played = await readPlayed(row);
  return { club: known.club, season, key: row?.key ?? null, played, version: versionIn(row, known.seq) };
}

/** A season that is just being counted otherwise is shown once it is: half of it would be somebody else's standings. */
async function gathered(season: number): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    if (!(await db().sheetTally.findFirst({ where: { season, evening: UNGATHERED }, select: { sheetId: true } }))) return;
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
  }
}

const ASKED_AGAIN_MS = 50;
const MOST_ASKED = 100;

/** Readings that the season changed under, before one that whoever writes waits for. */
const TRIES = 3;

/** What is made of a season in several queries is of one moment: made again where something was written meanwhile. */
export async function steadily<T>(open: OpenSeason, make: (open: OpenSeason) => Promise<T>): Promise<T> {
  let now = open;
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await make(now);
    if ((await versionOf(now)) === now.version) return made;
    now = await openAgain(now);
  }
  return write(async () => make(await openAgain(now)), open.club.id);
}

/** What opening it again would say, at less cost. */
async function versionOf({ club, season }: OpenSeason): Promise<string> {
  const where = { clubId_seasonId: { clubId: club.id, seasonId: season.id } };
  const row = await db().season.findUnique({ where, select: { version: true } });
  return versionIn(row, await lastSeq(club.id));
}

const versionIn = (row: { readonly version: number } | null, seq: number): string => `${row?.version ?? 0}.${seq}`;

const openAgain = async (open: OpenSeason): Promise<OpenSeason> => (await openSeason(open.club.id, open.season.id)) ?? open;

/** The standings, and what they were made of; also what they were made of without the evening `last`. */
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

/** What a tie-break of company needs besides, of those whom it is asked about. */
const COMPANY: Readonly<Partial<Record<TieBreak, ReadCompany>>> = {
  "head-to-head": async ({ figures }, here, groups) => ({ figures: joined(figures, await readAhead(here, groups)) }),
  "last-evening": async (_, here, groups) => ({ last: await readMeetings(here, groups) }),
};

type ReadCompany = (rows: SeasonRows, here: Opened, groups: readonly (readonly PlayerId[])[]) => Promise<Partial<SeasonRows>>;

/** Those whom no rule before this one separates: only between them is it worth knowing who met whom. */
function stillEqual({ season, club }: OpenSeason, rows: SeasonRows, rule: TieBreak): PlayerId[][] {
  const { counting } = season;
  const tieBreaks = counting.tieBreaks.slice(0, counting.tieBreaks.indexOf(rule));
  const ranked = standingsOf({ ...season, counting: { ...counting, tieBreaks } }, club, rows).filter(({ rank }) => rank !== null);
  const equals = [...grouped(ranked, ({ rank }) => rank).values()].filter(({ length }) => length > 1);
  return equals.map((group) => group.map(({ player }) => player.id));
}

/** One row a player and game, whatever it was read in. */
export function joined(rows: readonly FigureRow[], more: readonly FigureRow[]): FigureRow[] {
  const others = new Map(more.map((row) => [`${row.player} ${row.game}`, row.figures]));
  return rows.map((row) => {
    const same = others.get(`${row.player} ${row.game}`);
    return same ? { ...row, figures: { ...row.figures, ...same } } : row;
  });
}

/** The club's ids of these people: their own, and of those merged into them. */
export function idsOf({ players }: Club, people: readonly PlayerId[]): PlayerId[] {
  const personOf = personIn(players);
  const wanted = new Set(people);
  return players.flatMap(({ id }) => (wanted.has(personOf(id)) ? [id] : []));
}

/** Without the figures that name another player. */
export const withoutCompany = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !/^(met|with)\./.test(name)));
