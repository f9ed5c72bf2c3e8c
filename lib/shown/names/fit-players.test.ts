import { expect, test } from "vitest";
import { fitPlayers } from "./fit-players";

const players = [
  { name: "Marie-Christine", short: "Kiki", shortChosen: true },
  { name: "Jean-Christophe", short: "Zz" },
  { name: "Nora", short: "No", shortChosen: true },
] as const;

test("a name too long becomes the form that the club chose, never the club's own letters; one that fits stays whole", () => {
  const { lines } = fitPlayers(players, { width: 8, sizes: [1] }, ({ length }) => length);
  expect(lines).toEqual([["Kiki"], [expect.not.stringMatching("Zz")], ["Nora"]]);
});
