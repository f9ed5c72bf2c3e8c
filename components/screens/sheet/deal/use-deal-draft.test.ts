import { expect, test } from "vitest";
import { running } from "#components/hook.fixture";
import { arrange, record, replace } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import type { OpenSheet } from "#lib/sync/opened";
import { useDealDraft } from "./use-deal-draft";

await loadDesk("decale");

const sheetOf = (...changes: readonly Change[]) => foldSheet(logOf(opened(3), ...changes)) as Sheet;
const noted = record(0, cards(30, 20, 12));

/** The form of the first deal, on a phone that keeps drafts. */
async function aForm(first: Sheet, drafts = new Map<number, unknown>()) {
  const open = {
    draft: async (slot: number) => drafts.get(slot),
    keepDraft: async (slot: number, draft: unknown) => void drafts.set(slot, draft),
  } as unknown as OpenSheet;
  const form = await running((sheet: Sheet) => useDealDraft(open, sheet, 0, undefined), first);
  const type = (more: object) => form.done(() => form.now().setDraft({ ...form.now().draft, ...more }));
  return { form, drafts, type };
}

test("the form of a new deal corrects none, even once another tab has noted it", async () => {
  const { form, type } = await aForm(sheetOf());
  expect([form.now().known, form.now().draft?.of]).toEqual([undefined, null]);
  await type({ each: true });
  await form.again(sheetOf(noted));
  expect([form.now().known, form.now().draft?.of]).toEqual([undefined, null]);
});

test("a correction is of the version that was there when its form opened, whatever came since", async () => {
  const { form, type } = await aForm(sheetOf(noted));
  expect(form.now().known).toMatchObject({ id: eventId(2), current: eventId(2) });
  await type({ each: true });
  await form.again(sheetOf(noted, replace({ id: eventId(2), current: eventId(2) }, cards(25, 20, 17))));
  expect(form.now().known).toMatchObject({ current: eventId(2), deal: cards(30, 20, 12) });
});

test("a form that was left is resumed for the same version, and says so", async () => {
  const first = await aForm(sheetOf(noted));
  expect(first.form.now().isResumed).toBe(false);
  await first.type({ each: true });
  const corrected = sheetOf(noted, replace({ id: eventId(2), current: eventId(2) }, cards(25, 20, 17)));
  const again = await aForm(corrected, first.drafts);
  expect([again.form.now().isResumed, again.form.now().known?.current]).toEqual([true, eventId(2)]);
});

test("a form that was given up begins anew", async () => {
  const { form, drafts, type } = await aForm(sheetOf());
  await type({ each: true });
  await form.done(() => form.now().forget());
  expect(drafts.get(0)).toBeNull();
  expect((await aForm(sheetOf(), drafts)).form.now()).toMatchObject({ isResumed: false, draft: { each: false } });
});

test("a half-typed deal keeps the seats it was typed for; a form not typed in yet takes the new ones", async () => {
  const { form, type } = await aForm(sheetOf());
  const moved = sheetOf(arrange({ nextSlot: 0 }, [2, 1, 0], 3));
  await type({ each: true });
  await form.again(moved);
  expect(form.now().seating.seats).toEqual([0, 1, 2]);
  expect((await aForm(moved)).form.now().seating.seats).toEqual([2, 1, 0]);
});
