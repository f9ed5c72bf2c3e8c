/** Finds who played the deal of a row: by dashes (sat out), else by figures, else by turn. */
import type { Rules, Totals } from "#lib/rules/rules";
import { type Circle, type Person, type Played, rulesAt, type Seating } from "#lib/rules/seating";
import { numberIn } from "../csv";
import type { Sheet } from "../sheet";
import type { Cells } from "./column";
import { isDash, seatIn } from "./tokens";

/** How people sit while rows are read. `past`: earlier deals. `seating`: of the first row. */
export interface PaperRound {
  readonly circle: Circle;
  readonly wanted: number;
  readonly past: readonly Played[];
  readonly seating: Pick<Seating, "rules" | "seats" | "dealer" | "turn">;
}

/** The state after a sheet's deals. */
export function roundOf({ order, people, wanted, past, seating }: Sheet): PaperRound {
  return { circle: { order, here: order.filter((person) => people[person]?.here) }, wanted, past, seating };
}

/** Columns that each person has: "score.3". */
const OWN = /^(score|ruling|cards|bid|tricks|vachette)\.(\d+)$/;

/**
 * The players in the order of play. `totals`: before this row, if its figures are running totals. A number of seats that the game
 * does not have is left to the game to refuse.
 */
export function seatsInRow(
  rules: Rules,
  names: readonly string[],
  cells: Cells,
  { order, here }: Circle,
  usual: readonly Person[],
  totals: Totals | null,
): readonly Person[] {
  const isSeats = (people: readonly Person[]) => rulesAt(rules, people.length) !== undefined;
  const out = outOf(cells, names);
  if (out.length > 0) return order.filter((person) => here.includes(person) && !out.includes(person));
  const [figures, dashes] = toldOf(cells);
  const filled = order.filter((person) => figures.has(person));
  const dashed = order.filter((person) => dashes.has(person));
  if (dashed.length > 0) {
    const rest = order.filter((person) => !dashes.has(person) && (figures.has(person) || here.includes(person)));
    const all = order.filter((person) => dashes.has(person) || rest.includes(person));
    // If the game has no such number of players, a dash is a zero, as many write it.
    return isSeats(rest) || !isSeats(all) ? rest : all;
  }
  if (isNearly(filled, usual)) return usual;
  if (totals && !isSeats(filled)) return moversOf(filled, usual, cells, totals);
  return isSeats(filled) ? filled : filled.every((person) => usual.includes(person)) ? usual : filled;
}

/** People named as sitting out, as far as the names are understood. */
const outOf = ({ out = "" }: Cells, names: readonly string[]): Person[] =>
  out.split(/[,;|/+]/).flatMap((name) => seatIn(name, names) ?? []);

/** The people with a figure, and those with a dash. */
function toldOf(cells: Cells): [ReadonlySet<Person>, ReadonlySet<Person>] {
  const [figures, dashes] = [new Set<Person>(), new Set<Person>()];
  for (const [id, text] of Object.entries(cells)) {
    const person = id.match(OWN)?.[2];
    if (person !== undefined && text.trim() !== "") (isDash(text) ? dashes : figures).add(Number(person));
  }
  return [figures, dashes];
}

/** True if all have a figure, or all but one, whose figure then follows. */
const isNearly = (filled: readonly Person[], usual: readonly Person[]): boolean =>
  filled.length >= usual.length - 1 && filled.every((person) => usual.includes(person));

/** Running totals go on for people who sit out: those are out by turn, else those whose total did not change. */
function moversOf(filled: readonly Person[], usual: readonly Person[], cells: Cells, totals: Totals): readonly Person[] {
  const isStill = (person: Person) => numberIn(cells[`score.${person}`] ?? "") === totals[person];
  const still = filled.filter(isStill);
  return filled.every((person) => usual.includes(person) || still.includes(person))
    ? usual
    : filled.filter((person) => !still.includes(person));
}

/** The cells of the players, by seat; without the others'. */
export function cellsAt(cells: Cells, seats: readonly Person[]): Cells {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([id, text]) => {
      const [, family, person] = id.match(OWN) ?? [];
      const seat = seats.indexOf(Number(person));
      return family === undefined ? [[id, text]] : seat < 0 ? [] : [[`${family}.${seat}`, text]];
    }),
  );
}

/** The column of the person who sits in the seat. */
export const columnOf = (id: string, seats: readonly Person[]): string =>
  id.replace(OWN, (_, family, seat) => `${family}.${seats[Number(seat)]}`);
