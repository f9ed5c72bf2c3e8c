/** A new version of the app, and events of a newer version than the phone's. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type App, startApp } from "./app";
import { installed, withPhone } from "./phone-off";
import { choose, FOUR, openSheet } from "./table";

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
