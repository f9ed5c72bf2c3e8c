import { beforeEach, expect, test, vi } from "vitest";
import type { Draw } from "#lib/season/club/club-event";
import { endTables, openDraw, openMissing } from "./open-tables";
import { body, emptied, here, how, opened, phone, STILL } from "./open-tables.fixture";

vi.mock("./club", () => ({
  changeClub: async () => {
    here.said.push("draw");
    return here.takes ? { ok: true } : { ok: false, code: "offline" };
  },
  look: async (_: unknown, { path }: { path: string }) => {
    here.said.push(`look ${path}`);
    throw new Error("no network");
  },
}));
beforeEach(emptied);

test("a draw opens its sheets, each in the season, and sends them; again, only those that are not open yet", async () => {
  expect(await openDraw(phone, how, body)).toEqual({ ok: true });
  expect(opened()).toEqual(["x sheet.opened+season.joined T1", "y sheet.opened+season.joined T2"]);
  // The club is asked for last; even when that fails, the tables are open.
  expect([here.said.slice(-3, -1).sort(), here.said.at(-1)]).toEqual([["x sent", "y sent"], "look /api/clubs/c1"]);
  Object.assign(here, { said: [], known: new Set(["x"]) });
  await openDraw(phone, how, body);
  expect(opened()).toEqual(["y sheet.opened+season.joined T2"]);
  Object.assign(here, { said: [], unread: new Set(["x"]) });
  await openDraw(phone, how, body);
  expect(opened()).toHaveLength(2);
});

test("a draw that the server did not take opens nothing; one that the disk refused in part says so", async () => {
  here.takes = false;
  expect(await openDraw(phone, how, body)).toEqual({ ok: false, code: "offline" });
  expect(here.said).toEqual(["draw"]);
  Object.assign(here, { takes: true, refused: new Set(["y"]) });
  expect(await openDraw(phone, how, body)).toEqual({ ok: false, code: "not-noted" });
});

test("of another phone’s draw, only tables that the server does not have are opened, after asking it", async () => {
  await openMissing(phone, how, body as unknown as Draw, (sheet) => sheet === "x");
  expect([here.said[0], opened()]).toEqual(["y sent", ["y sheet.opened+season.joined T2"]]);
  expect(here.said.filter((said) => said.startsWith("x"))).toEqual([]);
  here.said.length = 0;
  await openMissing(phone, how, body as unknown as Draw, () => true);
  expect(here.said).toEqual([]);
});

const ended = () => here.said.filter((said) => said.includes("closed")).sort();

test("a table that nobody played leaves the evening when it ends", async () => {
  await endTables(phone, STILL);
  expect(ended()).toEqual(["empty season.left+sheet.closed", "old sheet.closed"]);
});

test("the sheet itself tells whether a table was played, because the page may not have heard of its first deal", async () => {
  here.deals.set("empty", [{ deal: {}, score: {} }]).set("old", [{ deal: {}, score: null }]);
  await endTables(phone, STILL);
  expect(ended()).toEqual(["empty sheet.closed", "old season.left+sheet.closed"]);
});
