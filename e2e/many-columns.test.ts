/** A sheet of eight to ten people on a phone: its columns slide, or each row becomes one target. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import "../lib/rules/all-games";
import { open, record } from "../lib/sheet/change";
import { LONG_NAMES as NAMES } from "./every-screen";
import { test } from "./own-app";
import { CONTRA as contra, headOverRow } from "./small-screens";
import { choose, openSheet } from "./table";
import { small } from "./thumb";

test("ten people: the sheet slides under its own edge, the page and what one does stay", async ({ page }) => {
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Léa", "Max", "Tom", "Eva", "Bob"];
  for (const [count, width] of [
    [10, 390],
    [9, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 664 });
    await openSheet(page, { game: "Tarot", names: names.slice(0, count) });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const last = page.getByRole("columnheader", { name: new RegExp(`^${names[count - 1]}`) });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Noter la donne 1", exact: true })).toBeInViewport({ ratio: 1 });
    expect(await headOverRow(page)).toBeLessThanOrEqual(1);
  }
});

test("eight columns narrower than a thumb make each row one target, which opens the nearest figure and leads on", async ({
  page,
  elsewhere,
}) => {
  const sheet = randomUUID();
  const names = [...NAMES, "Ana", "Max", "Léo"].slice(0, 8);
  const opened = open({ rules: { game: "tarot", players: 5 }, names, dealer: 7, target: null, until: null });
  await elsewhere.inSheet(sheet, opened, record(0, { ...contra, partner: 1 }));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
  const columns = page.locator(".ledger thead th");
  const tap = async (target: string, column: number) => {
    const strip = page.getByRole("button", { name: target, exact: true });
    const [at, box] = await Promise.all([columns.nth(column).boundingBox(), strip.boundingBox()]);
    await strip.click({ position: { x: (at?.x ?? 0) + (at?.width ?? 0) / 2 - (box?.x ?? 0), y: 20 } });
  };
  const read = page.getByRole("dialog");
  await tap("Points de la donne 1, un par un", 2);
  await expect(read.getByRole("heading", { name: `${names[2]}, donne 1` })).toBeVisible();
  // Player 7 sat out, so the nearest one who played is shown.
  await page.keyboard.press("Escape");
  await tap("Points de la donne 1, un par un", 7);
  await expect(read.getByRole("heading", { name: `${names[4]}, donne 1` })).toBeVisible();
  await choose(page, "Les points de qui", names[1] as string);
  await expect(read.getByRole("heading", { name: `${names[1]}, donne 1` })).toBeVisible();
  expect(await small(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(read).toHaveCount(0);
  await page.getByRole("button", { name: "Points de la donne 1, un par un" }).press("Enter");
  await expect(read.getByRole("heading", { name: `${names[0]}, donne 1` })).toBeVisible();
  await page.keyboard.press("Escape");
  await tap("Suivre une courbe", 3);
  await expect(page.locator("main .leading-0:not(.text-ink2)").first()).toHaveText(/^An/);
  await tap("Qui prend la donne 2", 5);
  await expect(page.getByRole("group", { name: "Prend" }).getByRole("radio", { checked: true })).toHaveAccessibleName("Ana");
});
