/** Large text, many people or a low screen: the history and table mode keep their figures and names apart and in view. */
import { expect, type Page, test } from "@playwright/test";
import { settled } from "./every-screen";
import { playedSheet as played } from "./played-sheet";
import { textOf } from "./room";
import { FOUR } from "./table";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });

const EIGHT = ["Nora", "Jean-Christophe", "Wilhelmina van den Berg", "Antoine", "Marie-Christine", "Ana", "Max", "Léo"];

interface Box {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible boxes of these elements, with their words. */
const boxes = (page: Page, what: string): Promise<Box[]> =>
  page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return right > left ? [{ text: one.textContent ?? "", left, top, right, bottom }] : [];
    }),
  );

/** Pairs of boxes that overlap by more than so many px. */
function onEachOther(all: readonly Box[], by: number): string[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > by && high > by ? [`${a.text} / ${b.text}: ${Math.round(wide)} × ${Math.round(high)}`] : [];
    }),
  );
}

test("the history of eight players fits any phone: figures stand apart, and names and the way out stay in view", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const sheet = await played({ page, request, baseURL }, EIGHT);
  await page.goto(`/fr/sheet${sheet}#histoire`);
  const raised = page.getByRole("dialog");
  await expect(raised.getByRole("heading", { name: "Historique" })).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const figures = (await boxes(page, "dialog dd span > span:not(.sr-only)")).filter(({ text }) => /^[−+0–]/.test(text));
    expect(figures.length).toBeGreaterThan(16);
    const close = figures.map((box) => ({ ...box, right: box.right + 2 }));
    expect(onEachOther(close, 0.5), `at ${width}`).toEqual([]);
  }
  await textOf(context, page, 32);
  await page.reload();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(onEachOther(await boxes(page, "dialog dd > span > span > span > span"), 1), `at ${width}, large`).toEqual([]);
    const figure = raised.locator("dd > span > span > span > span", { hasText: /^[−+]/ }).last();
    await expect(figure, `at ${width}, large`).toHaveCSS("font-size", "34px");
    await expect(raised.locator("dd > span > span > span > span", { hasText: "Wilhelmina van den Berg" }).last()).toBeVisible();
  }
  await textOf(context, page, 16);
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await raised.evaluate((page) => page.scrollTo(0, 200));
    await expect(raised.getByRole("button", { name: "‹ Feuille" })).toBeInViewport({ ratio: 1 });
    await expect(raised.locator(".stays bdi").first()).toBeInViewport({ ratio: 1 });
  }
});

for (const names of [EIGHT.slice(0, 5), EIGHT.slice(0, 6), FOUR, FOUR.slice(0, 3)])
  test(`table mode of ${names.length}, text at twice its size or the page at four times: nothing overlaps`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const sheet = await played({ page, request, baseURL }, names);
    const table = `/fr/table${sheet}`;
    await page.goto(table);
    await expect(page.locator(".reader").first()).toBeVisible();
    const sizeOf = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const usual = await Promise.all([".reader-name bdi", ".reader-total"].map(sizeOf));
    for (const [text, width, height] of [
      [32, 390, 844],
      [32, 320, 640],
      [32, 320, 568],
      [16, 320, 256],
    ] as const) {
      await textOf(context, page, text);
      await page.setViewportSize({ width, height });
      await page.goto(table);
      await settled(page);
      const where = `text of ${text}, ${width} × ${height}`;
      const all = await boxes(
        page,
        ".reader-name bdi, .reader-total > span, .reader-line > span, .centre, .table-bar a, .table-bar p",
      );
      // An overlap of 5 px is allowed, because a line's box is a little higher than its letters.
      expect(onEachOther(all, 5), where).toEqual([]);
      const cut = all.filter(({ left, right, top }) => left < -1 || right > width + 1 || top < -1);
      expect(cut, where).toEqual([]);
      // With six, the person who sits out is named under the foot's side and takes some of its height, so only fewer are checked.
      if (width === 390 && names.length < 6) {
        const large = await Promise.all([".reader-name bdi", ".reader-total"].map(sizeOf));
        expect(large[0], "a name grows").toBeGreaterThan((usual[0] as number) * 1.2);
        expect(large[1], "a total stays as large").toBeGreaterThanOrEqual((usual[1] as number) - 1);
      }
    }
  });
