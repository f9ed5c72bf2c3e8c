/** What two phones of a tournament say differently, and what one says twice, before either has heard of it. */
import { expect, type Page } from "@playwright/test";
import { openNextPosition as openNext, pressNamed as press } from "./arbiter";
import { look } from "./look";
import { test } from "./own-app";
import { choose } from "./table";
import { aClub, aTable, aTournament, begin, enter, NAMES } from "./tournament";

test("two phones of a table mark a board, each without the other: the second is told in words that its score was not taken", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { duplicate: { kind: "duplicate individuel", positions: 3, boards: 1 } });
  await begin(page, NAMES.slice(0, 20), "Inscrire ces 20 personnes");
  const [one, other] = [await aTable(browser, phone, hall, 1), await aTable(browser, phone, hall, 1)];
  const mark = async (at: Page, score: string) => {
    await press(at, /Marquer l’étui 1$/);
    await choose(at, "Preneur", "Agathe");
    await choose(at, "On tape", "le score");
    await at.getByLabel("Score du preneur, par défenseur").fill(score);
    await press(at, "Enregistrer l’étui 1");
  };
  await other.context().setOffline(true);
  await mark(one, "56");
  await expect(one.getByText("tout est envoyé")).toBeVisible();
  await mark(other, "62");
  await other.context().setOffline(false);
  const told = other.getByRole("alert").filter({ hasText: "Le tournoi n’a pas pris" });
  await expect(told).toContainText(/Étui 1, preneur Agathe\s: \+62/);
  await expect(told).toContainText("Un autre téléphone l’a marqué ou corrigé avant.");
  await look(other, "a score that was not taken");
  await expect(other.getByRole("button", { name: "Corriger l’étui 1" })).toContainText("+56");
  // The message is still there after a reload, until somebody has read it.
  await other.reload();
  await expect(told).toBeVisible();
  await press(other, "C’est lu");
  await expect(told).toHaveCount(0);
  await other.reload();
  await expect(other.getByText("tout est envoyé")).toBeVisible();
  await expect(told).toHaveCount(0);
  for (const at of [one, other]) await at.context().close();
});

test("a second tap before the page shows the first writes nothing more: giving seats, calling the arbiter", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page);
  await enter(page, NAMES.slice(0, 12), "Inscrire ces 12 personnes");
  const log = `/api/sheets/${hall}/events`;
  const count = async (kind: string) =>
    (await phone.ask<{ events: { kind: string }[] }>("GET", log)).events.filter((one) => one.kind === kind).length;
  const twice = async (on: Page, name: string) => {
    const door = new RegExp(`/api/halls/${hall}$`);
    const button = on.getByRole("button", { name, exact: true }).first();
    await expect(button).toBeVisible();
    // After the event is written, the page's next requests stay unanswered, so it does not know yet.
    let isWritten = false;
    await on.route(door, (route) => (isWritten ? undefined : route.fallback()));
    const sent = on.waitForResponse((answer) => {
      const isIt = answer.request().method() === "POST" && answer.url().includes(log) && answer.ok();
      isWritten ||= isIt;
      return isIt;
    });
    await button.click();
    await sent;
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
    await on.waitForTimeout(500);
    await on.unroute(door);
    await on.reload();
  };
  await twice(page, "Donner les places");
  expect(await count("seats.given")).toBe(1);
  await openNext(page, 1);
  const table = await aTable(browser, phone, hall, 1);
  await twice(table, "Appeler l’arbitre");
  expect(await count("arbiter.called")).toBe(1);
});
