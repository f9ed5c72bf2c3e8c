/** Any evenings, written in any layout, read back the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Cell, makeCsv } from "#lib/sheet/csv";
import { gridOfText } from "./grid";
import { understand } from "./understand";

interface History {
  readonly names: readonly string[];
  /** Each evening: its day, and the points in the order of the names, null for somebody who was away. */
  readonly evenings: readonly { readonly day: string; readonly points: readonly (number | null)[] }[];
}

const FIRST = [
  "Nora",
  "Hugo",
  "Inès",
  "Paul",
  "Zoé",
  "Jean-Marc",
  "Léa",
  "O’Brien",
  "Ahmed",
  "Max",
  "Mar",
  "Avril",
  "José María",
  "Ève",
];
const day = (offset: number): string => new Date(Date.UTC(2022, 8, 6) + offset * 86_400_000).toISOString().slice(0, 10);
const french = (iso: string): string => iso.split("-").reverse().join("/");
const MONTH = ["janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "sept", "oct", "nov", "déc"];
const worded = (iso: string): string => {
  const [year = "", month = "", date = ""] = iso.split("-");
  return `${Number(date)}-${MONTH[Number(month) - 1]}-${year.slice(2)}`;
};

const history: fc.Arbitrary<History> = fc
  .record({
    names: fc.uniqueArray(fc.constantFrom(...FIRST), { minLength: 3, maxLength: 12 }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 1_400 }), { minLength: 2, maxLength: 40 }),
  })
  .chain(({ names, days }) =>
    fc
      .array(
        fc.array(fc.option(fc.integer({ min: -900, max: 900 }).map((n) => n / 2)), {
          minLength: names.length,
          maxLength: names.length,
        }),
        {
          minLength: days.length,
          maxLength: days.length,
        },
      )
      .map((all) => ({
        names,
        // Everybody comes at least once, and each evening has somebody.
        evenings: [...days]
          .sort((a, b) => a - b)
          .map((offset, e) => ({
            day: day(offset),
            points: (all[e] ?? []).map((one, i) => (i === e % names.length || e === 0 ? (one ?? 7) : one)),
          })),
      })),
  );

type Write = (history: History, say: (day: string) => string) => Cell[][];
const sum = (list: readonly (number | null)[]): number => list.reduce<number>((all, one) => all + (one ?? 0), 0);

const LAYOUTS: Readonly<Record<string, Write>> = {
  rows: ({ names, evenings }, say) => [["Date", ...names], ...evenings.map(({ day, points }) => [say(day), ...points])],
  "rows, dressed": ({ names, evenings }, say) => [
    ["Tarot club de Loos"],
    ["", "", "les joueurs"],
    ["Soirée", "Lieu", ...names, "Total", "Présents"],
    ...evenings.map(({ day, points }) => [
      say(day),
      "salle B",
      ...points,
      sum(points),
      points.filter((one) => one !== null).length,
    ]),
    ["Total", "", ...names.map((_, i) => sum(evenings.map(({ points }) => points[i] ?? null)))],
  ],
  columns: ({ names, evenings }, say) => [
    ["Joueur", ...evenings.map(({ day }) => say(day))],
    ...names.map((name, i) => [name, ...evenings.map(({ points }) => points[i] ?? null)]),
  ],
  "columns, dressed": ({ names, evenings }, say) => [
    ["Classement"],
    [],
    ["Rang", "Nom", ...evenings.map(({ day }) => say(day)), "Total", "Moyenne"],
    ...names.map((name, i) => {
      const own = evenings.map(({ points }) => points[i] ?? null);
      return [i + 1, name, ...own, sum(own), 12.5];
    }),
    ["", "Total", ...evenings.map(({ points }) => sum(points))],
    ["", "Nb joueurs", ...evenings.map(() => 5)],
  ],
  lines: ({ names, evenings }, say) => [
    ["Date", "Joueur", "Points"],
    ...evenings.flatMap(({ day, points }) =>
      points.flatMap((one, i) => (one === null ? [] : [[say(day), names[i] as string, one]])),
    ),
  ],
  deals: ({ names, evenings }, say) => [
    ["Date", "Donne", ...names],
    ...evenings.flatMap(({ day, points }) => [
      [say(day), 1, ...points.map((one) => one && one - 10)],
      [say(day), 2, ...points.map((one) => one && 10)],
    ]),
  ],
};

const asTold = ({ names, evenings }: History): string[] =>
  evenings.map(
    ({ day, points }) =>
      `${day} ${points
        .flatMap((one, i) => (one === null ? [] : [`${names[i]} ${one}`]))
        .sort()
        .join(", ")}`,
  );

it.each(Object.keys(LAYOUTS))("%s", (layout) => {
  fc.assert(
    fc.property(
      history,
      fc.constantFrom(";", ",", "\t"),
      fc.constantFrom(french, worded, (iso: string) => iso),
      (given, separator, say) => {
        const text = makeCsv(LAYOUTS[layout]?.(given, say) ?? [], separator as ";");
        const read = understand(gridOfText(text, null), { today: "2026-11-22" });
        if (!read.ok) throw new Error(`${read.why}\n${text}`);
        const { names, evenings, differs } = read.table;
        const back = evenings.map(
          ({ day, scores }) =>
            `${day} ${[...scores]
              .map(([i, { points }]) => `${names[i]} ${points}`)
              .sort()
              .join(", ")}`,
        );
        expect(back).toEqual(asTold(given));
        expect(differs).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
