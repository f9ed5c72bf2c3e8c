/** Who played the deal of a row: a dash for who sat out, else the figures, else whose turn it was. */
import type { Points, Rules } from "#lib/rules/rules";
import { type Circle, type Person, type Played, rulesAt, type Seating } from "#lib/rules/seating";
import { numberIn } from "../csv";
import type { Sheet } from "../sheet";
import type { Cells } from "./column";
import { isDash, seatIn } from "./tokens";

/** How people sit while the rows are read. `past`: the deals that are over. `seating`: of the first row. */
export interface PaperRound {
  readonly circle: Circle;
  readonly wanted: number;
  readonly past: readonly Played[];
  readonly seating: Pick<Seating, "rules" | "seats" | "dealer" | "turn">;
}

/** The rows go on under the deals of a sheet. */
export function roundOf({ order, people, wanted, past, seating }: Sheet): PaperRound {
  return { circle: { order, here: order.filter((person) => people[person]?.here) }, wanted, past, seating };
}

/** Columns of which everybody has one: "score.3". */
const OWN = /^(score|ruling|cards|bid|tricks|vachette)\.(\d+)$/;

/**
 * In the order of play. `totals`: before this row, where its figures are totals that ran. Seats of which the game has none are
 * for it to refuse.
 */
export function seatsOf(
  rules: Rules,
  names: readonly string[],
  cells: Cells,
  { order, here }: Circle,
  usual: readonly Person[],
  totals: readonly (Points | null)[] | null,
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
    // Where the game has no such number, a dash is a zero, as many write it.
    return isSeats(rest) || !isSeats(all) ? rest : all;
  }
  if (isNearly(filled, usual)) return usual;
  if (totals && !isSeats(filled)) return moversOf(filled, usual, cells, totals);
  return isSeats(filled) ? filled : filled.every((person) => usual.includes(person)) ? usual : filled;
}

/** Who is said not to play, by the names that are understood. */
const outOf = ({ out = "" }: Cells, names: readonly string[]): Person[] =>
  out.split(/[,;|/+]/).flatMap((name) => seatIn(name, names) ?? []);

/** By person: a figure, or a dash. */
function toldOf(cells: Cells): [ReadonlySet<Person>, ReadonlySet<Person>] {
  const [figures, dashes] = [new Set<Person>(), new Set<Person>()];
  for (const [id, text] of Object.entries(cells)) {
    const person = id.match(OWN)?.[2];
    if (person !== undefined && text.trim() !== "") (isDash(text) ? dashes : figures).add(Number(person));
  }
  return [figures, dashes];
}

/** All of them, or all but one whose figure is what the others leave. */
const isNearly = (filled: readonly Person[], usual: readonly Person[]): boolean =>
  filled.length >= usual.length - 1 && filled.every((person) => usual.includes(person));

/** Totals run on for who does not play: whoever sits out by turn, else whose total has not moved. */
function moversOf(
  filled: readonly Person[],
  usual: readonly Person[],
  cells: Cells,
  totals: readonly (Points | null)[],
): readonly Person[] {
  const isStill = (person: Person) => numberIn(cells[`score.${person}`] ?? "") === totals[person];
  const still = filled.filter(isStill);
  return filled.every((person) => usual.includes(person) || still.includes(person))
    ? usual
    : filled.filter((person) => !still.includes(person));
}

/** The cells of those who play, by seat; of the others nothing. */
export function cellsAt(cells: Cells, seats: readonly Person[]): Cells {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([id, text]) => {
      const [, family, person] = id.match(OWN) ?? [];
      const seat = seats.indexOf(Number(person));
      return family === undefined ? [[id, text]] : seat < 0 ? [] : [[`${family}.${seat}`, text]];
    }),
  );
}

/** A column of a seat as the column of who sits there. */
export const columnOf = (id: string, seats: readonly Person[]): string =>
  id.replace(OWN, (_, family, seat) => `${family}.${seats[Number(seat)]}`);
