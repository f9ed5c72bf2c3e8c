import { expect, test } from "vitest";
import { boardStandings } from "./board-standings";
import { BoardNight } from "./boards.fixture";

test("who leads a duplicate and leaves ranks after everybody who stayed (H12), and before who has not played yet", () => {
  const night = new BoardNight("individual", 20, 5, 2);
  night.open();
  const [position] = night.hall.positions;
  for (const { table, boards, seats } of position?.tables ?? []) {
    if (table === 5) continue;
    const taker = seats.findIndex((seat) => seat !== null);
    for (const board of boards) night.play({ position: 1, table, board, taker, score: 100 * table });
  }
  const [first] = boardStandings(night.hall, 1);
  const leader = first?.entrant ?? 0;
  night.add({ kind: "number.left", body: { number: leader, from: 2, reason: "souffrant" } });
  night.open("la table 5 n’a pas joué");
  const lines = boardStandings(night.hall, 2);
  const played = lines.filter(({ overall }) => overall !== null);
  expect(played.length).toBeLessThan(lines.length);
  expect(lines.find(({ entrant }) => entrant === leader)).toMatchObject({ left: true, rank: played.length });
  expect(lines.slice(played.length).every(({ overall, left }) => overall === null && !left)).toBe(true);
});
