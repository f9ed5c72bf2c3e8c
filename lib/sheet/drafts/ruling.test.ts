import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { addedOf, emptyRuling, endedBy, eraseTyped, missingIn, rulingOf, turnSign, typeDigit } from "./ruling";

const read = rulesOf("tarot", 4);
const empty = emptyRuling(read);
const adjusted = { ...empty, outcome: "adjusted" as const };

/** RULES: « the table writes its decision, in points if it wants, as a line of its own on the deal, with the reason ». */
test("a table takes twenty points from one and gives them to another, and says why", () => {
  const minus = [2, 0].reduce(typeDigit, turnSign(adjusted));
  expect(missingIn(adjusted)).toBe("points");
  const both = [2, 0].reduce(typeDigit, { ...minus, focus: 1 });
  expect(missingIn(both)).toBe("reason");
  const said = { ...both, by: "ruling" as const, note: " renonce\nau pli 3 " };
  expect(missingIn(said)).toBeNull();
  expect(rulingOf(said, "")).toEqual({ outcome: "adjusted", by: "ruling", note: "renonce au pli 3", points: [-20, 20, 0, 0] });
});

test("the deal kept by agreement needs no other word", () => {
  expect(missingIn(empty)).toBeNull();
  expect(rulingOf(empty, "toute la table")).toEqual({ outcome: "kept", by: "agreement", note: "toute la table" });
});

test("the eraser takes the digits, then the sign; nothing is no points", () => {
  const typed = turnSign([1, 5].reduce(typeDigit, adjusted));
  expect([typed, eraseTyped(typed)].map((draft) => addedOf(draft)[0])).toEqual([-15, -1]);
  const none = eraseTyped(eraseTyped(eraseTyped(typed)));
  expect([addedOf(none)[0], none.minus[0]]).toEqual([null, false]);
  expect(addedOf(turnSign(typeDigit(adjusted, 0)))).toEqual([0, null, null, null]);
  expect(addedOf(turnSign(typeDigit(adjusted, 0)))[0]).toBe(0);
  expect([missingIn(typeDigit(adjusted, 1)), missingIn(typeDigit(adjusted, 0))]).toEqual(["reason", "points"]);
  expect([9, 9, 9, 9, 9].reduce(typeDigit, adjusted).typed[0]).toBe("9999");
});

test("a contested deal put right ends its contest, unless who corrects it may not say so, or says no", () => {
  const deal = { id: "d1" };
  expect(endedBy(deal, { may: true, ends: true }, "compté deux fois")).toEqual([
    { kind: "contest.ruled", refs: ["d1"], body: { outcome: "replaced", by: "ruling", note: "compté deux fois" } },
  ]);
  expect(endedBy(deal, { may: true, ends: false }, "")).toEqual([]);
  expect(endedBy(deal, { may: false, ends: true }, "")).toEqual([]);
});
