import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { usualCounting } from "#lib/season/club/counting";
import type { MetView } from "#lib/season/draw/met";
import type { DrawDraft } from "#lib/shown/draw/draw-draft";
import { type DrawnFor, useDrawing } from "./use-drawing";

const here = {
  ...{ opens: true, opened: [] as DrawDraft[], kept: new Map<string, string>(), made: 0 },
  ...{ evening: {} as { before?: number }, met: { evenings: [], ranked: [] } as MetView | null },
};

vi.mock("./use-opening-tables", () => ({
  useOpeningTables: (evening: { before: number }) => ({
    ...{ evening: Object.assign(here.evening, evening) },
    open: async (draft: DrawDraft) => {
      here.opened.push(draft);
      return here.opens;
    },
  }),
}));
vi.mock("#lib/sync/club", () => ({
  look: async () => {
    if (!here.met) throw new Error("no network");
    return { view: here.met };
  },
}));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    makeId: () => `s${++here.made}`,
    env: {
      storage: {
        getItem: (key: string) => here.kept.get(key) ?? null,
        setItem: (key: string, value: string) => void here.kept.set(key, value),
      },
    },
  }),
}));

beforeEach(() => {
  Object.assign(here, { opens: true, opened: [], kept: new Map(), made: 0, evening: {}, met: { evenings: [], ranked: [] } });
});

const PEOPLE = ["a", "b", "c", "d", "e", "f", "g", "h"];
const counting = { ...usualCounting("tarot"), games: ["tarot", "whist"] };
const season = { id: "s1", name: "s1", from: "2026-09-01", to: null, ended: null, counting };
const table = (season: string, ended: boolean) => ({ sheet: `${season} ${ended}`, season, ended });
const drawnFor = {
  view: {
    club: { id: "c1", players: PEOPLE.map((id) => ({ id, name: id, into: null, left: false, guest: false })) },
    seasons: [],
  },
  ...{ season, draws: [], day: "2026-11-24" },
  evening: { tables: [table("s1", false), table("s1", true), table("other", false)] },
} as unknown as DrawnFor;

async function aDraw() {
  const went: string[] = [];
  const page = await running(() => useDrawing(drawnFor, (hash) => went.push(hash)), undefined);
  await page.done(() => page.now().change({ here: PEOPLE }));
  return { page, went, draw: () => page.done(() => page.now().draw()), open: () => page.done(() => page.now().open()) };
}

test("a draw seats everybody present once, at new sheets, and is shown", async () => {
  const { page, went, draw } = await aDraw();
  await draw();
  const { tables, sheets } = page.now().draft;
  expect(tables?.flat().sort()).toEqual(PEOPLE);
  expect([sheets, went]).toEqual([["s1", "s2"], ["tables"]]);
});

test("choosing another game undoes the draw and its number of tables", async () => {
  const { page, draw } = await aDraw();
  await draw();
  await page.done(() => page.now().choose("whist"));
  expect(page.now().draft).toMatchObject({ tables: null, sheets: [], count: null });
  expect([page.now().game, page.now().seating.players]).toMatchObject(["whist", expect.any(Array)]);
});

test("tables that could not be opened stay drawn with the same sheets; once open, the draw is done", async () => {
  const { page, went, draw, open } = await aDraw();
  await draw();
  here.opens = false;
  await open();
  await open();
  expect(here.opened.map(({ sheets }) => sheets)).toEqual([
    ["s1", "s2"],
    ["s1", "s2"],
  ]);
  here.opens = true;
  await open();
  expect([page.now().draft.tables, page.now().draft.here.length, went]).toEqual([null, 8, ["tables", ""]]);
});

test("a draw survives leaving the page, and running tables are those of this season only", async () => {
  const { page, draw } = await aDraw();
  await draw();
  const again = await running(() => useDrawing(drawnFor, () => {}), undefined);
  expect(again.now().draft).toEqual(page.now().draft);
  expect(again.now().running.map(({ sheet }) => sheet)).toEqual(["s1 false"]);
});

test("people who met lately are kept apart where the meetings are known, and tables continue the numbering", async () => {
  const met = { day: "2026-11-17", tables: [PEOPLE.slice(0, 4), PEOPLE.slice(4)] };
  here.met = { evenings: [met, met, met], ranked: [] };
  const { page, draw } = await aDraw();
  await page.done(() => page.now().change({ how: "unmet" }));
  for (let draws = 0; draws < 12; draws++) {
    await draw();
    const halves = page.now().draft.tables?.map((table) => table.filter((one) => "abcd".includes(one)).length);
    expect(halves).toEqual([2, 2]);
  }
  expect([page.now().isUnknown, page.now().evenings.length, here.evening.before]).toEqual([false, 3, 0]);
  here.met = null;
  const later = await running(() => useDrawing({ ...drawnFor, draws: [{}, {}] as never }, () => {}), undefined);
  expect([later.now().isUnknown, later.now().evenings, here.evening.before]).toEqual([true, [], 2]);
});

test("drawn by rank, the leaders sit together", async () => {
  here.met = { evenings: [], ranked: ["h", "f", "d", "b", "a", "c", "e", "g"] };
  const { page, draw } = await aDraw();
  await page.done(() => page.now().change({ how: "best" }));
  await draw();
  expect(page.now().draft.tables?.map((table) => [...table].sort().join(""))).toContain("bdfh");
});

test("choosing another game resets the number of tables", async () => {
  const { page } = await aDraw();
  await page.done(() => page.now().change({ count: 1 }));
  await page.done(() => page.now().choose("whist"));
  expect(page.now().draft.count).toBeNull();
});

test("while nobody is here nothing is drawn, and the page stays", async () => {
  const { page, went, draw } = await aDraw();
  await page.done(() => page.now().change({ here: [] }));
  await draw();
  expect([page.now().count, page.now().draft.tables, went]).toEqual([undefined, null, []]);
});
