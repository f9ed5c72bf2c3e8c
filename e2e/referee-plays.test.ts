/** The referee judges one play, or one hand, and says where the rule is written. */
import { expect, test } from "@playwright/test";
import { lay } from "./lay";
import { pressExact as press, openReferee as referee, openTarot as tarot, verdictOn as verdict } from "./referee";
import { choose } from "./table";

test("Paul plays the 5 of trumps under the 9: the phone says no, shows what he could play, and where it is written", async ({
  page,
}) => {
  await tarot(page);
  await referee(page);
  await choose(page, "Entame", "Nora");
  expect(await lay(page, "H-8 T-9 H-3 T-5")).toBeLessThanOrEqual(5);
  await expect(verdict(page)).toContainText("On ne sait pas.");
  await expect(verdict(page)).toContainText("un cœur ou un atout au-dessus du 9");
  await lay(page, "C-14 S-12 D-7 T-14 T-17 EXC");
  await expect(verdict(page)).toContainText("Illégal.");
  await choose(page, "Main", "entière");
  await expect(verdict(page)).toContainText(
    "Paul joue le 5 d’atout sur le 9 de Hugo. Sans cœur, Paul devait monter : en main, le 14 et le 17.",
  );
  await expect(page.getByText("permises : 14, 17, Excuse")).toBeVisible();
  await press(page, "Terminé");
  await press(page, /^7 de carreau, interdite/);
  await expect(page.getByText(/Sans cœur, Paul devait couper et monter/)).toBeVisible();
  await expect(page.getByText("La règle ne dit pas la sanction : la table décide.")).toBeVisible();
  await page.reload();
  await expect(verdict(page)).toContainText("Illégal.");
  await page.getByRole("link", { name: "Lire dans les règles" }).click();
  await expect(page.locator("#fft-couper")).toBeInViewport();
  await expect(page.locator("#fft-couper")).toContainText("doit couper, et surcouper");
});

test("a hand's announcements and its possible discards are told, with their rules", async ({ page }) => {
  await tarot(page);
  await referee(page, "Une main");
  await lay(page, "T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9 T-10");
  await expect(page.getByRole("listitem").filter({ hasText: "Poignée" })).toContainText("à voir");
  await lay(page, "EXC");
  await expect(page.getByRole("listitem").filter({ hasText: "Poignée" })).toContainText("simple, 10 atouts");
  await press(page, "FFT p. 7");
  await expect(page.getByRole("dialog")).toContainText("L’Excuse peut y remplacer un atout");
  await press(page, "Fermer");
  await press(page, "Effacer");
  await choose(page, "On regarde", "écart");
  await lay(page, "S-1 S-2 S-3 S-4 S-5 S-14");
  await expect(verdict(page)).toContainText("Un roi ne s’écarte pas : le roi de pique.");
});

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test(`the verdict is in view when it comes, above the cards of however long a hand (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await tarot(page);
    await referee(page);
    await choose(page, "Entame", "Nora");
    await lay(page, "H-8 T-9 H-3 T-5");
    await lay(page, "S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 D-7 T-1 T-2");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await lay(page, "T-14");
    const said = verdict(page);
    await expect(said).toContainText("Illégal.");
    const bar = page.getByRole("group", { name: "Couleur", exact: true }).locator("xpath=ancestor::*[contains(@class,'sticky')]");
    await expect
      .poll(async () => {
        const [word, pinned] = [await said.boundingBox(), await bar.boundingBox()];
        return word && pinned && word.y >= 44 && word.y + word.height <= pinned.y;
      })
      .toBe(true);
  });
