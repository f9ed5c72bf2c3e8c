import { expect, test } from "vitest";
import { joinSeason, leaveSeason, record } from "#lib/sheet/change";
import { takenOut } from "./in-season";

const to = (club: string) => joinSeason({ club, season: "s", players: [] });
const deal = record(0, { passed: true });

test.each<[string, Parameters<typeof takenOut>[0], number | null]>([
  ["it is there", [to("ours"), deal], null],
  ["it left", [to("ours"), deal, leaveSeason(), deal], 2],
  ["it went to another", [to("ours"), deal, to("theirs"), deal], 2],
  ["it went on from there", [to("ours"), to("theirs"), deal, leaveSeason()], 1],
  ["it came back", [to("ours"), to("theirs"), deal, to("ours"), deal], null],
  ["it came back and left again", [to("ours"), leaveSeason(), to("ours"), deal, leaveSeason()], 4],
  ["it never was", [deal, to("theirs")], 0],
])("%s", (_, log, out) => {
  expect(takenOut(log, ({ club }) => club === "ours")).toBe(out);
});
