/** Files as badly made as real ones. Each test says what the file means; nothing in a file is dropped silently. */
import { describe, expect, it } from "vitest";
import { gridOfText, gridOfValues } from "./grid";
import type { PastTable } from "./table";
import { understand } from "./understand";

const TODAY = "2026-11-22";
const read = (text: string, file = "tarot.csv"): PastTable => {
  const read = understand(gridOfText(text, null), { today: TODAY, file });
  if (!read.ok) throw new Error(read.why);
  return read.table;
};
/** "2026-03-12 Nora 120, Hugo -120": an evening a line. */
const told = ({ evenings, names }: PastTable): string[] =>
  evenings.map(({ day, scores }) => `${day} ${[...scores].map(([i, { points }]) => `${names[i]} ${points}`).join(", ")}`);
const aside = ({ aside }: PastTable): string[] => aside.map(({ why, line, text }) => `${why} ${line ?? "-"} ${text}`);

describe("a row an evening, a column a player", () => {
  it("as people begin one", () => {
    const table = read("Date;Nora;Hugo;Inès\n12/03/2026;120;-60;-60\n19/03/2026;-30;30;\n");
    expect(table.layout).toBe("rows");
    expect(told(table)).toEqual(["2026-03-12 Nora 120, Hugo -60, Inès -60", "2026-03-19 Nora -30, Hugo 30"]);
    expect(table.aside).toEqual([]);
  });

  it("with a title, an empty line, columns of presence and sums, and totals below, which are checked", () => {
    const table = read(
      "Club de tarot de Loos;;;;;\n;;;;;\nSoirée du;Nora;Hugo;Inès;Total;Présents\n12-mars-26;120;-60;-60;0;3\n19-mars-26;-30;abs;30;0;2\n;;;;;\nTOTAL;90;-60;-20;10;\n",
    );
    expect(told(table)).toEqual(["2026-03-12 Nora 120, Hugo -60, Inès -60", "2026-03-19 Nora -30, Inès 30"]);
    expect(aside(table)).toEqual(["column - Total", "column - Présents", "totals 7 TOTAL 90 -60 -20 10"]);
    expect(table.differs).toEqual([{ name: "Inès", written: -20, summed: -30 }]);
  });

  it("with a row of totals named after the evening, and a sentence below, which is nobody's", () => {
    const table = read(
      "Joueur;12/03/2026;19/03/2026;Total\nNora;10;20;30\nHugo;-10;-30;-40\nInès;;;\nTotal soirée;0;-10;\nTotal présences;2;2;\nLes 4 plus mauvaises soirées ne comptent pas;;;\n",
    );
    expect(told(table)).toEqual(["2026-03-12 Nora 10, Hugo -10", "2026-03-19 Nora 20, Hugo -30"]);
    expect(aside(table)).toEqual([
      "never 4 Inès",
      "totals 5 Total soirée 0 -10",
      "note 6 Total présences 2 2",
      "note 7 Les 4 plus mauvaises soirées ne comptent pas",
      "column - Total",
    ]);
  });

  it("whose years are in the title, for a season that goes over the new year", () => {
    const table = read("Saison 2023-2024,,\n,Nora,Hugo\n12-sept,10,-10\n5-janv,20,-20\n3 mai,-5,5\n");
    expect(told(table).map((line) => line.slice(0, 10))).toEqual(["2023-09-12", "2024-01-05", "2024-05-03"]);
    expect(table.isGuessed).toBe(true);
  });

  it("without any year: the last such day that is not to come", () => {
    const table = read("Jour\tNora\tHugo\nmar. 15/12\t10\t-10\nmardi 20 octobre\t20\t-20\n");
    expect(told(table).map((line) => line.slice(0, 10))).toEqual(["2025-12-15", "2026-10-20"]);
  });

  it("whose totals have no word, whose heads are repeated, whose lines have remarks", () => {
    const table = read(
      "Date;Nora;Hugo\n12/03/2026;10;-10\nDate;Nora;Hugo\n19/03/2026;5;-5\n26/03/2026;annulée;\nbonne fin d'année;;\n02/04/2026;;\n;15;-15\n",
    );
    expect(told(table)).toEqual(["2026-03-12 Nora 10, Hugo -10", "2026-03-19 Nora 5, Hugo -5"]);
    expect(aside(table)).toEqual([
      "head 3 Date Nora Hugo",
      "note 5 26/03/2026 annulée",
      "note 6 bonne fin d'année",
      "totals 8 15 -15",
    ]);
  });

  it("with figures as books print them, and some that cannot be read", () => {
    const table = read("Date;Nora;Hugo;Inès;Max\n12/03/2026;« 12 »;(40);1 240,5;1.200\n19/03/2026;+ 10;−10½;12,25;-\n");
    expect(told(table)).toEqual(["2026-03-12 Hugo -40, Inès 1240.5", "2026-03-19 Nora 10, Hugo -10.5"]);
    expect(aside(table)).toEqual(["unread 2 Nora, « 12 »", "two-ways 2 Max, 1.200", "half 3 Inès, 12,25"]);
  });

  it("a row without a date among rows of one evening each is set aside, and told", () => {
    const table = read(
      "Date;Nora;Hugo;Inès\n19/01/2026;30;-10;-20\n26/01/2026;-15;45;-30\n;10;-10;\n02/02/2026;5;5;-10\n09/02/2026;1;1;-2\n",
    );
    expect(told(table)).toEqual([
      "2026-01-19 Nora 30, Hugo -10, Inès -20",
      "2026-01-26 Nora -15, Hugo 45, Inès -30",
      "2026-02-02 Nora 5, Hugo 5, Inès -10",
      "2026-02-09 Nora 1, Hugo 1, Inès -2",
    ]);
    expect(aside(table)).toEqual(["undated 4 10 -10"]);
    expect(table.below).toBeUndefined();
    // With fewer evenings nobody can tell, so the row counts as of the day above it, and the table says so.
    const few = read("Date;Nora;Hugo\n19/01/2026;30;-30\n26/01/2026;-15;15\n;10;-10\n02/02/2026;5;-5\n");
    expect([aside(few), [...(few.below ?? [])]]).toEqual([[], [["2026-01-26", 1]]]);
  });

  it("a date written once over several rows holds for them all, and their number is known", () => {
    const tables = read("Date;Nora;Hugo;Inès;Paul\n12/03/2026;10;-10;;\n;;;7;-7\n19/03/2026;5;-5;;\n;;;3;-3\n");
    expect(told(tables)).toEqual([
      "2026-03-12 Nora 10, Hugo -10, Inès 7, Paul -7",
      "2026-03-19 Nora 5, Hugo -5, Inès 3, Paul -3",
    ]);
    expect([...(tables.below ?? [])]).toEqual([
      ["2026-03-12", 1],
      ["2026-03-19", 1],
    ]);
    const deals = read("Date;Nora;Hugo\n12/03/2026;10;-10\n;5;-5\n;20;-20\n;-5;5\n;1;-1\n");
    expect([deals.layout, [...(deals.below ?? [])]]).toEqual(["deals", [["2026-03-12", 4]]]);
    const lines = read("Date;Joueur;Points\n12/03/2026;Nora;10\n;Hugo;-10\n19/03/2026;Nora;5\n");
    expect([...(lines.below ?? [])]).toEqual([["2026-03-12", 1]]);
  });

  it("two rows of one day are one evening", () => {
    const table = read("Date;Nora;Hugo;Inès;Paul\n12/03/2026;10;-10;;\n12/03/2026;;;7;-7\n");
    expect(told(table)).toEqual(["2026-03-12 Nora 10, Hugo -10, Inès 7, Paul -7"]);
  });

  it("with American days, where one of them can be nothing else", () => {
    const table = read("Date,Nora,Hugo\n03/12/2026,10,-10\n03/19/2026,5,-5\n");
    expect(told(table).map((line) => line.slice(0, 10))).toEqual(["2026-03-12", "2026-03-19"]);
  });

  it("with a line of figures without a day, such as a bonus, which is set aside", () => {
    const table = read("Date;Nora;Hugo\nReport 2024;100;50\n12/03/2026;10;-10\nBonus;5;0\n");
    expect(told(table)).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
    expect(aside(table)).toEqual(["undated 4 Bonus 5 0"]);
  });
});

describe("a row a deal, several days", () => {
  it("with the day beside each", () => {
    const table = read(
      "Date;Donne;Preneur;Contrat;Nora;Hugo;Inès\n12/03/2026;1;Nora;Garde;60;-30;-30\n12/03/2026;2;Hugo;Petite;-20;40;-20\n19/03/2026;1;Inès;Garde;-30;-30;60\n",
    );
    expect(table.layout).toBe("deals");
    expect(told(table)).toEqual(["2026-03-12 Nora 40, Hugo 10, Inès -50", "2026-03-19 Nora -30, Hugo -30, Inès 60"]);
    expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 40, deals: 2 });
    expect(aside(table)).toEqual(["column - Donne"]);
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
    expect(read.ok && told(read.table)).toEqual(["2026-03-12 Nora 26.5, Hugo -26.5", "2026-03-19 Nora 13, Hugo -13"]);
    expect(read.ok && read.table.differs).toEqual([]);
  });
});

describe("players down, days across", () => {
  it("with ranks, totals and means beside, sums below, an empty row, somebody who never came", () => {
    const table = read(
      "Classement général 2025/26;;;;;;\nRang;Joueur;12/03/2026;19/03/2026;26/03/2026;Total;Moy.\n1;DUPONT Jean;120;;-30;90;45\n2;martin léa;-60;30;;-30;-15\n3;Paul;-60;-30;30;-50;-20\n;;;;;;\n4;Zoé;;;;0;\n;Total;0;0;0;0;\n;Nb joueurs;3;2;2;;\n",
    );
    expect(table.layout).toBe("columns");
    expect(told(table)).toEqual([
      "2026-03-12 DUPONT Jean 120, martin léa -60, Paul -60",
      "2026-03-19 martin léa 30, Paul -30",
      "2026-03-26 DUPONT Jean -30, Paul 30",
    ]);
    expect(table.differs).toEqual([{ name: "Paul", written: -50, summed: -60 }]);
    expect(aside(table)).toEqual([
      "never 7 4 Zoé 0",
      "totals 8 Total 0 0 0 0",
      "note 9 Nb joueurs 3 2 2",
      "column - Total",
      "column - Moy.",
    ]);
  });

  it("with months merged over their days", () => {
    const table = read("Saison 2024-2025;;;;\n;Septembre;;Janvier;\nNom;3;10;7;14\nNora;40;20;30;\nHugo;-40;-20;-30;5\n");
    expect(told(table)).toEqual([
      "2024-09-03 Nora 40, Hugo -40",
      "2024-09-10 Nora 20, Hugo -20",
      "2025-01-07 Nora 30, Hugo -30",
      "2025-01-14 Hugo 5",
    ]);
  });

  it("with points and places under each merged day", () => {
    const table = read(";12/03/2026;;19/03/2026;\nJoueur;Place;Pts;Place;Pts\nNora;1;120;2;-30\nHugo;2;-120;1;30\n");
    expect(told(table)).toEqual(["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora -30, Hugo 30"]);
    expect(aside(table)).toEqual([]);
  });

  it("one day in a row does not make it a row of heads where others have more; two days do", () => {
    const table = read("Nom;12/03/2026;19/03/2026;26/03/2026\nNora;1;2;3\nVacances;;02/04/2026;\nHugo;-1;-2;-3\n");
    expect(told(table)[0]).toBe("2026-03-12 Nora 1, Hugo -1");
    const two = read("Nom;12/03/2026;19/03/2026;26/03/2026\nNora;1;2;3\nNom;02/04/2026;09/04/2026\nNora;4;5\n");
    expect(told(two).map((line) => line.slice(8))).toEqual(["12 Nora 1", "19 Nora 2", "26 Nora 3", "02 Nora 4", "09 Nora 5"]);
  });

  it("a day without a column of points takes its own column, never the next day's", () => {
    const table = read(";12/03/2026;19/03/2026;\nJoueur;Place;Place;Pts\nNora;1;2;120\nHugo;2;1;-120\n");
    expect(told(table)).toEqual(["2026-03-12 Nora 1, Hugo 2", "2026-03-19 Nora 120, Hugo -120"]);
  });

  it("with first and last names apart, and a second half of the season below", () => {
    const table = read(
      "Nom;Prénom;12/03/2026;19/03/2026\nDupont;Jean;1;2\nMartin;Léa;-1;-2\n\nNom;Prénom;26/03/2026;02/04/2026\nDupont;Jean;3;\nMartin;Léa;-3;4\n",
    );
    expect(table.names).toEqual(["Jean Dupont", "Léa Martin"]);
    expect(told(table).map((line) => line.slice(0, 10))).toEqual(["2026-03-12", "2026-03-19", "2026-03-26", "2026-04-02"]);
  });
});

it("a row for each person's evening", () => {
  const table = read("Date;Joueur;Points;Place\n12/03/2026;Nora;120;1\n12/03/2026;Hugo;-120;2\n19/03/2026;Nora;5;1\n");
  expect(table.layout).toBe("lines");
  expect(told(table)).toEqual(["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora 5"]);
  expect(aside(table)).toEqual(["column - Place"]);
});

it("a name is kept by its first two hundred letters", () => {
  const table = read(`Date;Nora;${"a".repeat(201)}\n12/03/2026;5;-5\n`);
  expect(table.names.map(({ length }) => length)).toEqual([4, 200]);
});

it("a single evening is read either way", () => {
  expect(told(read("Date;Nora;Hugo;Inès\n12/03/2026;5;-5;0\n"))).toEqual(["2026-03-12 Nora 5, Hugo -5, Inès 0"]);
  expect(told(read("Nom;12/03/2026\nNora;5\nHugo;-5\n"))).toEqual(["2026-03-12 Nora 5, Hugo -5"]);
});

describe("rows of nobody, under days across", () => {
  const across = (rows: string, heads = "Joueur;12/03/2026;19/03/2026") => read(`${heads}\nNora;1;2\nHugo;-1;-2\n${rows}\n`);

  it("hold figures without a name", () => {
    expect(aside(across(";3;4"))).toEqual(["unnamed 4 3 4"]);
  });

  it("hold a sentence, or somebody who never came, whose name has four words at most", () => {
    expect(aside(across("Jean de la Tour;;"))).toEqual(["never 4 Jean de la Tour"]);
    expect(aside(across("Jean Pierre de la Tour;;"))).toEqual(["note 4 Jean Pierre de la Tour"]);
    expect(aside(across("Jean Pierre de la Tour;abs;"))).toEqual(["never 4 Jean Pierre de la Tour abs"]);
  });

  it("are told by their first sixty letters", () => {
    const [sixty, more] = ["a ".repeat(30).trimEnd(), "a ".repeat(31).trimEnd()];
    expect(aside(across(`${sixty}b;;`))).toEqual([`note 4 ${sixty}b`]);
    expect(aside(across(`${more};;`))).toEqual([`note 4 ${more.slice(0, 60)}…`]);
  });

  it("hold one figure without a name, or a count outside the column of names", () => {
    expect(aside(across(";;4"))).toEqual(["unnamed 4 4"]);
    expect(aside(across(";abs;"))).toEqual(["note 4 abs"]);
    expect(aside(across("Zoé;?;"))).toEqual(["unread 4 Zoé, ?"]);
    const feet = read("Rang;Joueur;12/03/2026;19/03/2026\n1;Nora;1;2\nTotal;;1;2\n3;Total;1;2\n");
    expect(aside(feet)).toEqual(["totals 3 Total 1 2", "totals 4 3 Total 1 2"]);
    const ranked = read("Rang;Joueur;12/03/2026;19/03/2026\n1;Nora;1;2\nn°;Zoé;5;\nPrésents;;2;1\n");
    expect(told(ranked)).toEqual(["2026-03-12 Nora 1, Zoé 5", "2026-03-19 Nora 2"]);
    expect(aside(ranked)).toEqual(["note 4 Présents 2 1"]);
  });

  it.each([
    ["whole, beside a first or a last name alone", "Joueur;Prénom", "Nora D;Nora", "Hugo M;Hugo", ["Nora D", "Hugo M"]],
    ["whole, beside last names", "Joueur;Nom", "Nora D;D", "Hugo M;M", ["Nora D", "Hugo M"]],
    ["under their head, though another word is more telling", "Joueur;Ville", "Nora;Loos", "Nora;Lille", ["Nora", "Nora (2)"]],
    ["where the most words are, without a head", ";", "1;Nora", "2;Hugo", ["Nora", "Hugo"]],
    ["beside a word that all rows have", ";", "Bleus;Nora", "Bleus;Hugo", ["Nora", "Hugo"]],
  ])("names are found %s", (_, heads, one, other, names) => {
    expect(read(`${heads};12/03/2026;19/03/2026\n${one};1;2\n${other};-1;-2\n`).names).toEqual(names);
  });

  it("a head “points” over the first column of each day holds for that column alone", () => {
    const rows = "Nora;120;1;-30;2\nHugo;-120;2;30;1\n";
    const days = ["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora -30, Hugo 30"];
    const table = (under: string) => read(`;12/03/2026;;19/03/2026;\n${under}\n${rows}`);
    expect([told(table(";Pts;;Pts;")), aside(table(";Pts;;Pts;"))]).toEqual([days, []]);
    expect([told(table(";Pts;;;")), aside(table(";Pts;;;"))]).toEqual([days, ["note 2 Pts"]]);
  });

  it("figures that grow may be running totals, unless a column of sums adds them up", () => {
    const grown = (head: string, one: string, other: string) =>
      read(`Nom;3/03/2026;10/03/2026;17/03/2026;24/03/2026${head}\nAnna;10;30;30;31${one}\nBob;5;6;7;9${other}\n`);
    expect(grown("", "", "").running).toBe("seems");
    expect(grown(";Total", ";101", ";27").running).toBeUndefined();
    expect(
      read("Tarot\nNom;3/03/2026;10/03/2026;17/03/2026;24/03/2026;Total\nAnna;10;30;30;31;101\nBob;5;6;7;9;27\n").running,
    ).toBe(undefined);
    const differing = grown(";Total", ";31", ";27");
    expect([differing.running, differing.differs]).toEqual(["seems", [{ name: "Anna", written: 31, summed: 101 }]]);
  });

  it("a sum under each half of a season is not checked, because nobody knows which evenings it adds up", () => {
    const half = (days: string, sum: number) => `Nom;${days};Total\nAnna;10;30;${sum}\nBob;5;6;11\n`;
    expect(read(`${half("3/03/2026;10/03/2026", 40)}\n${half("17/03/2026;24/03/2026", 80)}`).differs).toEqual([]);
    expect(read(half("3/03/2026;10/03/2026", 41)).differs).toEqual([{ name: "Anna", written: 41, summed: 40 }]);
  });

  it("the number of zeros among the scores is known", () => {
    expect(read("Nom;12/03/2026;19/03/2026\nNora;0;5\nHugo;0;1\nZoé;;0\n").zeros).toBe(3);
    expect(read("Nom;12/03/2026;19/03/2026\nNora;1;5\nHugo;-1;\n").zeros).toBe(0);
  });

  it("first names may stand before last names; such a table has no deals", () => {
    const table = read("Prénom;Nom;12/03/2026;19/03/2026\nJean;Dupont;1;2\nLéa;Martin;-1;-2\n");
    expect(table.names).toEqual(["Jean Dupont", "Léa Martin"]);
    expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 1, deals: 0 });
  });
});

describe("a row without a day, under the days", () => {
  const down = (rows: string) => read(`Date;Nora;Hugo\n12/03/2026;10;-10\n${rows}\n`);

  it("counts for the day above it, unless it is the last and the sum of two others", () => {
    expect(told(down(";10;-10"))).toEqual(["2026-03-12 Nora 20, Hugo -20"]);
    expect(told(down("19/03/2026;5;-5\n;15;-15\n26/03/2026;1;-1"))[1]).toBe("2026-03-19 Nora 20, Hugo -20");
    const summed = read("Date;Nora;Hugo;Inès\n12/03/2026;10;-10;\n19/03/2026;5;;-5\n;15;-10;-5\n");
    expect(aside(summed)).toEqual(["totals 4 15 -10 -5"]);
    const level = read("Date;Nora;Hugo;Inès\n12/03/2026;10;-15;5\n19/03/2026;5;;-5\n;15;-15;\n");
    expect(aside(level)).toEqual(["totals 4 15 -15"]);
    const partly = read("Date;Nora;Hugo;Inès\n12/03/2026;10;-10;\n19/03/2026;5;;-5\n;15;-10;\n");
    expect(told(partly)[1]).toBe("2026-03-19 Nora 20, Inès -5, Hugo -10");
  });

  it("is a remark where it counts something else", () => {
    expect(aside(down("Présents;1;1"))).toEqual(["note 3 Présents 1 1"]);
  });
});

it("a row for each person's evening may have several figures", () => {
  const rows = "12/03/2026;Nora;10;1;2;3\n12/03/2026;Hugo;-10;4;5;6\n19/03/2026;;1;1;1;1\n19/03/2026;Place;1;1;1;1\n";
  const table = read(`Date;Joueur;Gain;Prime;Bonne\n${rows.replace(/;\d+$/gmu, "")}`);
  expect([table.layout, ...told(table)]).toEqual(["lines", "2026-03-12 Nora 10, Hugo -10"]);
  expect(aside(table)).toEqual([
    "unnamed 4 19/03/2026 1 1 1",
    "unnamed 5 19/03/2026 Place 1 1 1",
    "column - Prime",
    "column - Bonne",
  ]);
  expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 10, deals: 0 });
  expect(aside(read("Date;Joueur;Gain\n12/03/2026;Nora;10;7\n12/03/2026;Hugo;-10;8\n"))).toEqual(["column - (4)"]);
  expect(read(`Date;Joueur;Gain;Prime;Bonne;Mauvaise\n${rows}`).layout).not.toBe("lines");
});

it("rows for each person's evening may hold sums, and name a day once for several rows", () => {
  const rows = "12/03/2026;Nora;10\n;Hugo;-10\n;Zoé;-\n12/03/2026;Total;0\nTotal;Nora;10\n";
  const table = read(`Date;Joueur;Points\n${rows}`);
  expect(told(table)).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
  expect(aside(table)).toEqual(["totals 5 12/03/2026 Total 0", "totals 6 Total Nora 10"]);
  expect([...(table.below ?? [])]).toEqual([["2026-03-12", 1]]);
});

it("two people and a taker make a table of deals; a hundred thousand points are the most", () => {
  const table = read("Date;Preneur;Nora;Hugo\n12/03/2026;Nora;100000;-100000\n12/03/2026;Hugo;100001;-100000,5\n");
  expect([table.layout, told(table)]).toEqual(["deals", ["2026-03-12 Nora 100000, Hugo -100000"]]);
  expect(aside(table)).toEqual(["half 3 Nora, 100001", "half 3 Hugo, -100000,5"]);
});

it("a line over the names tells namesakes apart, and counts for nothing elsewhere", () => {
  const rows = "12/03/2026;1;-1\n19/03/2026;2;-2\n";
  expect(read(`;Jean;Marie\nDate;DUPONT;DUPONT\n${rows}`).names).toEqual(["DUPONT Jean", "DUPONT Marie"]);
  expect(read(`;Bleus;Rouges\nDate;Nora;Hugo\n${rows}`).names).toEqual(["Nora", "Hugo"]);
  const summed = read(";Jean;Marie;Somme\nDate;DUPONT;DUPONT;Total\n12/03/2026;1;-1;0\n19/03/2026;2;-2;0\n");
  expect([summed.names, aside(summed)]).toEqual([["DUPONT Jean", "DUPONT Marie"], ["column - Total"]]);
});

it("months are read beside their days, and over them from the first line on", () => {
  const down = read("Saison 2024-2025;;;\nMois;Jour;Nora;Hugo\nSeptembre;3;10;-10\n;10;20;-20\nJanvier;7;30;-30\n");
  expect(told(down)).toEqual(["2024-09-03 Nora 10, Hugo -10", "2024-09-10 Nora 20, Hugo -20", "2025-01-07 Nora 30, Hugo -30"]);
  const across = read(";Septembre 2025;\nNom;3;10\nNora;1;2\nHugo;-1;-2\n");
  expect(told(across)).toEqual(["2025-09-03 Nora 1, Hugo -1", "2025-09-10 Nora 2, Hugo -2"]);
  const between = read("Date;Nora;Hugo\nSeptembre 2025;;\n2;10;-10\n9;20;-20\n");
  expect(told(between)).toEqual(["2025-09-02 Nora 10, Hugo -10", "2025-09-09 Nora 20, Hugo -20"]);
});

it("a season's years are read in the first six lines; heads, and the word for running totals, in eight", () => {
  const under = (lines: number, title: string) =>
    `${"x\n".repeat(lines)}${title}\n${"Date;Nora;Hugo"}\n12-sept;10;-10\n5-janv;20;-20\n`;
  expect(told(read(under(5, "Saison 2019-2020")))).toContain("2019-09-12 Nora 10, Hugo -10");
  expect(told(read(under(6, "Saison 2019-2020")))).toContain("2026-09-12 Nora 10, Hugo -10");
  expect([read(under(7, "Totaux cumulés")).running, read(under(8, "Totaux cumulés")).running]).toEqual(["said", undefined]);
  const heads = (lines: number) => `Date;Nora;Hugo\n${"x;;\n".repeat(lines)}12/03/2026;10;-10\n`;
  expect(told(read(heads(7)))).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
  expect(understand(gridOfText(heads(8), null), { today: TODAY })).toEqual({ ok: false, why: "no-names" });
});

it("under heads without a word of deals, four rows a day are deals, and three are not", () => {
  const rows = (each: number) =>
    ["12", "19"].map((day) => `${day}/03/2026;10;-10\n`.repeat(each)).reduce((all, one) => all + one, "Date;Nora;Hugo\n");
  expect([read(rows(4)).layout, read(rows(3)).layout]).toEqual(["deals", "rows"]);
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
