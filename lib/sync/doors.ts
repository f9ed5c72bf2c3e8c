/** The addresses of a club's data, by what they show, each with the shape of its answer. */
import type { HallLine, HallView } from "#lib/hall/hall-view";
import type { ClubFile } from "#lib/season/club/club-file";
import type { MetView } from "#lib/season/draw/met";
import type { EveningView } from "#lib/season/evening-view";
import type { CareerView, ClubView, EveningPage, PlayerView, SeasonView, TableView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import { shaped } from "./shape";

/** `is`: has the shape that this app reads. What an older app kept, or another version of the server gives, may lack fields. */
export interface Door<T> {
  readonly path: string;
  readonly is: (json: unknown) => json is T;
}

interface HallsView {
  readonly role: Role;
  readonly halls: readonly HallLine[];
}

const OF_SEASON = { club: "record", role: "string", season: "record" } as const;
/** What a whole season and one player's season both have. */
const COUNTED = {
  players: "list",
  evenings: "list",
  before: "string?",
  tables: "record",
  adjustments: "list",
  late: "list",
} as const;

const isClub = shaped<ClubView>({ club: "record", role: "string", seasons: "list", day: "string" });
const isEveningPage = shaped<EveningPage>({ evenings: "list", before: "string?" });
const isSeason = shaped<SeasonView>({
  ...OF_SEASON,
  ...COUNTED,
  played: "record",
  standings: "list",
  curve: "record",
  changed: "record?",
  luck: "record",
  history: "record?",
  day: "string",
  tonight: "string",
});
const isPlayer = shaped<PlayerView>({
  ...OF_SEASON,
  ...COUNTED,
  player: "record",
  standing: "record?",
  decimals: "number",
  figures: "list",
});
const isCareer = shaped<CareerView>({ seasons: "list" });
const isTable = shaped<TableView>({
  ...OF_SEASON,
  tally: "record",
  rules: "record",
  names: "list",
  dealer: "number",
  players: "list",
  marks: "list",
  totals: "list",
  deals: "list",
});
const isEvening = shaped<EveningView>({
  club: "record",
  role: "string",
  day: "string",
  tonight: "string",
  players: "list",
  tables: "list",
  rankings: "list",
  warnings: "list",
});
const isHall = shaped<HallView>({
  role: "string",
  club: "record",
  hall: "record",
  playing: "list",
  openedAt: "string?",
  now: "string",
});
const isHalls = shaped<HallsView>({ role: "string", halls: "list" });
const isMet = shaped<MetView>({ evenings: "list", ranked: "list" });
export const isClubFile = shaped<ClubFile>({ format: "string", v: "number", club: "string", logs: "list" });

export const clubPath = (club: string): string => `/api/clubs/${club}`;
const seasonPath = (club: string, season: string) => `${clubPath(club)}/seasons/${season}`;
const playerPath = (club: string, season: string, player: string) => `${seasonPath(club, season)}/players/${player}`;

const door = <T>(path: string, is: Door<T>["is"]): Door<T> => ({ path, is });

export const doorOf = {
  club: (club: string) => door(clubPath(club), isClub),
  season: (club: string, season: string) => door(seasonPath(club, season), isSeason),
  /** With all players' partners and opponents. */
  wholeSeason: (club: string, season: string) => door(`${seasonPath(club, season)}?company=all`, isSeason),
  evenings: (club: string, season: string, before: string) =>
    door(`${seasonPath(club, season)}/evenings?before=${before}`, isEveningPage),
  player: (club: string, season: string, player: string, before?: string) =>
    door(`${playerPath(club, season, player)}${before === undefined ? "" : `?before=${before}`}`, isPlayer),
  /** The same player in every season of the club. */
  career: (club: string, season: string, player: string) => door(`${playerPath(club, season, player)}?career=1`, isCareer),
  export: (club: string, season?: string) =>
    door(`${clubPath(club)}/export${season === undefined ? "" : `?season=${season}`}`, isClubFile),
  /** Tonight, or an evening of a season. */
  evening: (club: string, asked?: { readonly season: string; readonly evening: string }) =>
    door(
      `${clubPath(club)}/night${asked ? `?season=${asked.season}&evening=${encodeURIComponent(asked.evening)}` : ""}`,
      isEvening,
    ),
  /** The tables of a season that still go on. */
  openTables: (club: string, season: string) => door(`${clubPath(club)}/night?season=${season}`, isEvening),
  halls: (club: string) => door(`${clubPath(club)}/halls`, isHalls),
  hall: (hall: string) => door(`/api/halls/${hall}`, isHall),
  /** What a draw of tables is made from (T30). */
  met: (club: string, season: string) => door(`${seasonPath(club, season)}/met`, isMet),
  table: (club: string, sheet: string) => door(`${clubPath(club)}/evenings/${sheet}`, isTable),
};
