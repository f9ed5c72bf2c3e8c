import { expect, test } from "@playwright/test";

const PAGES = ["/fr", "/fr/new", "/fr/sheet", "/fr/join", "/fr/rules", "/en"];

test("every page runs only its own scripts, and in no other site's frame", async ({ page, request }) => {
  const refused: string[] = [];
  page.on("console", (line) => line.text().includes("Content Security Policy") && refused.push(line.text()));
  for (const path of PAGES) {
    const { "content-security-policy": policy, ...headers } = (await request.get(path)).headers();
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("no-referrer");
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
  }
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("taken over");
  expect(refused).not.toEqual([]);
});
