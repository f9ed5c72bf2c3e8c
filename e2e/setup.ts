import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, startApp } from "./app";

/** One app for all tests that start none of their own; its address is the `baseURL`. Every app's database is copied from one. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-empty-"));
  process.env.EMPTY_DATABASE = join(folder, "empty.db");
  migrate(`file:${process.env.EMPTY_DATABASE}`);
  const app = await startApp();
  process.env.APP_URL = app.url;
  return async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
