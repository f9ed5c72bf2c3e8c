/** What one taps in the form of a deal of tarot. */
import { expect, type Page } from "@playwright/test";
import { FOUR } from "./table";

export const FOUR_AND_ZOE = [...FOUR, "Zoé"];

export const takeDeal = (page: Page, name: string, deal = 1) =>
  page.getByRole("button", { name: new RegExp(`Noter la donne ${deal}, prise par ${name}$`) }).click();

export const saveDeal = (page: Page, deal = 1) => page.getByRole("button", { name: `Enregistrer la donne ${deal}` }).click();

export const expectPrimary = (page: Page, name: string) => expect(page.getByRole("button", { name, exact: true })).toBeVisible();

export const sentenceOf = (page: Page) => page.getByRole("heading", { level: 1 });
