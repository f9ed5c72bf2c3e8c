/** For tests: a hook as React itself runs it, on a page on which nothing is drawn. */
import { act, createElement } from "react";
import { onTestFinished, vi } from "vitest";

const nothing = () => {};
const listens = { addEventListener: nothing, removeEventListener: nothing };

/** As much of a browser as React asks for where a component draws nothing. */
function aPage(): Element {
  const document = { nodeType: 9, activeElement: null, body: null, defaultView: globalThis, ...listens };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return { nodeType: 1, tagName: "DIV", nodeName: "DIV", textContent: "", ownerDocument: document, ...listens } as never;
}

const open = new Set<() => void>();

/** Files share a process: what is read after this one is not to take it for a browser. */
function closeAll(): void {
  for (const leave of open) leave();
  vi.unstubAllGlobals();
}

/** Draws nothing: whatever it asks is a hook. */
const Page = ({ draw }: { draw: () => void }) => {
  draw();
  return null;
};

/**
 * `now`: what the hook gave last. `again`: the page is drawn anew, by what it is asked now. `done`: what somebody does on it, and all that
 * comes of it. `leave`: the page is left.
 */
export async function running<A, T>(hook: (asked: A) => T, first: A) {
  const container = aPage();
  onTestFinished(closeAll);
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(container);
  let given: T | undefined;
  const drawn = (asked: A) => () => {
    given = hook(asked);
  };
  const again = (asked: A) => act(async () => root.render(createElement(Page, { draw: drawn(asked) })));
  const leave = () => {
    if (open.delete(leave)) act(() => root.unmount());
  };
  open.add(leave);
  await again(first);
  return { now: () => given as T, again, leave, done: (work: () => unknown) => act(async () => void (await work())) };
}

/** A promise that is kept when the test says so. */
export function later<T>() {
  let keep: (value: T) => void = nothing;
  let fail: (why: unknown) => void = nothing;
  const promise = new Promise<T>((resolve, reject) => {
    [keep, fail] = [resolve, reject];
  });
  return { promise, keep, fail };
}
