import { expect, type Page, test } from "@playwright/test";
import { startApp } from "./app";
import { aPhone, linkOf } from "./phones";
import { choose, FOUR, noteBet, openSheet, totals, type } from "./table";

const DIVIDED = "La donne 1 est notée de deux façons";

const rival = (page: Page) => page.getByRole("row").filter({ hasText: "autre version" });

test("Luc, offline, notes deal 1 differently from Nora: both see both until one of them chooses", async ({ browser }) => {
  test.setTimeout(120_000);
  const app = await startApp();
  try {
    const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
    await openSheet(nora, { names: FOUR });
    await luc.goto(await linkOf(nora));
    await expect(luc.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
    // Only Nora's phone reaches the server.
    await luc.route("**/api/**", (route) => route.abort());
    await luc.reload();
    await noteBet(luc, 1, "Nora", [20, 23, 10, 9]);
    await noteBet(nora, 1, "Nora", [25, 18, 10, 9]);
    await noteBet(nora, 2, "Nora", [25, 18, 10, 9]);
    await luc.unroute("**/api/**");

    for (const page of [nora, luc]) {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.getByRole("status")).toContainText(DIVIDED);
      await expect(page.getByRole("status")).not.toContainText(/tout est envoyé/i);
      await expect(rival(page)).toContainText("23");
      await page.reload();
      await expect(page.getByRole("status")).toContainText(DIVIDED);
      await expect(rival(page)).toContainText("23");
    }
    // The choice can be undone as the last act, and then the question is back.
    await rival(nora).getByRole("button").first().click();
    await nora.getByRole("button", { name: "C’est une autre donne" }).click();
    await expect(nora.getByRole("status")).toContainText("est devenue une donne à part");
    await expect.poll(async () => (await totals(nora))[1]).toBe(18 + 18 + 23);
    await nora.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(nora.getByRole("status")).toContainText("Choix sur la donne 1 annulé");
    await expect.poll(async () => (await totals(nora))[1]).toBe(18 + 18);
    await nora.getByRole("button", { name: "Départager", exact: true }).click();
    const versions = nora.getByRole("dialog", { name: /deux versions/ });
    await expect(versions.getByRole("region", { name: "Sur la feuille" })).toContainText("18");
    await expect(versions.getByRole("region", { name: "Notée aussi" })).toContainText("23");
    await expect(
      versions.getByRole("region", { name: /^(Sur la feuille|Notée aussi)$/ }).filter({ hasText: "un autre téléphone, " }),
    ).toHaveCount(1);
    await versions.getByRole("button", { name: "La remplacer par l’autre" }).click();
    for (const page of [nora, luc]) {
      await expect(rival(page)).toHaveCount(0);
      await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
      await expect.poll(async () => (await totals(page))[1]).toBe(23 + 18);
    }
    // The version that was not chosen stays in the deal's history, with its figures, its author and its time.
    for (const page of [nora, luc]) {
      await page.getByRole("button", { name: "Historique", exact: true }).click();
      const life = page.getByRole("dialog", { name: "Historique" }).getByRole("region", { name: "Donne 1, historique" });
      await expect(life.getByText(/^autre version, réglée, (cet appareil|un autre téléphone), /)).toBeVisible();
      await expect(life.getByText("corrigée", { exact: false }).first()).toBeVisible();
      await page.keyboard.press("Escape");
    }
  } finally {
    await app.close();
  }
});

const SIX = [...FOUR, "Zoé", "Max"];

/** Notes Hugo's petite with Inès, 49 points with two bouts: 33 from each. `out`: who sits out, if not the proposed one. */
async function noteTarot(page: Page, out?: string): Promise<void> {
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  if (out) await choose(page, "Ne joue pas", out);
  await choose(page, "Prend", "Hugo");
  await choose(page, "Appelé", "Inès");
  await choose(page, "Contrat", "Petite");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
}

/** What deal 1 brought each of the six, as the sheet shows it. */
const columns = (page: Page, texts: readonly string[]) =>
  Promise.all(
    texts.map((text, person) =>
      expect(
        page
          .locator('[data-deal="1"]')
          .first()
          .getByRole("cell")
          .nth(person + 1),
      ).toContainText(text),
    ),
  );

test("two phones seat deal 1 differently: the same cards played by others are two versions, until people choose", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const app = await startApp();
  try {
    const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
    await openSheet(nora, { names: SIX, game: "Tarot" });
    await luc.goto(await linkOf(nora));
    await expect(luc.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
    await luc.route("**/api/**", (route) => route.abort());
    await luc.reload();
    // Six people at five seats: on Nora's phone, Nora deals and sits out; on Luc's, Zoé sat out.
    await noteTarot(nora);
    await columns(nora, ["–", "+66", "+33", "−33", "−33", "−33"]);
    await noteTarot(luc, "Zoé");
    await columns(luc, ["−33", "+66", "+33", "−33", "–", "−33"]);
    await luc.unroute("**/api/**");
    for (const page of [nora, luc]) {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.getByRole("status")).toContainText(DIVIDED);
      await expect(rival(page)).toContainText("–");
      await columns(page, ["–", "+66", "+33", "−33", "−33", "−33"]);
    }
    await rival(luc).getByRole("button").first().click();
    const versions = luc.getByRole("dialog", { name: /deux versions/ });
    await expect(versions.getByRole("region", { name: "Sur la feuille" })).toContainText("–");
    await expect(versions.getByRole("region", { name: "Notée aussi" })).toContainText("–");
    await versions.getByRole("button", { name: "La remplacer par l’autre" }).click();
    for (const page of [nora, luc]) {
      await expect(rival(page)).toHaveCount(0);
      await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
      await columns(page, ["−33", "+66", "+33", "−33", "–", "−33"]);
    }
  } finally {
    await app.close();
  }
});
