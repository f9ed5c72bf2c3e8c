/** Files as badly made as real ones. Each test says what the file means; nothing in a file is dropped silently. */
import { describe, expect, it } from "vitest";
import { gridOfText, gridOfValues } from "./grid";
import { understand } from "./understand";
import { asideTold, eveningsTold, TODAY, understood } from "./understand.fixture";

describe("a row a deal, several days", () => {
  it("with the day beside each", () => {
    const table = understood(
      "Date;Donne;Preneur;Contrat;Nora;Hugo;Inès\n12/03/2026;1;Nora;Garde;60;-30;-30\n12/03/2026;2;Hugo;Petite;-20;40;-20\n19/03/2026;1;Inès;Garde;-30;-30;60\n",
    );
    expect(table.layout).toBe("deals");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 40, Hugo 10, Inès -50", "2026-03-19 Nora -30, Hugo -30, Inès 60"]);
    expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 40, deals: 2 });
    expect(asideTold(table)).toEqual(["column - Donne"]);
  });

  it("with the day once, merged over its deals", () => {
    const rows = [
      ["Jour", "Nora", "Hugo"],
      [new Date("2026-03-12T00:00:00Z"), 10, -10],
      [null, 20, -20],
      [null, -5, 5],
      [null, 1.5, -1.5],
      [new Date("2026-03-19T00:00:00Z"), 3, -3],
      [null, 3, -3],
      [null, 3, -3],
      [null, 4, -4],
      ["Total", 39.5, -39.5],
    ];
    const read = understand(gridOfValues(rows, "Feuil1"), { today: TODAY });
    expect(read.ok && read.table.layout).toBe("deals");
    expect(read.ok && eveningsTold(read.table)).toEqual(["2026-03-12 Nora 26.5, Hugo -26.5", "2026-03-19 Nora 13, Hugo -13"]);
    expect(read.ok && read.table.differs).toEqual([]);
  });
});

it("a row for each person's evening", () => {
  const table = understood("Date;Joueur;Points;Place\n12/03/2026;Nora;120;1\n12/03/2026;Hugo;-120;2\n19/03/2026;Nora;5;1\n");
  expect(table.layout).toBe("lines");
  expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora 5"]);
  expect(asideTold(table)).toEqual(["column - Place"]);
});

it("a name is kept by its first two hundred letters", () => {
  const table = understood(`Date;Nora;${"a".repeat(201)}\n12/03/2026;5;-5\n`);
  expect(table.names.map(({ length }) => length)).toEqual([4, 200]);
});

it("a single evening is read either way", () => {
  expect(eveningsTold(understood("Date;Nora;Hugo;Inès\n12/03/2026;5;-5;0\n"))).toEqual(["2026-03-12 Nora 5, Hugo -5, Inès 0"]);
  expect(eveningsTold(understood("Nom;12/03/2026\nNora;5\nHugo;-5\n"))).toEqual(["2026-03-12 Nora 5, Hugo -5"]);
});

it("a row for each person's evening may have several figures", () => {
  const rows = "12/03/2026;Nora;10;1;2;3\n12/03/2026;Hugo;-10;4;5;6\n19/03/2026;;1;1;1;1\n19/03/2026;Place;1;1;1;1\n";
  const table = understood(`Date;Joueur;Gain;Prime;Bonne\n${rows.replace(/;\d+$/gmu, "")}`);
  expect([table.layout, ...eveningsTold(table)]).toEqual(["lines", "2026-03-12 Nora 10, Hugo -10"]);
  expect(asideTold(table)).toEqual([
    "unnamed 4 19/03/2026 1 1 1",
    "unnamed 5 19/03/2026 Place 1 1 1",
    "column - Prime",
    "column - Bonne",
  ]);
  expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 10, deals: 0 });
  expect(asideTold(understood("Date;Joueur;Gain\n12/03/2026;Nora;10;7\n12/03/2026;Hugo;-10;8\n"))).toEqual(["column - (4)"]);
  expect(understood(`Date;Joueur;Gain;Prime;Bonne;Mauvaise\n${rows}`).layout).not.toBe("lines");
});

it("rows for each person's evening may hold sums, and name a day once for several rows", () => {
  const rows = "12/03/2026;Nora;10\n;Hugo;-10\n;Zoé;-\n12/03/2026;Total;0\nTotal;Nora;10\n";
  const table = understood(`Date;Joueur;Points\n${rows}`);
  expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
  expect(asideTold(table)).toEqual(["totals 5 12/03/2026 Total 0", "totals 6 Total Nora 10"]);
  expect([...(table.below ?? [])]).toEqual([["2026-03-12", 1]]);
});

it("two people and a taker make a table of deals; a hundred thousand points are the most", () => {
  const table = understood("Date;Preneur;Nora;Hugo\n12/03/2026;Nora;100000;-100000\n12/03/2026;Hugo;100001;-100000,5\n");
  expect([table.layout, eveningsTold(table)]).toEqual(["deals", ["2026-03-12 Nora 100000, Hugo -100000"]]);
  expect(asideTold(table)).toEqual(["half 3 Nora, 100001", "half 3 Hugo, -100000,5"]);
});

it("a line over the names tells namesakes apart, and counts for nothing elsewhere", () => {
  const rows = "12/03/2026;1;-1\n19/03/2026;2;-2\n";
  expect(understood(`;Jean;Marie\nDate;DUPONT;DUPONT\n${rows}`).names).toEqual(["DUPONT Jean", "DUPONT Marie"]);
  expect(understood(`;Bleus;Rouges\nDate;Nora;Hugo\n${rows}`).names).toEqual(["Nora", "Hugo"]);
  const summed = understood(";Jean;Marie;Somme\nDate;DUPONT;DUPONT;Total\n12/03/2026;1;-1;0\n19/03/2026;2;-2;0\n");
  expect([summed.names, asideTold(summed)]).toEqual([["DUPONT Jean", "DUPONT Marie"], ["column - Total"]]);
});

it("months are read beside their days, and over them from the first line on", () => {
  const down = understood("Saison 2024-2025;;;\nMois;Jour;Nora;Hugo\nSeptembre;3;10;-10\n;10;20;-20\nJanvier;7;30;-30\n");
  expect(eveningsTold(down)).toEqual([
    "2024-09-03 Nora 10, Hugo -10",
    "2024-09-10 Nora 20, Hugo -20",
    "2025-01-07 Nora 30, Hugo -30",
  ]);
  const across = understood(";Septembre 2025;\nNom;3;10\nNora;1;2\nHugo;-1;-2\n");
  expect(eveningsTold(across)).toEqual(["2025-09-03 Nora 1, Hugo -1", "2025-09-10 Nora 2, Hugo -2"]);
  const between = understood("Date;Nora;Hugo\nSeptembre 2025;;\n2;10;-10\n9;20;-20\n");
  expect(eveningsTold(between)).toEqual(["2025-09-02 Nora 10, Hugo -10", "2025-09-09 Nora 20, Hugo -20"]);
});

it("a season's years are read in the first six lines; heads, and the word for running totals, in eight", () => {
  const under = (lines: number, title: string) =>
    `${"x\n".repeat(lines)}${title}\n${"Date;Nora;Hugo"}\n12-sept;10;-10\n5-janv;20;-20\n`;
  expect(eveningsTold(understood(under(5, "Saison 2019-2020")))).toContain("2019-09-12 Nora 10, Hugo -10");
  expect(eveningsTold(understood(under(6, "Saison 2019-2020")))).toContain("2026-09-12 Nora 10, Hugo -10");
  expect([understood(under(7, "Totaux cumulés")).running, understood(under(8, "Totaux cumulés")).running]).toEqual([
    "said",
    undefined,
  ]);
  const heads = (lines: number) => `Date;Nora;Hugo\n${"x;;\n".repeat(lines)}12/03/2026;10;-10\n`;
  expect(eveningsTold(understood(heads(7)))).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
  expect(understand(gridOfText(heads(8), null), { today: TODAY })).toEqual({ ok: false, why: "no-names" });
});

it("under heads without a word of deals, four rows a day are deals, and three are not", () => {
  const rows = (each: number) =>
    ["12", "19"].map((day) => `${day}/03/2026;10;-10\n`.repeat(each)).reduce((all, one) => all + one, "Date;Nora;Hugo\n");
  expect([understood(rows(4)).layout, understood(rows(3)).layout]).toEqual(["deals", "rows"]);
});

it("three hundred thousand cells are read, and no more", () => {
  const grid = (more: number) => ({
    name: null,
    rows: Array.from({ length: 3_000 }, (_, i) => ({ line: i + 1, cells: Array<string>(i === 0 ? 100 + more : 100).fill("") })),
  });
  expect(understand(grid(0), { today: TODAY })).toEqual({ ok: false, why: "no-days" });
  expect(understand(grid(1), { today: TODAY })).toEqual({ ok: false, why: "too-long" });
});

it.each([
  ["", "empty"],
  ["Nora;\n;\nHugo;\n", "names"],
  ["Nora\n", "no-days"],
  ["Nora 2\nHugo\n", "no-days"],
  ["Nora\nHugo;Inès\n", "no-days"],
  ["Nora;Hugo\n", "no-days"],
  ["Tarot\n5\n6\n", "no-days"],
  ["Nora;3e\n1;2\n", "no-days"],
  ["Nora;Hugo\nx;2\n", "no-days"],
  ["Date;Nora;Hugo\n12/03/2026;1.200;1.300\n19/03/2026;1.200;1.300\n", "no-names"],
  ["Date;Preneur;Nora\n12/03/2026;Nora;10\n19/03/2026;Hugo;20\n", "no-seats"],
  ["Nora;Hugo\n1;2\n", "one-evening"],
  ["12/03/2026;1;2\n19/03/2026;3;4\n", "no-names"],
  ["Date;Nora\n12/03/2026;10\n19/03/2026;-4\n", "no-names"],
  ["Nom;12/03/2026;19/03/2026\n", "no-names"],
])("%j is no history", (text, why) => {
  expect(understand(gridOfText(text, null), { today: TODAY })).toEqual({ ok: false, why });
});
