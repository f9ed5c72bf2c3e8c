/** A club of twenty-four people and thirty-eight evenings of three tables: a phone has room for its season. */
import { expect, type Page, test } from "@playwright/test";
import { CLUB, SEASON } from "../lib/shown/season/season-view.fixture";
import { greatSeason, meetGreatClub } from "./great-club";

const PEOPLE = 24;

/** Names in visible tables of which one word is broken over two lines. */
const brokenNames = (page: Page) =>
  page.locator("table:visible th[scope=row]").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const word of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length > 1) found.push(word[0]);
        }
      return found;
    }),
  );

test("a great club's season page fits the phone, and no two names in its curve have the same sign", async ({ page }) => {
  const seasonPage = await meetGreatClub(page, greatSeason(PEOPLE, 38));
  await page.goto(seasonPage);
  const curve = page.getByRole("figure").first();
  await expect(curve).toBeVisible();
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const signs = await curve
    .locator("[aria-hidden].grid > span")
    .evaluateAll((names) =>
      names.map((name) => [...name.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(" ")),
    );
  expect(signs.length).toBeGreaterThan(2);
  expect(signs.every((sign) => sign !== "")).toBe(true);
  expect(new Set(signs).size).toBe(signs.length);
});

test("on the narrowest phone, and in large text, no name of a season is broken inside a word", async ({ page, context }) => {
  const seasonPage = await meetGreatClub(page, greatSeason(PEOPLE, 38));
  const browser = await context.newCDPSession(page);
  for (const [text, width] of [
    [16, 320],
    [24, 390],
  ] as const) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
    await page.setViewportSize({ width, height: 664 });
    await page.goto(seasonPage);
    await expect(page.getByRole("table", { name: "Par rôle" })).toBeVisible();
    expect(await brokenNames(page), `${width}, text of ${text}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a great club's season is printed on five pages at most, heads on each", async ({ page }) => {
  await meetGreatClub(page, greatSeason(PEOPLE, 38));
  await page.goto(`/fr/print?c=${CLUB}&s=${SEASON}`);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByText("Face à face")).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/gu)?.length).toBeLessThanOrEqual(5);
  // The name of each role stands over its two columns.
  for (const role of ["Preneur", "Appelé", "Défense"]) {
    const head = page.getByRole("columnheader", { name: role, exact: true });
    await expect(head).toHaveAttribute("colspan", "2");
  }
});
