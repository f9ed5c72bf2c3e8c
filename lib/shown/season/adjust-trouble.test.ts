import { expect, test } from "vitest";
import { adjustLacks, adjustTrouble, mayAdjust } from "./adjust-trouble";

test.each([
  ["", null],
  ["2½", null],
  ["½", null],
  ["−5,5", null],
  ["-5.5", null],
  ["+10", null],
  ["12", null],
  ["deux", "unreadable"],
  ["-", "unreadable"],
  ["2,25", "half"],
  ["0", "zero"],
  ["-0", "zero"],
  ["100001", "range"],
])("an adjustment of %j: %s", (text, trouble) => {
  expect(adjustTrouble(text)).toBe(trouble);
});

test("points are added by who manages the club, until its season is ended", () => {
  const ended = { at: "2026-06-30", review: "" } as never;
  const may = (role: "owner" | "player" | "viewer", isEnded = false) =>
    mayAdjust({ role, season: { ended: isEnded ? ended : null } });
  expect([may("owner"), may("player"), may("viewer"), may("owner", true)]).toEqual([true, false, false, false]);
});

test("an adjustment needs points that can be, a reason, and somebody", () => {
  const whole = { points: "10", reason: "oubli", player: "n" };
  const lacks = (more: Partial<typeof whole>) => adjustLacks({ ...whole, ...more });
  expect([lacks({}), lacks({ points: " " }), lacks({ points: "0" }), lacks({ reason: " " }), lacks({ player: "" })]).toEqual([
    null,
    "points",
    "points",
    "reason",
    "player",
  ]);
});
