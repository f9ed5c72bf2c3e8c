import { expect, it } from "vitest";
import { rules as en } from "#messages/en/rules";
import { rules as fr } from "#messages/fr/rules";
import { askedIn, holdsAll } from "./asked";

it("all words looked for must be found, whatever their accents and capitals", () => {
  expect(holdsAll("La Poignée, montrée entière", askedIn(" POIGNEE  entier "))).toBe(true);
  expect(holdsAll("La Poignée, montrée entière", askedIn("poignée simple"))).toBe(false);
});

it("a thing is found by the other names that players have for it", () => {
  expect(holdsAll("A chelem with a poignée", askedIn("Slam handful", en.also))).toBe(true);
  expect(holdsAll("Le chien", askedIn("talon", fr.also))).toBe(true);
  expect(holdsAll("Le talon", askedIn("talon", fr.also))).toBe(true);
});
