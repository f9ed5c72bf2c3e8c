/** `npm run restore FILE`: a copy that `npm run backup` made, put in the place of the database. The server is stopped meanwhile. */
import { databasePath } from "#lib/db/url";
import { putBack } from "./put-back";

const [copy] = process.argv.slice(2);
const path = databasePath();
try {
  if (!copy) throw new Error("which copy? npm run restore -- data/backups/2026-11-22T20-15-00.db");
  const { events, aside } = await putBack(copy, path);
  console.log(`${path}: ${events} events, checked, from ${copy}`);
  if (aside) console.log(`what was there is ${aside}`);
} catch (error) {
  console.error(`✗ nothing was put back: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
