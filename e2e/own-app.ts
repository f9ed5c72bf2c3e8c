import { test as anyTest } from "@playwright/test";
import { type App, startApp } from "./app";

/** Tests with a server and an empty database of their own. */
export const test = anyTest.extend<{ app: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its first argument
  app: async ({}, use) => {
    const app = await startApp();
    await use(app);
    await app.close();
  },
});
