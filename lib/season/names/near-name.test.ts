import { expect, it } from "vitest";
import { distanceOf, nearName } from "./near-name";

/** Damerau's four slips: a letter left out, put in, changed, or two swapped. */
it.each([
  ["paulete", "paulette", 1],
  ["paulette", "paulette", 0],
  ["palu", "paul", 1],
  ["nora", "nara", 1],
  ["ines", "agnes", 2],
  ["", "nora", 4],
  ["kitten", "sitting", 3],
])("%s, %s: %i", (a, b, slips) => {
  expect([distanceOf(a, b), distanceOf(b, a)]).toEqual([slips, slips]);
});

const CLUB = ["Paulette", "Paul", "Inès", "Marie-Christine", "Jean-Pierre", "Léa", "Josianne", "Josiana"];
it.each([
  ["Paulete", "Paulette"],
  ["PAULETE", "Paulette"],
  ["Pualette", "Paulette"],
  ["Marie Christine", "Marie-Christine"],
  ["Marie-Cristinne", "Marie-Christine"],
  ["Jean-Piere", "Jean-Pierre"],
  // When two names are equally near, the first is taken.
  ["Josiane", "Josianne"],
  // Nothing is proposed when people would read the same name, or when somebody already has this name.
  ["paulette", undefined],
  ["Ines", undefined],
  ["Paule", "Paul"],
  ["Saul", undefined],
  ["Lea", undefined],
  ["Lé-a", "Léa"],
  ["Luc", undefined],
  ["", undefined],
])("« %s »: %s", (typed, near) => {
  expect(nearName(typed, CLUB)).toBe(near);
});

it("one slip is forgiven in a name of five letters, two in one of ten", () => {
  const near = (typed: string, name: string) => nearName(typed, [name]) !== undefined;
  expect([near("Jula", "Julo"), near("Julas", "Julos")]).toEqual([false, true]);
  expect([near("Alyxandro", "Alexandra"), near("Maxymylien", "Maximilien")]).toEqual([false, true]);
});
