import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { readRules } from "#lib/rules/games";
import { record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { RefereeTable } from "./referee";
import { useDrafts } from "./use-drafts";

const kept = new Map<string, unknown>();

const address = { n: "", follow: (_: string) => {} };
vi.mock("#components/parts/door/address", () => ({ useAddress: () => address.n }));
vi.mock("#components/parts/door/hash", () => ({
  useFollowedHash: (follow: typeof address.follow) => {
    address.follow = follow;
  },
}));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    store: {
      draft: async (place: string, slot: number) => kept.get(`${place} ${slot}`),
      keepDraft: async (place: string, slot: number, draft: unknown) => void kept.set(`${place} ${slot}`, draft),
    },
  }),
}));

beforeEach(() => {
  kept.clear();
  address.n = "";
});

const tarot = readRules({ game: "tarot", players: 4 });
const table = (id: string, at: RefereeTable["at"] = null): RefereeTable => {
  if (!tarot.ok) throw new Error("no tarot");
  return { rules: tarot.value, names: [], name: () => "", at, id };
};
async function aTable(id = "tarot 4", at: RefereeTable["at"] = null) {
  const page = await running((of: string) => useDrafts(table(of, at)), id);
  const now = () => {
    const drafts = page.now();
    if (!drafts) throw new Error("not read");
    return drafts;
  };
  const layHand = (card: string) =>
    page.done(() => now().lay.hand({ ...now().drafts.hand, asks: "discard", kept: [card] as never }));
  return { page, now, layHand, hand: () => now().drafts.hand.kept };
}

test("cleared cards can be brought back with one tap, once", async () => {
  const { page, now, layHand, hand } = await aTable();
  await layHand("21");
  expect(now().restore).toBeNull();
  await page.done(() => now().clear("hand"));
  // Clearing the cards keeps the question that was asked about the hand.
  expect([hand(), now().drafts.hand.asks]).toEqual([[], "discard"]);
  await page.done(() => now().restore?.());
  expect([hand(), now().restore]).toEqual([["21"], null]);
});

test("cleared cards are gone once another card is laid", async () => {
  const { page, now, layHand, hand } = await aTable();
  await layHand("21");
  await page.done(() => now().clear("hand"));
  await layHand("1");
  expect([hand(), now().restore]).toEqual([["1"], null]);
});

test("each table keeps its own drafts between visits", async () => {
  const first = await aTable();
  await first.layHand("21");
  const [other, again] = [await aTable("tarot 5"), await aTable()];
  expect([other.hand(), again.hand()]).toEqual([[], ["21"]]);
});

test("the deal asked about is the one in the address, or else the next one", async () => {
  const rules = { game: "tarot", players: 4 };
  const log = logOf(opened(4, { rules, target: null }), record(0, { passed: true }), record(1, { passed: true }));
  const at = { sheet: foldSheet(log), open: {}, role: null } as unknown as RefereeTable["at"];
  const slots: number[] = [];
  for (const n of ["1", "7", "0", "x", ""]) {
    address.n = n;
    slots.push((await aTable("tarot 4", at)).now().slot);
  }
  expect(slots).toEqual([0, 6, 2, 2, 2]);
});

test("a link to a case of the code opens it, with its culprit", async () => {
  const { page, now } = await aTable();
  await page.done(() => address.follow("#code-CA18-2"));
  expect(now().drafts.code).toMatchObject({ situation: "revoke", id: "CA18", culprit: 2 });
  await page.done(() => address.follow("#main"));
  expect(now().drafts.code.id).toBe("CA18");
});
