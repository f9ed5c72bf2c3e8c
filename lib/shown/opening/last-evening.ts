// This folder: what screens tell about a new sheet.
/** The evening that a new sheet is modelled on, and the names that this phone proposes. */

import type { LogEvent } from "#lib/log/event";
import type { GameName, Rules } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { ClubView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { goneFrom, lastJoined, tableAgain } from "../../season/club/seats";

/** How many evenings back one of the club is looked for. */
const MOST_EVENINGS = 12;

export interface Wanted {
  /** The club whose page led here. */
  readonly club: ClubView | undefined;
  /** The games its season counts; none: any. */
  readonly games: readonly GameName[];
  /** The rules the season was last played by. */
  readonly rules?: Rules | null;
}

interface Table extends Pick<Sheet, "names" | "rules"> {
  /** How many played at once, at the end; missing on cards of an older app. */
  readonly seats?: number;
}
/** A sheet of this phone; `sheet` is null if nothing is known of it yet. */
type Noted = { readonly id: string; readonly sheet: (Table & { readonly gone?: readonly Person[] }) | null };

/**
 * The last evening of the club asked for, else the last of all: names as the club has them today, without people who left the
 * club or the table.
 */
export async function lastEvening(
  cards: readonly Noted[],
  readLog: (sheet: string) => Promise<readonly LogEvent[]>,
  views: readonly ClubView[],
  { club, games, rules }: Wanted,
): Promise<Table | null> {
  const suitable = cards
    .flatMap(({ id, sheet }) => (sheet && (games.length === 0 || games.includes(sheet.rules.game)) ? [{ id, sheet }] : []))
    .slice(0, club ? MOST_EVENINGS : 1);
  const evenings = await Promise.all(suitable.map(async ({ id, sheet }) => ({ sheet, joined: lastJoined(await readLog(id)) })));
  const own = evenings.find(({ joined }) => joined !== null && joined.club === club?.club.id);
  const last = own ?? evenings[0];
  if (!last) return null;
  const { seats, gone = [] } = last.sheet;
  const stayed = <T>(each: readonly T[]) => each.filter((_, person) => !gone.includes(person));
  const joined = last.joined && { ...last.joined, players: stayed(last.joined.players) };
  const written = stayed(last.sheet.names);
  const known = views.find((view) => view.club.id === joined?.club);
  const names = known ? tableAgain(known.club, written, joined) : club ? tableAgain(club.club, written, null) : written;
  return {
    names,
    rules: own || !rules ? last.sheet.rules : rules,
    ...(seats !== undefined && seats < names.length && { seats }),
  };
}

/** All names on this phone's sheets, except those who left their club or are called otherwise there. */
export function namesHere(cards: readonly Noted[], views: readonly ClubView[]): string[] {
  const isGone = goneFrom(views);
  return [...new Set(cards.flatMap(({ sheet }) => sheet?.names ?? []))].filter((name) => !isGone(name));
}
