/** A sheet with deals already played, brought to the page's phone. */
import { randomUUID } from "node:crypto";
import { expect, type test } from "@playwright/test";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { open, record, replace } from "../lib/sheet/change";
import type { SheetDeal } from "../lib/sheet/sheet";
import { Elsewhere } from "./elsewhere";
import { CONTRA as contra } from "./small-screens";

/** The highest score, with four figures: a chelem in a garde contre. */
const most = {
  ...{ ...contra, bouts: 3, points: 91, petitAuBout: "attack", poignees: [{ seat: 0, level: 3 }] },
  slam: { announced: true, by: "attack" },
};

export type PageAndDoors = Pick<Parameters<Parameters<typeof test>[2]>[0], "page" | "request" | "baseURL">;

/** A sheet of French tarot with two deals, the second corrected; returns its address without the language. */
export async function playedSheet({ page, request, baseURL }: PageAndDoors, names: readonly string[]): Promise<string> {
  const elsewhere = new Elsewhere(request, baseURL);
  const sheet = randomUUID();
  const players = Math.min(names.length, 5);
  const camps: Json = players === 5 ? { partner: 1 } : {};
  const rules = { game: "tarot", players };
  const opened = open({ rules, names, dealer: names.length - 1, target: null, until: null });
  const first = { ...contra, ...(camps as object) };
  const dealt = await elsewhere.inSheet(sheet, opened, record(0, first), record(1, { ...most, ...(camps as object) }));
  const [id] = dealt.slice(2) as [string];
  await elsewhere.inSheet(sheet, replace({ id, current: id } as Pick<SheetDeal, "id" | "current">, first, "Trois bouts"));
  await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
  await expect(page.getByRole("table").first()).toBeVisible();
  return `?s=${sheet}`;
}
