/** The side of each seat round a phone lying flat: in the order of play, from the holder at its foot. */
import type { Game } from "#lib/rules/game";
import type { Seat } from "#lib/rules/rules";

export type SheetSide = "foot" | "right" | "head" | "left";

/** With five, one long side has two; with three, no one sits at the head. */
const SIDES: Readonly<Record<number, readonly SheetSide[]>> = {
  2: ["foot", "head"],
  3: ["foot", "right", "left"],
  4: ["foot", "right", "head", "left"],
  5: ["foot", "right", "right", "head", "left"],
};

/** The seats of each side, in the order that side reads them: from its own left to its own right. */
export function seatsBySide(
  { clockwise }: Pick<Game, "clockwise">,
  players: number,
): Readonly<Record<SheetSide, readonly Seat[]>> {
  const round: Record<SheetSide, Seat[]> = { foot: [], right: [], head: [], left: [] };
  // Counter-clockwise from the foot, the seats of each side come in its own order from left to right.
  SIDES[players]?.forEach((side, place) => {
    round[side].push(clockwise ? (players - place) % players : place);
  });
  return round;
}
