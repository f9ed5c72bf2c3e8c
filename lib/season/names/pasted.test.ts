import { expect, it } from "vitest";
import { addedBy, MOST_PASTED, NOTHING_PASTED, readPasted } from "./pasted";

const CLUB = [
  { name: "Paulette", left: false },
  { name: "Inès", left: false },
  { name: "Robert", left: true },
];
const said = (text: string) => readPasted(text, CLUB).lines.map(({ name, status, of }) => [name, status, ...(of ? [of] : [])]);

it.each<[string, string, (string | undefined)[][]]>([
  [
    "one a line",
    "Nora\nHugo\r\nLéa\rLuc",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
      ["Léa", "new"],
      ["Luc", "new"],
    ],
  ],
  [
    "empty lines and spaces are nothing",
    "\n\n  Nora \t\n \t \n\u00a0\nHugo\n",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
    ],
  ],
  [
    "a column of a spreadsheet with its neighbours",
    "\tNora\t700037\nHugo\t\t2",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
    ],
  ],
  [
    "a column of numbers before",
    "1\tNora\n2\tHugo",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
    ],
  ],
  [
    "under a spreadsheet's heads, first and last names in columns of their own",
    "N°\tNOM\tPrénom\tTél\n1\tMARTIN\tJean-Pierre\t06 12\n\n\t\t\t\n2\tDUPONT\tRobert\t07\n3\tDUPONT\tJosiane\t08\n4\tLUC\t\t09",
    [
      ["Jean-Pierre MARTIN", "new"],
      ["Robert DUPONT", "new"],
      ["Josiane DUPONT", "new"],
      ["LUC", "new"],
    ],
  ],
  [
    "under one head",
    "Joueurs\nNora\nHugo",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
    ],
  ],
  [
    "numbered, dotted, quoted",
    '1. Nora\n2) Hugo\n- Léa\n• Luc\n"Zoé"',
    [
      ["Nora", "new"],
      ["Hugo", "new"],
      ["Léa", "new"],
      ["Luc", "new"],
      ["Zoé", "new"],
    ],
  ],
  [
    "who is there, by people's reading",
    "ines\nNora",
    [
      ["ines", "known", "Inès"],
      ["Nora", "new"],
    ],
  ],
  [
    "heads parted by tabs, with semicolons in the cells",
    "N°\tNom\tPrénom\tNotes\n1;\tDupont;\tJean\tmardi; jeudi\n2\tMartin; veuve\tJosiane\t",
    [
      ["Jean Dupont", "new"],
      ["Josiane Martin; veuve", "new"],
    ],
  ],
  [
    "heads parted by tabs over rows parted by semicolons",
    "Nom\tPrénom\nDupont;Jean\nMartin\tJosiane",
    [
      ["Jean Dupont", "new"],
      ["Josiane Martin", "new"],
    ],
  ],
  [
    "tabs, semicolons and both, without heads",
    "Dupont;Jean\nMartin\tJosiane\nDurand;\tClaude\nPetit\t;Odile;06 12",
    [
      ["Jean Dupont", "new"],
      ["Josiane Martin", "new"],
      ["Claude Durand", "new"],
      ["Odile Petit", "new"],
    ],
  ],
  [
    "titles are no names",
    "Mme;Claire;Martin\nM.;Jean;Dupont",
    [
      ["Claire Martin", "new"],
      ["Jean Dupont", "new"],
    ],
  ],
  [
    "one semicolon in a list parts a name",
    "Camille Roux\nDupont;Jean\nAntoine Petit",
    [
      ["Camille Roux", "new"],
      ["Jean Dupont", "new"],
      ["Antoine Petit", "new"],
    ],
  ],
  [
    "one semicolon in a list parts a remark from a name",
    "Camille\nNora;absente mardi\nThomas",
    [
      ["Camille", "new"],
      ["Nora", "new"],
      ["Thomas", "new"],
    ],
  ],
  [
    "two first names on one line are two people",
    "Mathilde\nCamille; Thomas\nAntoine",
    [
      ["Mathilde", "new"],
      ["Camille", "new"],
      ["Thomas", "new"],
      ["Antoine", "new"],
    ],
  ],
  [
    "a table on one line",
    "Camille; Thomas; Mathilde; Marie-Hélène",
    [
      ["Camille", "new"],
      ["Thomas", "new"],
      ["Mathilde", "new"],
      ["Marie-Hélène", "new"],
    ],
  ],
  [
    "a table as a message has it",
    "Camille, Thomas, Zouzou et Marie-Hélène",
    [
      ["Camille", "new"],
      ["Thomas", "new"],
      ["Zouzou", "new"],
      ["Marie-Hélène", "new"],
    ],
  ],
  [
    "last names before a comma, some of which are first names too",
    "Dupont, Jean\nMartin, Thomas",
    [
      ["Jean Dupont", "new"],
      ["Thomas Martin", "new"],
    ],
  ],
  [
    "one town among names is no name",
    "Nora\tParis\nHugo\t3\nLéa",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
      ["Léa", "new"],
    ],
  ],
  [
    "last names first, known by the first names behind them",
    "Dupont Jean\nde la Tour Anne-Marie\nXu Li",
    [
      ["Jean Dupont", "new"],
      ["Anne-Marie de la Tour", "new"],
      ["Li Xu", "new"],
    ],
  ],
  [
    "last names in capitals",
    "DE LA TOUR Ana Lou\nXU Li",
    [
      ["Ana Lou DE LA TOUR", "new"],
      ["Li XU", "new"],
    ],
  ],
  [
    "capitals behind stay behind",
    "Li XU\nJean MARTIN",
    [
      ["Li XU", "new"],
      ["Jean MARTIN", "new"],
    ],
  ],
  [
    "a comma says which is which",
    "Dupont, Jean\nXu, Li",
    [
      ["Jean Dupont", "new"],
      ["Li Xu", "new"],
    ],
  ],
  [
    "where nothing tells, as written",
    "Xu Li\nMartin Paul\nPaul Martin",
    [
      ["Xu Li", "new"],
      ["Martin Paul", "new"],
      ["Paul Martin", "new"],
    ],
  ],
  [
    "a word behind two of three names is no name's: nearly everybody would have one",
    "Nora\tParis\nHugo\tLyon\nLéa",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
      ["Léa", "new"],
    ],
  ],
  [
    "two semicolons in a list are a column",
    "Camille;Thomas\nMathilde;Antoine\nZouzou\nLuc",
    [
      ["Camille", "new"],
      ["Mathilde", "new"],
      ["Zouzou", "new"],
      ["Luc", "new"],
    ],
  ],
  [
    "one semicolon between two words that may both be a first name, or neither, keeps their order",
    "Camille Roux\nXu;Li\nAntoine Petit",
    [
      ["Camille Roux", "new"],
      ["Xu Li", "new"],
      ["Antoine Petit", "new"],
    ],
  ],
  [
    "two first names and a comma are two people alone, and one each among others",
    "Camille, Thomas\nMathilde, Antoine",
    [
      ["Thomas Camille", "new"],
      ["Antoine Mathilde", "new"],
    ],
  ],
  [
    "two first names and a comma, and nobody else",
    "Camille, Thomas",
    [
      ["Camille", "new"],
      ["Thomas", "new"],
    ],
  ],
  [
    "what a table's list begins or ends with is nobody",
    "Mme, Camille, Thomas et Mathilde,",
    [
      ["Camille", "new"],
      ["Thomas", "new"],
      ["Mathilde", "new"],
    ],
  ],
  [
    "five words of which two are first names are no five people",
    "Camille, Thomas, Zouzou, Xylo et Wolo",
    [["Camille, Thomas, Zouzou, Xylo et Wolo", "new"]],
  ],
  [
    "a comma between what are no words turns nothing",
    "R2, Zouzou\nXu, 3",
    [
      ["R2, Zouzou", "new"],
      ["Xu, 3", "new"],
    ],
  ],
  [
    "under one head of two",
    "Prénom\tTél\nNora\t06\nHugo\t07",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
    ],
  ],
  [
    "as many last names in front as behind, in capitals, stay as written",
    "DUPONT Jean\nLi XU",
    [
      ["DUPONT Jean", "new"],
      ["Li XU", "new"],
    ],
  ],
  [
    "more last names in front than behind, in capitals",
    "DUPONT Jean\nMARTIN Luc\nLi XU",
    [
      ["Jean DUPONT", "new"],
      ["Luc MARTIN", "new"],
      ["XU Li", "new"],
    ],
  ],
  [
    "more last names in front than behind, by the first names",
    "Dupont Jean\nMoreau Thomas\nJean Moreau",
    [
      ["Jean Dupont", "new"],
      ["Thomas Moreau", "new"],
      ["Moreau Jean", "new"],
    ],
  ],
  ["who left", "robert", [["robert", "gone", "Robert"]]],
  ["a slip is asked about", "Paulete", [["Paulete", "near", "Paulette"]]],
  [
    "twice in the list",
    "Nora\nHugo\nNORA",
    [
      ["Nora", "new"],
      ["Hugo", "new"],
      ["NORA", "twice", "Nora"],
    ],
  ],
  [
    "too long, or no name",
    `${"a".repeat(41)}\n1234\nNora`,
    [
      ["a".repeat(41), "long"],
      ["1234", "none"],
      ["Nora", "new"],
    ],
  ],
  ["nothing", " \n\t\n", []],
])("%s", (_, text, lines) => {
  expect(said(text)).toEqual(lines);
});

it.each([
  ["Dupont Jean", "Jean Dupont"],
  ["Dupont Jean Paul", "Jean Paul Dupont"],
  ["de Luc", "Luc de"],
  ["du Pont Luc", "Luc du Pont"],
  ["DE LA TOUR Jean", "Jean DE LA TOUR"],
  ["JEAN PAUL DUPONT", "PAUL DUPONT JEAN"],
  ["Nora", "Nora"],
])("with the last name written first, %s becomes %s", (written, turned) => {
  const text = `${written}\nXu Li`;
  expect(readPasted(text, [], "turned").lines[0]?.name).toBe(turned);
});

it("each line keeps its number", () => {
  expect(readPasted("\nNora\n\nHugo", []).lines.map(({ line }) => line)).toEqual([2, 4]);
});

it("of more than three hundred names none is taken, and their number is told", () => {
  const text = Array.from({ length: 3_000 }, (_, i) => `Joueur ${i}\t\n`).join("\n");
  expect(readPasted(text, CLUB)).toMatchObject({ lines: [], tooMany: 3_000 });
  expect(MOST_PASTED).toBe(300);
  expect([300, 301].map((n) => readPasted("Nora\n".repeat(n), []).tooMany)).toEqual([null, 301]);
});

it("each way to read the names is shown by one of them, and the chosen way is followed", () => {
  const two = readPasted("Nora\nDupont Jean\nMartin Odile", CLUB);
  expect([two.reading, two.readings]).toEqual([
    "turned",
    [
      ["written", "Dupont Jean"],
      ["turned", "Jean Dupont"],
    ],
  ]);
  expect(readPasted("Dupont Jean", [], "written").lines.map(({ name }) => name)).toEqual(["Dupont Jean"]);
  const cells = readPasted("Nora\tParis\nHugo\tLyon", [], "first");
  expect(cells.readings.map(([, name]) => name)).toEqual(["Nora Paris", "Paris Nora", "Nora"]);
  expect(cells.lines.map(({ name }) => name)).toEqual(["Nora", "Hugo"]);
  expect(readPasted("Nora\nHugo", [], "first").readings).toEqual([]);
  expect(readPasted("Nora\nDupont Jean\nMartin Odile", CLUB, "first").reading).toBe("turned");
  expect(readPasted("Nora\nHugo", [], "first").reading).toBe(readPasted("Nora\nHugo", []).reading);
});

it("new names are added; a name near a member's only where people say it is somebody else", () => {
  const text = "Nora\nPaulete\nInes\nPaulett";
  expect(addedBy({ ...NOTHING_PASTED, text, others: ["Paulete", "Ines"] }, CLUB)).toEqual(["Nora", "Paulete"]);
});
