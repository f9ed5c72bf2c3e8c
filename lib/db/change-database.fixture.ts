import { closeDb } from "./client";

/** For tests: uses this database from now on. Closes first, since work that an earlier test left behind may have reopened the old one. */
export async function changeDatabase(url: string): Promise<void> {
  await closeDb();
  process.env.DATABASE_URL = url;
}
