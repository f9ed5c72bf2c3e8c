/** In forced colours edges stay, and of buttons that repeat each names its deal or its player. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import "../lib/rules/all-games";
import { addPlayer, openSeason } from "../lib/season/club/club-change";
import { usualCounting } from "../lib/season/club/counting";
import { close, joinSeason, open, record } from "../lib/sheet/change";
import { Elsewhere } from "./elsewhere";
import { type PageAndDoors as Asked, playedSheet as played } from "./played-sheet";
import { CONTRA as contra } from "./small-screens";
import { FOUR } from "./table";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });

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
