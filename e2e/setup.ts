import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, startApp } from "./app";

/** Starts the app for tests without one of their own, at `baseURL`; every app's database is a copy of an empty one made here. */
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
