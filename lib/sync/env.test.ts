import { afterEach, expect, test, vi } from "vitest";
import { browserEnv } from "./env";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser of which nothing is left but what it tells. */
function browser(visibilityState: "visible" | "hidden") {
  const [page, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState })];
  for (const name of ["addEventListener", "removeEventListener"] as const) vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal("document", document);
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("navigator", {});
  const tell = (type: string) => void (type === "visibilitychange" ? document : page).dispatchEvent(new Event(type));
  return { document, tell };
}

test.each(["online", "pageshow", "visibilitychange"])("it may send again: %s, until nobody asks any more", (type) => {
  const { tell } = browser("visible");
  const wake = vi.fn();
  const forget = browserEnv().onWake(wake);
  tell(type);
  expect(wake).toHaveBeenCalledTimes(1);
  forget();
  tell(type);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("a page that is put behind another wakes nobody, and is known to be hidden, also where it was already", () => {
  const { document, tell } = browser("visible");
  const [wake, hide] = [vi.fn(), vi.fn()];
  browserEnv().onWake(wake);
  const forget = browserEnv().onHide(hide);
  expect(hide).not.toHaveBeenCalled();
  document.visibilityState = "hidden";
  tell("visibilitychange");
  expect([wake.mock.calls.length, hide.mock.calls.length]).toEqual([0, 1]);
  forget();
  tell("visibilitychange");
  expect(hide).toHaveBeenCalledTimes(1);
  browserEnv().onHide(hide);
  expect(hide).toHaveBeenCalledTimes(2);
});

test("what is to be done later is done once, and not at all where it is no longer wanted", () => {
  vi.useFakeTimers();
  browser("visible");
  const { after } = browserEnv();
  const [kept, dropped] = [vi.fn(), vi.fn()];
  after(50, kept);
  const drop = after(50, dropped);
  vi.advanceTimersByTime(49);
  expect(kept).not.toHaveBeenCalled();
  drop();
  vi.advanceTimersByTime(100);
  expect([kept.mock.calls.length, dropped.mock.calls.length]).toEqual([1, 0]);
});
