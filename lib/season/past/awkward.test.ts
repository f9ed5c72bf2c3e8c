/** More files made as badly as people do: days as numbers, a day in the title, heads on two lines, names alike, running totals. */
import { describe, expect, it } from "vitest";
import { gridOfText, gridOfValues, type Value } from "./grid";
import { broughtIn, type Choices } from "./plan";
import type { PastTable } from "./table";
import { understand } from "./understand";

const TODAY = "2026-11-22";
const read = (given: string | Value[][], name: string | null = null, file = "tarot.csv"): PastTable => {
  const grid = typeof given === "string" ? gridOfText(given, name) : gridOfValues(given, name ?? "Feuil1");
  const understood = understand(grid, { today: TODAY, file });
  if (!understood.ok) throw new Error(understood.why);
  return understood.table;
};
const whyNot = (text: string): string | null => {
  const understood = understand(gridOfText(text, null), { today: TODAY, file: "tarot.csv" });
  return understood.ok ? null : understood.why;
};
const told = ({ evenings, names }: PastTable): string[] =>
  evenings.map(({ day, scores }) => `${day} ${[...scores].map(([i, { points }]) => `${names[i]} ${points}`).join(", ")}`);
const aside = ({ aside }: PastTable): string[] => aside.map(({ why, line, text }) => `${why} ${line ?? "-"} ${text}`);

describe("days", () => {
  it("are read as a spreadsheet's bare numbers, down and across", () => {
    const down = read([["Tarot"], [], ["Date", "Anna", "Bob"], [45902, 10, -10], [45909.854, -4, 4]]);
    expect(told(down)).toEqual(["2025-09-02 Anna 10, Bob -10", "2025-09-09 Anna -4, Bob 4"]);
    const across = read("Nom;45902;45909;Total\nAnna;10;20;30\nBob;-10;-20;-30\n");
    expect(told(across)).toEqual(["2025-09-02 Anna 10, Bob -10", "2025-09-09 Anna 20, Bob -20"]);
  });

  it("are read down a column, even beside a score that could be one", () => {
    const table = read("Date;Anna;Bob\n45902;45903;120\n45909;45910;45911\n");
    expect(told(table)).toEqual(["2025-09-02 Anna 45903, Bob 120", "2025-09-09 Anna 45910, Bob 45911"]);
  });

  it("are read from the first of 2000 to the end of 2059, with the time of day or without", () => {
    const days = (first: string, second: string) => {
      const read = understand(gridOfText(`Quand;Anna;Bob\n${first};10;-10\n${second};-4;4\n`, null), { today: TODAY });
      return read.ok ? read.table.evenings.map(({ day }) => day) : read.why;
    };
    expect(days("36526", "58439,75")).toEqual(["2000-01-01", "2059-12-30"]);
    expect([days("36525", "36527"), days("58438", "58440")]).toEqual(["one-evening", "one-evening"]);
  });

  it("are read from a single bare number where its column is called a day", () => {
    expect(told(read("Jour;Anna;Bob\n45902;10;-10\n"))).toEqual(["2025-09-02 Anna 10, Bob -10"]);
    expect(whyNot("Quand;Anna;Bob\n45902;10;-10\n")).toBe("one-evening");
  });

  it("are found in another column where the one called a day holds none", () => {
    const table = read("Jour;Date;Anna;Bob\nmardi;45902;10;-10\nmardi;45909;-4;4\n");
    expect(told(table)).toEqual(["2025-09-02 Anna 10, Bob -10", "2025-09-09 Anna -4, Bob 4"]);
  });

  it("are not read from points as great as such numbers", () => {
    const table = read("Date;Anna;Bob\n03/03/2026;45902;120\n10/03/2026;45909;-45909\n");
    expect(told(table)).toEqual(["2026-03-03 Anna 45902, Bob 120", "2026-03-10 Anna 45909, Bob -45909"]);
  });

  it("are read from the name or the title of a page that holds one evening", () => {
    const text = "Joueur;Points\nAnna;10\nBob;-10\nTotal;0\n";
    const evening = ["2026-03-12 Anna 10, Bob -10"];
    expect(told(read(text, "12-03-2026"))).toEqual(evening);
    expect(told(read(text, null, "12_mars_2026.csv"))).toEqual(evening);
    expect(told(read(`Soirée du 12 mars 2026;;\n${text}`))).toEqual(evening);
    expect(aside(read(text, "12-03-2026"))).toEqual(["totals 4 Total 0"]);
  });

  it("take the month that stands alone on a line above them", () => {
    const table = read("Septembre 2025;;\nDate;Anna;Bob\n2;10;-10\n9;20;-20\nOctobre 2025;;\nDate;Anna;Bob\n7;5;-5\n");
    expect(told(table).map((line) => line.slice(0, 10))).toEqual(["2025-09-02", "2025-09-09", "2025-10-07"]);
    expect(aside(table)).toEqual(["head 6 Date Anna Bob"]);
  });

  it("take no month from a word between them, nor from a month among other words", () => {
    const table = read("Date;Anna;Bob\nSeptembre 2025;;\n2;10;-10\nrelâche;;\nOctobre 2025;au foyer;\n9;20;-20\n");
    expect(told(table)).toEqual(["2025-09-02 Anna 10, Bob -10", "2025-09-09 Anna 20, Bob -20"]);
    expect(aside(table)).toEqual(["note 4 relâche", "note 5 Octobre 2025 au foyer"]);
    expect(whyNot("Date;Anna;Bob\nSeptembre 2025;;\n2;10;-10\n")).toBe("no-days");
  });

  it("take no year from points as great as one", () => {
    expect(told(read("Jour;Anna;Bob\n12-sept;2019;-2019\n"))).toEqual(["2026-09-12 Anna 2019, Bob -2019"]);
  });

  it("are read under their months though another date stands above", () => {
    const table = read("Imprimé le;12/11/2026;\n;Septembre 2025;\nNom;3;10\nAnna;1;2\nBob;-1;-2\n");
    expect(told(table)).toEqual(["2025-09-03 Anna 1, Bob -1", "2025-09-10 Anna 2, Bob -2"]);
  });

  it("are not read from a month's name over a single figure", () => {
    expect(whyNot("Nom;Mars\nAnna;12\nBob;-12\n")).toBe("no-days");
  });

  it("are lacking where only weeks stand, which is the reason told", () => {
    expect(whyNot("Joueur;S1;S2;S3\nAnna;10;5;3\nBob;-10;-5;-3\n")).toBe("no-days");
  });
});

describe("names", () => {
  it("that are alike belong to two people", () => {
    const down = read("Date;Jean;Jean;Marie\n05/03/2026;10;-20;10\n");
    expect(told(down)).toEqual(["2026-03-05 Jean 10, Jean (2) -20, Marie 10"]);
    expect(aside(down)).toEqual(["twice - Jean"]);
    const three = read("Date;Jean;Jean;Jean\n05/03/2026;10;-20;10\n");
    expect(told(three)).toEqual(["2026-03-05 Jean 10, Jean (2) -20, Jean (3) 10"]);
    expect(aside(three)).toEqual(["twice - Jean", "twice - Jean"]);
    const across = read("Nom;05/03/2026;12/03/2026\nJean;10;5\nJean;-20;\nMarie;10;-5\n");
    expect(told(across)).toEqual(["2026-03-05 Jean 10, Jean (2) -20, Marie 10", "2026-03-12 Jean 5, Marie -5"]);
  });

  it("may stand on two lines, or beside the heads of their columns", () => {
    const two = read(";DUPONT;DURAND;DUPONT\nDate;Jean;Jean;Marie\n03/03/2026;10;-5;-5\n");
    expect(told(two)).toEqual(["2026-03-03 Jean DUPONT 10, Jean DURAND -5, Marie DUPONT -5"]);
    const merged = read([
      ["Championnat", null, null, null, null],
      ["Date", "Anna", null, "Bob", null],
      [null, "Pts", "Cl.", "Pts", "Cl."],
      ["03/03/2026", 10, 1, -10, 2],
      ["10/03/2026", 20, 1, -20, 2],
    ]);
    expect(told(merged)).toEqual(["2026-03-03 Anna 10, Bob -10", "2026-03-10 Anna 20, Bob -20"]);
    expect(aside(merged)).toEqual(["column - (3)", "column - (5)"]);
  });

  it("words for an absence are no scores", () => {
    const table = read("Date;Anna;Bob;Cléo\n03/03/2026;forfait;10;-10\n10/03/2026;N/A;Abs.;\n17/03/2026;5;-5;excusée\n");
    expect(told(table)).toEqual(["2026-03-03 Bob 10, Cléo -10", "2026-03-17 Anna 5, Bob -5"]);
  });
});

it("thousands and decimals with different signs read one way", () => {
  const table = read('Date;Anna;Bob;Cléo\n03/03/2026;"1,240.5";-1.240,5;1\u202f200\n10/03/2026;−40;(40);+1 200 pts\n');
  expect(told(table)).toEqual(["2026-03-03 Anna 1240.5, Bob -1240.5, Cléo 1200", "2026-03-10 Anna -40, Bob -40, Cléo 1200"]);
});

it("sums and means before the days are left out, and said to be", () => {
  const table = read("Nom;Total;Moyenne;03/03/2026;10/03/2026\nAnna;15;7,5;10;5\nBob;-15;-7,5;-10;-5\n");
  expect(aside(table)).toEqual(["column - Total", "column - Moyenne"]);
  expect(table.differs).toEqual([]);
});

it("a table of takers and card points, without anybody's score, is refused with that reason", () => {
  expect(whyNot("Date;Preneur;Contrat;Bouts;Points\n03/03/2026;Anna;Garde;2;51\n03/03/2026;Bob;Petite;1;40\n")).toBe("no-seats");
});

describe("running totals", () => {
  const choices: Choices = { isSame: {}, zeroIsAway: false, game: "tarot" };
  const ROWS =
    "Date;Anna;Bob;Cléo\n03/03/2026;10;-5;-5\n10/03/2026;30;-10;-20\n17/03/2026;25;0;-25\n24/03/2026;45;-15;-30\n31/03/2026;65;-30;-35\n";
  const changes = [
    "2026-03-03 Anna 10, Bob -5, Cléo -5",
    "2026-03-10 Anna 20, Bob -5, Cléo -15",
    "2026-03-17 Anna -5, Bob 10, Cléo -5",
    "2026-03-24 Anna 20, Bob -15, Cléo -5",
    "2026-03-31 Anna 20, Bob -15, Cléo -5",
  ];

  it("are asked about, and read as what each evening brought", () => {
    const table = read(ROWS);
    expect(table.running).toBe("seems");
    expect(broughtIn([table], choices).map(told)).toEqual([told(table)]);
    expect(broughtIn([table], { ...choices, isRunning: true }).map(told)).toEqual([changes]);
  });

  it("are known by a title, unless people say otherwise", () => {
    const table = read(`Cumul des points;;;\n${ROWS}`);
    expect(table.running).toBe("said");
    expect(broughtIn([table], choices).map(told)).toEqual([changes]);
    expect(broughtIn([table], { ...choices, isRunning: false }).map(told)).toEqual([told(table)]);
  });

  it("of deals may start with each evening or with the season", () => {
    const brought = [10, 20, -5, 30, 25, -10, 30, 40, 10, 20];
    const deals = (isAnew: boolean): string => {
      let sum = 0;
      return ["03/03/2026", "10/03/2026"]
        .flatMap((day) => {
          if (isAnew) sum = 0;
          return brought.map((points, i) => {
            sum += points;
            return `${day};${i + 1};${sum};${-sum / 2};${-sum / 2}`;
          });
        })
        .join("\n");
    };
    for (const isAnew of [true, false]) {
      const table = read(`Date;Donne;Anna;Bob;Cléo\n${deals(isAnew)}\n`);
      expect([table.running, table.isAnew]).toEqual(["seems", isAnew]);
      const [changed] = broughtIn([table], { ...choices, isRunning: true });
      expect(changed && told(changed)).toEqual([
        "2026-03-03 Anna 170, Bob -85, Cléo -85",
        "2026-03-10 Anna 170, Bob -85, Cléo -85",
      ]);
      expect(changed?.evenings[0]?.scores.get(0)?.deals).toBe(10);
    }
  });

  it("may count evenings won, one by one", () => {
    expect(read("Date;Anna;Bob\n1/03/2026;1;0\n2/03/2026;1;1\n3/03/2026;2;1\n4/03/2026;3;1\n").running).toBe("seems");
  });

  it.each([
    ["the same figures every time", "5;3\n5;3\n5;3\n5;3\n"],
    ["evenings that know nothing of each other", "10;-10\n-20;20\n5;-5\n30;-30\n-15;15\n"],
    ["points for the places taken", "10;8\n8;10\n10;6\n6;10\n10;8\n"],
    ["somebody always better", "40;-40\n55;-55\n35;-35\n60;-60\n45;-45\n50;-50\n"],
  ])("are not seen in %s", (_, rows) => {
    const dated = rows
      .trim()
      .split("\n")
      .map((row, i) => `${i + 1}/03/2026;${row}`);
    expect(read(`Date;Anna;Bob\n${dated.join("\n")}\n`).running).toBeUndefined();
  });

  it("are not seen where the file's own totals are the sum of its evenings", () => {
    expect(read(`${ROWS}Total;175;-60;-115\n`).running).toBeUndefined();
  });
});

describe("a table that is no history", () => {
  it("is sent where it belongs", () => {
    expect(whyNot("Nora\nHugo\nInès Durand\n")).toBe("names");
    expect(whyNot("Nora;Hugo;Inès\n12;-6;-6\n30;-15;-15\n")).toBe("one-evening");
    expect(whyNot('{"hello":["world"]}\n')).toBe("no-days");
    expect(whyNot("bonjour;3\nà vous;4\n")).toBe("no-days");
  });

  it("a count of absences is nobody's column", () => {
    const table = read("Date;Anna;Bob;Excusés\n03/03/2026;10;-10;2\n10/03/2026;-4;4;1\n");
    expect(table.names).toEqual(["Anna", "Bob"]);
    expect(aside(table)).toEqual(["column - Excusés"]);
  });

  it("a figure that can be read two ways is told, even as the only one in its row", () => {
    const table = read("Date;Anna;Bob\n03/03/2026;10;-10\n10/03/2026;1.200;excusé\n");
    expect(aside(table)).toEqual(["two-ways 3 Anna, 1.200"]);
  });
});
