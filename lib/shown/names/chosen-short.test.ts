import { expect, test } from "vitest";
import { chosenShort } from "./chosen-short";
import { fitNames } from "./fit-names";

const players = [
  { name: "Marie-Christine", short: "Kiki", shortChosen: true },
  { name: "Jean-Christophe", short: "J.-C." },
  { name: "Nora", short: "Nora" },
] as const;

test("where a name does not fit, it is what the club chose; a form that nobody chose is not", () => {
  const names = players.map(({ name }) => name);
  const short = chosenShort(players);
  expect(names.map(short)).toEqual(["Kiki", undefined, undefined]);
  const { lines } = fitNames(names, { width: 8, sizes: [1] }, ({ length }) => length, short);
  expect(lines[0]).toEqual(["Kiki"]);
  expect(lines[2]).toEqual(["Nora"]);
});
