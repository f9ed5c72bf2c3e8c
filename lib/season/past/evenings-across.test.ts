/** Files with a row a player and a column a day, however badly made, and their rows that are nobody's. */
import { describe, expect, it } from "vitest";
import { asideTold, eveningsTold, understood } from "./understand.fixture";

describe("players down, days across", () => {
  it("with ranks, totals and means beside, sums below, an empty row, somebody who never came", () => {
    const table = understood(
      "Classement général 2025/26;;;;;;\nRang;Joueur;12/03/2026;19/03/2026;26/03/2026;Total;Moy.\n1;DUPONT Jean;120;;-30;90;45\n2;martin léa;-60;30;;-30;-15\n3;Paul;-60;-30;30;-50;-20\n;;;;;;\n4;Zoé;;;;0;\n;Total;0;0;0;0;\n;Nb joueurs;3;2;2;;\n",
    );
    expect(table.layout).toBe("columns");
    expect(eveningsTold(table)).toEqual([
      "2026-03-12 DUPONT Jean 120, martin léa -60, Paul -60",
      "2026-03-19 martin léa 30, Paul -30",
      "2026-03-26 DUPONT Jean -30, Paul 30",
    ]);
    expect(table.differs).toEqual([{ name: "Paul", written: -50, summed: -60 }]);
    expect(asideTold(table)).toEqual([
      "never 7 4 Zoé 0",
      "totals 8 Total 0 0 0 0",
      "note 9 Nb joueurs 3 2 2",
      "column - Total",
      "column - Moy.",
    ]);
  });

  it("with months merged over their days", () => {
    const table = understood("Saison 2024-2025;;;;\n;Septembre;;Janvier;\nNom;3;10;7;14\nNora;40;20;30;\nHugo;-40;-20;-30;5\n");
    expect(eveningsTold(table)).toEqual([
      "2024-09-03 Nora 40, Hugo -40",
      "2024-09-10 Nora 20, Hugo -20",
      "2025-01-07 Nora 30, Hugo -30",
      "2025-01-14 Hugo 5",
    ]);
  });

  it("with points and places under each merged day", () => {
    const table = understood(";12/03/2026;;19/03/2026;\nJoueur;Place;Pts;Place;Pts\nNora;1;120;2;-30\nHugo;2;-120;1;30\n");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora -30, Hugo 30"]);
    expect(asideTold(table)).toEqual([]);
  });

  it("one day in a row does not make it a row of heads where others have more; two days do", () => {
    const table = understood("Nom;12/03/2026;19/03/2026;26/03/2026\nNora;1;2;3\nVacances;;02/04/2026;\nHugo;-1;-2;-3\n");
    expect(eveningsTold(table)[0]).toBe("2026-03-12 Nora 1, Hugo -1");
    const two = understood("Nom;12/03/2026;19/03/2026;26/03/2026\nNora;1;2;3\nNom;02/04/2026;09/04/2026\nNora;4;5\n");
    expect(eveningsTold(two).map((line) => line.slice(8))).toEqual([
      "12 Nora 1",
      "19 Nora 2",
      "26 Nora 3",
      "02 Nora 4",
      "09 Nora 5",
    ]);
  });

  it("a day without a column of points takes its own column, never the next day's", () => {
    const table = understood(";12/03/2026;19/03/2026;\nJoueur;Place;Place;Pts\nNora;1;2;120\nHugo;2;1;-120\n");
    expect(eveningsTold(table)).toEqual(["2026-03-12 Nora 1, Hugo 2", "2026-03-19 Nora 120, Hugo -120"]);
  });

  it("with first and last names apart, and a second half of the season below", () => {
    const table = understood(
      "Nom;Prénom;12/03/2026;19/03/2026\nDupont;Jean;1;2\nMartin;Léa;-1;-2\n\nNom;Prénom;26/03/2026;02/04/2026\nDupont;Jean;3;\nMartin;Léa;-3;4\n",
    );
    expect(table.names).toEqual(["Jean Dupont", "Léa Martin"]);
    expect(eveningsTold(table).map((line) => line.slice(0, 10))).toEqual([
      "2026-03-12",
      "2026-03-19",
      "2026-03-26",
      "2026-04-02",
    ]);
  });
});

describe("rows of nobody, under days across", () => {
  const across = (rows: string, heads = "Joueur;12/03/2026;19/03/2026") =>
    understood(`${heads}\nNora;1;2\nHugo;-1;-2\n${rows}\n`);

  it("hold figures without a name", () => {
    expect(asideTold(across(";3;4"))).toEqual(["unnamed 4 3 4"]);
  });

  it("hold a sentence, or somebody who never came, whose name has four words at most", () => {
    expect(asideTold(across("Jean de la Tour;;"))).toEqual(["never 4 Jean de la Tour"]);
    expect(asideTold(across("Jean Pierre de la Tour;;"))).toEqual(["note 4 Jean Pierre de la Tour"]);
    expect(asideTold(across("Jean Pierre de la Tour;abs;"))).toEqual(["never 4 Jean Pierre de la Tour abs"]);
  });

  it("are told by their first sixty letters", () => {
    const [sixty, more] = ["a ".repeat(30).trimEnd(), "a ".repeat(31).trimEnd()];
    expect(asideTold(across(`${sixty}b;;`))).toEqual([`note 4 ${sixty}b`]);
    expect(asideTold(across(`${more};;`))).toEqual([`note 4 ${more.slice(0, 60)}…`]);
  });

  it("hold one figure without a name, or a count outside the column of names", () => {
    expect(asideTold(across(";;4"))).toEqual(["unnamed 4 4"]);
    expect(asideTold(across(";abs;"))).toEqual(["note 4 abs"]);
    expect(asideTold(across("Zoé;?;"))).toEqual(["unread 4 Zoé, ?"]);
    const feet = understood("Rang;Joueur;12/03/2026;19/03/2026\n1;Nora;1;2\nTotal;;1;2\n3;Total;1;2\n");
    expect(asideTold(feet)).toEqual(["totals 3 Total 1 2", "totals 4 3 Total 1 2"]);
    const ranked = understood("Rang;Joueur;12/03/2026;19/03/2026\n1;Nora;1;2\nn°;Zoé;5;\nPrésents;;2;1\n");
    expect(eveningsTold(ranked)).toEqual(["2026-03-12 Nora 1, Zoé 5", "2026-03-19 Nora 2"]);
    expect(asideTold(ranked)).toEqual(["note 4 Présents 2 1"]);
  });

  it.each([
    ["whole, beside a first or a last name alone", "Joueur;Prénom", "Nora D;Nora", "Hugo M;Hugo", ["Nora D", "Hugo M"]],
    ["whole, beside last names", "Joueur;Nom", "Nora D;D", "Hugo M;M", ["Nora D", "Hugo M"]],
    ["under their head, though another word is more telling", "Joueur;Ville", "Nora;Loos", "Nora;Lille", ["Nora", "Nora (2)"]],
    ["where the most words are, without a head", ";", "1;Nora", "2;Hugo", ["Nora", "Hugo"]],
    ["beside a word that all rows have", ";", "Bleus;Nora", "Bleus;Hugo", ["Nora", "Hugo"]],
  ])("names are found %s", (_, heads, one, other, names) => {
    expect(understood(`${heads};12/03/2026;19/03/2026\n${one};1;2\n${other};-1;-2\n`).names).toEqual(names);
  });

  it("a head “points” over the first column of each day holds for that column alone", () => {
    const rows = "Nora;120;1;-30;2\nHugo;-120;2;30;1\n";
    const days = ["2026-03-12 Nora 120, Hugo -120", "2026-03-19 Nora -30, Hugo 30"];
    const table = (under: string) => understood(`;12/03/2026;;19/03/2026;\n${under}\n${rows}`);
    expect([eveningsTold(table(";Pts;;Pts;")), asideTold(table(";Pts;;Pts;"))]).toEqual([days, []]);
    expect([eveningsTold(table(";Pts;;;")), asideTold(table(";Pts;;;"))]).toEqual([days, ["note 2 Pts"]]);
  });

  it("figures that grow may be running totals, unless a column of sums adds them up", () => {
    const grown = (head: string, one: string, other: string) =>
      understood(`Nom;3/03/2026;10/03/2026;17/03/2026;24/03/2026${head}\nAnna;10;30;30;31${one}\nBob;5;6;7;9${other}\n`);
    expect(grown("", "", "").running).toBe("seems");
    expect(grown(";Total", ";101", ";27").running).toBeUndefined();
    expect(
      understood("Tarot\nNom;3/03/2026;10/03/2026;17/03/2026;24/03/2026;Total\nAnna;10;30;30;31;101\nBob;5;6;7;9;27\n").running,
    ).toBe(undefined);
    const differing = grown(";Total", ";31", ";27");
    expect([differing.running, differing.differs]).toEqual(["seems", [{ name: "Anna", written: 31, summed: 101 }]]);
  });

  it("a sum under each half of a season is not checked, because nobody knows which evenings it adds up", () => {
    const half = (days: string, sum: number) => `Nom;${days};Total\nAnna;10;30;${sum}\nBob;5;6;11\n`;
    expect(understood(`${half("3/03/2026;10/03/2026", 40)}\n${half("17/03/2026;24/03/2026", 80)}`).differs).toEqual([]);
    expect(understood(half("3/03/2026;10/03/2026", 41)).differs).toEqual([{ name: "Anna", written: 41, summed: 40 }]);
  });

  it("the number of zeros among the scores is known", () => {
    expect(understood("Nom;12/03/2026;19/03/2026\nNora;0;5\nHugo;0;1\nZoé;;0\n").zeros).toBe(3);
    expect(understood("Nom;12/03/2026;19/03/2026\nNora;1;5\nHugo;-1;\n").zeros).toBe(0);
  });

  it("first names may stand before last names; such a table has no deals", () => {
    const table = understood("Prénom;Nom;12/03/2026;19/03/2026\nJean;Dupont;1;2\nLéa;Martin;-1;-2\n");
    expect(table.names).toEqual(["Jean Dupont", "Léa Martin"]);
    expect(table.evenings[0]?.scores.get(0)).toEqual({ points: 1, deals: 0 });
  });
});
