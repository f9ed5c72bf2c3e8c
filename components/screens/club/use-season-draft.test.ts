import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { ClubChange, Season } from "#lib/season/club/club-event";
import type { ClubView } from "#lib/season/views";
import { type SeasonDraft, seasonBody, startSeason } from "#lib/shown/club/season-draft";
import { useSeasonDraft } from "./use-season-draft";

const server: { takes: boolean; changes: ClubChange[] } = { takes: true, changes: [] };
const drafts = new Map<string, unknown>();
const left: string[] = [];

vi.mock("#components/parts/club/use-change", () => ({
  useChange: () => ({
    change: async (change: ClubChange) => {
      server.changes.push(change);
      return server.takes;
    },
    idOf: () => "new",
    trouble: null,
    busy: false,
  }),
}));
vi.mock("#components/parts/door/leave-for", () => ({ leaveFor: async (href: string) => void left.push(href) }));
vi.mock("#components/parts/words/words", () => ({
  useWords: () => ({ lang: "fr" }),
  useWordsOf: () => ({ season: { suggested: (from: number, to: number) => `${from}–${to}` } }),
}));
vi.mock("#lib/sync/past", () => ({ gamesThere: async () => [["tarot"], ["whist"]] }));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    store: {
      draft: async (place: string) => drafts.get(place),
      keepDraft: async (place: string, _: number, draft: unknown) => void drafts.set(place, draft),
    },
  }),
}));

beforeEach(() => {
  Object.assign(server, { takes: true, changes: [] });
  drafts.clear();
  left.length = 0;
});

const seasonOf = (name: string) =>
  ({ ...seasonBody(startSeason(name, "2026-09-01", "tarot"), "s1"), id: "s1", ended: null }) as unknown as Season;

async function aPage(season: Season | null) {
  const [closed, ended]: [string[], string[]] = [[], []];
  const view = { club: { id: "c1", seasons: season ? [season] : [] } } as unknown as ClubView;
  const ways = { onClose: () => closed.push("closed"), onEnd: (id: string) => ended.push(id) };
  const page = await running((now: Season | null) => useSeasonDraft(view, now, ways), season);
  const change = (changes: Partial<SeasonDraft>) => page.done(() => page.now().change(changes));
  return {
    page,
    change,
    closed,
    ended,
    save: () => page.done(() => page.now().save()),
    end: () => page.done(() => page.now().end("s1")),
  };
}

test("a change is a draft until the server takes it", async () => {
  const { page, change, closed, save } = await aPage(seasonOf("Les mardis"));
  await change({ name: "Les jeudis" });
  server.takes = false;
  await save();
  expect([closed, page.now().draft.name, page.now().isChanged]).toEqual([[], "Les jeudis", true]);
  server.takes = true;
  await save();
  expect([closed, [...drafts.values()]]).toEqual([["closed"], [null]]);
});

test("a draft typed before another phone changed the season is dropped", async () => {
  const before = await aPage(seasonOf("Les mardis"));
  await before.change({ minEvenings: "7" });
  const again = await aPage(seasonOf("Les mardis"));
  expect(again.page.now().draft.minEvenings).toBe("7");
  const after = await aPage(seasonOf("Les mercredis"));
  expect(after.page.now().draft).toMatchObject({ name: "Les mercredis", minEvenings: "1" });
});

test("a season ends with the typed changes saved, and stays open if they are refused or incomplete", async () => {
  const { change, ended, end } = await aPage(seasonOf("Les mardis"));
  await end();
  expect([server.changes.length, ended]).toEqual([0, ["s1"]]);
  await change({ name: " " });
  await end();
  await change({ name: "Les jeudis" });
  server.takes = false;
  await end();
  expect([server.changes.length, ended]).toEqual([1, ["s1"]]);
  server.takes = true;
  await end();
  expect([server.changes.length, ended]).toEqual([2, ["s1", "s1"]]);
});

test("a new season is named after its years until somebody names it; once saved, its page opens", async () => {
  const { page, change, save } = await aPage(null);
  await change({ from: "2027-09-01", name: "2027–2028" });
  expect(page.now().begun("2028-09-01")).toEqual({ from: "2028-09-01", name: "2028–2029" });
  await change({ name: "Les mardis" });
  expect(page.now().begun("2028-09-01")).toEqual({ from: "2028-09-01" });
  server.takes = false;
  await save();
  expect(left).toEqual([]);
  server.takes = true;
  await save();
  expect([left, [...drafts.values()]]).toEqual([["/fr/season?c=c1&s=new"], [null]]);
});

test("evenings that a change of games would stop or start counting are told", async () => {
  const { page, change } = await aPage(seasonOf("Les mardis"));
  expect(page.now().moved).toEqual({ out: 0, into: 0 });
  await change({ games: ["whist"] });
  expect(page.now().moved).toEqual({ out: 1, into: 1 });
});
