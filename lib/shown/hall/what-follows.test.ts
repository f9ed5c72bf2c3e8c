import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { namesAt } from "#lib/hall/table-sheet";
import { hall as t } from "#messages/fr/hall";
import { whatFollows } from "./what-follows";

/** A tournament of five positions, of which so many were opened. */
function opened(many: number, kind: "fft" | "random" = "fft") {
  const tournament = seatedTournament(7, [28]);
  for (let position = 1; position <= many; position++) {
    const seating = nextSeating(tournament.hall, kind, () => 0.5);
    tournament.add({ kind: "position.opened", body: { position, kind, seating, ...(position > 1 && { reason: "essai" }) } });
  }
  return tournament;
}

test("up to the last planned position the next one follows, and who sits at the table then", () => {
  for (const many of [1, 4]) {
    const { hall } = opened(many);
    const follows = whatFollows(hall, 2, t);
    expect(follows).toMatchObject({ position: many + 1, said: t.at.next, goesOn: true });
    const [, seats = []] = nextSeating(hall, "fft", () => 0);
    expect(follows.names).toBe(
      namesAt(hall, many + 1, { seats })
        .filter(Boolean)
        .join(", "),
    );
  }
});

test("after the last planned position, and after the end, nothing follows", () => {
  const tournament = opened(5);
  expect(whatFollows(tournament.hall, 2, t)).toMatchObject({ names: "", said: t.at.wasLast, goesOn: false });
  for (const position of [1, 5]) {
    const hall = { ...opened(position).hall, ended: true };
    expect(whatFollows(hall, 2, t)).toMatchObject({ names: "", said: t.ended, goesOn: false });
  }
});

test("after a draw nobody knows who sits there next, and an empty chair has no name", () => {
  expect(whatFollows(opened(1, "random").hall, 2, t)).toMatchObject({ names: "", said: t.at.next, goesOn: true });
  const { hall } = opened(1);
  const tables = [1, 2, 3, 4, 5, 6, 7].map((table) => whatFollows(hall, table, t).names.split(", "));
  expect(tables.map((names) => names.length).sort()).toEqual([3, 4, 4, 4, 4, 4, 4]);
  expect(tables.flat()).not.toContain("");
});
