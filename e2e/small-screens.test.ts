import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { contest, open, record, replace, voidDeal } from "../lib/sheet/change";
import type { SheetDeal } from "../lib/sheet/sheet";
import { everyScreen, LONG_NAMES as NAMES, settled } from "./every-screen";
import { underPinned, unread } from "./room";
import { choose, openSheet } from "./table";
import { small } from "./thumb";

const SCREENS = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 780],
  [430, 932],
  [844, 390],
] as const;
const TARGET = 44;

/** Controls in these places that are too small, covered, or cut off by the screen after scrolling to them. */
async function hindered(page: Page, where: string): Promise<string[]> {
  return page.evaluate(
    ([places, least]) => {
      const found: string[] = [];
      for (const place of document.querySelectorAll(places)) {
        for (const target of place.querySelectorAll<HTMLElement>("button:enabled, a, label, summary")) {
          if (target.offsetWidth === 0) continue;
          target.scrollIntoView({ block: "nearest" });
          const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
          const name = `${target.getAttribute("aria-label") ?? target.textContent}, ${Math.round(width)} × ${Math.round(height)}`;
          if (width < least - 0.5 || height < least - 0.5) found.push(`small: ${name}`);
          if (left < -0.5 || right > innerWidth + 0.5) found.push(`wide: ${name}`);
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!seen || !(target.contains(seen) || seen.contains(target))) found.push(`covered: ${name}`);
        }
      }
      return found;
    },
    [where, TARGET] as const,
  );
}

/** Names, or other words, that are cut off or touch their neighbour. */
const touching = (page: Page, where: string, words = "bdi"): Promise<string[]> =>
  page.evaluate(
    async ([places, words]) => {
      // Wait until the names are fitted to the new width.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const found: string[] = [];
      for (const row of document.querySelectorAll(places)) {
        const boxes = [...row.querySelectorAll(words)].map((name) => ({
          name: name.textContent,
          ...name.getBoundingClientRect().toJSON(),
        }));
        boxes.forEach((box, i) => {
          if (box.right > innerWidth || box.left < 0) found.push(`cut: ${box.name}`);
          for (const next of boxes.slice(i + 1)) {
            const isBeside = next.top < box.bottom && box.top < next.bottom;
            if (isBeside && box.right > next.left - 2) found.push(`touching: ${box.name}, ${next.name}`);
          }
        });
      }
      return found;
    },
    [where, words] as const,
  );

/** On the lowest phone, the pinned parts must leave this much room (px) for the questions, or all questions must be visible. */
const LEAST_ROOM = 170;
async function roomInForm(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const [room, whole] = await page
    .locator(".form-choices")
    .evaluate((zone): [number, number] => [zone.clientHeight, zone.scrollHeight]);
  expect(room, `${where}: room for the questions`).toBeGreaterThanOrEqual(Math.min(LEAST_ROOM, whole));
}

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

/** Runs `check` on a sheet in both languages and on every screen; `rows` counts the next deal's row too. */
async function onEachScreen(page: Page, sheet: string, rows: number, check: (where: string, width: number) => Promise<void>) {
  for (const lang of ["fr", "en"]) {
    await page.goto(`/${lang}/sheet?s=${sheet}`);
    await expect(page.locator(".ledger tbody tr")).toHaveCount(rows);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await check(`${lang}, ${width}`, width);
    }
  }
}

type Noted = Pick<SheetDeal, "id" | "current">;
const contra = { taker: 0, contract: "garde-contre", bouts: 2, points: 45, petitAuBout: null, poignees: [] };

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

test("on the lowest phone the whist form leaves room between its columns and its keys", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names: NAMES.slice(0, 4) });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("group", { name: /^Annonce/ }).first()).toBeVisible();
  await roomInForm(page, "whist");
  expect(await hindered(page, ".form-page")).toEqual([]);
});

for (const players of [3, 4, 5]) {
  const names = NAMES.slice(0, players);

  test(`on seven screens, ${players} long names: the sheet keeps its rows, the form its three zones`, async ({ page }) => {
    await openSheet(page, { game: "Tarot", names });
    const sheet = page.url();
    await page.goto(sheet.replace("/sheet?", "/paper?"));
    const called = players === 5;
    const row = [names[1], ...(called ? [names[2]] : []), "garde contre", "2", "49"].join(";");
    await page.getByLabel("Ouvrir un fichier").setInputFiles({
      name: "deux.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [["Preneur", ...(called ? ["Appelé"] : []), "Contrat", "Bouts", "Points"].join(";"), row, row].join("\n"),
      ),
    });
    await page.getByRole("button", { name: "Enregistrer les 2 lignes" }).click();
    await page.waitForURL(/\/sheet\?/);
    await expect(page.getByRole("button", { name: "Noter la donne 3", exact: true })).toBeVisible();

    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const rows = page.locator(".ledger tbody tr");
      await expect(rows).toHaveCount(3);
      const heights = await rows.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
      expect(heights, `rows at ${width}`).toEqual([46, 46, 46]);
      const columns = await page
        .locator(".ledger th[scope=col]")
        .evaluateAll((all) => all.slice(0, -1).map((each) => Math.round(each.getBoundingClientRect().width)));
      expect(new Set(columns).size, `columns at ${width}`).toBe(1);
      await expect.poll(() => touching(page, ".ledger thead tr"), { message: `heads at ${width}` }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `sheet at ${width}`).toBeLessThanOrEqual(width);
    }

    await page.getByRole("button", { name: "Noter la donne 3", exact: true }).click();
    const main = page.getByRole("main");
    await expect(page.getByRole("group", { name: "Prend" })).toBeVisible();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const [high, wide] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      expect(high, `page at ${width} × ${height}`).toBeLessThanOrEqual(height);
      expect(wide, `page at ${width} × ${height}`).toBeLessThanOrEqual(width);
      expect(await hindered(page, ".form-page"), `form at ${width} × ${height}`).toEqual([]);
      await expect.poll(() => touching(page, ".form-head fieldset"), { message: `names at ${width}` }).toEqual([]);
      await main.locator(".form-choices").evaluate((zone) => zone.scrollTo(0, 0));
    }

    // The button leads to the missing answer, wherever it is.
    await roomInForm(page, `${players} at tarot`);
    const asked = page.locator("[data-asked]");
    await page.getByRole("button", { name: "Choisir le preneur" }).click();
    await expect(asked).toHaveAttribute("data-asks", "taker");
    await choose(page, "Prend", names[0] as string);
    await expect(asked).toHaveCount(0);
    if (called) await choose(page, "Appelé", names[1] as string);
    await page.getByRole("button", { name: "Choisir le contrat" }).click();
    await expect(page.locator("[data-asked] label").first()).toBeInViewport();
    await choose(page, "Contrat", "Garde");
    await page.getByRole("button", { name: "Choisir les bouts" }).click();
    await expect(page.getByRole("group", { name: "Bouts" })).toBeInViewport();
    await choose(page, "Bouts", "2");

    // Rare answers are on one page over the form, whose way out is in view.
    await page.getByRole("button", { name: /^Poignée, / }).click();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole("button", { name: "Revenir à la donne" })).toBeInViewport();
      expect(await hindered(page, "dialog"), `extras at ${width} × ${height}`).toEqual([]);
    }
  });
}

test("a form open while the phone is turned shows names as long as there is room", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, { game: "Tarot", names: NAMES });
  const form = () => page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  const called = () => page.getByRole("group", { name: "Prend" }).locator("bdi").allTextContents();
  await form();
  const narrow = (await called()).join();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(called).toContain("Wilhelmina");
  expect(narrow).not.toContain("Wilhelmina");
});

for (const people of [6, 7, 8]) {
  test(`on seven screens, ${people} at a table of five: the form keeps its three zones`, async ({ page, elsewhere }) => {
    const sheet = randomUUID();
    const names = [...NAMES, "Marie-Antoinette", "Maximilien", "Léopoldine"].slice(0, people);
    const rules = { game: "tarot", players: 5 };
    await elsewhere.inSheet(sheet, open({ rules, names, dealer: people - 1, target: null, until: null }));
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await expect(page.getByRole("group", { name: "Prend" }).getByRole("radio")).toHaveCount(5);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const [high, wide] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      expect([high <= height, wide <= width], `page at ${width} × ${height}: ${high} × ${wide}`).toEqual([true, true]);
      expect(await hindered(page, ".form-page"), `form at ${width} × ${height}`).toEqual([]);
      await expect.poll(() => touching(page, ".form-head fieldset"), { message: `names at ${width}` }).toEqual([]);
    }
    await choose(page, "Prend", names[1] as string);
    await choose(page, "Appelé", names[2] as string);
    await choose(page, "Contrat", "Garde");
    await choose(page, "Bouts", "2");
    for (const key of ["4", "9"]) await page.getByRole("button", { name: key, exact: true }).click();
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await expect(page.locator(".ledger tbody tr")).toHaveCount(2);
  });
}

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

/** The standard size of text, and the screen: text at twice its size, and the page at four times. */
const ENLARGED = [
  [32, 320, 568],
  [32, 390, 844],
  [16, 320, 256],
] as const;

for (const lang of ["fr", "en"])
  test(`text at twice its size, or the page at four times: every screen is within reach and read whole (${lang})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const screens = await everyScreen(page, request, baseURL, lang);
    const browser = await context.newCDPSession(page);
    for (const { name, path, act } of screens) {
      await page.goto("about:blank");
      await page.goto(path);
      await settled(page);
      await act?.(page);
      for (const [text, width, height] of ENLARGED) {
        await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
        // A change of width makes the page fit the names anew.
        await page.setViewportSize({ width: width + 8, height });
        await settled(page);
        await page.setViewportSize({ width, height });
        await settled(page);
        const where = `${name}, text of ${text}, ${width} wide`;
        expect.soft(await unread(page, width), where).toEqual([]);
        if (height < 400) expect.soft(await underPinned(page), where).toEqual([]);
      }
    }
  });

test("in text at twice its size a form of long names stays one column of targets, and the head of the sheet on its rows", async ({
  page,
  context,
}) => {
  await openSheet(page, { game: "Tarot", names: NAMES });
  const sheet = page.url();
  const browser = await context.newCDPSession(page);
  for (const [text, width, height] of ENLARGED) {
    await page.setViewportSize({ width, height });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
    await page.goto(sheet);
    await expect(page.getByRole("table")).toBeVisible();
    if (text > 16) expect(await headOverRow(page), `head with text of ${text}`).toBeLessThanOrEqual(1);
    // In large text the sheet scrolls sideways, so cut words are expected.
    expect((await touching(page, ".ledger thead tr")).filter((said) => !said.startsWith("cut"))).toEqual([]);
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await expect(page.getByRole("group", { name: "Prend" })).toBeVisible();
    expect(await hindered(page, ".form-page"), `form with text of ${text}`).toEqual([]);
    await expect.poll(() => touching(page, ".form-head fieldset")).toEqual([]);
  }
});

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

/** By how many px the head of the sheet lies on its first row. */
const headOverRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bounds = (what: string) => document.querySelector(`.ledger ${what}`)?.getBoundingClientRect() ?? new DOMRect();
    return bounds("thead").bottom - bounds("tbody tr").top;
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
