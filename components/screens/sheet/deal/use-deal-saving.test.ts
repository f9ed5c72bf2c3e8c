import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { chooseDealer, record } from "#lib/sheet/change";
import { cards, fold, logOf, opened } from "#lib/sheet/log.fixture";
import type { Saved } from "#lib/sync/act";
import type { OpenSheet } from "#lib/sync/opened";
import { shared as fr } from "#messages/fr/shared";
import { useDealSaving } from "./use-deal-saving";

vi.mock("#components/parts/words/words", () => ({ useWords: () => ({ lang: "fr", m: fr }) }));
vi.mock("#components/parts/words/use-say-fault", () => ({
  useSayFault:
    () =>
    ({ code }: { code: string }) =>
      `faute ${code}`,
}));

const noted = record(0, cards(30, 20, 12));
const REFUSED = { ok: false, code: "refused", faults: [{ at: "deal", code: "required", rule: "T1" }] } as unknown as Saved;

/** The form of the first deal, on a phone that answers so; `left`: each time it closed, the deal that it said was noted. */
async function aForm(answer: Saved) {
  const left: (number | null)[] = [];
  const save = vi.fn(async () => answer);
  const leave = async (slot: number | null) => void left.push(slot);
  const open = { save } as unknown as OpenSheet;
  const form = await running(() => useDealSaving(open, fold(logOf(opened(3))), leave), undefined);
  const saves = (...asked: Parameters<ReturnType<typeof form.now>["save"]>) => form.done(() => form.now().save(...asked));
  return { now: form.now, done: form.done, saves, left, save };
}

test("a saved deal closes its form, and names the slot", async () => {
  const { saves, left, now } = await aForm({ ok: true, events: [] });
  await saves(0, [noted]);
  expect([left, now().trouble]).toEqual([[0], null]);
});

test.each([
  ["that was refused", REFUSED, "faute required"],
  ["for which the phone has no room", { ok: false, code: "disk-full" } as Saved, fr.sheet.diskFull],
])("a deal %s stays in its form, which says why", async (_, answer, why) => {
  const { saves, left, now } = await aForm(answer);
  await saves(0, [noted]);
  expect([left, now().trouble, now().clash]).toEqual([[], why, null]);
});

test("a deal that another phone has noted meanwhile stays, to be compared", async () => {
  const { saves, left, now, done } = await aForm({ ok: false, code: "conflict" } as Saved);
  await saves(0, [noted]);
  expect([left, now().trouble, now().clash]).toEqual([[], null, cards(30, 20, 12)]);
  await done(() => now().setClash(null));
  expect([left, now().clash]).toEqual([[], null]);
});

test("a change without a deal has nothing to compare", async () => {
  const { saves, left, now } = await aForm({ ok: false, code: "conflict" } as Saved);
  await saves(null, [chooseDealer(0, 1)]);
  expect([left, now().clash, now().trouble]).toEqual([[], null, fr.sheet.notSaved]);
});

test("an unchanged form saves nothing: it closes, or says what is odd", async () => {
  const same = await aForm({ ok: true, events: [] });
  await same.saves(0, []);
  expect([same.left, same.save.mock.calls]).toEqual([[null], []]);
  const reason = await aForm({ ok: true, events: [] });
  await reason.saves(0, "une raison, et rien de changé");
  expect([reason.left, reason.now().trouble, reason.save.mock.calls]).toEqual([[], "une raison, et rien de changé", []]);
});
