import { describe, expect, it } from "vitest";
import { byCompany, findNames, foundIn } from "./find-names";

const KNOWN = ["Nora", "Paulette", "Paul", "Inès", "Jean-Pierre", "Marie Paule", "Thérèse"];

describe("two letters typed", () => {
  it.each<[string, readonly string[]]>([
    ["p", []],
    ["pa", ["Paulette", "Paul", "Marie Paule"]],
    ["PAU", ["Paulette", "Paul", "Marie Paule"]],
    ["in", ["Inès"]],
    ["pi", ["Jean-Pierre"]],
    ["th", ["Thérèse"]],
    ["rè", []],
    ["Paulete", ["Paulette"]],
    ["Paul", ["Paulette", "Marie Paule"]],
    ["Nora", []],
    ["", []],
  ])("« %s »: %j", (typed, found) => {
    expect(findNames(typed, KNOWN)).toEqual(found);
  });

  it("finds each of five hundred members", () => {
    const members = Array.from({ length: 500 }, (_, i) => `Membre${i} Xa${i}`);
    expect(members.filter((name) => !findNames(name.slice(0, -1), members, 500).includes(name))).toEqual([]);
  });
});

it("the most frequent companions come first, and the others keep their order", () => {
  const tables = [
    ["Hugo", "nora", "Paul"],
    ["Hugo", "NORA"],
    ["Hugo", "Zoé"],
  ];
  expect(byCompany(["Inès", "Paul", "Léa", "Nora", "Hugo"], tables)).toEqual(["Hugo", "Nora", "Paul", "Inès", "Léa"]);
});

it("names that begin as typed come before those that are nearly so", () => {
  expect(findNames("Marti", ["Morti", "Martine"])).toEqual(["Martine", "Morti"]);
});

const PEOPLE = ["Camille", "Camila", "Thomas"].map((name) => ({ name }));

it.each([
  ["who is called so comes first", " camila ", "camila", "Camila", ["Camila"]],
  ["the beginning of a name may be several", "cami", "cami", undefined, ["Camille", "Camila"]],
  ["two letters find", "th", "th", undefined, ["Thomas"]],
  ["nobody typed is nobody", "", "", undefined, []],
])("%s", (_, typed, name, same, found) => {
  const read = foundIn(PEOPLE, typed);
  expect([read.name, read.same?.name]).toEqual([name, same]);
  expect(read.found.map((one) => one.name)).toEqual(found);
});
