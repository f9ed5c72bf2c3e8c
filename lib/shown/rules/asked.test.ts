import { expect, it } from "vitest";
import { rules as en } from "#messages/en/rules";
import { rules as fr } from "#messages/fr/rules";
import { askedIn, holdsAll } from "./asked";

it("what is looked for is found whatever its accents and capitals, all of it", () => {
  expect(holdsAll("La Poignée, montrée entière", askedIn(" POIGNEE  entier "))).toBe(true);
  expect(holdsAll("La Poignée, montrée entière", askedIn("poignée simple"))).toBe(false);
});

it("is found by the other names that players have for it", () => {
  expect(holdsAll("A chelem with a poignée", askedIn("Slam handful", en.also))).toBe(true);
  expect(holdsAll("Le chien", askedIn("talon", fr.also))).toBe(true);
  expect(holdsAll("Le talon", askedIn("talon", fr.also))).toBe(true);
});
