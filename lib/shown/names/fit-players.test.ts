import { expect, test } from "vitest";
import { fitPlayers } from "./fit-players";

const players = [
  { name: "Marie-Christine", short: "Kiki", shortChosen: true },
  { name: "Jean-Christophe", short: "Zz" },
  { name: "Nora", short: "No", shortChosen: true },
] as const;

test("a name without room is what the club chose; a form that nobody chose is not, and a name that fits is whole", () => {
  const { lines } = fitPlayers(players, { width: 8, sizes: [1] }, ({ length }) => length);
  expect(lines).toEqual([["Kiki"], [expect.not.stringMatching("Zz")], ["Nora"]]);
});
