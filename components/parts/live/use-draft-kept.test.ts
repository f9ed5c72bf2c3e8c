import { beforeEach, expect, test, vi } from "vitest";
import { later, running } from "#components/hook.fixture";
import { useDraft, useKeptTonight } from "./use-draft";

const disk = new Map<string, unknown>();
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    store: {
      draft: async (place: string, slot: number) => disk.get(`${place} ${slot}`),
      keepDraft: async (place: string, slot: number, draft: unknown) => void disk.set(`${place} ${slot}`, draft),
    },
  }),
}));
beforeEach(() => disk.clear());

interface Form {
  readonly points: string;
}

/** A phone whose disk answers only when the test lets it. */
function aShelf() {
  const reads: { readonly slot: number; readonly keep: (draft: unknown) => void }[] = [];
  const kept: unknown[] = [];
  const shelf = {
    draft: (slot: number) => {
      const answer = later<unknown>();
      reads.push({ slot, keep: answer.keep });
      return answer.promise;
    },
    keepDraft: async (slot: number, draft: unknown) => void kept.push([slot, draft]),
  };
  return { shelf, reads, kept };
}

const begin = (kept: object | undefined): Form => ({ points: "", ...kept });

async function aForm() {
  const { shelf, reads, kept } = aShelf();
  const form = await running((slot: number) => useDraft(shelf, slot, begin), Number(0));
  return { form, reads, kept, draft: () => form.now()[0], type: (points: string) => form.done(() => form.now()[1]({ points })) };
}

test("a form begins with the kept draft, and is empty until that is read", async () => {
  const { form, reads, draft } = await aForm();
  expect(draft()).toBeNull();
  await form.done(() => reads[0]?.keep({ points: "41" }));
  expect(draft()).toEqual({ points: "41" });
});

test("typing before the disk answers wins over the kept draft", async () => {
  const { form, reads, draft, type } = await aForm();
  await type("45");
  await form.done(() => reads[0]?.keep({ points: "41" }));
  expect(draft()).toEqual({ points: "45" });
});

test("a late answer for one deal's form never fills the form of another deal", async () => {
  const { form, reads, kept, draft, type } = await aForm();
  await type("45");
  await form.again(1);
  expect(draft()).toBeNull();
  await form.done(() => reads[0]?.keep({ points: "41" }));
  expect(draft()).toBeNull();
  await form.done(() => reads[1]?.keep(null));
  expect(draft()).toEqual({ points: "" });
  await form.done(() => form.now()[2]());
  expect(kept).toEqual([
    [0, { points: "45" }],
    [1, null],
  ]);
});

test("a late answer of the disk for a deal that was left does not overwrite what is typed since", async () => {
  const { form, reads, draft, type } = await aForm();
  await form.again(1);
  await type("45");
  await form.done(() => reads[0]?.keep({ points: "41" }));
  expect(draft()).toEqual({ points: "45" });
});

test("an evening's draft is kept past midnight, and is empty on the next evening", async () => {
  const opened = async (at: Date) => {
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    const form = await running(() => useKeptTonight("desk", () => ({ points: "", who: "" })), undefined);
    vi.useRealTimers();
    return form;
  };
  const evening = await opened(new Date(2026, 10, 24, 22));
  await evening.done(() => evening.now()[1]({ points: "45", who: "Nora" }));
  expect((await opened(new Date(2026, 10, 25, 1))).now()[0]).toEqual({ points: "45", who: "Nora" });
  expect((await opened(new Date(2026, 10, 25, 22))).now()[0]).toEqual({ points: "", who: "" });
});
