/** What one taps to come to the referee and to read its verdict. */
import type { Page } from "@playwright/test";
import { choose, FOUR, openSheet } from "./table";

export const openTarot = (page: Page) => openSheet(page, { game: "Tarot", names: FOUR });

export const pressExact = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

export const openReferee = async (page: Page, question?: string) => {
  await page.getByRole("link", { name: "Arbitre" }).click();
  if (question) await choose(page, "Que faut-il juger ?", question);
};

export const verdictOn = (page: Page) => page.getByRole("status").first();
