/** Curves of people who come and go: a line begins with a person's first deal. */
import type { Points, Totals } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";

/** The people with a total in the last row: only they have a line. */
export const sat = (last: Totals): Person[] => last.flatMap((total, person) => (total === null ? [] : [person]));

/** The path of one person through the rows; `at` writes a point. */
export const pathOf = (rows: readonly Totals[], person: Person, at: (total: Points, row: number) => string): string =>
  rows
    .flatMap((row, i) => {
      const total = row[person] ?? null;
      return total === null ? [] : [at(total, i)];
    })
    .map((point, i) => `${i ? "L" : "M"}${point}`)
    .join("");
