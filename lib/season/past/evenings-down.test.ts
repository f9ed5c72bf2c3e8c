/** Files with a row an evening and a column a player, however badly made. */
import { describe, expect, it } from "vitest";
import { asideTold, eveningsTold, understood } from "./understand.fixture";

describe("a row an evening, a column a player", () => {
  it("as people begin one", () => {
    const table = understood("Date;Nora;Hugo;Inès\n12/03/2026;120;-60;-60\n19/03/2026;-30;30;\n");
    expect(table.layout).toBe("rows");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 120, Hugo -60, Inès -60", "2026-03-19 Nora -30, Hugo 30"]);
    expect(table.aside).toEqual([]);
  });

  it("with a title, an empty line, columns of presence and sums, and totals below, which are checked", () => {
    const table = understood(
      "Club de tarot de Loos;;;;;\n;;;;;\nSoirée du;Nora;Hugo;Inès;Total;Présents\n12-mars-26;120;-60;-60;0;3\n19-mars-26;-30;abs;30;0;2\n;;;;;\nTOTAL;90;-60;-20;10;\n",
    );
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 120, Hugo -60, Inès -60", "2026-03-19 Nora -30, Inès 30"]);
    expect(asideTold(table)).toEqual(["column - Total", "column - Présents", "totals 7 TOTAL 90 -60 -20 10"]);
    expect(table.differs).toEqual([{ name: "Inès", written: -20, summed: -30 }]);
  });

  it("with a row of totals named after the evening, and a sentence below, which is nobody's", () => {
    const table = understood(
      "Joueur;12/03/2026;19/03/2026;Total\nNora;10;20;30\nHugo;-10;-30;-40\nInès;;;\nTotal soirée;0;-10;\nTotal présences;2;2;\nLes 4 plus mauvaises soirées ne comptent pas;;;\n",
    );
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 10, Hugo -10", "2026-03-19 Nora 20, Hugo -30"]);
    expect(asideTold(table)).toEqual([
      "never 4 Inès",
      "totals 5 Total soirée 0 -10",
      "note 6 Total présences 2 2",
      "note 7 Les 4 plus mauvaises soirées ne comptent pas",
      "column - Total",
    ]);
  });

  it("whose years are in the title, for a season that goes over the new year", () => {
    const table = understood("Saison 2023-2024,,\n,Nora,Hugo\n12-sept,10,-10\n5-janv,20,-20\n3 mai,-5,5\n");
    expect(eveningsTold(table).map((line) => line.slice(0, 10))).toEqual(["2023-09-12", "2024-01-05", "2024-05-03"]);
    expect(table.isGuessed).toBe(true);
  });

  it("without any year: the last such day that is not to come", () => {
    const table = understood("Jour\tNora\tHugo\nmar. 15/12\t10\t-10\nmardi 20 octobre\t20\t-20\n");
    expect(eveningsTold(table).map((line) => line.slice(0, 10))).toEqual(["2025-12-15", "2026-10-20"]);
  });

  it("whose totals have no word, whose heads are repeated, whose lines have remarks", () => {
    const table = understood(
      "Date;Nora;Hugo\n12/03/2026;10;-10\nDate;Nora;Hugo\n19/03/2026;5;-5\n26/03/2026;annulée;\nbonne fin d'année;;\n02/04/2026;;\n;15;-15\n",
    );
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 10, Hugo -10", "2026-03-19 Nora 5, Hugo -5"]);
    expect(asideTold(table)).toEqual([
      "head 3 Date Nora Hugo",
      "note 5 26/03/2026 annulée",
      "note 6 bonne fin d'année",
      "totals 8 15 -15",
    ]);
  });

  it("with figures as books print them, and some that cannot be read", () => {
    const table = understood("Date;Nora;Hugo;Inès;Max\n12/03/2026;« 12 »;(40);1 240,5;1.200\n19/03/2026;+ 10;−10½;12,25;-\n");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Hugo -40, Inès 1240.5", "2026-03-19 Nora 10, Hugo -10.5"]);
    expect(asideTold(table)).toEqual(["unread 2 Nora, « 12 »", "two-ways 2 Max, 1.200", "half 3 Inès, 12,25"]);
  });

  it("a row without a date among rows of one evening each is set aside, and told", () => {
    const table = understood(
      "Date;Nora;Hugo;Inès\n19/01/2026;30;-10;-20\n26/01/2026;-15;45;-30\n;10;-10;\n02/02/2026;5;5;-10\n09/02/2026;1;1;-2\n",
    );
    expect(eveningsTold(table)).toEqual([
      "2026-01-19 Nora 30, Hugo -10, Inès -20",
      "2026-01-26 Nora -15, Hugo 45, Inès -30",
      "2026-02-02 Nora 5, Hugo 5, Inès -10",
      "2026-02-09 Nora 1, Hugo 1, Inès -2",
    ]);
    expect(asideTold(table)).toEqual(["undated 4 10 -10"]);
    expect(table.below).toBeUndefined();
    // With fewer evenings nobody can tell, so the row counts as of the day above it, and the table says so.
    const few = understood("Date;Nora;Hugo\n19/01/2026;30;-30\n26/01/2026;-15;15\n;10;-10\n02/02/2026;5;-5\n");
    expect([asideTold(few), [...(few.below ?? [])]]).toEqual([[], [["2026-01-26", 1]]]);
  });

  it("a date written once over several rows holds for them all, and their number is known", () => {
    const tables = understood("Date;Nora;Hugo;Inès;Paul\n12/03/2026;10;-10;;\n;;;7;-7\n19/03/2026;5;-5;;\n;;;3;-3\n");
    expect(eveningsTold(tables)).toEqual([
      "2026-03-12 Nora 10, Hugo -10, Inès 7, Paul -7",
      "2026-03-19 Nora 5, Hugo -5, Inès 3, Paul -3",
    ]);
    expect([...(tables.below ?? [])]).toEqual([
      ["2026-03-12", 1],
      ["2026-03-19", 1],
    ]);
    const deals = understood("Date;Nora;Hugo\n12/03/2026;10;-10\n;5;-5\n;20;-20\n;-5;5\n;1;-1\n");
    expect([deals.layout, [...(deals.below ?? [])]]).toEqual(["deals", [["2026-03-12", 4]]]);
    const lines = understood("Date;Joueur;Points\n12/03/2026;Nora;10\n;Hugo;-10\n19/03/2026;Nora;5\n");
    expect([...(lines.below ?? [])]).toEqual([["2026-03-12", 1]]);
  });

  it("two rows of one day are one evening", () => {
    const table = understood("Date;Nora;Hugo;Inès;Paul\n12/03/2026;10;-10;;\n12/03/2026;;;7;-7\n");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 10, Hugo -10, Inès 7, Paul -7"]);
  });

  it("with American days, where one of them can be nothing else", () => {
    const table = understood("Date,Nora,Hugo\n03/12/2026,10,-10\n03/19/2026,5,-5\n");
    expect(eveningsTold(table).map((line) => line.slice(0, 10))).toEqual(["2026-03-12", "2026-03-19"]);
  });

  it("with a line of figures without a day, such as a bonus, which is set aside", () => {
    const table = understood("Date;Nora;Hugo\nReport 2024;100;50\n12/03/2026;10;-10\nBonus;5;0\n");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 10, Hugo -10"]);
    expect(asideTold(table)).toEqual(["undated 4 Bonus 5 0"]);
  });
});

describe("a row without a day, under the days", () => {
  const down = (rows: string) => understood(`Date;Nora;Hugo\n12/03/2026;10;-10\n${rows}\n`);

  it("counts for the day above it, unless it is the last and the sum of two others", () => {
    expect(eveningsTold(down(";10;-10"))).toEqual(["2026-03-12 Nora 20, Hugo -20"]);
    expect(eveningsTold(down("19/03/2026;5;-5\n;15;-15\n26/03/2026;1;-1"))[1]).toBe("2026-03-19 Nora 20, Hugo -20");
    const summed = understood("Date;Nora;Hugo;Inès\n12/03/2026;10;-10;\n19/03/2026;5;;-5\n;15;-10;-5\n");
    expect(asideTold(summed)).toEqual(["totals 4 15 -10 -5"]);
    const level = understood("Date;Nora;Hugo;Inès\n12/03/2026;10;-15;5\n19/03/2026;5;;-5\n;15;-15;\n");
    expect(asideTold(level)).toEqual(["totals 4 15 -15"]);
    const partly = understood("Date;Nora;Hugo;Inès\n12/03/2026;10;-10;\n19/03/2026;5;;-5\n;15;-10;\n");
    expect(eveningsTold(partly)[1]).toBe("2026-03-19 Nora 20, Inès -5, Hugo -10");
  });

  it("is a remark where it counts something else", () => {
    expect(asideTold(down("Présents;1;1"))).toEqual(["note 3 Présents 1 1"]);
  });
});
