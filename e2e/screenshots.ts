import { mkdirSync } from "node:fs";
import { startApp } from "./app";
import { openChromium } from "./browser";

/** `npm run screenshots -- /fr /fr/sheet`: each page light and dark, on a phone and on a desktop, into `data/screenshots`. */
const pages = process.argv.slice(2).length
  ? process.argv.slice(2)
  : ["/fr", "/en", "/fr/new", "/fr/sheet", "/fr/referee", "/fr/rules"];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const folder = "data/screenshots";

mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await openChromium();
for (const viewport of sizes) {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 2, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(app.url + path, { waitUntil: "load" });
      await page.waitForTimeout(500);
      const name = `${path.replace(/\W+/g, "-").slice(1)}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
      console.log(`${folder}/${name}`);
    }
    await context.close();
  }
}
await browser.close();
await app.close();
