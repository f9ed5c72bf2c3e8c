import { expect, test } from "vitest";
import { contest } from "#messages/fr/sheet/contest";
import { bysIn } from "./bys";

test("what is ruled in a tournament is its arbiter's; at a table, of whoever runs the sheet", () => {
  expect(bysIn("", contest).ruling).toBe("qui tient la feuille");
  expect(bysIn("hall 3", contest)).toEqual({ ...contest.bys, ruling: "l’arbitre" });
});
