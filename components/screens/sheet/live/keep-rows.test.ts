/** The kept picture of a sheet's page: which parts are kept, and which are left out because they would be out of date. */
import { beforeEach, expect, test, vi } from "vitest";
import { SEEN_ROWS } from "#lib/sync/seen-rows";
import { keepRows } from "./keep-rows";

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("scrollY", 120);
});

/** A page with a part for screen readers only, a live part, a fresh row, and `letters` more letters. */
function aPage(letters = 0): HTMLElement {
  const parts = { heard: "heard ", live: "live ", fresh: "fresh " };
  const empties = (part: keyof typeof parts) => () => {
    parts[part] = "";
  };
  const found: Readonly<Record<string, object>> = {
    "div.sr-only": { remove: empties("heard") },
    "[data-live]": {
      set textContent(text: string) {
        parts.live = text;
      },
    },
    ".fresh": { classList: { remove: (name: string) => name === "fresh" && empties("fresh")() } },
  };
  const copy = {
    querySelectorAll: (selector: string) => [found[selector]],
    get outerHTML() {
      return `${parts.heard}${parts.live}${parts.fresh}rows${"x".repeat(letters)}`;
    },
  };
  return { cloneNode: () => copy } as unknown as HTMLElement;
}

test("a page is kept with its language, width and scroll position, without what is live, hidden or new", () => {
  keepRows("s1", aPage());
  expect(JSON.parse(shelf.get(SEEN_ROWS) ?? "")).toEqual({ id: "s1", lang: "fr", width: 390, top: 120, html: "rows" });
});

test("a page that is too long is not kept, and replaces that sheet's, but not another's", () => {
  keepRows("s1", aPage());
  keepRows("s2", aPage(400_000));
  keepRows("s1", null);
  expect(shelf.size).toBe(1);
  keepRows("s1", aPage(400_000));
  expect(shelf.size).toBe(0);
});
