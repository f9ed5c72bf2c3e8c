import { expect, it } from "vitest";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { barsOf, duelOf } from "./duel";
import { seasonView } from "./season-view.fixture";

const [nora, hugo, ines] = seasonView.players as [PlayerView["player"], PlayerView["player"], PlayerView["player"]];
const evening = (day: string, figures: Record<string, number>, counted = true) =>
  ({ evening: day, day, figures, counted }) as unknown as AttendedEvening;
const view = {
  player: nora,
  tables: {
    ...seasonView.tables,
    met: [{ player: nora.id, other: hugo.id, n: 2, ahead: 1, points: -30 }],
    partners: [
      { player: nora.id, partner: hugo.id, n: 3, made: 2, points: 40 },
      { player: hugo.id, partner: nora.id, n: 1, made: 0, points: -12 },
    ],
  },
  evenings: [
    evening("2026-03-17", { [`met.${hugo.id}.n`]: 1, [`met.${hugo.id}.points`]: -50 }),
    evening("2026-03-10", { [`met.${ines.id}.n`]: 1, [`met.${ines.id}.ahead`]: 1 }),
    evening("2026-03-03", { [`met.${hugo.id}.n`]: 1, [`met.${hugo.id}.ahead`]: 1, [`met.${hugo.id}.points`]: 20 }),
    evening("2026-02-24", { [`met.${hugo.id}.n`]: 1 }, false),
  ],
};

it("tells the counted evenings at one table, and how often each called the other", () => {
  expect(duelOf(view, hugo.id)).toEqual({
    n: 2,
    ahead: 1,
    gap: -30,
    evenings: [
      { evening: "2026-03-17", day: "2026-03-17", gap: -50, ahead: false },
      { evening: "2026-03-03", day: "2026-03-03", gap: 20, ahead: true },
    ],
    calls: view.tables.partners[0],
    called: view.tables.partners[1],
  });
});

it("is nothing of two who never met", () => {
  expect(duelOf(view, ines.id)).toBeNull();
});

it("is drawn as a bar an evening, the oldest of the last twenty first; a single evening is not drawn", () => {
  const newestFirst = Array.from({ length: 21 }, (_, i) => ({ evening: `e${i}`, day: "2026-01-01", gap: i, ahead: false }));
  const bars = barsOf({ evenings: newestFirst }).map(({ evening, points }) => [evening, points]);
  expect([bars.length, bars[0], bars.at(-1)]).toEqual([20, ["e19", 19], ["e0", 0]]);
  expect(barsOf({ evenings: newestFirst.slice(0, 1) })).toEqual([]);
});
