import { expect, test } from "vitest";
import { boards } from "#messages/fr/hall/boards";
import { matchPointsSaid } from "./match-points";

test("a board's points are said once where the other team lost as many, else of both teams", () => {
  const theirs = [
    { board: 1, points: -4 },
    { board: 2, points: -1 },
    { board: 3, points: 0 },
  ];
  const said = (board: number, points: number) => matchPointsSaid({ board, points }, theirs, boards);
  expect([said(1, 4), said(2, 1.5), said(3, 2), said(3, 0), said(4, -3)]).toEqual(["4", "1,5 / −1", "2 / 0", "0", "−3"]);
});
