import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { DrawDraft } from "#lib/shown/draw/draw-draft";
import { body, emptied, here, how, opened, phone, STILL } from "#lib/sync/open-tables.fixture";
import { useOpeningTables } from "./use-opening-tables";

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

beforeEach(emptied);

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

test("the changes of the old tables are sent before the new draw is asked for", async () => {
  here.deals.set("empty", [{ deal: {}, score: {} }]).set("old", [{ deal: {}, score: null }]);
  const { open } = await anEvening([["a", "b", "c"]]);
  await open();
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
