import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { thisPhone } from "./this-phone";

it("a page has a single phone, whoever asks for it", () => {
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", {});
  const phone = thisPhone();
  expect(thisPhone()).toBe(phone);
  phone.close();
  vi.unstubAllGlobals();
});
