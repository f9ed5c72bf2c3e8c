import { afterEach, expect, test, vi } from "vitest";
import { browserEnv } from "./env";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser reduced to the events that it fires. */
function browser(visibilityState: "visible" | "hidden") {
  const [page, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState })];
  for (const name of ["addEventListener", "removeEventListener"] as const) vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal("document", document);
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("navigator", {});
  const tell = (type: string) => void (type === "visibilitychange" ? document : page).dispatchEvent(new Event(type));
  return { document, tell };
}

test.each(["online", "pageshow", "visibilitychange"])("the event %s wakes whoever waits, until they stop waiting", (type) => {
  const { tell } = browser("visible");
  const wake = vi.fn();
  const forget = browserEnv().onWake(wake);
  tell(type);
  expect(wake).toHaveBeenCalledTimes(1);
  forget();
  tell(type);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("a page put behind another wakes nobody, and is known to be hidden, even if it was before", () => {
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

test("delayed work is done once, and not at all if it was dropped", () => {
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

test("leaving the page is told to whoever waits for it, until they stop waiting", () => {
  const { tell } = browser("visible");
  const leave = vi.fn();
  const forget = browserEnv().onLeave(leave);
  tell("pagehide");
  forget();
  tell("pagehide");
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each(["visible", "hidden"] as const)("a %s page is known to be so", (state) => {
  browser(state);
  expect(browserEnv().isHidden()).toBe(state === "hidden");
});

test("tabs talk over a channel where the browser has one", () => {
  browser("visible");
  const Channel = vi.fn(function (this: { name: string }, name: string) {
    this.name = name;
  });
  vi.stubGlobal("BroadcastChannel", Channel);
  expect(browserEnv().channel("petit")).toMatchObject({ name: "petit" });
  vi.stubGlobal("BroadcastChannel", undefined);
  expect(browserEnv().channel("petit")).toBeUndefined();
});

test("a browser that forbids its storage counts as having none", () => {
  browser("visible");
  const storage = {};
  vi.stubGlobal("localStorage", storage);
  expect(browserEnv().storage).toBe(storage);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(browserEnv().storage).toBeUndefined();
});

test("a request made early is not made again", async () => {
  browser("visible");
  const fetched = vi.fn(async () => Response.json("now"));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("asked", (path: string) => (path === "/early" ? Promise.resolve(Response.json("before")) : undefined));
  const told = async (path: string) => (await browserEnv().fetch(path, {})).json();
  expect([await told("/early"), await told("/late")]).toEqual(["before", "now"]);
  vi.stubGlobal("asked", undefined);
  expect(await told("/early")).toBe("now");
  expect(fetched.mock.calls).toEqual([
    ["/late", {}],
    ["/early", {}],
  ]);
});
