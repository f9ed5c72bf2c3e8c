import { expect, type Page, test } from "@playwright/test";
import { LONG_NAMES } from "./every-screen";
import { look } from "./look";
import { choose, FOUR, openSheet, type } from "./table";

/** Hugo takes a garde with two bouts and 49 points: (25 + 8) × 2 each (FFT, édition 2012, p. 8-9). */
async function fill(page: Page): Promise<void> {
  await choose(page, "Prend", "Hugo");
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await page.getByRole("button", { name: /^Enregistrer la donne/ }).click();
}

const side = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the phone lies in the middle: one tap to the form, back to the table, and it moves with the others", async ({
  context,
}) => {
  const page = await context.newPage();
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(side(page, "Nora")).toContainText("donne");
  await expect(side(page, "Hugo")).toContainText("parle et entame");
  await page.getByRole("link", { name: /^Noter 1,/ }).click();
  await fill(page);
  await expect(page.getByRole("link", { name: /^Noter 2,/ })).toBeVisible();
  await expect(side(page, "Hugo")).toContainText("198");
  await expect(side(page, "Hugo")).toContainText("donne");
  await expect(side(page, "Paul")).toContainText("−66");

  const other = await context.newPage();
  await other.goto(page.url().replace("/table", "/sheet"));
  await other.getByRole("button", { name: "Noter la donne 2", exact: true }).click();
  await other.getByRole("button", { name: "Tous passent" }).click();
  await expect(page.getByRole("link", { name: /^Noter 3,/ })).toBeVisible();
  await expect(side(page, "Inès")).toContainText("donne");

  await page.getByRole("link", { name: "‹ Feuille" }).click();
  await expect(page.getByRole("button", { name: "Noter la donne 3", exact: true })).toBeVisible();
});

test("the screen is kept on, and asked for again whenever the page comes back", async ({ page }) => {
  await page.addInitScript(() => {
    const asked: EventTarget[] = [];
    const request = async () => {
      const lock = Object.assign(new EventTarget(), { released: false, release: async () => {} });
      asked.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    Object.assign(window, { asked });
  });
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("Écran gardé allumé");
  const letGo = () => {
    const { asked } = window as unknown as { asked: (EventTarget & { released: boolean })[] };
    const last = asked.at(-1);
    if (last) last.released = true;
    last?.dispatchEvent(new Event("release"));
  };
  await page.evaluate(letGo);
  await expect(page.getByRole("status")).toHaveText("L’écran peut s’éteindre");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("status")).toHaveText("Écran gardé allumé");
});

test("five players round a phone: no side overlaps another, whatever the totals; a television shows the ledger", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot décalé", names: ["Nora", "Hugo", "Inès", "Paul", "Maximilien-Alexandre"] });
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  const boxes = await page.locator(".reader-name, .reader-total, .centre").evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  for (const [i, a] of boxes.entries()) {
    expect(a.left >= 0 && a.top >= 0 && a.right <= 390 && a.bottom <= 844).toBe(true);
    for (const b of boxes.slice(i + 1)) {
      const apart = a.right <= b.left + 4 || b.right <= a.left + 4 || a.bottom <= b.top + 4 || b.bottom <= a.top + 4;
      expect(apart, JSON.stringify([a, b])).toBe(true);
    }
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByRole("link", { name: /^Noter 1,/ })).toBeVisible();
});

/** Names that overlap a line between two sides, somebody else’s name or total, or the centre. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return { said: part.textContent, of: part.closest(".reader"), ...range.getBoundingClientRect().toJSON() };
    };
    const names = [...document.querySelectorAll(".reader-name bdi")].map(drawn);
    const others = [...document.querySelectorAll(".reader-total, .centre")].map(drawn);
    const points = [...document.querySelectorAll<SVGPathElement>(".borders path")].flatMap((path) => {
      const onScreen = path.getClientRects().length > 0 ? path.getScreenCTM() : null;
      const long = path.getTotalLength();
      return onScreen
        ? [...Array(4000).keys()].map((i) => path.getPointAtLength((i / 4000) * long).matrixTransform(onScreen))
        : [];
    });
    return names.flatMap((name, i) => [
      ...(points.some(({ x, y }) => x > name.left - 2 && x < name.right + 2 && y > name.top + 4 && y < name.bottom - 4)
        ? [`on a line: ${name.said}`]
        : []),
      ...[...names.slice(i + 1), ...others]
        // A name and its own total are on the same side, and may come close.
        .filter((one) => one.of !== name.of)
        .filter((one) => one.left < name.right && one.right > name.left && one.top < name.bottom - 4 && one.bottom > name.top + 4)
        .map((one) => `${name.said} on ${one.said}`),
      ...(name.left < 0 || name.right > innerWidth || name.top < 0 || name.bottom > innerHeight ? [`cut: ${name.said}`] : []),
    ]);
  });

for (const players of [3, 4, 5])
  test(`${players} long names each stay on their own side, whichever way the phone lies`, async ({ page }) => {
    // In two orders, so that the longest names come both to the ends and to the sides.
    const names = LONG_NAMES.slice(-players);
    await openSheet(page, { game: "Tarot", names });
    await page.getByRole("link", { name: "Table", exact: true }).click();
    for (const around of [names, [...names].reverse()]) {
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [320, 568],
        [390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => outOfPlace(page), { message: `${around[0]} at ${width} × ${height}` }).toEqual([]);
        const sizes = await page
          .locator(".reader-name bdi")
          .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
        expect(Math.min(...sizes), `${width} × ${height}`).toBeGreaterThanOrEqual(17);
      }
      if (around === names) {
        await page.setViewportSize({ width: 390, height: 844 });
        await openSheet(page, { game: "Tarot", names: [...names].reverse() });
        await page.getByRole("link", { name: "Table", exact: true }).click();
      }
    }
  });

test("only deals noted after the table was opened are marked as new", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  const sheet = page.url();
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await fill(page);
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(side(page, "Hugo")).toContainText("198");
  await expect(page.locator(".fresh-figure")).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(sheet);
  await other.getByRole("button", { name: "Noter la donne 2", exact: true }).click();
  await fill(other);
  await expect(side(page, "Hugo")).toContainText("396");
  await expect(page.locator(".flat-table .fresh-figure")).toHaveCount(4);
});

for (const lang of ["fr", "en"] as const) {
  test(`the table breaks no accessibility rule (${lang})`, async ({ page }) => {
    await openSheet(page, { game: "Tarot", names: FOUR, lang });
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Hugo" })).toBeVisible();
    await look(page, "table");
    await page.goto(`/${lang}`);
    await page.getByLabel(lang === "fr" ? "Importer une sauvegarde" : "Restore a backup").setInputFiles({
      name: "file.json",
      mimeType: "application/json",
      buffer: Buffer.from('[{"id":"?"}]'),
    });
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, "file taken over");
  });
}
