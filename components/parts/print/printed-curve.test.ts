import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MARKS } from "#lib/season/club/club-event";
import { widthOf } from "#lib/shown/plot/width";
import { PrintedCurve } from "./printed-curve";

const INKS = { ink: "#000", faint: "#444", rule: "#bbb", leader: "#888", font: "serif" };

test.each([
  [["Wilhelmina van den Bergh", "O’Brien-Fitzgerald Seamus", "Jo"]],
  [["W".repeat(24), "M".repeat(24), "m".repeat(24)]],
  [["Inès", "Léa", "Zoé"]],
])("names at the ends of a curve are whole: %s", (names) => {
  const drawn = renderToStaticMarkup(
    createElement(PrintedCurve, {
      names,
      marks: MARKS.map((mark) => ({ mark })),
      rows: [
        [0, 0, 0],
        [10, -5, -5],
      ],
      labels: ["", "1"],
      inked: 0,
      box: { left: 40, top: 10, width: 600, height: 180 },
      size: 12,
      inks: INKS,
      lang: "fr",
    }),
  );
  for (const name of names) {
    const [, x, size] = new RegExp(`<text x="([\\d.]+)"[^>]* font-size="([\\d.]+)"[^>]*>${name}<`).exec(drawn) ?? [];
    expect(Number(x) + Number(size) * widthOf(name)).toBeLessThanOrEqual(640.5);
    expect(Number(x)).toBeGreaterThan(40 + 600 / 3);
  }
});

test("where nobody has a total yet, only the empty grid is drawn", () => {
  const rows = [[null, null, null]];
  const box = { left: 40, top: 10, width: 600, height: 180 };
  const marks = MARKS.map((mark) => ({ mark }));
  const drawn = renderToStaticMarkup(
    createElement(PrintedCurve, {
      names: ["Inès", "Léa", "Zoé"],
      marks,
      rows,
      labels: [""],
      inked: 0,
      box,
      size: 12,
      inks: INKS,
      lang: "fr",
    }),
  );
  expect(drawn).not.toMatch(/NaN|Infinity|Inès/);
});

test.each([
  ["fr", "4\u202f000"],
  ["en", "4,000"],
] as const)("its round values have the thousands separator of the language, in %s", (lang, value) => {
  const rows = [[0], [5200]];
  const box = { left: 40, top: 10, width: 600, height: 180 };
  const given = {
    names: ["Inès"],
    marks: [{ mark: "disc" }],
    rows,
    labels: ["", "1"],
    inked: 0,
    box,
    size: 12,
    inks: INKS,
    lang,
  } as const;
  expect(renderToStaticMarkup(createElement(PrintedCurve, given))).toContain(`>${value}<`);
});
