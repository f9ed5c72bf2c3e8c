/** On seven screens of phones everything about a deal stands in its row and column. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { contest, open, record, replace, voidDeal } from "../lib/sheet/change";
import type { SheetDeal } from "../lib/sheet/sheet";
import { LONG_NAMES as NAMES } from "./every-screen";
import { test } from "./own-app";
import { CONTRA as contra, hindered, onEachScreen, roomInForm, touching } from "./small-screens";
import { small } from "./thumb";

/** Words in the sheet's rows that stick out of their row, or out of its first column. */
const spilt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const row of document.querySelectorAll(".ledger tbody tr")) {
      const { top, bottom } = row.getBoundingClientRect();
      const { right } = (row.querySelector("th") as Element).getBoundingClientRect();
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const around = texts.currentNode.parentElement;
        if (around?.closest(".sr-only")) continue;
        // Lines below this edge are hidden as a whole, to make room for the mark.
        const shown = around?.closest(".two-lines")?.getBoundingClientRect().bottom ?? bottom;
        for (const box of range.getClientRects()) {
          if (around?.closest(".detail") && box.top > shown) continue;
          const [high, wide] = [Math.max(top - box.top, box.bottom - bottom), around?.closest("th") ? box.right - right : 0];
          if (Math.max(high, wide) > 1) found.push(`${texts.currentNode.textContent}, ${high} × ${wide}: ${row.textContent}`);
        }
      }
    }
    return found;
  });

/** Rows in which the visible small words under a contract are cut in half, or reach the total beside them. */
const overTotals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const row of document.querySelectorAll(".ledger tbody tr[data-deal]")) {
      const line = row.querySelector(".detail");
      const total = row.querySelector("td + th + td .text-running > *")?.getBoundingClientRect();
      const { bottom } = (line as Element).getBoundingClientRect();
      const seen = [...(line as Element).children]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.top < bottom - 1);
      const right = Math.max(...seen.map((each) => each.right));
      const edge = (line as Element).getBoundingClientRect().right;
      if (total && seen.length > 0 && right > Math.min(edge + 0.5, total.left - 1)) {
        found.push(`${row.textContent}: ${right}, ${edge}, ${total.left}`);
      }
    }
    return found;
  });

type Noted = Pick<SheetDeal, "id" | "current">;

for (const people of [3, 4, 5, 6, 7, 8]) {
  test(`on seven screens, ${people} columns: everything about a deal stands in its row and column`, async ({
    page,
    elsewhere,
  }) => {
    const sheet = randomUUID();
    const names = [...NAMES, "Ana", "Max", "Léo"].slice(0, people);
    const players = Math.min(people, 5);
    const deal: Json = players === 5 ? { ...contra, partner: 1 } : contra;
    const rules = { game: "tarot", players };
    const opened = open({ rules, names, dealer: people - 1, target: null, until: null });
    const dealt = await elsewhere.inSheet(sheet, opened, ...[0, 1, 2, 3].map((slot) => record(slot, deal)));
    const [corrected, contested, struck, divided] = [1, 2, 3, 4].map((i) => ({
      id: dealt[i] as string,
      current: dealt[i] as string,
    })) as [Noted, Noted, Noted, Noted];
    await elsewhere.inSheet(
      sheet,
      replace(corrected, { ...deal, points: 49 }, "49 points"),
      contest(contested, "Trois bouts"),
      voidDeal(struck),
    );
    await elsewhere.inSheet(sheet, replace(divided, { ...deal, points: 50 }));
    await elsewhere.inConflict(sheet, replace(divided, { ...deal, points: 44 }));
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await onEachScreen(page, sheet, 6, async (where, width) => {
      expect(await spilt(page), where).toEqual([]);
      expect(await small(page), where).toEqual([]);
      expect(
        await touching(page, ".ledger tbody tr:last-child", "td:not(:first-child) > * > span"),
        `next deal: ${where}`,
      ).toEqual([]);
      // Without room for a word, a row shows a question mark instead.
      const words = (people > 6 && width < 720) || (people === 6 && width === 320) ? 0 : 5;
      expect(await page.locator(".ledger tbody .mark:visible").count(), where).toBe(words);
    });
  });
}

for (const players of [4, 5]) {
  test(`on seven screens, ${players} at Tarot décalé: a deal's details are whole, and cover no total`, async ({
    page,
    elsewhere,
  }) => {
    const sheet = randomUUID();
    const rules = { game: "decale", players };
    const bet = { seat: 0, diploma: "master", ...(players === 5 && { called: "M", partner: 1 }) };
    const prime = (seat: number, said: string) => ({ seat, prime: said });
    const primes = [prime(1, "trop-cool"), prime(2, "trop-cool"), prime(3, "loose")];
    const cardPoints = players === 5 ? [30, 20, 15, 5, 5] : [30, 17, 10, 5];
    const deal: Json = { bet, cardPoints, primes };
    const opened = open({
      rules,
      names: ["Camille", "Thomas", "Mathilde", "Antoine", "Marie-Hélène"].slice(0, players),
      dealer: 0,
      target: null,
      until: null,
    });
    await elsewhere.inSheet(
      sheet,
      opened,
      ...[0, 1, 2, 3].map((slot) => record(slot, slot === 3 ? { bet, cardPoints, primes: [] } : deal)),
    );
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await onEachScreen(page, sheet, 5, async (where) => expect(await overTotals(page), where).toEqual([]));
    await page.getByRole("button", { name: "Record deal 5", exact: true }).click();
    await expect(page.getByRole("group", { name: "Bets" })).toBeVisible();
    await roomInForm(page, `${players} at Tarot décalé`);
    expect(await hindered(page, ".form-page")).toEqual([]);
    // The three words of the bar do not touch.
    await expect.poll(() => touching(page, "nav", "nav > div")).toEqual([]);
  });
}
