import { expect, test } from "@playwright/test";

test("the app answers, and a stranger learns nothing of a sheet", async ({ request }) => {
  expect((await request.get("/api/health")).status()).toBe(200);
  const sheet = await request.get("/api/sheets/0199f000-0000-7000-8000-000000000001/events");
  expect(sheet.status()).toBe(404);
});

test("somebody opens the app on a phone and sees its first page, with no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await page.goto("/fr");
  await expect(page.locator("main")).toBeVisible();
  expect(errors).toEqual([]);
});
