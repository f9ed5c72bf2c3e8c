import { expect, test } from "vitest";
import { entrantId, seatedTournament } from "#lib/hall/hall.fixture";
import { mostPositions } from "#lib/rules/hall/movement";
import { hall as t } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { sayFarthest, seatSaid } from "./seats-said";

const { hall } = seatedTournament(3, [5]);
const far = (tables: number, more: object) =>
  sayFarthest({ opening: { ...hall.opening, ...more } }, tables, t as never, boards as never);

test("a movement is told with how far it goes, and that more is planned", () => {
  expect(far(2, {})).toBe(t.mostNone);
  expect(far(3, { positions: 5 })).toMatch(/^À trois tables, .* \d+ fois\.$/);
  const again = (positions: number) => Number(/(\d+) fois/.exec(far(3, { positions }))?.[1]);
  expect(again(6), "those planned, not those possible").toBeGreaterThan(again(5));
  expect(far(8, { positions: 5 })).toMatch(/^Jusqu’à \d+ positions sans que personne ne se rencontre deux fois \([^)]*\)\.$/);
  const most = mostPositions(8);
  const asked = (positions: number) => far(8, { positions }).includes("sont prévues");
  expect([asked(most), asked(most + 1)], "as many as there are is not too many").toEqual([false, true]);
  expect(far(8, { positions: 40 })).toMatch(/40 positions sont prévues, c’est plus que \d+.* au tirage\.$/);
  expect(far(8, { positions: 40, teamOf: 2 })).toContain("les équipes gardent le mouvement");
});

test("a duplicate is told with how long no board recurs, teams' with nothing", () => {
  expect(far(8, { positions: 2, duplicate: "individual" })).toMatch(/^Jusqu’à \d+ positions [^.]*étui \(calculé\)\.$/);
  expect(far(8, { positions: 40, duplicate: "individual" })).toContain("40 positions sont prévues");
  expect([far(1, { duplicate: "individual" }), far(8, { positions: 40, duplicate: "teams" })]).toEqual(["", ""]);
});

test("an entrant's seat is a number and a line of its table", () => {
  expect([6, 12, 5].map((n) => seatSaid(hall, entrantId(n), t, t.lines))).toEqual([
    "n° 6, table 2, Sud",
    "n° 12, table 3, Ouest",
    null,
  ]);
});
