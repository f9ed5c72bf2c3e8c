import { expect, test } from "vitest";
import { asBefore, readEntrants, readTeams } from "./read-entrants";

test.each<[string, string, object[]]>([
  ["names alone", "Nora\nHugo\n\nInès", [{ name: "Nora" }, { name: "Hugo" }, { name: "Inès" }]],
  [
    "from a spreadsheet",
    "Nora;700037;2\r\nHugo;700074;1",
    [
      { name: "Nora", licence: "700037", series: "2" },
      { name: "Hugo", licence: "700074", series: "1" },
    ],
  ],
  ["the licence first", "700037\tNora Petit\t2e", [{ name: "Nora Petit", licence: "700037", series: "2e" }]],
  [
    "names alone before names with more",
    `${"abcdefghijklm"
      .split("")
      .map((one) => `Joueur ${one}`)
      .join("\n")}\nJean Dupont;700501;2`,
    [
      ..."abcdefghijklm".split("").map((one) => ({ name: `Joueur ${one}` })),
      { name: "Jean Dupont", licence: "700501", series: "2" },
    ],
  ],
  ["under heads", "Nom;Licence;Série\nNora;700037;2", [{ name: "Nora", licence: "700037", series: "2" }]],
  ["a row's number before the name is no series", "3;Nora;700037;2", [{ name: "Nora", licence: "700037", series: "2" }]],
  ["a series without a licence", "Nora;2", [{ name: "Nora", series: "2" }]],
  ["first names before", "Prénom;Nom;Licence\nNora;Petit;700037", [{ name: "Nora Petit", licence: "700037" }]],
  ["the name after the licence", "Licence;Nom\n700037;Nora", [{ name: "Nora", licence: "700037" }]],
  ["first names apart", "Nom\tPrénom\tLicence\nPetit\tNora\t700037", [{ name: "Nora Petit", licence: "700037" }]],
  [
    "a licence in two groups",
    "Nora;700 037;2\nHugo Petit 700 074",
    [
      { name: "Nora", licence: "700037", series: "2" },
      { name: "Hugo Petit", licence: "700074" },
    ],
  ],
  ["without a separator", "Nora Petit 700037", [{ name: "Nora Petit", licence: "700037" }]],
  ["without a separator, the licence first", "700037 Nora Petit", [{ name: "Nora Petit", licence: "700037" }]],
])("entries: %s", (_, text, people) => expect(readEntrants(text)).toEqual({ people, told: [], left: [] }));

test("a line without a name, or of somebody entered already, is left out and told", () => {
  expect(readEntrants("Nora\n12345\nnora\nHugo;700037\nHugo P.;700037")).toEqual({
    people: [{ name: "Nora" }, { name: "Hugo", licence: "700037" }],
    told: [],
    left: [2, 3, 5],
  });
  expect(readEntrants("")).toEqual({ people: [], told: [], left: [] });
});

test.each<[string, string, object[]]>([
  ["names alone", "Les Rois\nLes Dames", [{ name: "Les Rois" }, { name: "Les Dames" }]],
  [
    "everybody with their own licence and series",
    "Les Rois;Nora;700037;2;Hugo Petit 700074;Inès;1re\nLes Dames;Paul",
    [
      {
        name: "Les Rois",
        members: [
          { name: "Nora", licence: "700037", series: "2" },
          { name: "Hugo Petit", licence: "700074" },
          { name: "Inès", series: "1re" },
        ],
      },
      { name: "Les Dames", members: [{ name: "Paul" }] },
    ],
  ],
  ["one licence a team, as lists were before", "Les Rois;700000;1", [{ name: "Les Rois", licence: "700000", series: "1" }]],
  ["a team called after a year", "Rois 2024;Jo;700037", [{ name: "Rois 2024", members: [{ name: "Jo", licence: "700037" }] }]],
])("teams: %s", (_, text, people) => expect(readTeams(text)).toEqual({ people, told: [], left: [] }));

test("a team twice, or without a name, is told and left out", () => {
  expect(readTeams("Les Rois;Nora\n700037;2\nles rois;Hugo")).toEqual({
    people: [{ name: "Les Rois", members: [{ name: "Nora" }] }],
    told: [],
    left: [2, 3],
  });
});

test("a person is entered only once, but gets a licence or series that was missing", () => {
  const entered = [
    ["a", { name: "Nora" }],
    ["b", { name: "Hugo", licence: "700074" }],
    ["c", { name: "Inès", licence: "700111", series: "2" }],
  ] as const;
  expect(readEntrants("nora;700037;2\nHugo\nHugo;700075\nInès P.;700111;1\nPaul", entered)).toEqual({
    people: [{ name: "Hugo", licence: "700075" }, { name: "Paul" }],
    told: [
      ["a", { name: "nora", licence: "700037", series: "2" }],
      ["c", { name: "Inès P.", licence: "700111", series: "1" }],
    ],
    left: [2],
  });
  expect(readTeams("Les Rois;Nora;700037", [["t", { name: "Les Rois" }]])).toMatchObject({
    people: [],
    told: [["t", { members: [{ name: "Nora", licence: "700037" }] }]],
    left: [],
  });
});

test("a member is entered with the licence and series of last time", () => {
  const before = [
    { name: "Nora", licence: "700037", series: "2" },
    { name: "Hugo", licence: "700074" },
  ];
  expect(asBefore([{ name: "nora" }, { name: "Paul" }, { name: "Hugo", licence: "1234" }], before)).toEqual([
    { name: "nora", licence: "700037", series: "2" },
    { name: "Paul" },
    { name: "Hugo", licence: "1234" },
  ]);
});
