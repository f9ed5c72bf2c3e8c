/** What is told before the start: how far the movement goes, and the seat of each who entered. */
import { type Hall, startingChair } from "#lib/hall/hall";
import type { EntrantId } from "#lib/hall/hall-event";
import { mostOf } from "#lib/hall/next-seating";
import { shownNumber } from "#lib/hall/teams";
import { mostRounds } from "#lib/rules/hall/boards";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { movement, teamMovement } from "#lib/rules/hall/movement";
import { itemAt } from "#lib/rules/item-at";
import type { Chunks } from "#messages/fr/chunks";

/**
 * How many positions are possible without a second meeting, at three tables how many meetings recur; in a duplicate how many until
 * a board recurs.
 */
export function sayFarthest(
  { opening }: Pick<Hall, "opening">,
  tables: number,
  t: Chunks["hall"],
  boards: Chunks["boards"],
): string {
  const { duplicate, teamOf, positions } = opening;
  if (duplicate) {
    const most = mostRounds(duplicate, tables);
    if (most === 0 || duplicate === "teams") return "";
    return positions > most ? `${boards.most(most)} ${boards.mostAsked(positions)}` : boards.most(most);
  }
  if (tables < 3) return t.mostNone;
  const most = mostOf({ opening, numbers: Array.from({ length: 4 * tables }, () => null) as never });
  const isAlone = teamOf === 1;
  if (tables === 3) return t.mostThree(secondMeetings((isAlone ? movement : teamMovement)(3, Math.min(most, positions))).length);
  const asked = isAlone ? t.mostAsked : t.mostAskedTeams;
  return positions > most ? `${t.most(most)} ${asked(positions, most)}` : t.most(most);
}

/** Null without a seat. `lines`: what the lines of a table are called. */
export function seatSaid(
  hall: Pick<Hall, "numbers" | "opening">,
  entrant: EntrantId,
  t: Pick<Chunks["hall"], "number" | "seatOf">,
  lines: readonly string[],
): string | null {
  const held = hall.numbers.find(({ holders }) => holders[0]?.entrant === entrant);
  if (!held) return null;
  const { table, line } = startingChair(held.number);
  return `${t.number(shownNumber(hall, held.number))}, ${t.seatOf(table, itemAt(lines, line))}`;
}
