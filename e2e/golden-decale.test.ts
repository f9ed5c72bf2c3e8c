import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { decaleSentence } from "../lib/sheet/golden/decale.fixture";
import { readGolden } from "../lib/sheet/golden/read-golden.fixture";
import { noteDecale } from "./note-decale";
import { openSheet, totals } from "./table";

const evening = readGolden(readFileSync("lib/sheet/golden/decale.txt", "utf8"), decaleSentence);
const { names } = evening;

test("sixteen deals of décalé, noted on a phone as they fall, give the totals worked out by hand", async ({ page }) => {
  await openSheet(page, { names, dealer: names[evening.dealer] });
  for (const step of evening.steps) {
    await noteDecale(page, names, step);
    await expect.poll(() => totals(page), `deal ${step.number}`).toEqual(step.totals);
  }
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  // On any screen, a long evening opens at its end, with the button in view, and on a wide screen the curve too.
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect.poll(() => totals(page)).toEqual(evening.steps.at(-1)?.totals);
    await expect(page.getByRole("button", { name: "Noter la donne 17", exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator("main figure").last()).toBeInViewport({ ratio: 1 });
});
