import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropStrayTaps } from "./stray-taps";

afterEach(() => vi.unstubAllGlobals());

class Element {
  constructor(
    readonly isConnected: boolean,
    readonly records: boolean,
  ) {}
  closest = (what: string) => (what === "[data-record]" && this.records ? this : null);
}

const heard = new Map<string, (event: object) => void>();

beforeEach(() => {
  heard.clear();
  vi.stubGlobal("document", {});
  vi.stubGlobal("Node", Element);
  vi.stubGlobal("Element", Element);
  vi.stubGlobal("addEventListener", (name: string, hear: (event: object) => void, captures: boolean) => {
    if (captures) heard.set(name, hear);
  });
  dropStrayTaps();
});

const RECORD = new Element(true, true);
const OTHER = new Element(true, false);
const GONE = new Element(false, false);

/** Whether a click on `target` comes through; `began`: where the finger went down. */
function comes(target: Element, detail: number, began: Element | null = target): boolean {
  let stopped = false;
  if (began) heard.get("pointerdown")?.({ target: began });
  const click = { target, detail, preventDefault: () => (stopped = true), stopPropagation: () => {} };
  heard.get("click")?.(click);
  return !stopped;
}

test("the second of a double tap does not record, but a single tap and a key do", () => {
  expect([comes(RECORD, 1), comes(RECORD, 2), comes(RECORD, 0, null)]).toEqual([true, false, true]);
});

test("a tap that began on something that is gone does not record, and the next one does", () => {
  expect([comes(RECORD, 1, GONE), comes(RECORD, 1)]).toEqual([false, true]);
  comes(OTHER, 1, GONE);
  // A click without a finger, such as one made by voice control.
  expect(comes(RECORD, 1, null)).toBe(true);
});

test("other buttons take every tap", () => {
  expect([comes(OTHER, 2), comes(OTHER, 1, GONE)]).toEqual([true, true]);
});
