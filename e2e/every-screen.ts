/** A club with an evening, a tournament and a sheet of each game: every screen of the app, with content. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import "../lib/rules/all-games";
import type { Json } from "../lib/rules/read";
import type { GameName } from "../lib/rules/rules";
import { addPlayer, openSeason } from "../lib/season/club/club-change";
import { usualCounting } from "../lib/season/club/counting";
import { close, joinSeason, open, record } from "../lib/sheet/change";
import type { Change } from "../lib/sheet/event";
import { Elsewhere } from "./elsewhere";

export const LONG_NAMES = ["Mathilde", "Jean-Christophe", "Wilhelmina van den Berghe-Roux", "Antoine", "Marie-Christine"];

/** One screen: its address, and what to do there before it is examined. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const DAY_MS = 86_400_000;
const dayOf = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const recorded = (...all: readonly Json[]): Change[] => all.map((deal, slot) => record(slot, deal));

const attack = { contract: "garde", bouts: 2, points: 45, petitAuBout: null, poignees: [] };
const taken = (slot: number): Json => ({ ...attack, taker: slot % 5, partner: (slot + 2) % 5, points: 34 + slot * 3 });
const DEALS: Readonly<Record<GameName, Json>> = {
  tarot: { ...attack, taker: 0, partner: 1, contract: "garde-contre" },
  vp5: { ...attack, taker: 0, partner: 1 },
  decale: { bet: { seat: 0, diploma: "master", called: "M", partner: 1 }, cardPoints: [30, 20, 15, 5, 5], primes: [] },
  whist: { bids: [1, 1, 0, 2], tricks: [2, 1, 1, 1] },
};

/** Makes all of it on the server, with the browser's phone as an owner. */
export async function everyScreen(
  page: Page,
  request: APIRequestContext,
  origin: string | undefined,
  lang: string,
): Promise<Screen[]> {
  const phone = new Elsewhere(request, origin);
  const club = await playedClub(phone);
  const hall = await playedHall(phone, club.club);
  const games = await Promise.all(
    (["tarot", "vp5", "decale", "whist"] as const).map(async (game) => {
      const sheet = randomUUID();
      const players = game === "whist" ? 4 : 5;
      const names = LONG_NAMES.slice(0, players);
      const opened = open({ rules: { game, players }, names, dealer: players - 1, target: null, until: null });
      await phone.inSheet(sheet, opened, ...recorded(DEALS[game]));
      return { game, sheet };
    }),
  );
  for (const log of [club.club, hall, club.ended, ...games.map(({ sheet }) => sheet)]) {
    await page.goto(`/fr/join#${await phone.link(log, "owner")}`);
    await page.waitForURL((url) => !url.pathname.endsWith("/join"));
    await settled(page);
  }
  return screens(lang, { ...club, hall, games });
}

async function playedClub(phone: Elsewhere) {
  const club = await phone.club();
  const [season, ended, tonight] = [randomUUID(), randomUUID(), randomUUID()];
  const players = LONG_NAMES.map(() => randomUUID());
  const body = { season, name: "Saison 2026–2027", from: dayOf(90), to: null, counting: usualCounting("tarot") };
  await phone.inClub(club, ...LONG_NAMES.map((name, i) => addPlayer({ player: players[i] as string, name })), openSeason(body));
  for (const [sheet, ago, more] of [
    [randomUUID(), 14, [close()]],
    [ended, 7, [close()]],
    [tonight, 0, []],
  ] as const) {
    const rules = { game: "tarot", players: 5 };
    const opened = open({ rules, names: LONG_NAMES, dealer: 4, target: null, until: null, day: dayOf(ago) });
    await phone.inSheet(
      sheet,
      opened,
      joinSeason({ club, season, players }),
      ...recorded(...[0, 1, 2, 3, 4, 5].map(taken)),
      ...more,
    );
  }
  return { club, season, ended, players };
}

async function playedHall(phone: Elsewhere, club: string): Promise<string> {
  const hall = randomUUID();
  const entrants = [...LONG_NAMES, "Nora", "Hugo", "Inès"].map((name) => ({ entrant: randomUUID(), name }));
  const opening = { name: "Coupe d’hiver", day: dayOf(0), positions: 3, deals: 4, teamOf: 1, club, movement: "fft" } as const;
  await phone.inHall(
    hall,
    { kind: "tournament.opened", body: opening },
    ...entrants.map((body) => ({ kind: "entrant.added", body }) as const),
    { kind: "seats.given", body: { seats: entrants.map(({ entrant }) => entrant) } },
    {
      kind: "position.opened",
      body: {
        position: 1,
        kind: "fft",
        seating: [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
      },
    },
    { kind: "sheet.handed-in", body: { position: 1, table: 1, balances: [120, -40, -40, -40], source: "paper" } },
  );
  return hall;
}

interface World extends Awaited<ReturnType<typeof playedClub>> {
  readonly hall: string;
  readonly games: readonly { readonly game: GameName; readonly sheet: string }[];
}

function screens(lang: string, { club, season, ended, players, hall, games }: World): Screen[] {
  const at = (path: string) => `/${lang}${path}`;
  const [tarot] = games as [World["games"][number]];
  const inSheet = (hash: string) => at(`/sheet?s=${tarot.sheet}${hash}`);
  const inSeason = `c=${club}&s=${season}`;
  const [one, two] = players as [string, string];
  return [
    { name: "home", path: at("") },
    { name: "home, a new club", path: at("#cercle") },
    ...[0, 1, 2, 3].map((i) => ({
      name: `new sheet, game ${i + 1}`,
      path: at("/new"),
      act: (page: Page) => unfold(page, i),
    })),
    ...games.flatMap(({ game, sheet }) => [
      { name: `sheet of ${game}`, path: at(`/sheet?s=${sheet}`) },
      { name: `form of ${game}`, path: at(`/sheet?s=${sheet}#donne-2`) },
      { name: `figure of ${game}`, path: at(`/sheet?s=${sheet}#chiffre-1-0`) },
    ]),
    { name: "correction", path: inSheet("#donne-1") },
    { name: "history", path: inSheet("#histoire") },
    { name: "history of a deal", path: inSheet("#histoire-1") },
    { name: "contest", path: inSheet("#litige-1") },
    { name: "people", path: inSheet("#joueurs") },
    { name: "share", path: inSheet("#partage") },
    { name: "ended sheet", path: at(`/sheet?s=${ended}`) },
    { name: "club", path: at(`/club?c=${club}`) },
    { name: "club, a player", path: at(`/club?c=${club}#joueur:${one}`) },
    { name: "club, settings of its season", path: at(`/club?c=${club}#saison:${season}`) },
    { name: "club, end of its season", path: at(`/club?c=${club}#fin:${season}`) },
    { name: "club, names pasted", path: at(`/club?c=${club}#liste`) },
    { name: "club, past", path: at(`/club?c=${club}#passe`) },
    { name: "club, history", path: at(`/club?c=${club}#histoire`) },
    { name: "club, share", path: at(`/club?c=${club}#partage`) },
    { name: "club, recovery", path: at(`/club?c=${club}#secours`) },
    { name: "season", path: at(`/season?${inSeason}`) },
    { name: "grid", path: at(`/season?${inSeason}#grille`) },
    { name: "matrices", path: at(`/season?${inSeason}#matrices`) },
    { name: "honours", path: at(`/season?${inSeason}#palmares`) },
    { name: "player", path: at(`/player?${inSeason}&p=${one}`) },
    { name: "duel", path: at(`/player?${inSeason}&p=${one}#duel.${two}`) },
    { name: "evening", path: at(`/evening?${inSeason}&e=${ended}`) },
    { name: "tonight", path: at(`/tonight?c=${club}`) },
    { name: "draw", path: at(`/draw?c=${club}`) },
    { name: "tournaments", path: at(`/hall?c=${club}`) },
    { name: "arbiter", path: at(`/hall?h=${hall}`) },
    { name: "arbiter, a number", path: at(`/hall?h=${hall}#numero:3`) },
    { name: "table of a tournament", path: at(`/hall?h=${hall}&t=2`) },
    { name: "card of a tournament", path: at(`/hall?h=${hall}&n=3`) },
    ...["coup", "main", "donne", "code"].map((tab) => ({ name: `referee, ${tab}`, path: at(`/referee#${tab}`) })),
    { name: "referee, verdict", path: at("/referee#coup"), act: layCards },
    { name: "referee, a case", path: at("/referee#code-CA18") },
    ...games.map(({ game }) => ({ name: `rules of ${game}`, path: at(`/rules?g=${game}`) })),
    { name: "cards", path: at("/cards") },
    { name: "join", path: at("/join") },
    { name: "paper sheet", path: at(`/paper?s=${tarot.sheet}`) },
    { name: "print, sheet", path: at(`/print?s=${tarot.sheet}`) },
    { name: "print, season", path: at(`/print?${inSeason}`) },
    { name: "table mode", path: at(`/table?s=${tarot.sheet}`) },
  ];
}

/** Chooses the `nth` game, and unfolds its options. */
async function unfold(page: Page, nth: number): Promise<void> {
  const games = page.getByRole("radio", { name: /^Tarot$/ }).locator("xpath=ancestor::fieldset");
  await games.locator("label").nth(nth).click();
  for (const _ of ["rest", "rules"]) {
    const folded = page.locator("main button[aria-expanded=false]").first();
    if (await folded.count()) await folded.click();
  }
}

/** Picks the first six cards of the picker: a trick and part of a hand. */
async function layCards(page: Page): Promise<void> {
  await page.getByRole("group").last().waitFor();
  for (let laid = 0; laid < 6; laid++) await page.locator("[aria-describedby] > button").nth(laid).click();
}

const CALM_MS = 100;

/** Waits until late parts of the page have come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("main:not([inert])").first()).toBeVisible();
  await page.evaluate(async (calm) => {
    for (let seen = -1, now = 0; seen !== now; ) {
      seen = now;
      await new Promise((done) => setTimeout(done, calm));
      now = document.body.innerHTML.length;
    }
  }, CALM_MS);
}
