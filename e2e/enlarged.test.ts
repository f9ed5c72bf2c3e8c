/** With text at twice its size, or the page at four times, every screen is within reach and read whole. */
import { expect } from "@playwright/test";
import { everyScreen, LONG_NAMES as NAMES, settled } from "./every-screen";
import { test } from "./own-app";
import { underPinned, unread } from "./room";
import { headOverRow, hindered, touching } from "./small-screens";
import { openSheet } from "./table";

/** The standard size of text, and the screen: text at twice its size, and the page at four times. */
const ENLARGED = [
  [32, 320, 568],
  [32, 390, 844],
  [16, 320, 256],
] as const;

for (const lang of ["fr", "en"])
  test(`text at twice its size, or the page at four times: every screen is within reach and read whole (${lang})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const screens = await everyScreen(page, request, baseURL, lang);
    const browser = await context.newCDPSession(page);
    for (const { name, path, act } of screens) {
      await page.goto("about:blank");
      await page.goto(path);
      await settled(page);
      await act?.(page);
      for (const [text, width, height] of ENLARGED) {
        await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
        // A change of width makes the page fit the names anew.
        await page.setViewportSize({ width: width + 8, height });
        await settled(page);
        await page.setViewportSize({ width, height });
        await settled(page);
        const where = `${name}, text of ${text}, ${width} wide`;
        expect.soft(await unread(page, width), where).toEqual([]);
        if (height < 400) expect.soft(await underPinned(page), where).toEqual([]);
      }
    }
  });

test("in text at twice its size a form of long names stays one column of targets, and the head of the sheet on its rows", async ({
  page,
  context,
}) => {
  await openSheet(page, { game: "Tarot", names: NAMES });
  const sheet = page.url();
  const browser = await context.newCDPSession(page);
  for (const [text, width, height] of ENLARGED) {
    await page.setViewportSize({ width, height });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
    await page.goto(sheet);
    await expect(page.getByRole("table")).toBeVisible();
    if (text > 16) expect(await headOverRow(page), `head with text of ${text}`).toBeLessThanOrEqual(1);
    // In large text the sheet scrolls sideways, so cut words are expected.
    expect((await touching(page, ".ledger thead tr")).filter((said) => !said.startsWith("cut"))).toEqual([]);
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await expect(page.getByRole("group", { name: "Prend" })).toBeVisible();
    expect(await hindered(page, ".form-page"), `form with text of ${text}`).toEqual([]);
    await expect.poll(() => touching(page, ".form-head fieldset")).toEqual([]);
  }
});
