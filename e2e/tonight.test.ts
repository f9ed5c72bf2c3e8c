import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { addPlayer, openClub, openSeason } from "../lib/season/club/club-change";
import { usualCounting } from "../lib/season/club/counting";
import { joinSeason, open, record } from "../lib/sheet/change";
import { cards, opening } from "../lib/sheet/log.fixture";
import { CLUB } from "../lib/shown/season/season-view.fixture";
import { hallOf } from "./hall";
import { look } from "./look";
import { test } from "./own-app";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Ana"];

test("two tables in other rooms, and the wall that follows them without being touched", async ({ page, elsewhere: table }) => {
  const [club, season, one, two] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const players = NAMES.map(() => randomUUID());
  const day = new Date().toISOString().slice(0, 10);
  const body = { season, name: "2026", from: "2026-01-01", to: null, counting: usualCounting("decale") };
  const added = NAMES.map((name, i) => addPlayer({ player: players[i] as string, name }));
  await table.inClub(club, openClub("Les mardis"), ...added, openSeason(body));
  for (const [sheet, first] of [
    [one, 0],
    [two, 3],
  ] as const) {
    const names = NAMES.slice(first, first + 3);
    const joined = { club, season, players: players.slice(first, first + 3) };
    await table.inSheet(sheet, open({ ...opening(3), names, day }), joinSeason(joined));
  }
  const link = await table.link(club, "viewer");
  await page.goto(`/fr/join#${link}`);
  await page.getByRole("heading", { name: "Les mardis" }).waitFor();
  await page.goto(`/fr/tonight?c=${club}&wall=1`);
  await expect(page.getByRole("heading", { name: "Table 2" })).toBeVisible();
  await table.inSheet(one, record(0, cards(20, 10, 6)));
  await table.inSheet(two, record(0, cards(30, 12, 5)));
  const lines = page.getByRole("region", { name: "Classement" }).getByRole("listitem");
  await expect(lines).toHaveText([/^1Paul.*30$/, /^2Nora.*20$/, /^3Zoé.*12$/, /^4Hugo.*10$/, /^5Inès.*6$/, /^6Ana.*5$/]);
  await table.inSheet(one, record(1, cards(30, 10, 6)));
  await expect(lines.first()).toHaveText(/^1Nora.*50$/);
});

test("tonight and its wall are there for everybody, with three tables and with forty", async ({ page }) => {
  test.slow();
  for (const tables of [3, 40]) {
    await page.route(`**/api/clubs/${CLUB}/night`, (route) => route.fulfill({ json: hallOf(tables) }));
    await page.goto(`/fr/tonight?c=${CLUB}`);
    await page.getByRole("heading", { name: "Ce soir" }).waitFor();
    await look(page, `tonight, ${tables} tables`);
    await page.goto(`/en/tonight?c=${CLUB}&wall=1`);
    await page.getByRole("heading", { name: "Les mardis" }).waitFor();
    await look(page, `wall, ${tables} tables`);
  }
});
