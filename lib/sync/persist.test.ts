import { expect, test, vi } from "vitest";
import { askToPersist, howKept } from "./persist";

const storage = (persisted: boolean, granted: boolean) => ({ persisted: async () => persisted, persist: async () => granted });

test("the browser is asked to keep the records, and its answer is told", async () => {
  expect(await askToPersist(storage(true, false))).toBe("kept");
  expect(await askToPersist(storage(false, true))).toBe("kept");
  expect(await askToPersist(storage(false, false))).toBe("may-be-cleared");
  expect(await askToPersist({})).toBe("unknown");
  expect(await askToPersist({ persisted: async () => true })).toBe("unknown");
  expect(await askToPersist({ persisted: () => Promise.reject(new Error("no")), persist: async () => true })).toBe("unknown");
});

test("reading the answer asks for nothing", async () => {
  const asked = vi.fn(async () => true);
  expect(await howKept({ persisted: async () => false, persist: asked })).toBe("may-be-cleared");
  expect(await howKept({ persisted: async () => true, persist: asked })).toBe("kept");
  expect(await howKept({})).toBe("unknown");
  expect(asked).not.toHaveBeenCalled();
});
