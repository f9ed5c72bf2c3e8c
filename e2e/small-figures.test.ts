/** On seven screens of phones a figure is explained in one column. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { open, record } from "../lib/sheet/change";
import { LONG_NAMES as NAMES } from "./every-screen";
import { test } from "./own-app";
import { CONTRA as contra, hindered, onEachScreen } from "./small-screens";

/** A deal with everything that is paid, which has the longest derivation. */
const allPaid: Json = {
  ...{ bouts: 3, points: 91, petitAuBout: "attack", poignees: [{ seat: 0, level: 3 }] },
  slam: { announced: true, by: "attack" },
};

for (const [game, more] of [
  ["vp5", {}],
  ["tarot", allPaid],
] as const)
  test(`on seven screens, ${game}: a figure is explained in one column, with its buttons in one line`, async ({
    page,
    elsewhere,
  }) => {
    const sheet = randomUUID();
    const rules = { game, players: 5 };
    const opened = open({ rules, names: NAMES, dealer: 0, target: null, until: null });
    await elsewhere.inSheet(sheet, opened, record(0, { ...contra, ...more, partner: 1 }));
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await onEachScreen(page, sheet, 2, async (where) => {
      const corner = await page
        .locator(".ledger thead td")
        .first()
        .evaluate((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell.firstElementChild as Element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect(corner, where).toBeLessThanOrEqual(2);
      await page.locator(".ledger tbody td button").first().click();
      const raised = page.getByRole("dialog");
      await expect(raised.locator(".foot button").first()).toBeVisible();
      const columns = await raised
        .locator(".lines th[scope=row], header > div, .foot button:first-child")
        .evaluateAll((all) => [
          ...new Set(
            all.map((each) =>
              Math.round(each.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(each).paddingLeft)),
            ),
          ),
        ]);
      expect(columns, where).toHaveLength(1);
      expect(await hindered(page, ".lines"), where).toEqual([]);
      const lines = await raised
        .locator(".foot button")
        .evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().top))]);
      expect(lines, where).toHaveLength(1);
      await page.keyboard.press("Escape");
    });
  });
