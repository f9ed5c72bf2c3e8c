import { test as anyTest } from "@playwright/test";
import { type App, startApp } from "./app";
import { Elsewhere } from "./elsewhere";

/** Tests with a server and an empty database of their own, as `app`, or with a phone that has no browser, as `elsewhere`. */
export const test = anyTest.extend<{ app: App; elsewhere: Elsewhere }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its first argument
  app: async ({}, use) => {
    const app = await startApp();
    await use(app);
    await app.close();
  },
  elsewhere: ({ request, baseURL }, use) => use(new Elsewhere(request, baseURL)),
});
