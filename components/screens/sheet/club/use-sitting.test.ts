import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { useSaving } from "#components/parts/form/use-saving";
import { type Props, useSitting } from "./use-sitting";

vi.mock("#components/parts/words/words", () => ({ useWordsOf: () => ({}) }));
vi.mock("#components/parts/live/use-sheet-saving", () => ({
  useSayUnsaved: () => (saved: { ok: boolean }) => (saved.ok ? null : "the disk is full"),
}));
vi.mock("#components/parts/club/use-change", () => ({ useSayTrouble: () => () => "no network" }));

/** The page that seats the people who joined a sheet in a season; `isFull`: the disk refuses every change. */
async function aPage(isFull = false) {
  const [saved, closed]: [string[], string[]] = [[], []];
  const save = async ({ kind }: { kind: string }) => {
    if (!isFull) saved.push(kind);
    return { ok: !isFull };
  };
  const props = { at: { open: { save }, sheet: null }, onClose: () => closed.push("closed") } as unknown as Props;
  const page = await running(() => useSitting({ ...props, saving: useSaving() }), undefined);
  return { page, saved, closed };
}

test("joining, leaving or moving an evening closes the page", async () => {
  const { page, saved, closed } = await aPage();
  const joined = { club: "c1", season: "s1", players: [] };
  await page.done(() => page.now().sit(async () => ({ ok: true, joined })));
  await page.done(() => page.now().leave());
  await page.done(() => page.now().move({ day: "2026-11-24", name: null }));
  expect([saved, closed.length]).toEqual([["season.joined", "season.left", "evening.set"], 3]);
});

test("a refusal by the club is told, and the page stays", async () => {
  const { page, saved, closed } = await aPage();
  await page.done(() => page.now().sit(async () => ({ ok: false, code: "offline" })));
  expect([saved, closed, page.now().trouble]).toEqual([[], [], "no network"]);
});

test("a refusal by the disk is told, and the page stays", async () => {
  const { page, closed } = await aPage(true);
  await page.done(() => page.now().leave());
  expect([closed, page.now().trouble]).toEqual([[], "the disk is full"]);
});
