import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["https", { clipboard: { writeText: async () => {} } }, true],
  ["https, where people said no", { clipboard: { writeText: () => Promise.reject(new Error("NotAllowedError")) } }, false],
  ["plain http", {}, false],
])("on %s", async (_, navigator, isCopied) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("x")).toBe(isCopied);
});
