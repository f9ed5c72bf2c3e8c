import { expect, test } from "vitest";
import { MOST_PLAYERS } from "./opening";
import { satIn, withoutSeat, writtenAt } from "./seat-names";

test("a name is written in its place; one that is known takes the first free one, or a new one", () => {
  expect(writtenAt(["Nora", "", ""], 1, "Hugo")).toEqual(["Nora", "Hugo", ""]);
  expect(satIn(["Nora", " ", ""], "Hugo")).toEqual(["Nora", "Hugo", ""]);
  expect(satIn(["Nora", "Inès"], "Hugo")).toEqual(["Nora", "Inès", "Hugo"]);
  const full = Array.from({ length: MOST_PLAYERS }, (_, i) => `J${i}`);
  expect(satIn(full, "Hugo")).toBeNull();
});

test("a place that is taken away leaves a dealer at the table", () => {
  expect(withoutSeat({ names: ["Nora", "Hugo", "Inès"], dealer: 2 }, 0)).toEqual({ names: ["Hugo", "Inès"], dealer: 1 });
  expect(withoutSeat({ names: ["Nora", "Hugo", "Inès"], dealer: 0 }, 2)).toEqual({ names: ["Nora", "Hugo"], dealer: 0 });
});
