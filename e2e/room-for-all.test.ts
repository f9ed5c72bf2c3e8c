/** Large text, many people or a low screen: everything still has room, nothing is covered, and no name or edge is lost. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import { addPlayer, openSeason } from "../lib/season/club/club-change";
import { usualCounting } from "../lib/season/club/counting";
import { close, joinSeason, open, record, replace } from "../lib/sheet/change";
import type { SheetDeal } from "../lib/sheet/sheet";
import { Elsewhere } from "./elsewhere";
import { everyScreen, settled } from "./every-screen";
import { choose, FOUR, openSheet } from "./table";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });
const EIGHT = ["Nora", "Jean-Christophe", "Wilhelmina van den Berg", "Antoine", "Marie-Christine", "Ana", "Max", "Léo"];
const contra = { taker: 0, contract: "garde-contre", bouts: 2, points: 45, petitAuBout: null, poignees: [] };
/** The highest score, with four figures: a chelem in a garde contre. */
const most = {
  ...{ ...contra, bouts: 3, points: 91, petitAuBout: "attack", poignees: [{ seat: 0, level: 3 }] },
  slam: { announced: true, by: "attack" },
};

type Asked = Pick<Parameters<Parameters<typeof test>[2]>[0], "page" | "request" | "baseURL">;

/** A sheet of French tarot with two deals, the second corrected; returns its address without the language. */
async function played({ page, request, baseURL }: Asked, names: readonly string[]): Promise<string> {
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

/** Sets the browser's text size. */
async function textOf(context: BrowserContext, page: Page, size: number): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible boxes of these elements, with their words. */
const boxes = (page: Page, what: string): Promise<Box[]> =>
  page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return right > left ? [{ text: one.textContent ?? "", left, top, right, bottom }] : [];
    }),
  );

/** Pairs of boxes that overlap by more than so many px. */
function onEachOther(all: readonly Box[], by: number): string[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > by && high > by ? [`${a.text} / ${b.text}: ${Math.round(wide)} × ${Math.round(high)}`] : [];
    }),
  );
}

test("the history of eight players fits any phone: figures stand apart, and names and the way out stay in view", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const sheet = await played({ page, request, baseURL }, EIGHT);
  await page.goto(`/fr/sheet${sheet}#histoire`);
  const raised = page.getByRole("dialog");
  await expect(raised.getByRole("heading", { name: "Historique" })).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const figures = (await boxes(page, "dialog dd span > span:not(.sr-only)")).filter(({ text }) => /^[−+0–]/.test(text));
    expect(figures.length).toBeGreaterThan(16);
    const close = figures.map((box) => ({ ...box, right: box.right + 2 }));
    expect(onEachOther(close, 0.5), `at ${width}`).toEqual([]);
  }
  await textOf(context, page, 32);
  await page.reload();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(onEachOther(await boxes(page, "dialog dd > span > span > span > span"), 1), `at ${width}, large`).toEqual([]);
    const figure = raised.locator("dd > span > span > span > span", { hasText: /^[−+]/ }).last();
    await expect(figure, `at ${width}, large`).toHaveCSS("font-size", "34px");
    await expect(raised.locator("dd > span > span > span > span", { hasText: "Wilhelmina van den Berg" }).last()).toBeVisible();
  }
  await textOf(context, page, 16);
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await raised.evaluate((page) => page.scrollTo(0, 200));
    await expect(raised.getByRole("button", { name: "‹ Feuille" })).toBeInViewport({ ratio: 1 });
    await expect(raised.locator(".stays bdi").first()).toBeInViewport({ ratio: 1 });
  }
});

for (const names of [EIGHT.slice(0, 5), EIGHT.slice(0, 6), FOUR, FOUR.slice(0, 3)])
  test(`table mode of ${names.length}, text at twice its size or the page at four times: nothing overlaps`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const sheet = await played({ page, request, baseURL }, names);
    const table = `/fr/table${sheet}`;
    await page.goto(table);
    await expect(page.locator(".reader").first()).toBeVisible();
    const sizeOf = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const usual = await Promise.all([".reader-name bdi", ".reader-total"].map(sizeOf));
    for (const [text, width, height] of [
      [32, 390, 844],
      [32, 320, 640],
      [32, 320, 568],
      [16, 320, 256],
    ] as const) {
      await textOf(context, page, text);
      await page.setViewportSize({ width, height });
      await page.goto(table);
      await settled(page);
      const where = `text of ${text}, ${width} × ${height}`;
      const all = await boxes(
        page,
        ".reader-name bdi, .reader-total > span, .reader-line > span, .centre, .table-bar a, .table-bar p",
      );
      // An overlap of 5 px is allowed, because a line's box is a little higher than its letters.
      expect(onEachOther(all, 5), where).toEqual([]);
      const cut = all.filter(({ left, right, top }) => left < -1 || right > width + 1 || top < -1);
      expect(cut, where).toEqual([]);
      // With six, the person who sits out is named under the foot's side and takes some of its height, so only fewer are checked.
      if (width === 390 && names.length < 6) {
        const large = await Promise.all([".reader-name bdi", ".reader-total"].map(sizeOf));
        expect(large[0], "a name grows").toBeGreaterThan((usual[0] as number) * 1.2);
        expect(large[1], "a total stays as large").toBeGreaterThanOrEqual((usual[1] as number) - 1);
      }
    }
  });

/** A club's season with so many evenings; returns the page of a player, and one of the sheets. */
async function playedSeason({ page, request, baseURL }: Asked, evenings: number): Promise<{ player: string; sheet: string }> {
  const phone = new Elsewhere(request, baseURL);
  const club = await phone.club();
  const [season, players] = [randomUUID(), FOUR.map(() => randomUUID())];
  const body = { season, name: "Saison", from: "2026-01-01", to: null, counting: usualCounting("tarot") };
  await phone.inClub(club, ...FOUR.map((name, i) => addPlayer({ player: players[i] as string, name })), openSeason(body));
  const sheets = Array.from({ length: evenings }, () => randomUUID());
  for (const [i, sheet] of sheets.entries()) {
    const day = `2026-01-${`${i + 1}`.padStart(2, "0")}`;
    const opened = open({ rules: { game: "tarot", players: 4 }, names: FOUR, dealer: 0, target: null, until: null, day });
    await phone.inSheet(
      sheet,
      opened,
      joinSeason({ club, season, players }),
      record(0, { ...contra, points: 36 + 3 * i }),
      close(),
    );
  }
  for (const log of [club, sheets[0] as string]) {
    await page.goto(`/fr/join#${await phone.link(log, "owner")}`);
    await page.waitForURL((url) => !url.pathname.endsWith("/join"));
  }
  return { player: `/fr/player?c=${club}&s=${season}&p=${players[0]}`, sheet: `?s=${sheets[0]}` };
}

test("in forced colours the bars of a player's page and table mode's button keep their edge", async ({
  page,
  request,
  baseURL,
}) => {
  const { player, sheet } = await playedSeason({ page, request, baseURL }, 10);
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, what] of [
    [`/fr/table${sheet}`, ".flat-table .centre"],
    [player, "figure:not(:has(ol)) li > [aria-hidden][style]"],
  ] as const) {
    await page.goto(path);
    const drawn = page.locator(what);
    await expect(drawn.first()).toBeAttached();
    const edges = await drawn.evaluateAll((all) =>
      all.flatMap((one) => (one.getBoundingClientRect().width > 0 ? [getComputedStyle(one).borderTopWidth] : [])),
    );
    expect(new Set(edges), path).toEqual(new Set(["2px"]));
  }
});

for (const [lang, said] of [
  [
    "fr",
    {
      void: "Annuler cette donne, donne",
      contest: "Contester, donne",
      correct: "Corriger, donne",
      add: "Ajouter quelqu’un",
      paper: "Feuille de papier",
    },
  ],
  [
    "en",
    {
      void: "Cancel this deal, deal",
      contest: "Dispute, deal",
      correct: "Correct, deal",
      add: "Add somebody",
      paper: "Paper sheet",
    },
  ],
] as const)
  test(`each repeated button names its deal or its player (${lang})`, async ({ page, request, baseURL }) => {
    const sheet = await played({ page, request, baseURL }, FOUR);
    await page.goto(`/${lang}/sheet${sheet}#histoire`);
    for (const act of [said.void, said.contest, said.correct])
      for (const deal of [1, 2]) await expect(page.getByRole("button", { name: `${act} ${deal}`, exact: true })).toHaveCount(1);
    await page.goto(`/${lang}/sheet${sheet}#joueurs`);
    await expect(page.getByRole("textbox", { name: said.add, exact: true })).toBeVisible();
    for (const name of FOUR) await expect(page.getByRole("group", { name, exact: true })).toHaveCount(1);
    await page.goto(`/${lang}/paper${sheet}`);
    await expect(page.getByRole("table", { name: said.paper, exact: true })).toBeVisible();
  });

test("a new sheet shows each name whole, and rows of short names as they were", async ({ page, context }) => {
  const names = ["Nora", "Maximilienne de La Tour", "Constantinople-Élisabeth", "Wilhelmina van den Bergh"];
  for (const [text, width] of [
    [16, 320],
    [16, 390],
    [32, 390],
    [32, 320],
  ] as const) {
    await page.goto("about:blank");
    await textOf(context, page, text);
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/fr/new");
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    const rows = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: /^Joueur/ }) });
    const high = () => rows.first().evaluate((row) => row.getBoundingClientRect().height);
    await page.getByRole("textbox", { name: "Joueur 1", exact: true }).fill("");
    const before = await high();
    const numbers = rows.locator("span:first-child");
    for (const [i, name] of names.entries()) {
      const field = page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true });
      if (!(await field.isVisible())) await page.getByRole("button", { name: "Ajouter un nom" }).click();
      await field.fill(name);
      const cut = await field.evaluate((one: HTMLInputElement) => one.scrollWidth - one.clientWidth);
      expect(cut, `${name}, text of ${text}, ${width} wide`).toBeLessThanOrEqual(0);
    }
    const starts = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(Math.max(...starts) - Math.min(...starts), `numbers, text of ${text}, ${width} wide`).toBeLessThanOrEqual(2);
    expect(await high(), `a short name's row, text of ${text}, ${width} wide`).toBe(before);
  }
});

test("with text at twice its size the figures of the décalé form stand clear of their label and of the rule", async ({
  page,
  context,
}) => {
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await textOf(context, page, 32);
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("group", { name: "Diplôme" })).toBeVisible();
  const rows = await page.locator(".form-head .double-rule").evaluateAll((all) =>
    all.map((row) => {
      const { bottom } = row.getBoundingClientRect();
      const [label, cell] = [row.querySelector(".label"), row.querySelector(".grid > span")].map((one) =>
        (one as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return { over: cell.top - label.bottom, under: bottom - cell.bottom };
    }),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { over, under } of rows) {
    expect(over).toBeGreaterThanOrEqual(8);
    expect(under).toBeGreaterThanOrEqual(16);
  }
});

test("going back leads to where one was before", async ({ page }) => {
  await page.goto("/fr");
  await page.getByRole("link", { name: "Nouvelle feuille" }).click();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  for (const [i, name] of FOUR.entries()) {
    const field = page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true });
    if (!(await field.isVisible())) await page.getByRole("button", { name: "Ajouter un nom" }).click();
    await field.fill(name);
  }
  await choose(page, "Donne en premier", "Nora");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole("link", { name: /Nora/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Créer un cercle" }).click();
  const people = page.getByRole("textbox", { name: /^Ses joueurs, un nom par ligne/ });
  await people.fill(FOUR.join("\n"));
  await page.getByRole("button", { name: /^Créer le cercle, 4/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL(/\/club\?/);
  const club = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);

  await page.goto(club);
  await page.getByRole("button", { name: "Ouvrir une saison" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom de la saison" }).fill("La coupe");
  await page.getByRole("dialog").getByRole("button", { name: "Ouvrir la saison" }).click();
  await page.waitForURL(/\/season\?/);
  await page.goBack();
  await expect(page).toHaveURL(club);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a season that is opened after midnight begins with the evening that goes on", async ({ page }) => {
  await page.goto("/fr");
  await page.getByRole("button", { name: "Créer un cercle" }).click();
  await page.getByRole("button", { name: /^Créer le cercle/ }).click();
  await page.waitForURL(/\/club\?/);
  await page.clock.setFixedTime(new Date(2027, 2, 5, 2, 20));
  await page.goto(page.url());
  await page.getByRole("button", { name: "Ouvrir une saison" }).click();
  await expect(page.getByRole("dialog").getByLabel("Du", { exact: true })).toHaveValue("2027-03-04");
});

test("an address that leads nowhere answers in its own language, and every page has its way back", async ({
  browser,
  baseURL,
}) => {
  for (const [path, locale, lang, said] of [
    ["/en/nothing", "fr-FR", "en", "There is no page"],
    ["/fr/nothing", "en-GB", "fr", "Il n’y a pas de page"],
    ["/nothing", "en-GB", "en", "There is no page"],
    ["/nothing", "fr-FR", "fr", "Il n’y a pas de page"],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const seen = page.locator("main p:visible");
    await expect(seen).toHaveCount(1);
    await expect(seen).toContainText(said);
    await page.waitForTimeout(500);
    await expect(seen).toHaveCount(1);
    await page.goto(`/${lang}/cards`);
    await page.getByRole("link", { name: lang === "fr" ? "‹ Feuilles" : "‹ Sheets" }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}$`));
    await context.close();
  }
});

test("a wall opened on a phone, of a tournament or an evening, has its way back", async ({ page, request, baseURL }) => {
  const screens = await everyScreen(page, request, baseURL, "fr");
  const hall = screens.find(({ name }) => name === "arbiter")?.path as string;
  await page.goto(`${hall}&wall=1`);
  await page.getByRole("link", { name: "‹ Le tournoi" }).click();
  await expect(page).toHaveURL(hall);
  const tonight = screens.find(({ name }) => name === "tonight")?.path as string;
  await page.goto(`${tonight}&wall=1`);
  await page.getByRole("link", { name: "‹ Ce soir" }).click();
  await expect(page).toHaveURL(tonight);
});

test("at 320 px a question's words stand clear of the line above and of the rings below", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: /^Poignée, / }).click();
  const all = await page.locator("dialog fieldset:has(> .label + div)").evaluateAll((rows) =>
    rows.map((row) => {
      const label = row.querySelector(":scope > .label") as Element;
      const range = document.createRange();
      range.selectNodeContents(label);
      const { top, bottom } = label.getBoundingClientRect();
      const style = getComputedStyle(label);
      const words = { top: top + Number.parseFloat(style.paddingTop), bottom: bottom - Number.parseFloat(style.paddingBottom) };
      const rings = (row.querySelector(":scope > div") as Element).getBoundingClientRect();
      const isBeside = rings.top < words.top;
      return {
        text: label.textContent,
        isBeside,
        over: words.top - row.getBoundingClientRect().top,
        under: rings.top - words.bottom,
      };
    }),
  );
  const below = all.filter(({ isBeside }) => !isBeside);
  expect(below.map(({ text }) => text)).toContain("Tous les plis");
  for (const { text, over, under } of below) {
    expect(over, `over ${text}`).toBeGreaterThanOrEqual(8);
    expect(under, `under ${text}`).toBeGreaterThanOrEqual(8);
  }
});
