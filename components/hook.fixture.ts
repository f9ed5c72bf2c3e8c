/** For tests: React itself runs a hook, in a component that draws nothing. */
import { act, createElement } from "react";
import { onTestFinished, vi } from "vitest";

const nothing = () => {};
const listens = { addEventListener: nothing, removeEventListener: nothing };

/** As much of a browser as React needs for a component that draws nothing. */
function aPage(): Element {
  const document = { nodeType: 9, activeElement: null, body: null, defaultView: globalThis, ...listens };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return { nodeType: 1, tagName: "DIV", nodeName: "DIV", textContent: "", ownerDocument: document, ...listens } as never;
}

const open = new Set<() => void>();

/** Takes the browser's globals away again: test files share a process, and the next one must not see a browser. */
function closeAll(): void {
  for (const leave of open) leave();
  vi.unstubAllGlobals();
}

/** The component that runs the hook and draws nothing. */
const Page = ({ draw }: { draw: () => void }) => {
  draw();
  return null;
};

/**
 * `now`: what the hook last returned. `again`: draws the page anew with another argument. `done`: does something on the page and waits for
 * all its effects. `leave`: leaves the page.
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

/** A promise that the test itself resolves or rejects. */
export function later<T>() {
  let keep: (value: T) => void = nothing;
  let fail: (why: unknown) => void = nothing;
  const promise = new Promise<T>((resolve, reject) => {
    [keep, fail] = [resolve, reject];
  });
  return { promise, keep, fail };
}
