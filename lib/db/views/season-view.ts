/** A season as it is shown: read in a few bounded queries, then made by the pure functions of lib/season. */

import { ofPersons, peopleOf, personIn } from "#lib/season/club/person";
import { type EveningTally, gatherEvening } from "#lib/season/gather";
import type { SeasonRows } from "#lib/season/rows";
import { changedBy } from "#lib/season/standings/changed";
import { curveOf } from "#lib/season/standings/curve";
import { luckOf } from "#lib/season/standings/luck";
import type { Standing } from "#lib/season/standings/standings";
import { tablesOf } from "#lib/season/standings/tables";
import type { Curve, EveningLine, SeasonView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import type { Access } from "../access";
import { db } from "../client";
import type { Kept } from "../project/project-evening";
import { readTables } from "../project/project-sheet";
import { today, tonight } from "./club-view";
import { readEveningPage } from "./evening-page";
import { readHistory } from "./history";
import { readLateRows } from "./late-rows";
import { newestOf } from "./played";
import { readCompany } from "./season-rows";
import { idsOf, joined, type OpenSeason, readStandings, steadily, withoutCompany } from "./season-standings";

/** With more people the table of meetings is unreadable. */
const COMPANY_SHOWN = 16;
/** The most on the page of all meetings. */
const MOST_COMPANY = 100;

/** `isWhole`: with all meetings, up to MOST_COMPANY players. */
export const readSeasonView = ({ role }: Access, open: OpenSeason, isWhole = false): Promise<SeasonView> =>
  steadily(open, (now) => viewOf(role, now, isWhole ? MOST_COMPANY : COMPANY_SHOWN));

async function viewOf(role: Role, open: OpenSeason, most: number): Promise<SeasonView> {
  const { club, season, key, played } = open;
  const last = key === null ? null : await readLast(open, key);
  const { rows, standings } = await readStandings(open, last);
  const shown = key === null ? EMPTY : await readShown({ ...open, key }, standings, most);
  const { company, page, counted, late, history } = shown;
  return {
    club: { id: club.id, name: club.name },
    role,
    season,
    players: peopleOf(club.players),
    played,
    standings,
    ...page,
    curve: history ? inOrder(history.curve, standings) : curveShown(standings, counted, open),
    tables: tablesOf(
      joined(
        rows.figures.map((row) => ({ ...row, figures: withoutCompany(row.figures) })),
        company,
      ),
      club.players,
    ),
    changed: last && changedIn(open, rows, last, counted),
    luck: luckOf(standings, season.counting),
    history: history && { ratings: history.ratings, records: history.records },
    adjustments: ofPersons(
      club.adjustments.filter((one) => one.season === season.id),
      personIn(club.players),
    ),
    late,
    day: today(),
    tonight: tonight(),
  };
}

/** What the last evening changed. */
function changedIn({ season, club }: OpenSeason, rows: SeasonRows, last: EveningTally, counted: readonly EveningLine[]) {
  const others = counted.filter(({ evening }) => evening !== last.evening);
  return { evening: last.evening, day: last.day, facts: changedBy(season, club, rows, last, others, tonight()) };
}

const EMPTY = { company: [], page: { evenings: [], before: null }, counted: [], late: [], history: null };

/** All that a season's page shows besides the standings. `counted`: the newest evenings that count. */
async function readShown(open: OpenSeason & Kept, standings: readonly Standing[], most: number) {
  const { club } = open;
  const first = idsOf(
    club,
    standings.slice(0, most).map(({ player }) => player.id),
  );
  const [company, page, late, history] = await Promise.all([
    readCompany(open, first),
    readEveningPage(open),
    readLateRows(open),
    readHistory(open),
  ]);
  const isAll = page.evenings.every(({ counted }) => counted);
  const { evenings: counted } = isAll ? page : await readEveningPage(open, null, true);
  return { company, page, counted, late, history };
}

async function readLast({ club, season }: OpenSeason, key: number): Promise<EveningTally | null> {
  const newest = await newestOf(key);
  return newest && gatherEvening(newest.evening, await readTables(db(), key, newest.evening), season, club.players);
}

/** Lines in the order of the standings; a player with only points by hand has none. */
const inOrder = (curve: Curve, standings: readonly Standing[]): Curve => ({
  ...curve,
  players: standings.flatMap(({ player }) => curve.players.find((one) => one.player === player.id) ?? []),
});

/** The curve of the shown evenings, while a very long season is still being read. */
const curveShown = (standings: readonly Standing[], shown: readonly EveningLine[], { season, club }: OpenSeason): Curve =>
  curveOf(
    shown,
    season.counting,
    standings.map(({ player }) => player.id),
    club.players,
    new Map(standings.map(({ player, figures }) => [player.id, figures])),
  );
