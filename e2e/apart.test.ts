import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { contest, open, record } from "../lib/sheet/change";

/** Names and figures never touch as they are drawn: on the sheet, in table mode and on paper, with thousands in every column. */

const NAMES = ["Mathilde", "Marie-Françoise", "Maximilien", "Antoine", "Jean-Christophe", "Ana", "Léopoldine", "Camille"];
const SCREENS = [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const;

interface Apart {
  /** The places whose `parts` must stand apart. */
  where: string;
  parts: string;
  /** The least distance between parts, in px. */
  least: number;
}

/** Parts that the screen or a pinned part cuts off, or that touch each other; letters, figures and the pen's rings as drawn. */
const faults = (page: Page, asked: Apart): Promise<string[]> =>
  page.evaluate(({ where, parts, least }) => {
    const ringOf = (pen: Element): DOMRect => {
      const { left, top } = pen.getBoundingClientRect();
      const ring = getComputedStyle(pen, "::after");
      const [x, y, width, height] = [ring.left, ring.top, ring.width, ring.height].map(Number.parseFloat) as [
        number,
        number,
        number,
        number,
      ];
      return new DOMRect(left + x, top + y, width, height);
    };
    const boxesOf = (part: Element): DOMRect[] => {
      const boxes = [...part.querySelectorAll(".pen-figure")].map(ringOf);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest(".sr-only, .detail, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const isSeen = (part: Element, x: number, y: number) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (part.contains(seen) || seen.contains(part));
    };
    const found: string[] = [];
    for (const place of document.querySelectorAll(where)) {
      if (place.closest(".grid-paper")) place.scrollIntoView({ block: "center", inline: "start" });
      const drawn = [...place.querySelectorAll(parts)].flatMap((part) => boxesOf(part).map((box) => ({ part, box })));
      // A part wholly under a pinned edge is not looked at: people scroll to it.
      const slid = drawn.filter(
        ({ part, box }) =>
          !place.closest(".grid-paper") ||
          (box.left < innerWidth && (isSeen(part, box.left + 1, box.y + 1) || isSeen(part, box.right - 1, box.y + 1))),
      );
      slid.forEach(({ part, box }, at) => {
        const said = `${part.textContent}, ${Math.round(box.left)} to ${Math.round(box.right)}`;
        if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`cut: ${said}`);
        if (place.closest(".grid-paper") && !isSeen(part, box.right - 1, box.y + 1)) found.push(`half under: ${said}`);
        for (const other of slid.slice(at + 1)) {
          if (other.part === part || part.contains(other.part)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > -least && high > 0)
            found.push(`touching: ${said}; ${other.part.textContent}, ${Math.round(other.box.left)}`);
        }
      });
    }
    return found;
  }, asked);

/** The distances of these from the top, each once. */
const tops = (page: Page, what: string): Promise<number[]> =>
  page.locator(what).evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))]);

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))));

async function onEachScreen(page: Page, check: (where: string, width: number) => Promise<void>) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await check(`${width} × ${height}`, width);
  }
}

const bid = (players: number, taker: number, points: number, bouts: number, slam = false): Json => ({
  taker,
  contract: "garde-contre",
  bouts,
  points,
  petitAuBout: null,
  poignees: [],
  ...(slam && { slam: { announced: true, by: "attack" } }),
  ...(players === 5 && { partner: null }),
});

for (const people of [3, 4, 5, 6, 7, 8]) {
  test(`${people} people with thousands: names, figures and rings stand apart on the sheet, round the table and on paper`, async ({
    page,
    elsewhere,
  }) => {
    const sheet = randomUUID();
    const players = Math.min(people, 5);
    const names = NAMES.slice(0, people);
    const opened = open({ rules: { game: "tarot", players }, names, dealer: people - 1, target: null, until: null });
    const deals = [bid(players, 0, 91, 3, true), bid(players, 1, 4, 0), bid(players, 2, 91, 3, true), bid(players, 1, 90, 3)];
    const noted = await elsewhere.inSheet(sheet, opened, ...deals.map((deal, slot) => record(slot, deal)));
    const last = noted.at(-1) as string;
    const disputed = { id: last, current: last };
    await elsewhere.inSheet(sheet, contest(disputed, "Trois bouts"));
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await expect(page.locator(".ledger tbody tr[data-deal]")).toHaveCount(deals.length);
    await onEachScreen(page, async (where) => {
      expect(await faults(page, { where: ".ledger tr[data-deal]", parts: "td, th", least: 1 }), `sheet, ${where}`).toEqual([]);
      expect(await faults(page, { where: ".ledger thead tr", parts: "th", least: 2 }), `heads, ${where}`).toEqual([]);
      for (const line of ["bdi:not(:has(br))", "bdi + span"])
        expect(await tops(page, `.ledger thead ${line}`), `${line} on one line, ${where}`).toHaveLength(1);
    });

    await page.goto(`/fr/table?s=${sheet}`);
    await expect(page.locator(".reader").first()).toBeAttached();
    await onEachScreen(page, async (where, width) => {
      const parts = ".reader, .centre, .foot p, .foot a";
      if (width < 1120) expect(await faults(page, { where: ".flat-table", parts, least: 0 }), `table, ${where}`).toEqual([]);
      else expect(await faults(page, { where: ".wall-table tr", parts: "th, td", least: 4 }), `wall, ${where}`).toEqual([]);
    });

    await page.goto(`/fr/paper?s=${sheet}`);
    await expect(page.locator(".grid-paper")).toBeVisible();
    await onEachScreen(page, async (where, width) => {
      const rows = { where: ".grid-paper tr", parts: "td:not(.row-number), th:not(.row-number)", least: 1 };
      expect(await faults(page, rows), `paper, ${where}`).toEqual([]);
      const heads = await page.locator(".grid-paper thead bdi").allTextContents();
      if (width === 1280 && people < 8) expect(heads, "names have room").toEqual(names);
    });
  });
}
