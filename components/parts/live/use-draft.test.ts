import { expect, test } from "vitest";
import { keeping } from "./use-draft";

test("each key is shown at once, and kept on the phone", () => {
  const kept: unknown[] = [];
  const shown: object[] = [];
  const open = {
    keepDraft: async (slot: number, draft: unknown) => {
      kept.push([slot, draft, [...shown]]);
      return null;
    },
  };
  keeping(open, 3, { points: 4 }, (draft) => shown.push(draft));
  keeping(open, 3, { points: 41 }, (draft) => shown.push(draft));
  expect(kept).toEqual([
    [3, { points: 4 }, [{ points: 4 }]],
    [3, { points: 41 }, [{ points: 4 }, { points: 41 }]],
  ]);
});
