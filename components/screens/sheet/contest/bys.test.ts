import { expect, test } from "vitest";
import { contest } from "#messages/fr/sheet/contest";
import { bysIn } from "./bys";

test("a ruling is the arbiter's in a tournament, and elsewhere that of whoever keeps the sheet", () => {
  expect(bysIn("", contest).ruling).toBe("qui tient la feuille");
  expect(bysIn("hall 3", contest)).toEqual({ ...contest.bys, ruling: "l’arbitre" });
});
