import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { type OpeningDraft, startOpening } from "#lib/shown/opening/opening";
import { forgetTyped, keepTyped, useBegun } from "./use-begun";

const card = (id: string, ...names: string[]) => ({
  id,
  sheet: { names, rules: { game: "tarot", edition: "fft", players: 3, options: {} } },
});
const CARDS = [card("last", "Zoé", "Luc", "Max"), card("before", "Nora", "Hugo", "Inès")];

vi.mock("#lib/sync/club", () => ({ clubsHere: async () => [] }));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({ cards: async () => CARDS, store: { read: async () => ({ entries: [] }) } }),
}));

const typed: OpeningDraft = { ...startOpening(["Paul", "Ida"], "tarot"), target: "500" };

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  });
});

async function begun(search: string) {
  vi.stubGlobal("location", { search });
  const page = await running(useBegun, undefined);
  return page.now();
}

test("a new sheet begins with what was typed before on its page, else like the last evening", async () => {
  expect((await begun(""))?.draft?.names).toEqual(["Zoé", "Luc", "Max", ""]);
  keepTyped(typed);
  expect((await begun(""))?.draft).toEqual(typed);
  expect((await begun("?c=mardis"))?.draft?.names).toEqual(["Zoé", "Luc", "Max", ""]);
  forgetTyped();
  expect((await begun(""))?.draft?.names).toEqual(["Zoé", "Luc", "Max", ""]);
});

test("the same table again has its own people and rules, whatever was half typed on that page", async () => {
  vi.stubGlobal("location", { search: "?same=before" });
  keepTyped(typed);
  const known = await begun("?same=before");
  expect([known?.draft?.names, known?.draft?.target, known?.isSame]).toEqual([["Nora", "Hugo", "Inès", ""], "300", true]);
});

test("a table that this phone does not have opens nothing by itself", async () => {
  expect([(await begun("?same=gone"))?.isSame, (await begun(""))?.isSame]).toEqual([false, false]);
});

test("names and tables of earlier evenings are known", async () => {
  const known = await begun("");
  expect(known?.names).toEqual(["Zoé", "Luc", "Max", "Nora", "Hugo", "Inès"]);
  expect(known?.tables).toEqual(CARDS.map(({ sheet }) => sheet.names));
});
