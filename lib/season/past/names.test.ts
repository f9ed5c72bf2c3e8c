/** The names of a file: whose each one is, how a new name is printed, and on how many evenings it is there. */
import { expect, it } from "vitest";
import { aPlayer } from "../club/club.fixture";
import { namesOf, personKey } from "./names";
import type { PastTable } from "./table";

const CLUB = [aPlayer("n", "Nora"), aPlayer("j", "Jean Dupont"), aPlayer("m", "Marie Durand"), aPlayer("k", "Marie Duval")];
/** A table in which each name was there on so many evenings. */
const tableOf = (counts: Readonly<Record<string, number>>): PastTable => {
  const names = Object.keys(counts);
  const evenings = Array.from({ length: Math.max(...Object.values(counts)) }, (_, e) => ({
    day: `2020-03-${e + 10}`,
    scores: new Map(names.flatMap((name, i) => (e < (counts[name] ?? 0) ? [[i, { points: 1, deals: 0 }] as const] : []))),
  }));
  return { names, evenings } as unknown as PastTable;
};
const namedIn = (name: string) => {
  const [one] = namesOf([tableOf({ [name]: 1 })], CLUB);
  return [one?.name, one?.status, one?.of?.id ?? null];
};

it.each<[string, string, string, string | null]>([
  ["nora", "Nora", "known", "n"],
  ["Dupont, Jean", "Jean Dupont", "known", "j"],
  ["Jean D.", "Jean Dupont", "known", "j"],
  ["Nor.", "Nora", "known", "n"],
  // Two people could be meant, or two letters are too few to tell.
  ["Marie Du.", "Marie Du.", "new", null],
  ["No.", "No.", "new", null],
  ["Norra", "Norra", "near", "n"],
  ["DUVERNOY lucie", "Duvernoy Lucie", "new", null],
  ["XU li", "XU Li", "new", null],
  ["LEE li", "Lee Li", "new", null],
  ["McDonald Luc", "McDonald Luc", "new", null],
  ["jean-marc de la tour", "Jean-Marc de la Tour", "new", null],
  ["3. Zoé (invitée)", "Zoé", "new", null],
  ["a, b, c", "A, B, C", "new", null],
  ["42", "42", "none", null],
  ["N".repeat(40), `N${"n".repeat(39)}`, "new", null],
  ["N".repeat(41), `N${"n".repeat(40)}`, "none", null],
])("%s is %s: %s", (written, ...said) => {
  expect(namedIn(written)).toEqual(said);
});

it("a new name that is written in two ways is one person, printed as it first was", () => {
  const names = namesOf([tableOf({ "ROUX Léa": 1, "Lea Roux": 2, "Lea Rouxel": 1 })], CLUB);
  expect(names.map(({ name, status }) => [name, status])).toEqual([
    ["Roux Léa", "new"],
    ["Roux Léa", "new"],
    ["Lea Rouxel", "new"],
  ]);
});

it("each name tells at how many evenings its person was, over all pages", () => {
  const names = namesOf([tableOf({ Nora: 3, Zoé: 1 }), tableOf({ Zoé: 2 })], CLUB);
  expect(names.map(({ written, evenings }) => [written, evenings])).toEqual([
    ["Nora", 3],
    ["Zoé", 3],
  ]);
});

it("a known name is its member, a near one only once people say so, a new one itself, a number nobody", () => {
  const names = namesOf([tableOf({ nora: 1, Norra: 1, Zoé: 1, "42": 1 })], CLUB);
  const keys = (isSame: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(names.map((one) => [one.written, personKey(one, { isSame })]));
  expect(keys({})).toEqual({ nora: "n", Norra: "/norra", Zoé: "/zoe", "42": undefined });
  expect(keys({ Norra: true, Zoé: true })).toEqual({ nora: "n", Norra: "n", Zoé: "/zoe", "42": undefined });
  expect(keys({ Norra: false })).toMatchObject({ Norra: "/norra" });
});
