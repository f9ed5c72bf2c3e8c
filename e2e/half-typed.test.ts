/** A half-typed form is still there after a reload, until it is sent. */
import { expect, type Page, test } from "@playwright/test";
import { choose, openSheet } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name }).first();

/** Reloads once the phone has stored `typed`, since nobody closes a page within a millisecond of a key. */
async function reloadWith(page: Page, typed: string): Promise<void> {
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("petit-au-bout");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(drafts).toContain(JSON.stringify(typed).slice(1, -1));
  await page.reload();
}

test("a half-typed club, its members, next season, past, tournament and entries come back after a reload", async ({ page }) => {
  await page.goto("/fr#cercle");
  await field(page, "Nom du cercle").fill("Les jeudis");
  await field(page, /^Ses joueurs, un nom par ligne/).fill("Zoé\nYvan");
  await choose(page, "On y joue", "Décalé");
  await reloadWith(page, "Les jeudis");
  await expect(field(page, "Nom du cercle")).toHaveValue("Les jeudis");
  await expect(page.getByRole("radio", { name: "Décalé" })).toBeChecked();
  await press(page, "Créer le cercle, 2 joueurs");
  await expect(page.getByRole("heading", { level: 1, name: "Les jeudis" })).toBeVisible();
  const club = new URL(page.url()).searchParams.get("c");

  await press(page, "Coller une liste");
  await field(page, /^Un nom par ligne/).fill("Yvan\nXavier");
  await reloadWith(page, "Yvan\nXavier");
  await expect(field(page, /^Un nom par ligne/)).toHaveValue("Yvan\nXavier");
  await press(page, /^Ajouter 1 /);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Xavier")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`/fr/club?c=${club}#liste`);
  await expect(field(page, /^Un nom par ligne/)).toHaveValue("");

  await page.goto("about:blank");
  await page.goto(`/fr/club?c=${club}#saison`);
  // The proposed name ends in (2), because the club already has a season of these years.
  await expect(field(page, "Nom de la saison")).toHaveValue(/^Saison \d{4}–\d{4} \(2\)$/);
  await field(page, "Nom de la saison").fill("La coupe");
  await reloadWith(page, "La coupe");
  await expect(field(page, "Nom de la saison")).toHaveValue("La coupe");

  await page.goto("about:blank");
  await page.goto(`/fr/club?c=${club}#passe`);
  const past = page.getByRole("dialog", { name: "Apporter l’historique" });
  await past.getByRole("textbox").fill("Date;Zoé;Yvan;Xavier;Nouvelle\n03/03/2020;30;-10;-10;-10\n10/03/2020;-30;10;10;10");
  await expect(past.getByRole("button", { name: "Apporter 2 soirées de 4 personnes" })).toBeVisible();
  await page.reload();
  await past.getByRole("button", { name: "Apporter 2 soirées de 4 personnes" }).click();
  await expect(past.getByText("2 soirées de 4 personnes sont dans le cercle.")).toBeVisible();
  await page.reload();
  await expect(past.getByRole("textbox")).toHaveValue("");

  await page.goto("about:blank");
  await page.goto(`/fr/hall?c=${club}`);
  await press(page, "Nouveau tournoi");
  await page.getByLabel("Nom", { exact: true }).fill("Coupe d’hiver");
  await reloadWith(page, "Coupe d’hiver");
  await press(page, "Nouveau tournoi");
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Coupe d’hiver");
  await press(page, "Ouvrir le tournoi");
  await press(page, "Coller ou taper une liste");
  await page.getByRole("textbox").fill("Nora;700001;1\nHugo;700002;2");
  await reloadWith(page, "Nora;700001;1\nHugo;700002;2");
  await press(page, "Coller ou taper une liste");
  await press(page, "Inscrire ces 2 personnes");
  await expect(page.getByText("2 personnes inscrites")).toBeVisible();
});

test("a half-corrected name at the table comes back after a reload", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await press(page, "Joueurs");
  await field(page, "Nom : Hugo").fill("Hugo B");
  await reloadWith(page, "Hugo B");
  await expect(field(page, "Nom : Hugo")).toHaveValue("Hugo B");
  await field(page, "Nom : Hugo").press("Enter");
  await expect(field(page, "Nom : Hugo B")).toHaveValue("Hugo B");
  await press(page, "‹ Feuille");
  // The sheet names the act that can be undone.
  await expect(page.getByRole("status").filter({ hasText: "Nom changé" })).toBeVisible();
  await press(page, "Annuler");
  await expect(page.getByRole("status").filter({ hasText: "Le nom d’avant est revenu" })).toBeVisible();
});

test("the number who play at once comes back, even if another game was looked at meanwhile", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, "Jeu", "Tarot");
  for (const [i, name] of ["Nora", "Hugo", "Inès", "Paul", "Zoé"].entries()) {
    if (i === 4) await press(page, "Ajouter un nom");
    await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  }
  await press(page, /^Détails/);
  await choose(page, "Jouent à la fois", "4");
  await choose(page, "Jeu", "Tarot décalé");
  await choose(page, "Jeu", "Tarot");
  await expect(page.getByRole("group", { name: "Jouent à la fois" }).getByRole("radio", { name: "4" })).toBeChecked();
});

test("the referee without a table comes back after a reload with its game and its trick", async ({ page }) => {
  await page.goto("/fr/referee");
  await press(page, /^Jeu/);
  await page.route("**/_next/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen = { blank: false };
    Object.assign(window, { seen });
    // Counts only visible text, since the page hides some while it loads.
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      seen.blank ||= document.body.innerText.trim() === "";
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole("group", { name: "Jeu", exact: true }).getByText("Le Mexicain", { exact: true }).click();
  await expect(page.getByRole("button", { name: /^Jeu.*Le Mexicain/ })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { blank: boolean } }).seen.blank)).toBe(false);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Jeu.*Le Mexicain/ })).toBeVisible();
});
