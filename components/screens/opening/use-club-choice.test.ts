import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import { useClubChoice } from "./use-club-choice";

const here = { views: [] as ClubView[] | null, code: null as string | null, kept: [] as string[], seated: [] as unknown[] };

vi.mock("#components/parts/club/use-clubs", () => ({ useClubs: () => here.views }));
vi.mock("#components/parts/club/use-change", () => ({
  useSayTrouble: () => (done: { ok: boolean; code?: string }) => (done.ok ? null : `no: ${done.code}`),
}));
vi.mock("#components/parts/words/words", () => ({ useWordsOf: () => ({ join: { twice: (name: string) => `twice: ${name}` } }) }));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({}) }));
vi.mock("#lib/sync/newcomers", () => ({
  keepNewcomers: async (_: unknown, sheet: string) => void here.kept.push(sheet),
  sitOrWait: async (_: unknown, joined: object, names: readonly string[], choices: readonly object[]) => {
    here.seated.push(choices);
    if (here.code === "offline")
      return { seated: { ok: true, joined: { ...joined, players: names.map(() => null) } }, waiting: {} };
    if (here.code) return { seated: { ok: false, code: here.code }, waiting: null };
    return { seated: { ok: true, joined: { ...joined, players: names } }, waiting: null };
  },
}));

const person = (id: string, name: string, more: object = {}) => ({ id, name, into: null, left: false, guest: false, ...more });
const season = (id: string) => ({ id, name: id, from: "2020-01-01", to: null, ended: null, counting: usualCounting("tarot") });
const PEOPLE = [person("n", "Nora"), person("a", "Agnès", { formerNames: ["Inès"] }), person("o", "Old", { left: true })];
const view = { club: { id: "c1", players: PEOPLE, seasons: [season("s1"), season("s2")] }, role: "player", seasons: [] };

beforeEach(() => {
  Object.assign(here, { views: [view] as unknown as ClubView[], code: null, kept: [], seated: [] });
  vi.stubGlobal("location", { search: "" });
});

const choosing = (names: readonly string[], game: "tarot" | "whist" = "tarot") =>
  running((now: readonly string[]) => useClubChoice(game, now, null), names);

async function sat(page: Awaited<ReturnType<typeof choosing>>) {
  const seats: unknown[] = [];
  await page.done(async () => {
    const done = await page.now().sit("sheet");
    seats.push(done.ok ? done.changes.map(({ kind }) => kind) : "not opened");
  });
  return seats[0];
}

test("a sheet joins the newest season unless people choose none, and they may choose again", async () => {
  const page = await choosing(["Nora", "Agnès"]);
  expect([page.now().here?.season.id, await sat(page)]).toEqual(["s2", ["season.joined"]]);
  await page.done(() => page.now().choose(""));
  expect([page.now().here, page.now().players, await sat(page)]).toEqual([undefined, null, []]);
  expect(page.now().seasons.map(({ season: one }) => one.id)).toEqual(["s2", "s1"]);
});

test("a season that does not count the game keeps the sheet out", async () => {
  const page = await choosing(["Nora", "Agnès"], "whist");
  expect([page.now().here, await sat(page)]).toEqual([undefined, []]);
});

test("people whom a name alone does not identify are asked about, and present members proposed", async () => {
  const page = await choosing(["Nora", "Inès", "Zoé"]);
  expect(page.now().asked.map(({ name }) => name)).toEqual(["Inès", "Zoé"]);
  expect(page.now().players).toEqual(["Nora", "Agnès"]);
  await page.done(() => page.now().seat("Zoé", { add: "guest" }));
  await sat(page);
  expect(here.seated.at(-1)).toEqual([{ player: "n" }, { player: "a" }, { add: "guest" }]);
});

test("one person at two seats opens nothing, and is told; two of one name are left to the opening", async () => {
  const page = await choosing(["Agnès", "Inès"]);
  expect([page.now().trouble, await sat(page), here.seated]).toEqual(["twice: Inès", "not opened", []]);
  const alike = await choosing(["Nora", "nora"]);
  expect([alike.now().trouble, await sat(alike)]).toEqual([null, []]);
});

test("without a network the sheet opens and newcomers wait; a refusal opens nothing", async () => {
  const page = await choosing(["Nora", "Zoé"]);
  here.code = "offline";
  expect([await sat(page), here.kept]).toEqual([["season.joined"], ["sheet"]]);
  here.code = "rejected";
  expect([await sat(page), page.now().trouble, here.kept]).toEqual(["not opened", "no: rejected", ["sheet"]]);
  await page.done(() => page.now().choose("s1"));
  expect(page.now().trouble).toBeNull();
});

test("the choice is not ready until the phone has looked up its clubs", async () => {
  here.views = null;
  expect((await choosing(["Nora"])).now().ready).toBe(false);
});
