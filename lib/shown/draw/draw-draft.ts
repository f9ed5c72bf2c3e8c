/** Tables about to be drawn: who is here, how they are drawn, and what came out, as people then move whom they wish. */
import { GAMES } from "#lib/rules/all-games";
import { type GameName, type Rules, USUAL_GAME } from "#lib/rules/rules";
import type { Club, Player, PlayerId } from "#lib/season/club-event";
import type { How } from "#lib/season/draw/sizes";
import { restingAt, type SeatLimits, tablesFor, usualTables } from "#lib/season/draw/sizes";
import type { NightView } from "#lib/season/night";
import type { Day } from "#lib/season/season-body";
import { resumed } from "#lib/sheet/drafts/resumed";
import { type AskedOpening, MOST_PEOPLE } from "#lib/sheet/opening";
import { offered } from "#lib/shown/club/seats";

export interface DrawDraft {
  readonly day: Day;
  readonly here: readonly PlayerId[];
  readonly how: How;
  /** As people chose it; null: what is proposed. */
  readonly count: number | null;
  readonly tables: readonly (readonly PlayerId[])[] | null;
  /** Of the sheets to be, by table: the same when the tables are opened again after something went wrong. */
  readonly sheets: readonly string[];
}

export const startDraw = (day: Day): DrawDraft => ({ day, here: [], how: "random", count: null, tables: null, sheets: [] });

/** As this phone kept it, if it is of that day and of people whom the club still has. */
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

/** Somebody more, or fewer: what was drawn without is drawn no more. */
export function withHere(draft: DrawDraft, players: readonly PlayerId[], isHere: boolean): DrawDraft {
  const others = draft.here.filter((id) => !players.includes(id));
  return { ...draft, here: isHere ? [...others, ...players] : others, tables: null, sheets: [] };
}

/** How many tables are drawn, and how many could be; none where so many people cannot be seated. */
export function countsOf(
  { here, count }: Pick<DrawDraft, "here" | "count">,
  game: SeatLimits,
  wanted: number,
): { readonly counts: readonly number[]; readonly count: number | undefined } {
  const counts = tablesFor(game, here.length);
  return { counts, count: count !== null && counts.includes(count) ? count : usualTables(game, here.length, wanted) };
}

/** "4 tables de 4", "2 tables de 5 et une de 4": how many tables of each size, the larger first. */
export function sizesIn(sizes: readonly number[]): { readonly size: number; readonly tables: number }[] {
  const larger = [...new Set(sizes)].sort((a, b) => b - a);
  return larger.map((size) => ({ size, tables: sizes.filter((one) => one === size).length }));
}

type Tables = readonly (readonly PlayerId[])[];

/** To the end of another table. */
export const moved = (tables: Tables, player: PlayerId, to: number): PlayerId[][] =>
  tables.map((table, i) => {
    const others = table.filter((one) => one !== player);
    return i === to ? [...others, player] : others;
  });

/** Each in the other's place. */
export const swapped = (tables: Tables, one: PlayerId, other: PlayerId): PlayerId[][] =>
  tables.map((table) => table.map((player) => (player === one ? other : player === other ? one : player)));

/** Why a table of so many cannot be opened; null where it can. */
export function troubleAt({ players, fixedSeats }: SeatLimits, size: number): "few" | "many" | null {
  if (size < Math.min(...players)) return "few";
  return size > (fixedSeats === undefined ? MOST_PEOPLE : Math.max(...players)) ? "many" : null;
}

/** Whoever a table of so many takes more: everybody plays, the dealer sits out, or either. */
export function waysIn(game: SeatLimits, here: number, playing: number): readonly ("plays" | "rests")[] {
  if (game.fixedSeats !== undefined || here >= MOST_PEOPLE) return [];
  const plays = game.players.includes(here + 1);
  return [...(plays ? (["plays"] as const) : []), ...(playing >= Math.min(...game.players) ? (["rests"] as const) : [])];
}

/** A table as its sheet is opened: by the club's rules, the first deals. `title`: only where there are several tables. */
export function openingAt(
  names: readonly string[],
  { game, edition, options }: Pick<Rules, "game" | "edition" | "options">,
  seating: SeatLimits,
  day: Day,
  title: string | null,
): AskedOpening {
  return {
    rules: { game, edition, options, players: names.length - restingAt(seating, names.length) },
    names,
    dealer: 0,
    target: null,
    until: null,
    day,
    ...(title !== null && { title }),
  };
}

/** Whom a draw may seat, by name: those who come to the club, then the guests it knows. */
export function peopleToDraw({ players }: Pick<Club, "players">): { readonly members: Player[]; readonly guests: Player[] } {
  const people = [...offered(players)].sort((a, b) => a.name.localeCompare(b.name));
  return { members: people.filter(({ guest }) => !guest), guests: people.filter(({ guest }) => guest) };
}

/** By what game and how many a table: as the season was last played, where it still counts that game. */
export const gameToDraw = (games: readonly GameName[], last: Pick<Rules, "game"> | null): GameName =>
  last && games.includes(last.game) ? last.game : (games[0] ?? USUAL_GAME);

/** The rules a season was last played by, if by that game; else its usual ones. */
export const rulesToDraw = (game: GameName, last: Rules | null): Pick<Rules, "game" | "edition" | "options"> =>
  last?.game === game ? last : { game, edition: GAMES[game].usual, options: {} };

const USUAL_TABLE = 4;

/** How many play at a table: three, or what somebody's leaving made of it, is what a club puts up with. */
export const usualTable = (game: GameName, last: Rules | null): number =>
  Math.max(USUAL_TABLE, last?.game === game ? last.players : 0);

/** Of whom a draw may seat, those who sit at no table that goes on. */
export function absentFrom(night: NightView | null, club: Pick<Club, "players">): Player[] {
  const tables = night?.tables.filter(({ ended }) => !ended) ?? [];
  const seated = new Set(tables.flatMap(({ players, gone }) => players.filter((_, column) => !gone.includes(column))));
  const { members, guests } = peopleToDraw(club);
  return [...members, ...guests].filter(({ id }) => !seated.has(id));
}
