import { firefox } from "playwright-firefox-engine";
import { startApp } from "./app";
import { meetCrowd } from "./crowd";
const app = await startApp();
const browser = await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" });
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr-FR", baseURL: app.url });
const page = await context.newPage();
const { clubPage, seasonPage } = await meetCrowd(page as any);
const hidden = async (key: string, steps: number) => {
  const out: string[] = [];
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(`(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const seen = document.elementFromPoint(x, y);
      return seen && (focused.contains(seen) || seen.contains(focused)) ? null : focused.outerHTML.slice(0,200)+" @ "+[left,right,top,bottom].map(Math.round)+" seen "+(seen && seen.outerHTML.slice(0,150));
    })()`) as string | null;
    if (name) out.push(`${i}: ${name}`);
  }
  return out;
};
for (const [w, h] of [[390, 844], [1280, 800]] as const) {
  await page.setViewportSize({ width: w, height: h });
  for (const [n, at] of [["club", clubPage], ["season", seasonPage]] as const) {
    await page.goto(at);
    await page.locator("h1").first().waitFor();
    if (n === "season") await page.locator("table").first().waitFor();
    await page.waitForTimeout(1500);
    console.log(n, w, "Tab", await hidden("Tab", n === "club" ? 40 : 110));
    console.log(n, w, "Shift", await hidden("Shift+Tab", n === "club" ? 40 : 110));
  }
}
await browser.close();
await app.close();
