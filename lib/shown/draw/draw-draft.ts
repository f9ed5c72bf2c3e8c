// This folder: what screens tell about tables being drawn.
/** Tables about to be drawn: who is here, how to draw, and the result, as people then changed it. */
import { GAMES } from "#lib/rules/all-games";
import { type GameName, type Rules, USUAL_GAME } from "#lib/rules/rules";
import type { Club, Draw, Player, PlayerId, SeasonId } from "#lib/season/club/club-event";
import type { How } from "#lib/season/club/drawn";
import type { Day } from "#lib/season/club/season-body";
import { offered } from "#lib/season/club/seats";
import { type SeatLimits, tablesFor, usualTables } from "#lib/season/draw/sizes";
import type { EveningView } from "#lib/season/evening-view";
import { resumed } from "#lib/sheet/drafts/resumed";
import { MOST_PEOPLE } from "#lib/sheet/opening";

export interface DrawDraft {
  readonly day: Day;
  readonly here: readonly PlayerId[];
  readonly how: How;
  /** The number that people chose; null: the proposed one. */
  readonly count: number | null;
  readonly tables: readonly (readonly PlayerId[])[] | null;
  /** Ids of the sheets, by table: reused if opening the tables is tried again. */
  readonly sheets: readonly string[];
}

export const startDraw = (day: Day): DrawDraft => ({ day, here: [], how: "random", count: null, tables: null, sheets: [] });

/** The stored draft, if it is of that day and of players whom the club still has. */
export function keptDraft(text: string | null, day: Day, { players }: Pick<Club, "players">): DrawDraft {
  const known = new Set(offered(players).map(({ id }) => id));
  try {
    const kept = resumed(startDraw(""), JSON.parse(text ?? "null"));
    if (kept.day !== day) return startDraw(day);
    const here = kept.here.filter((id) => known.has(id));
    const same = here.length === kept.here.length;
    return { ...kept, here, ...(!same && { tables: null, sheets: [] }) };
  } catch {
    return startDraw(day);
  }
}

/** Changes who is here, which discards a draw. */
export function withHere(draft: DrawDraft, players: readonly PlayerId[], isHere: boolean): DrawDraft {
  const others = draft.here.filter((id) => !players.includes(id));
  return { ...draft, here: isHere ? [...others, ...players] : others, tables: null, sheets: [] };
}

/** The number of tables, and the possible ones; none if so many people cannot be seated. */
export function countsOf({ here, count }: Pick<DrawDraft, "here" | "count">, game: SeatLimits, wanted: number) {
  const counts = tablesFor(game, here.length);
  return { counts, count: count !== null && counts.includes(count) ? count : usualTables(game, here.length, wanted) };
}

/** "4 tables de 4", "2 tables de 5 et une de 4": how many tables of each size, the larger first. */
export function sizesIn(sizes: readonly number[]): { readonly size: number; readonly tables: number }[] {
  const larger = [...new Set(sizes)].sort((a, b) => b - a);
  return larger.map((size) => ({ size, tables: sizes.filter((one) => one === size).length }));
}

type Tables = readonly (readonly PlayerId[])[];

/** Moves a player to the end of another table. */
export const movedPlayer = (tables: Tables, player: PlayerId, to: number): PlayerId[][] =>
  tables.map((table, i) => {
    const others = table.filter((one) => one !== player);
    return i === to ? [...others, player] : others;
  });

/** Swaps two players. */
export const swappedPlayers = (tables: Tables, one: PlayerId, other: PlayerId): PlayerId[][] =>
  tables.map((table) => table.map((player) => (player === one ? other : player === other ? one : player)));

/** True if the player sits at another table than this one. */
export const sitsElsewhere = (tables: Tables, player: PlayerId, table: number): boolean =>
  tables.findIndex((one) => one.includes(player)) !== table;

/** The two that a tap on a name swaps: the selected player and one of another table. At the selected player's own table it swaps none. */
export const swapsWith = (tables: Tables, selected: PlayerId | null, tapped: PlayerId): selected is PlayerId =>
  selected !== null && !tables.some((table) => table.includes(selected) && table.includes(tapped));

/** Why a table of so many cannot be opened; null where it can. */
export function troubleAt({ players, fixedSeats }: SeatLimits, size: number): "few" | "many" | null {
  if (size < Math.min(...players)) return "few";
  return size > (fixedSeats === undefined ? MOST_PEOPLE : Math.max(...players)) ? "many" : null;
}

/** How a table of this size can take one more person: as a player, as one who sits out, or either. */
export function waysIn(game: SeatLimits, here: number, playing: number): readonly ("plays" | "rests")[] {
  if (game.fixedSeats !== undefined || here >= MOST_PEOPLE) return [];
  const plays = game.players.includes(here + 1);
  return [...(plays ? (["plays"] as const) : []), ...(playing >= Math.min(...game.players) ? (["rests"] as const) : [])];
}

/** The people a draw may seat, by name: members who still come, then known guests. */
export function peopleToDraw({ players }: Pick<Club, "players">): { readonly members: Player[]; readonly guests: Player[] } {
  const people = [...offered(players)].sort((a, b) => a.name.localeCompare(b.name));
  return { members: people.filter(({ guest }) => !guest), guests: people.filter(({ guest }) => guest) };
}

/** The draws of this season since that day, the oldest first. */
export const drawsSince = ({ draws = [] }: Pick<Club, "draws">, season: SeasonId | undefined, since: Day): readonly Draw[] =>
  draws.filter((draw) => draw.season === season && draw.day >= since);

/** The game to draw for: the season's last one, if it still counts. */
export const gameToDraw = (games: readonly GameName[], last: Pick<Rules, "game"> | null): GameName =>
  last && games.includes(last.game) ? last.game : (games[0] ?? USUAL_GAME);

/** The rules the season was last played by, if of that game; else the usual ones. */
export const rulesToDraw = (game: GameName, last: Rules | null): Pick<Rules, "game" | "edition" | "options"> =>
  last?.game === game ? last : { game, edition: GAMES[game].usual, options: {} };

const USUAL_TABLE = 4;

/** The usual size of a table. The last sheet's number only counts if larger: a smaller one was for lack of people. */
export const usualTable = (game: GameName, last: Rules | null): number =>
  Math.max(USUAL_TABLE, last?.game === game ? last.players : 0);

/** The people of the club who sit at no table that is still open. */
export function absentFrom(evening: EveningView | null, club: Pick<Club, "players">): Player[] {
  const tables = evening?.tables.filter(({ ended }) => !ended) ?? [];
  const seated = new Set(tables.flatMap(({ players, gone }) => players.filter((_, column) => !gone.includes(column))));
  const { members, guests } = peopleToDraw(club);
  return [...members, ...guests].filter(({ id }) => !seated.has(id));
}
