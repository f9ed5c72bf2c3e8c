import { expect, test } from "vitest";
import { boardStandings } from "./board-standings";
import { BoardTournament } from "./boards.fixture";

test("a duplicate's leader who leaves ranks after everybody who stayed (H12), and before those yet to play", () => {
  const tournament = new BoardTournament("individual", 20, 5, 2);
  tournament.open();
  const [position] = tournament.hall.positions;
  for (const { table, boards, seats } of position?.tables ?? []) {
    if (table === 5) continue;
    const taker = seats.findIndex((seat) => seat !== null);
    for (const board of boards) tournament.play({ position: 1, table, board, taker, score: 100 * table });
  }
  const [first] = boardStandings(tournament.hall, 1);
  const leader = first?.entrant ?? 0;
  tournament.add({ kind: "number.left", body: { number: leader, from: 2, reason: "souffrant" } });
  tournament.open("la table 5 n’a pas joué");
  const lines = boardStandings(tournament.hall, 2);
  const played = lines.filter(({ overall }) => overall !== null);
  expect(played.length).toBeLessThan(lines.length);
  expect(lines.find(({ entrant }) => entrant === leader)).toMatchObject({ left: true, rank: played.length });
  expect(lines.slice(played.length).every(({ overall, left }) => overall === null && !left)).toBe(true);
});
