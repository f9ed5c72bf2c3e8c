import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./app";
import { launchOptions } from "./browser";
import { choose, FOUR, noteBet, openSheet, totals, type } from "./table";

/** A phone that can be switched off, because its data is in a folder. */
class Phone {
  readonly folder = mkdtempSync(join(tmpdir(), "petit-au-bout-phone-"));
  private context: BrowserContext | undefined;

  constructor(private readonly app: App) {}

  async on(): Promise<Page> {
    const viewport = { width: 390, height: 844 };
    const phone = { viewport, isMobile: true, hasTouch: true, baseURL: this.app.url, locale: "fr-FR" };
    this.context = await chromium.launchPersistentContext(this.folder, { ...launchOptions(), ...phone });
    return this.context.pages()[0] ?? this.context.newPage();
  }

  async off(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }

  async lose(): Promise<void> {
    await this.off();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function withPhone(run: (phone: Phone, app: App) => Promise<void>): Promise<void> {
  const app = await startApp();
  const phone = new Phone(app);
  try {
    await run(phone, app);
  } finally {
    await phone.lose();
    await app.close();
  }
}

/** Waits for the service worker: once it is there, the whole app is on the phone. */
const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

const noted = (page: Page, deal: number) => expect(page.getByRole("status")).toContainText(`Donne ${deal} notée`);

test("after one visit the app opens with no server: the phone's sheets, a new one, a deal of each game", async () => {
  await withPhone(async (phone, app) => {
    const first = await phone.on();
    await first.goto("/fr");
    await installed(first);
    await phone.off();
    await app.stop();

    let page = await phone.on();
    await page.goto("/");
    await expect(page.getByText("Aucune feuille encore")).toBeVisible();

    await openSheet(page, { game: "Le Mexicain", names: FOUR.slice(0, 3), stake: 3 });
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    for (const each of ["5", "3", "1", "1", "3"]) await page.getByRole("button", { name: each, exact: true }).click();
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // Hugo bid 5 and took 1, so he loses 4 cards of a stake of 3. Inès and Nora took what they bid.
    expect(await totals(page)).toEqual([3, 0, 3]);

    await openSheet(page, { game: "Tarot décalé", names: FOUR });
    await noteBet(page, 1, "Nora", [25, 18, 10, 9]);
    await noted(page, 1);
    expect(await totals(page)).toEqual([35, 18, 10, 9]);
    await expect(page.getByRole("status")).toContainText("1 donne pas encore envoyée.");

    await openSheet(page, { game: "Tarot", names: FOUR });
    await page.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(page, "Contrat", "Garde");
    await choose(page, "Bouts", "2");
    await type(page, 49);
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // (25 + 8) × 2 (FFT, édition 2012, p. 8-9).
    expect(await totals(page)).toEqual([-66, 198, -66, -66]);

    await openSheet(page, { game: "Points de victoire", names: [...FOUR, "Zoé"] });
    await page.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(page, "Contrat", "Garde");
    await choose(page, "Carte appelée", "trèfle");
    await choose(page, "Appelé", "Zoé");
    await choose(page, "Bouts", "1");
    await type(page, 47);
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // 47 for 51: « Perdu », −60 and 40.
    expect(await totals(page)).toEqual([40, -60, 40, 40, -60]);

    await phone.off();
    page = await phone.on();
    await page.goto("/fr");
    await expect(
      page.getByRole("region", { name: "Sur ce téléphone" }).getByRole("link").filter({ hasText: "Nora, Hugo" }),
    ).toHaveCount(4);
    for (const path of ["/fr/rules?g=tarot", "/en/rules?g=whist", "/en", "/fr/join", "/fr/cards"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test("the browser is closed with a form half typed and no server: everything typed is there", async () => {
  await withPhone(async (phone, app) => {
    let page = await phone.on();
    await openSheet(page, { game: "Tarot décalé", names: FOUR });
    await installed(page);
    await app.stop();
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await choose(page, "Diplôme", "Bac");
    await choose(page, "Parie", "Inès");
    await type(page, 23);
    await page.reload();
    await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
    const address = page.url();
    await phone.off();
    page = await phone.on();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
    await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
  });
});

test("what could not be sent is carried in a file to another phone, which sends it", async () => {
  await withPhone(async (phone, app) => {
    const cellar = await phone.on();
    await cellar.goto("/fr");
    await installed(cellar);
    await app.stop();
    await openSheet(cellar, { game: "Tarot", names: FOUR });
    await cellar.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(cellar, "Contrat", "Garde");
    await choose(cellar, "Bouts", "2");
    await type(cellar, 49);
    await cellar.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(cellar, 1);
    await cellar.goto("/fr");
    await expect(cellar.getByText("2 saisies ne sont que sur ce téléphone.")).toBeVisible();
    const [download] = await Promise.all([
      cellar.waitForEvent("download"),
      cellar.getByRole("button", { name: "Garder dans un fichier" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^petit-au-bout-\d{4}-\d\d-\d\d\.json$/);
    const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-file-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    await phone.off();

    await app.start();
    const upstairs = new Phone(app);
    try {
      const page = await upstairs.on();
      for (const said of ["2 lignes reprises, à envoyer par ce téléphone.", "2 lignes déjà là."]) {
        await page.goto("/fr");
        await page.getByLabel("Importer une sauvegarde").setInputFiles(file);
        await expect(page.getByRole("dialog", { name: "Fichier repris" })).toContainText(said);
      }
      await page.getByRole("link", { name: /^Voir la feuille/ }).click();
      await expect.poll(() => totals(page)).toEqual([-66, 198, -66, -66]);
      await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
      await page.goto("/fr");
      await page
        .getByLabel("Importer une sauvegarde")
        .setInputFiles({ name: "photo.json", mimeType: "application/json", buffer: Buffer.from("no") });
      await expect(page.getByRole("alert").filter({ hasText: "Ce fichier ne vient pas de Petit au Bout" })).toBeVisible();
    } finally {
      await upstairs.lose();
      rmSync(folder, { recursive: true });
    }
  });
});

test("a new version is offered on the sheet, never in mid-deal, and what was half typed is there after it", async ({
  browser,
}) => {
  const app = await startApp();
  const server = await rebuilt(app);
  const page = await browser.newPage({ baseURL: server.url });
  try {
    await openSheet(page, { game: "Tarot décalé", names: FOUR });
    await installed(page);
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await choose(page, "Diplôme", "Bac");
    await choose(page, "Parie", "Inès");
    server.next();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      if (coming) await new Promise((resolve) => coming.addEventListener("statechange", resolve));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
    await expect(page.getByRole("button", { name: "Recharger" })).toBeHidden();
    await page.goBack();
    await expect(page.getByText("Une nouvelle version est prête.")).toBeVisible();
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Recharger" }).click()]);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("button", { name: "Recharger" })).toBeHidden();
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
  } finally {
    await page.close();
    server.close();
    await app.close();
  }
});

/** The same app behind a server on which `next` pretends a new build. It only serves pages and worker, without the doors. */
async function rebuilt(app: App) {
  let builds = 0;
  const server = createServer(async ({ url = "/" }, answer) => {
    const given = url.startsWith("/api/") ? new Response(null, { status: 503 }) : await fetch(app.url + url);
    const body = Buffer.from(await given.arrayBuffer());
    answer.writeHead(given.status, { "Content-Type": given.headers.get("content-type") ?? "text/plain" });
    answer.end(url === "/sw.js" ? body.toString().replace('{"version":"', `{"version":"${builds}-`) : body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    next: () => builds++,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test("this version keeps events of a newer one and says so; the events that it knows still count", async () => {
  await withPhone(async (phone, app) => {
    const page = await phone.on();
    await openSheet(page, { game: "Tarot", names: FOUR });
    await expect(page.getByRole("status")).toContainText("Rien n’est encore noté.");
    await installed(page);
    // Stopped, because the phone would give the event back to a server that does not know it.
    await app.stop();
    await page.evaluate(writeNewerEvent);
    await page.reload();
    await expect(page.getByRole("status")).toContainText("1 saisie d’une version plus récente, gardée sans être lue.");
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await page.getByRole("button", { name: "Tous passent" }).click();
    await expect(page.getByRole("button", { name: /^tous passent, donne 1(,|$)/i })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("status")).toContainText("1 saisie d’une version plus récente, gardée sans être lue.");
  });
});

/** Runs in the page: writes an event of an unknown kind, as if it came from a newer server. */
async function writeNewerEvent(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("petit-au-bout");
    request.onsuccess = () => resolve(request.result);
  });
  const sheet = new URLSearchParams(location.search).get("s");
  const id = "0193ffff-0000-7000-8000-00000000beef";
  const event = {
    id,
    sheet,
    kind: "deal.sung",
    v: 1,
    body: { verse: 3 },
    at: new Date().toISOString(),
    device: "newer",
    seq: 1_000,
  };
  await new Promise((resolve) => {
    const tx = db.transaction("events", "readwrite");
    tx.objectStore("events").put({ id, sheet, event, fate: "sent" });
    tx.oncomplete = resolve;
  });
  db.close();
}

test("with no server a name new to the club opens the sheet, and is seated once the server is there", async () => {
  await withPhone(async (phone, app) => {
    const page = await phone.on();
    await openSheet(page, { names: FOUR });
    await installed(page);
    await page.getByRole("button", { name: "Garder ces joueurs" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
    await page.getByRole("button", { name: "Créer le cercle" }).click();
    await expect(page.getByRole("link", { name: /^Les mardis/ })).toBeVisible();
    await app.stop();

    await openSheet(page, { names: ["Nora", "Hugo", "Zoé"] });
    await expect(page.getByText(/^Pas encore au cercle.*Zoé/)).toBeVisible();
    await app.start();
    await expect(page.getByText(/^Pas encore au cercle/)).toHaveCount(0);
    await page.goto((await page.getByRole("link", { name: /^Les mardis/ }).getAttribute("href")) ?? "");
    const club = new URL(page.url()).searchParams.get("c");
    await page.goto(`/fr/club?c=${club}`);
    const members = page.getByRole("region", { name: "Joueurs" }).getByRole("listitem");
    await expect(members).toHaveCount(5);
    await expect(members.filter({ hasText: "Zoé" })).toHaveCount(1);
  });
});
