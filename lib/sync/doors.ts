/** The doors of a club, by what they show. */
import type { HallLine, HallView } from "#lib/hall/hall-view";
import type { ClubFile } from "#lib/season/club-file";
import type { MetView } from "#lib/season/draw/met";
import type { NightView } from "#lib/season/night";
import type { CareerView, ClubView, EveningPage, EveningView, PlayerView, SeasonView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import { shaped } from "./shape";

/** `is`: an answer of this app; one that an older app kept, or that a server of another day gives, may lack what is read of it. */
export interface Door<T> {
  readonly path: string;
  readonly is: (json: unknown) => json is T;
}

interface HallsView {
  readonly role: Role;
  readonly halls: readonly HallLine[];
}

const isClub = shaped<ClubView>({ club: "record", role: "string", seasons: "list", day: "string" });
const isEveningPage = shaped<EveningPage>({ evenings: "list", before: "string?" });
const isSeason = shaped<SeasonView>({
  club: "record",
  role: "string",
  season: "record",
  players: "list",
  played: "record",
  standings: "list",
  evenings: "list",
  before: "string?",
  curve: "record",
  tables: "record",
  changed: "record?",
  luck: "record",
  history: "record?",
  adjustments: "list",
  late: "list",
  day: "string",
  tonight: "string",
});
const isPlayer = shaped<PlayerView>({
  club: "record",
  role: "string",
  season: "record",
  player: "record",
  players: "list",
  standing: "record?",
  decimals: "number",
  evenings: "list",
  before: "string?",
  figures: "list",
  tables: "record",
  adjustments: "list",
  late: "list",
});
const isCareer = shaped<CareerView>({ seasons: "list" });
const isEvening = shaped<EveningView>({
  club: "record",
  role: "string",
  season: "record",
  tally: "record",
  rules: "record",
  names: "list",
  dealer: "number",
  players: "list",
  marks: "list",
  totals: "list",
  deals: "list",
});
const isNight = shaped<NightView>({
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

export const doorOf = {
  club: (club: string): Door<ClubView> => ({ path: clubPath(club), is: isClub }),
  season: (club: string, season: string): Door<SeasonView> => ({ path: seasonPath(club, season), is: isSeason }),
  /** With everybody's partners and opponents. */
  wholeSeason: (club: string, season: string): Door<SeasonView> => ({
    path: `${seasonPath(club, season)}?company=all`,
    is: isSeason,
  }),
  evenings: (club: string, season: string, before: string): Door<EveningPage> => ({
    path: `${seasonPath(club, season)}/evenings?before=${before}`,
    is: isEveningPage,
  }),
  player: (club: string, season: string, player: string, before?: string): Door<PlayerView> => ({
    path: `${playerPath(club, season, player)}${before === undefined ? "" : `?before=${before}`}`,
    is: isPlayer,
  }),
  /** The same player in every season of the club. */
  career: (club: string, season: string, player: string): Door<CareerView> => ({
    path: `${playerPath(club, season, player)}?career=1`,
    is: isCareer,
  }),
  export: (club: string, season?: string): Door<ClubFile> => ({
    path: `${clubPath(club)}/export${season === undefined ? "" : `?season=${season}`}`,
    is: isClubFile,
  }),
  /** Tonight, or an evening of a season. */
  night: (club: string, asked?: { readonly season: string; readonly evening: string }): Door<NightView> => ({
    path: `${clubPath(club)}/night${asked ? `?season=${asked.season}&evening=${encodeURIComponent(asked.evening)}` : ""}`,
    is: isNight,
  }),
  /** The tables of a season that nobody has ended. */
  openTables: (club: string, season: string): Door<NightView> => ({
    path: `${clubPath(club)}/night?season=${season}`,
    is: isNight,
  }),
  halls: (club: string): Door<HallsView> => ({ path: `${clubPath(club)}/halls`, is: isHalls }),
  hall: (hall: string): Door<HallView> => ({ path: `/api/halls/${hall}`, is: isHall }),
  /** What a draw goes by. */
  met: (club: string, season: string): Door<MetView> => ({ path: `${seasonPath(club, season)}/met`, is: isMet }),
  evening: (club: string, sheet: string): Door<EveningView> => ({ path: `${clubPath(club)}/evenings/${sheet}`, is: isEvening }),
};
