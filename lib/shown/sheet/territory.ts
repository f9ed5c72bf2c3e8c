/** A phone lying flat: the side of each seat round it, the borders between, and how much of a line of text is within its side. */
import type { Game } from "#lib/rules/game";
import type { Seat } from "#lib/rules/rules";

/** In the order of play, from the holder at its foot. */
export type SheetSide = "foot" | "right" | "head" | "left";

/** With five, one long side has two; with three, no one sits at the head. */
const SIDES: Readonly<Record<number, readonly SheetSide[]>> = {
  2: ["foot", "head"],
  3: ["foot", "right", "left"],
  4: ["foot", "right", "head", "left"],
  5: ["foot", "right", "right", "head", "left"],
};

/** The seats of each side, in the order that side reads them: from its own left to its own right. */
export function seatsBySide({ clockwise }: Pick<Game, "clockwise">, players: number) {
  const round: Record<SheetSide, Seat[]> = { foot: [], right: [], head: [], left: [] };
  // Counter-clockwise from the foot, the seats of each side come in its own order from left to right.
  SIDES[players]?.forEach((side, seat) => {
    round[side].push(clockwise ? (players - seat) % players : seat);
  });
  return round;
}

/** From x, y to x, y; in hundredths of the screen, or in its pixels. */
export type Border = readonly [number, number, number, number];

const CENTRE = 50;
const toCentre = (...corners: readonly (readonly [number, number])[]): Border[] =>
  corners.map(([x, y]) => [CENTRE, CENTRE, x, y]);

/** One long side holds two of five. */
const FIVE: readonly Border[] = [
  ...toCentre([0, 22], [0, 78], [62, 25], [100, 50], [62, 75]),
  [62, 25, 100, 25],
  [62, 75, 100, 75],
];

/** From the centre outwards, in hundredths of the screen. */
export const BORDERS: Readonly<Record<number, readonly Border[]>> = {
  2: [[0, 50, 100, 50]],
  3: toCentre([50, 0], [0, 84], [100, 84]),
  4: toCentre([0, 22], [100, 22], [0, 78], [100, 78]),
  5: FIVE,
};

/** For a phone in landscape: turned words take more of its height, above what is in its lower corners. */
export const LYING: typeof BORDERS = { ...BORDERS, 4: toCentre([0, 8], [100, 8], [0, 88], [100, 88]) };

/** Nothing without such sides. */
export const bordersPath = (lines: readonly Border[] = []): string =>
  lines.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/** The same lines in px, where the table is on the screen; none without such sides. */
export function bordersAt(
  lines: readonly Border[] = [],
  { left, top, width, height }: Readonly<Record<"left" | "top" | "width" | "height", number>>,
): Border[] {
  const across = (x: number) => left + (x * width) / 100;
  const down = (y: number) => top + (y * height) / 100;
  return lines.map(([x, y, toX, toY]) => [across(x), down(y), across(toX), down(toY)]);
}

/** The box of a line of words on the screen. */
type Box = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

/** How wide words centred in this box may be before they reach a border; `turned`: they run down or up the screen. */
export function roomBetween(lines: readonly Border[], box: Box, turned: boolean): number {
  const [from, to, start, end] = turned ? [box.left, box.right, box.top, box.bottom] : [box.top, box.bottom, box.left, box.right];
  const middle = (start + end) / 2;
  const along = lines.map(([x, y, toX, toY]): Border => (turned ? [y, x, toY, toX] : [x, y, toX, toY]));
  const nearest = along.flatMap((line) => crossings(line, from, to).map((at) => Math.abs(at - middle)));
  return Math.min(end - start, 2 * Math.min(...nearest));
}

/** The range in which a border crosses the band from `from` to `to`; empty if it does not. */
function crossings([x, y, toX, toY]: Border, from: number, to: number): number[] {
  const [low, high] = [Math.max(from, Math.min(y, toY)), Math.min(to, Math.max(y, toY))];
  if (low > high) return [];
  if (y === toY) return [x, toX];
  return [low, high].map((at) => x + ((at - y) / (toY - y)) * (toX - x));
}
