import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import type { Choice } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { SettlePage } from "./settle-page";

const page = vi.hoisted(() => ({ choose: null as unknown, toSheet: vi.fn() }));
vi.mock("./two-versions", () => ({
  Choices({ onChoice }: { onChoice: unknown }) {
    page.choose = onChoice;
    return null;
  },
  TwoVersions: () => null,
}));
vi.mock("#components/parts/page/titled-page", () => ({
  TitledPage: ({ foot, children }: { foot: ReactNode; children: ReactNode }) => createElement("div", null, foot, children),
}));
vi.mock("#components/parts/words/words", () => ({
  useWordsOf: () => ({ settle: () => "", settled: "settled", chooseThere: "choose there", alike: { back: { sheet: "" } } }),
}));
vi.mock("#components/parts/live/use-sheet-saving", () => ({
  useSheetSaving: () => ({
    trouble: null,
    say: ({ ok }: { ok: boolean }) => (ok ? null : "not kept"),
    once: async (work: () => Promise<string | null>) => (await work()) === null,
  }),
}));
vi.mock("../view", () => ({ toSheet: page.toSheet }));

beforeEach(() => {
  page.choose = null;
});

const divided = (...events: string[]) =>
  ({ deals: [{ slot: 0, conflicts: events.map((event) => ({ event })) }] }) as unknown as Sheet;

/** The page of a deal with two other versions, or with one; `left`: those that are left once one is chosen. */
function draw(role: "player" | "viewer", first = divided("a", "b"), left = divided(), ok = true) {
  const settle = vi.fn(async () => ({ ok }));
  const open = { settle, getSnapshot: () => ({ sheet: left }) };
  const at = { role, open } as unknown as SheetAtHand;
  const drawn = renderToStaticMarkup(createElement(SettlePage, { at, sheet: first, slot: 0 }));
  return { drawn, settle, choose: page.choose as ((choice: Choice) => Promise<void>) | null };
}

test("once no other version is left the page closes; a third version, or a refusal, keeps it open", async () => {
  const { settle, choose } = draw("player", divided("a", "b"), divided("b"));
  await choose?.("keep");
  expect([settle.mock.calls, page.toSheet.mock.calls.length]).toEqual([[["a", "keep"]], 0]);
  await draw("player", divided("b"), divided(), false).choose?.("replace");
  expect(page.toSheet).not.toHaveBeenCalled();
  await draw("player", divided("b")).choose?.("replace");
  expect(page.toSheet).toHaveBeenCalledOnce();
});

test("a phone that only follows is told where to choose, and cannot; nor can anybody once it is settled", () => {
  const follower = draw("viewer");
  expect([follower.choose, follower.drawn]).toEqual([null, expect.stringContaining("choose there")]);
  const settled = draw("player", divided());
  expect([settled.choose, settled.drawn]).toEqual([null, expect.stringContaining("settled")]);
});
