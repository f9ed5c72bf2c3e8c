import { expect, test } from "vitest";
import { contestFr } from "#messages/fr/contest";
import { bysIn } from "./bys";

test("what is ruled in a tournament is its arbiter's; at a table, of whoever runs the sheet", () => {
  expect(bysIn("", contestFr).ruling).toBe("qui tient la feuille");
  expect(bysIn("hall 3", contestFr)).toEqual({ ...contestFr.bys, ruling: "l’arbitre" });
});
