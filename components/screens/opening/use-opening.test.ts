import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { Fault } from "#lib/rules/rules";
import type { Change } from "#lib/sheet/event";
import { type OpeningDraft, startOpening } from "#lib/shown/opening/opening";
import { useOpening } from "./use-opening";

const here = {
  draft: startOpening(["Nora", "Hugo", "Inès"], "tarot") as OpeningDraft,
  isSame: false,
  isReady: true,
  isSeated: true,
  faults: [] as Fault[],
  saved: [] as (readonly Change[])[],
  left: [] as string[],
  forgotten: 0,
};

vi.mock("#components/parts/words/words", () => ({ useWords: () => ({ lang: "fr" }) }));
vi.mock("#components/parts/words/use-say-fault", () => ({
  useSayFault:
    () =>
    ({ code }: Fault) =>
      `no: ${code}`,
}));
vi.mock("#components/parts/live/use-sheet-saving", () => ({
  useSayUnsaved: () => (saved: { ok: boolean; code?: string }) => (saved.ok ? null : `unsaved: ${saved.code}`),
}));
vi.mock("#components/parts/door/leave-for", () => ({
  leaveFor: async (address: string, how = "assign") => void here.left.push(`${how} ${address}`),
}));
vi.mock("#lib/sync/persist", () => ({ askToPersist: async () => {} }));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    makeId: () => "new",
    open: () => ({
      save: async (...changes: Change[]) => {
        here.saved.push(changes);
        return here.faults.length > 0 ? { ok: false, code: "refused", faults: here.faults } : { ok: true };
      },
    }),
  }),
}));
vi.mock("./use-begun", () => ({
  keepTyped: () => {},
  forgetTyped: () => here.forgotten++,
  useBegun: () => ({ draft: here.draft, names: [], tables: [], isSame: here.isSame }),
}));
vi.mock("./use-club-choice", () => ({
  useClubChoice: () => ({
    ready: here.isReady,
    trouble: null,
    sit: async () => (here.isSeated ? { ok: true, changes: [] } : { ok: false }),
  }),
}));

const page = () => running(useOpening, undefined);

beforeEach(() => {
  const draft = startOpening(["Nora", "Hugo", "Inès"], "tarot");
  Object.assign(here, { draft, isSame: false, isReady: true, isSeated: true, faults: [], saved: [], left: [], forgotten: 0 });
});

test("a sheet that is opened takes the place of this page, so that the back key opens no second one", async () => {
  const { now, done } = await page();
  await done(() => now().start());
  expect([here.left, here.forgotten]).toEqual([["replace /fr/sheet?s=new"], 1]);
  expect(here.saved.map(([first]) => first?.kind)).toEqual(["sheet.opened"]);
});

test("an evening from paper goes on to the page where its rows are typed", async () => {
  const { now, done } = await page();
  await done(() => now().change({ day: "2026-03-01" }));
  await done(() => now().start());
  expect(here.left).toEqual(["replace /fr/paper?s=new"]);
});

test("a sheet that is refused says why beside its field, until something is changed, and stays typed", async () => {
  here.faults = [{ at: "names.1", code: "required" } as unknown as Fault];
  const { now, done } = await page();
  await done(() => now().start());
  expect([now().reason("names.1"), now().faulty, now().elsewhere]).toEqual(["no: required", true, null]);
  expect([here.left, here.forgotten]).toEqual([[], 0]);
  await done(() => now().change({ target: "200" }));
  expect([now().reason("names.1"), now().faulty]).toEqual([undefined, false]);
});

test("a reason without a field is told under the form", async () => {
  here.faults = [{ at: "rules.options.stake", code: "required" } as unknown as Fault];
  const { now, done } = await page();
  await done(() => now().start());
  expect(now().elsewhere).toBe("no: required");
});

test("if the club does not seat its people, nothing is opened", async () => {
  here.isSeated = false;
  const { now, done } = await page();
  await done(() => now().start());
  expect([here.saved, here.left]).toEqual([[], []]);
});

test("the same table is opened at once when the club has nobody to ask about, and only once", async () => {
  Object.assign(here, { isSame: true, isReady: false });
  const { now, again } = await page();
  expect([now().same, here.left]).toEqual([true, []]);
  here.isReady = true;
  await again(undefined);
  await again(undefined);
  expect([now().same, here.left]).toEqual([false, ["replace /fr/sheet?s=new"]]);
});

test("the same table without enough people is not opened by itself", async () => {
  Object.assign(here, { isSame: true, draft: startOpening(["Nora", "Hugo"], "tarot") });
  const { now } = await page();
  expect([now().same, here.left]).toEqual([false, []]);
});
