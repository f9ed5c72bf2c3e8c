/**
 * Body of a function that runs in the page after a press of Tab. Returns null when the round is over, "" when the focused element is
 * visible, else what hides it. With the argument "last", a hidden stop counts as visited too.
 */
export const stop = `
  const at = document.activeElement;
  const met = (window.met ??= new WeakSet());
  // A date field keeps the focus for three presses: day, month and year.
  if (at && at === window.here) return "";
  window.here = at;
  if (!at || at === document.body || met.has(at)) return null;
  const isThin = (each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height) <= 2;
  // A radio button or checkbox is seen by its label.
  const shown = isThin(at) ? (at.closest("label") ?? at) : at;
  const what = (at.getAttribute("aria-label") ?? shown.textContent).trim().slice(0, 60);
  const wrong = hides();
  if (wrong && arguments[0] !== "last") window.here = null;
  else met.add(at);
  return wrong && what + ": " + wrong;

  function hides() {
    const box = [...shown.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!box) return "has no box";
    // An element larger than the screen is checked at the middle of its visible part.
    const middle = (from, to, size) => (to - from > size ? (Math.max(from, 0) + Math.min(to, size)) / 2 : (from + to) / 2);
    const x = middle(box.left, box.right, innerWidth);
    const y = middle(box.top, box.bottom, innerHeight);
    const there = document.elementFromPoint(x, y);
    if (!there) return "is past the edge, at " + Math.round(x) + ", " + Math.round(y);
    if (!shown.contains(there) && !there.contains(shown)) return "lies under " + there.textContent.trim().slice(0, 40);
    let opacity = 1;
    for (let each = shown; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      opacity *= Number(style.opacity);
      if (style.visibility !== "visible" || each.ariaHidden === "true" || style.clipPath.startsWith("inset(50%")) return "is hidden";
    }
    return opacity < 0.3 ? "is faint" : "";
  }
`;

interface Keyboard {
  tab(): Promise<void>;
  /** The body of a function, run in the page. */
  run<T>(body: string, ...args: readonly string[]): Promise<T>;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
/** An engine may need a moment to scroll to the focused element. */
const SETTLES_MS = 400;

/** Goes from stop to stop until the round is over; returns the number of stops, and those that are hidden. */
export async function walk({ tab, run }: Keyboard, most = 800): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await tab();
    let found = await run<string | null>(stop);
    if (found) {
      await pause(SETTLES_MS);
      found = await run<string | null>(stop, "last");
    }
    if (found === null) return { stops, hidden };
    if (found) hidden.push(found);
  }
  return { stops: most, hidden };
}
