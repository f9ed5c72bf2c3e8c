/** In a form names are whole, and words and figures stand clear of what is above and below them. */
import { expect, test } from "@playwright/test";
import { textOf } from "./room";
import { FOUR, openSheet } from "./table";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });

test("a new sheet shows each name whole, and rows of short names as they were", async ({ page, context }) => {
  const names = ["Nora", "Maximilienne de La Tour", "Constantinople-Élisabeth", "Wilhelmina van den Bergh"];
  for (const [text, width] of [
    [16, 320],
    [16, 390],
    [32, 390],
    [32, 320],
  ] as const) {
    await page.goto("about:blank");
    await textOf(context, page, text);
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/fr/new");
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    const rows = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: /^Joueur/ }) });
    const high = () => rows.first().evaluate((row) => row.getBoundingClientRect().height);
    await page.getByRole("textbox", { name: "Joueur 1", exact: true }).fill("");
    const before = await high();
    const numbers = rows.locator("span:first-child");
    for (const [i, name] of names.entries()) {
      const field = page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true });
      if (!(await field.isVisible())) await page.getByRole("button", { name: "Ajouter un nom" }).click();
      await field.fill(name);
      const cut = await field.evaluate((one: HTMLInputElement) => one.scrollWidth - one.clientWidth);
      expect(cut, `${name}, text of ${text}, ${width} wide`).toBeLessThanOrEqual(0);
    }
    const starts = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(Math.max(...starts) - Math.min(...starts), `numbers, text of ${text}, ${width} wide`).toBeLessThanOrEqual(2);
    expect(await high(), `a short name's row, text of ${text}, ${width} wide`).toBe(before);
  }
});

test("with text at twice its size the figures of the décalé form stand clear of their label and of the rule", async ({
  page,
  context,
}) => {
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await textOf(context, page, 32);
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("group", { name: "Diplôme" })).toBeVisible();
  const rows = await page.locator(".form-head .double-rule").evaluateAll((all) =>
    all.map((row) => {
      const { bottom } = row.getBoundingClientRect();
      const [label, cell] = [row.querySelector(".label"), row.querySelector(".grid > span")].map((one) =>
        (one as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return { over: cell.top - label.bottom, under: bottom - cell.bottom };
    }),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { over, under } of rows) {
    expect(over).toBeGreaterThanOrEqual(8);
    expect(under).toBeGreaterThanOrEqual(16);
  }
});

test("at 320 px a question's words stand clear of the line above and of the rings below", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: /^Poignée, / }).click();
  const all = await page.locator("dialog fieldset:has(> .label + div)").evaluateAll((rows) =>
    rows.map((row) => {
      const label = row.querySelector(":scope > .label") as Element;
      const range = document.createRange();
      range.selectNodeContents(label);
      const { top, bottom } = label.getBoundingClientRect();
      const style = getComputedStyle(label);
      const words = { top: top + Number.parseFloat(style.paddingTop), bottom: bottom - Number.parseFloat(style.paddingBottom) };
      const rings = (row.querySelector(":scope > div") as Element).getBoundingClientRect();
      const isBeside = rings.top < words.top;
      return {
        text: label.textContent,
        isBeside,
        over: words.top - row.getBoundingClientRect().top,
        under: rings.top - words.bottom,
      };
    }),
  );
  const below = all.filter(({ isBeside }) => !isBeside);
  expect(below.map(({ text }) => text)).toContain("Tous les plis");
  for (const { text, over, under } of below) {
    expect(over, `over ${text}`).toBeGreaterThanOrEqual(8);
    expect(under, `under ${text}`).toBeGreaterThanOrEqual(8);
  }
});
