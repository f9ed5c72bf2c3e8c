import { expect, it } from "vitest";
import { MOST_PASTED, readPasted } from "./pasted";

const CLUB = [
  { name: "Paulette", left: false },
  { name: "Inès", left: false },
  { name: "Robert", left: true },
];
const said = (text: string) => readPasted(text, CLUB).lines.map(({ name, fate, of }) => [name, fate, ...(of ? [of] : [])]);

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

it("each line keeps its number", () => {
  expect(readPasted("\nNora\n\nHugo", []).lines.map(({ line }) => line)).toEqual([2, 4]);
});

it("of three thousand names nothing is taken, and how many there are is said", () => {
  const text = Array.from({ length: 3_000 }, (_, i) => `Joueur ${i}\t\n`).join("\n");
  expect(readPasted(text, CLUB)).toEqual({ lines: [], tooMany: 3_000 });
  expect(readPasted("Nora\n".repeat(MOST_PASTED), []).tooMany).toBeNull();
});
