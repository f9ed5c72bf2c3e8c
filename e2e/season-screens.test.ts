/** A season's screens: their addresses, their curves at a keyboard, and no hindrances. */
import { expect, test } from "@playwright/test";
import { look } from "./look";
import {
  anotherEvening,
  followFirst as follow,
  keepFour as keepPlayers,
  pressFirst as press,
  openSeasonPage as season,
} from "./season";
import { FOUR } from "./table";

test("an address with a broken fragment still opens its page", async ({ page }) => {
  await keepPlayers(page);
  await follow(page, /^Les mardis/);
  await follow(page, "‹ Cercle");
  await page.goto(`${page.url()}#%E0%A4%A`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
});

test("the curves of a season and of an evening work by keyboard, and tell what they show", async ({ page }) => {
  await keepPlayers(page);
  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await season(page);
  const curve = page.getByRole("slider", { name: /^Parcourir la courbe/ });
  const said = page.getByRole("figure").getByRole("status");
  await curve.focus();
  await expect(said).toContainText("Nora 55, Hugo 55, Inès 40, Paul 20");
  await page.keyboard.press("ArrowLeft");
  await expect(said).toContainText("Nora 40, Inès 20, Hugo 15, Paul 10");
  await expect(curve).toHaveAttribute("aria-valuetext", /Nora 40$/);
  await page.keyboard.press("ArrowDown");
  await expect(curve).toHaveAttribute("aria-valuetext", /Inès 20$/);
  await page.keyboard.press("End");
  await expect(curve).toHaveAttribute("aria-valuenow", "2");
  await page.getByText("Les nombres de la courbe").click();
  await expect(
    page
      .getByRole("table", { name: /^Points cumulés/ })
      .getByRole("row")
      .last(),
  ).toContainText("55");

  await page.getByRole("figure").getByRole("link").first().click();
  const deals = page.getByRole("slider", { name: "Parcourir la courbe, donne par donne" });
  await deals.focus();
  await page.keyboard.press("Home");
  await expect(deals).toHaveAttribute("aria-valuetext", "donne 1, Hugo 40");
  await page.keyboard.press("ArrowDown");
  await expect(deals).toHaveAttribute("aria-valuetext", "donne 1, Inès 20");
  await page.getByRole("figure").getByRole("link", { name: "donne 1" }).click();
  await expect(page.getByRole("dialog")).toContainText("Brevet");
});

test("a season's screens break no accessibility rule", async ({ page }) => {
  await keepPlayers(page);
  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await press(page, "La saison de cette feuille");
  await look(page, "where a sheet counts");
  await page.keyboard.press("Escape");
  await season(page);
  const at = new URL(page.url());
  const [club, shown] = [at.searchParams.get("c"), at.searchParams.get("s")];
  const places = await page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const player = places.find((place) => place.startsWith("/fr/player")) as string;
  const evening = places.find((place) => place.startsWith("/fr/evening")) as string;
  for (const lang of ["fr", "en"] as const) {
    const inLang = (place: string) => place.replace("/fr/", `/${lang}/`);
    for (const place of [`/fr/season?c=${club}&s=${shown}`, inLang(player), inLang(evening), `/fr/club?c=${club}`]) {
      await page.goto(inLang(place));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(page, inLang(place).split("?")[0] as string);
    }
    await press(page, lang === "fr" ? "Ouvrir une saison" : "Open a season");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `new season, ${lang}`);
    await page.keyboard.press("Escape");
    await press(page, lang === "fr" ? "Modifier, Hugo" : "Change, Hugo");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `a player of the club, ${lang}`);
    await page.keyboard.press("Escape");
    await press(page, lang === "fr" ? "Historique du cercle" : "History of the club");
    await expect(
      page.getByRole("dialog").getByText(lang === "fr" ? "Hugo entre au cercle." : "Hugo joins the club."),
    ).toBeVisible();
    await look(page, `the club's history, ${lang}`);
    await page.keyboard.press("Escape");
    await page.goto(`/${lang}/club?c=${club}#fin:${shown}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `the end of a season, ${lang}`);
  }
});
