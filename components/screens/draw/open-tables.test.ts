import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { GAMES } from "#lib/rules/all-games";
import type { Club, Draw, DrawBody } from "#lib/season/club/club-event";
import type { EveningTable } from "#lib/season/evening-view";
import type { DrawDraft } from "#lib/shown/draw/draw-draft";
import type { Phone } from "#lib/sync/phone";
import { openDraw, openMissing, useOpeningTables } from "./open-tables";

/**
 * `said`: what was done, in order. `known`: sheets on this phone. `refused`, `unread`: sheets that the disk does not write or read.
 * `takes`: whether the server takes the draw. `deals`: the deals on the server. `heard`: those that the phone has got.
 */
const here = {
  ...{ said: [] as string[], known: new Set<string>(), refused: new Set<string>(), takes: true },
  ...{ unread: new Set<string>(), deals: new Map<string, object[]>(), heard: new Map<string, object[]>() },
};

vi.mock("#components/parts/club/use-change", () => ({
  useSayTrouble:
    () =>
    ({ ok }: { ok: boolean }) =>
      ok ? null : "no network",
}));
vi.mock("#components/parts/words/words", () => ({
  useWordsOf: () => ({ titleOf: (table: number, draw: number) => `${draw}-${table}`, notNoted: "the disk is full" }),
}));
vi.mock("#lib/sync/club", () => ({
  changeClub: async () => {
    here.said.push("draw");
    return here.takes ? { ok: true } : { ok: false, code: "offline" };
  },
  look: async (_: unknown, { path }: { path: string }) => {
    here.said.push(`look ${path}`);
    throw new Error("no network");
  },
}));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => phone }));

const phone = {
  open: (sheet: string) => ({
    save: async (...changes: { kind: string; body: { title?: string } }[]) => {
      const [first] = changes;
      here.said.push(`${sheet} ${changes.map(({ kind }) => kind).join("+")}${first?.body.title ? ` ${first.body.title}` : ""}`);
      return { ok: !here.refused.has(sheet) };
    },
    sync: async () => {
      here.said.push(`${sheet} sent`);
      const deals = here.deals.get(sheet);
      if (deals) here.heard.set(sheet, deals);
    },
    getSnapshot: () => ({ sheet: here.heard.has(sheet) ? { deals: here.heard.get(sheet) } : null }),
  }),
  store: {
    read: async (sheet: string) => {
      if (here.unread.has(sheet)) throw new Error("the disk");
      return { entries: here.known.has(sheet) ? [{}] : [] };
    },
  },
} as unknown as Phone;

beforeEach(() => {
  Object.assign(here, { said: [], known: new Set(), refused: new Set(), takes: true });
  Object.assign(here, { unread: new Set(), deals: new Map(), heard: new Map() });
});

const PEOPLE = ["a", "b", "c", "d", "e", "f"];
const club = { id: "c1", players: PEOPLE.map((id) => ({ id, name: id.toUpperCase() })) } as unknown as Club;
const how = {
  ...{ club, rules: { game: "tarot", edition: GAMES.tarot.usual, options: {} }, seating: GAMES.tarot },
  titleOf: (table: number) => `T${table}`,
} as Parameters<typeof openDraw>[1];
const body = {
  ...{ season: "s1", day: "2026-11-24", name: null, how: "random" },
  tables: [
    { sheet: "x", players: ["a", "b", "c"] },
    { sheet: "y", players: ["d", "e", "f"] },
  ],
} as DrawBody;
const opened = () => here.said.filter((said) => said.includes("sheet.opened"));

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

const STILL = [
  { sheet: "old", deals: 3 },
  { sheet: "empty", deals: 0 },
] as EveningTable[];

async function anEvening(tables: DrawDraft["tables"]) {
  const evening = { ...how, season: "s1", day: "2026-11-24", before: 1, running: STILL };
  const page = await running(() => useOpeningTables(evening), undefined);
  const draft = { tables, sheets: ["x", "y"], how: "random" } as unknown as DrawDraft;
  return { page, open: () => page.done(() => page.now().open(draft)) };
}

test("tables that still run end first: one that nobody played leaves the evening", async () => {
  const { open } = await anEvening([["a", "b", "c"]]);
  await open();
  const ends = here.said.filter((said) => said.includes("closed"));
  expect(ends.sort()).toEqual(["empty season.left+sheet.closed", "old sheet.closed"]);
  expect(here.said.indexOf("draw")).toBeGreaterThan(here.said.indexOf("old sheet.closed"));
  // A single table gets no number.
  expect(opened()).toEqual(["x sheet.opened+season.joined"]);
});

test("the sheet itself tells whether a table was played, because the page may not have heard of its first deal", async () => {
  const dealt = { deal: {}, score: {} };
  here.deals.set("empty", [dealt]).set("old", [{ deal: {}, score: null }]);
  const { open } = await anEvening([["a", "b", "c"]]);
  await open();
  const ends = here.said.filter((said) => said.includes("closed"));
  expect(ends.sort()).toEqual(["empty sheet.closed", "old season.left+sheet.closed"]);
  // The changes of the old tables are sent before the new draw is asked for.
  expect(here.said.slice(0, here.said.indexOf("draw")).filter((said) => said === "empty sent")).toHaveLength(2);
});

test("running tables go on if people say so; several tables are named after the draw and their number in it", async () => {
  const { page, open } = await anEvening(body.tables.map(({ players }) => players));
  await page.done(() => page.now().setEnds(false));
  await open();
  expect(here.said.some((said) => said.includes("closed"))).toBe(false);
  expect(opened()).toEqual(["x sheet.opened+season.joined 2-1", "y sheet.opened+season.joined 2-2"]);
});

test("why a draw is not open is said: what the club does not take, or a disk that is full; the evening is looked at either way", async () => {
  const { page, open } = await anEvening([["a", "b", "c"]]);
  here.takes = false;
  await open();
  expect([page.now().trouble, here.said.at(-1)]).toEqual(["no network", "look /api/clubs/c1/night"]);
  Object.assign(here, { takes: true, refused: new Set(["x"]) });
  await open();
  expect(page.now().trouble).toBe("the disk is full");
  here.refused.clear();
  await open();
  expect([page.now().trouble, here.said.at(-1)]).toEqual([null, "look /api/clubs/c1/night"]);
});
