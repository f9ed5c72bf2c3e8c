import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { decaleSentence } from "../lib/sheet/golden/decale.fixture";
import { readGolden } from "../lib/sheet/golden/read-golden.fixture";
import { CLUB, SEASON, seasonView } from "../lib/shown/season/season-view.fixture";
import { startApp } from "./app";
import { ensureChromium, launchOptions } from "./browser";
import { noteDecale } from "./note-decale";
import { choose, openSheet, type } from "./table";

/** `npm run pictures`: the pictures of the README and of the manifest, from the golden evening played on a phone and a season as the server shows one. */
const folder = "public/pictures";
const { names, dealer, steps } = readGolden(readFileSync("lib/sheet/golden/decale.txt", "utf8"), decaleSentence);

mkdirSync(folder, { recursive: true });
ensureChromium();
const app = await startApp();
const browser = await chromium.launch(launchOptions());
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
for (const step of steps.slice(0, 10)) await noteDecale(page, names, step);
await page.getByText("Tout est envoyé").waitFor();
await page.screenshot({ path: `${folder}/sheet.png` });
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
await page.screenshot({ path: `${folder}/deal.png` });
const wide = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  locale: "fr-FR",
  baseURL: app.url,
  reducedMotion: "reduce",
});
const spread = await wide.newPage();
await spread.route("**/api/clubs/**", (route) => route.fulfill({ json: seasonView }));
await spread.goto(`/fr/season?c=${CLUB}&s=${SEASON}`);
await spread.getByRole("table", { name: "Classement" }).waitFor();
await spread.screenshot({ path: `${folder}/season.png` });
await browser.close();
await app.close();
