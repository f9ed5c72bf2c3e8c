import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright";
import { decaleSentence } from "../lib/sheet/golden/decale.fixture";
import { readGolden } from "../lib/sheet/golden/read-golden.fixture";
import { CLUB, SEASON, seasonView } from "../lib/shown/season/season-view.fixture";
import { startApp } from "./app";
import { openChromium } from "./browser";
import { noteDecale } from "./note-decale";
import { choose, openSheet, type } from "./table";

/**
 * `npm run pictures`: the pictures of the README and of the manifests, from the golden evening played on a phone and a season as the
 * server shows one. The English ones, which stand in a manifest only, are smaller files.
 */
const folder = "public/pictures";
const { names, dealer, steps } = readGolden(readFileSync("lib/sheet/golden/decale.txt", "utf8"), decaleSentence);

mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await openChromium();
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "fr-FR",
  baseURL: app.url,
  reducedMotion: "reduce",
});
const page = await context.newPage();
await openSheet(page, { names, dealer: names[dealer] });
// Wait for the files that are loaded after the page.
await page.waitForTimeout(5_000);
for (const step of steps.slice(0, 10)) await noteDecale(page, names, step);
await page.getByText("Tout est envoyé").waitFor();
// Wait until the line under the new row is drawn.
await page.waitForTimeout(2_000);
const sheet = new URL(page.url());
await take(page, "sheet");
await page
  .getByRole("button", { name: /^Noter la donne/ })
  .last()
  .click();
await choose(page, "Proviseur appelé", "bleu");
await choose(page, "Diplôme", "Bac");
await choose(page, "Parie", "Hugo");
await choose(page, "Allié", "Zoé");
await type(page, 41);
await page.emulateMedia({ colorScheme: "dark" });
await take(page, "deal");
// The same sheet and half-noted deal, in English.
await page.emulateMedia({ colorScheme: "light" });
await page.goto(sheet.href.replace("/fr/", "/en/"));
await page.getByRole("button", { name: "Record deal 11", exact: true }).waitFor();
await page.getByText("All sent").waitFor();
await takeSmall(page, "sheet-en");
await page.getByRole("button", { name: "Record deal 11", exact: true }).click();
await page.getByRole("button", { name: /^Save deal 11/ }).waitFor();
await page.emulateMedia({ colorScheme: "dark" });
await takeSmall(page, "deal-en");

const wide = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  locale: "fr-FR",
  baseURL: app.url,
  reducedMotion: "reduce",
});
const spread = await wide.newPage();
await spread.route("**/api/clubs/**", (route) => route.fulfill({ json: seasonView }));
for (const [lang, standings] of [
  ["fr", "Classement"],
  ["en", "Standings"],
] as const) {
  await spread.goto(`/${lang}/season?c=${CLUB}&s=${SEASON}`);
  await spread.getByRole("table", { name: standings }).waitFor();
  await (lang === "fr" ? take(spread, "season") : takeSmall(spread, "season-en"));
}
await browser.close();
await app.close();

function take(from: Page, name: string): Promise<Buffer> {
  return from.screenshot({ path: `${folder}/${name}.png` });
}

/** Takes a picture as WebP, which the browser itself can write. */
async function takeSmall(from: Page, name: string): Promise<void> {
  const png = (await from.screenshot()).toString("base64");
  const blank = await from.context().newPage();
  const webp = await blank.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1] ?? "";
  }, png);
  await blank.close();
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(webp, "base64"));
}
