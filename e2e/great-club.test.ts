/** Twenty-four people, thirty-eight evenings of three tables: what a phone has room for. */
import { expect, test } from "@playwright/test";
import { greatSeason, meetGreatClub } from "./great-club";

const PEOPLE = 24;

test("a great club's season page is as wide as the phone, and no two of those it names in its curve have one sign", async ({
  page,
}) => {
  const seasonPage = await meetGreatClub(page, greatSeason(PEOPLE, 38));
  await page.goto(seasonPage);
  const curve = page.getByRole("figure").first();
  await expect(curve).toBeVisible();
  for (const width of [360, 390]) {
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
