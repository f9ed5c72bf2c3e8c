import { expect, test } from "vitest";
import type { BoardPlay } from "#lib/hall/hall";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { type BoardDraft, readBoard, startBoard } from "./board-draft";

const due = { board: 3, taker: null };
const told = (more: Partial<BoardDraft>): BoardDraft => ({ ...startBoard(due, undefined), ...more });
const played = (more: Partial<BoardPlay>): BoardPlay =>
  ({ board: 3, taker: 2, score: 0, event: "e", before: [], ...more }) as BoardPlay;

test("missing fields are named one by one, in the order of the form", () => {
  expect(readBoard(told({}))).toEqual({ ok: false, missing: "taker" });
  expect(readBoard(told({ taker: 1 }))).toEqual({ ok: false, missing: "bouts" });
  expect(readBoard(told({ taker: 1, bouts: 2, points: " " }))).toEqual({ ok: false, missing: "points" });
  expect(readBoard(told({ taker: 1, how: "score" }))).toEqual({ ok: false, missing: "score" });
});

test("a garde made by 3 is 56, what one defender marks (H17), and its deal goes with it", () => {
  const read = readBoard(told({ taker: 1, bouts: 2, points: "44" }));
  expect(read).toMatchObject({
    ok: true,
    taker: 1,
    score: 56,
    deal: { taker: 1, contract: "garde", points: 44, petitAuBout: null },
  });
  expect(readBoard(told({ taker: 1, bouts: 2, points: "38" }))).toMatchObject({ ok: true, score: -56 });
});

test("extras change the score: the petit at the end, a taker's poignée, a chelem by its result", () => {
  const made = { taker: 0, bouts: 2, points: "44" } as const;
  const scoreOf = (more: Partial<BoardDraft>) => {
    const read = readBoard(told({ ...made, ...more }));
    return read.ok ? read.score : read;
  };
  expect(scoreOf({ petit: "attack" })).toBe(56 + 20);
  expect(scoreOf({ petit: "defence" })).toBe(56 - 20);
  expect(scoreOf({ poignee: 1 })).toBe(56 + FFT_2012.values.poignees.simple);
  expect(scoreOf({ slam: "failed" })).toBe(56 - 200);
});

test("an impossible deal is refused by the game, and so is an impossible score", () => {
  expect(readBoard(told({ taker: 0, bouts: 2, points: "92" }))).toMatchObject({ ok: false, fault: { code: expect.any(String) } });
  expect(readBoard(told({ taker: 0, how: "score", typed: "57" }))).toEqual({ ok: false, fault: "uneven" });
  expect(readBoard(told({ taker: 0, how: "score", typed: "58" }))).toMatchObject({ ok: true, score: 58 });
  expect(readBoard(told({ taker: 0, how: "score", typed: "abc" }))).toEqual({ ok: false, fault: "unread" });
  expect(readBoard(told({ taker: 0, how: "score", typed: "−56" }))).toEqual({ ok: true, taker: 0, score: -56, odd: [] });
  expect(readBoard(told({ taker: 0, how: "score", typed: "−" }))).toEqual({ ok: false, missing: "score" });
  const most = (typed: string) => readBoard(told({ taker: 0, how: "score", typed })).ok;
  expect(["980", "-980", "982", "-982"].map(most)).toEqual([true, true, false, false]);
});

test("an unlikely deal is told, but not refused (F22)", () => {
  expect(readBoard(told({ taker: 0, bouts: 2, points: "8" }))).toMatchObject({ ok: true, odd: [{ code: "unlikely-points" }] });
});

test("a correction begins with the standing score; the board's own taker comes first", () => {
  expect(startBoard(due, played({ score: 58 }))).toMatchObject({ how: "score", typed: "58", points: "", taker: 2 });
  const deal = { taker: 2, contract: "garde", bouts: 1, points: 51.5, petitAuBout: "attack" };
  expect(startBoard({ board: 3, taker: 0 }, played({ deal }))).toMatchObject({
    taker: 0,
    how: "deal",
    bouts: 1,
    points: "51.5",
    petit: "attack",
    poignee: 0,
    slam: "none",
  });
  for (const slam of ["none", "made", "announced", "failed"] as const) {
    const read = readBoard(told({ taker: 2, bouts: 3, points: "91", poignee: 2, slam }));
    const again = startBoard(due, played({ deal: (read.ok && read.deal) || null }));
    expect(again, slam).toMatchObject({ poignee: 2, slam });
  }
  expect(startBoard({ board: 3, taker: 0 }, undefined)).toMatchObject({ taker: 0, how: "deal", contract: "garde", bouts: null });
});
