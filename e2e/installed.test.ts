import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import { aPhone, linkAsked } from "./phones";
import { openSheet } from "./table";

/** Shares a text or a file with the installed app, as another app would (the manifest's `share_target`). */
async function share(page: Page, { text = "", file }: { text?: string; file?: { name: string; text: string } }): Promise<void> {
  await page.evaluate(
    ({ text, file }) => {
      const form = document.createElement("form");
      form.method = "POST";
      form.enctype = "multipart/form-data";
      form.action = "/fr/shared";
      const words = document.createElement("textarea");
      words.name = "text";
      words.value = text;
      form.append(words);
      if (file) {
        const input = document.createElement("input");
        input.type = "file";
        input.name = "file";
        const given = new DataTransfer();
        given.items.add(new File([file.text], file.name));
        input.files = given.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { text, file },
  );
}

test("an installed app takes a shared link and a file, and the server sees neither", async ({ app, browser }) => {
  const nora = await aPhone(browser, app);
  await openSheet(nora, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  let link = "";
  await expect.poll(async () => (link = await linkAsked(nora))).not.toBe(""); // the sheet is on the server by then
  const luc = await aPhone(browser, app);
  const sent: string[] = [];
  luc.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await luc.goto("/fr");
  await luc.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await luc.reload(); // so that the worker answers
  await share(luc, { file: { name: "autre.json", text: "{}" } });
  await expect(luc).toHaveURL(/\/fr$/);
  await expect(luc.getByRole("main").getByRole("alert")).toBeVisible(); // the page says that the file is not one of ours
  await share(luc, { text: `La feuille de mardi : ${link}` });
  await expect(luc).toHaveURL(/\/sheet\?s=/);
  await expect(luc.getByRole("table").first()).toBeVisible();
  expect(sent.filter((path) => path.startsWith("/fr/"))).toEqual(["/fr/shared", "/fr/shared"]); // answered by the worker
  await app.stop();
  await share(luc, { text: "rien" });
  await expect(luc).toHaveURL(/\/fr\/join$/);
});

test("home tells once how to install if the browser never offers it, and otherwise never", async ({ browser, baseURL }) => {
  const open = async (standalone: boolean | undefined, proposes: boolean) => {
    const context = await browser.newContext({ baseURL: baseURL as string, locale: "fr-FR", hasTouch: true, isMobile: true });
    await context.addInitScript(
      ({ standalone, proposes }) => {
        if (standalone !== undefined) Object.defineProperty(navigator, "standalone", { value: standalone });
        if (!proposes) Reflect.deleteProperty(window, "onbeforeinstallprompt");
      },
      { standalone, proposes },
    );
    const page = await context.newPage();
    await page.goto("/fr");
    await expect(page.getByText(/^Les feuilles restent dans ce navigateur/)).toBeVisible();
    return page;
  };
  const hint = (page: Page) => page.getByRole("note").filter({ hasText: "Sur l’écran d’accueil" });
  const iphone = await open(false, false);
  await expect(hint(iphone)).toContainText("touchez Partager");
  await iphone.getByRole("button", { name: "Compris" }).click();
  await expect(hint(iphone)).toHaveCount(0);
  await iphone.reload();
  await expect(iphone.getByText(/^Les feuilles restent dans ce navigateur/)).toBeVisible();
  await expect(hint(iphone)).toHaveCount(0);
  await expect(hint(await open(undefined, false))).toContainText("menu du navigateur");
  await expect(hint(await open(true, false))).toHaveCount(0);
  await expect(hint(await open(undefined, true))).toHaveCount(0);
});
