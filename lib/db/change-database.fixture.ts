import { closeDb } from "./client";

/** For tests: from now on this one. What a test before set off, and did not wait for, may have opened its own again. */
export async function changeDatabase(url: string): Promise<void> {
  await closeDb();
  process.env.DATABASE_URL = url;
}
