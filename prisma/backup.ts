// This folder: the schemas, their migrations, and the commands on a database.
/** `npm run backup [file]`: a copy of the database, while the server runs. `npm run restore FILE` puts it back. */
import { databasePath } from "#lib/db/url";
import { copyDatabase } from "./copy";

const from = databasePath();
const to = process.argv[2] ?? `data/backups/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.db`;
try {
  const { events } = await copyDatabase(from, to);
  console.log(`${to}: ${events} events, checked`);
} catch (error) {
  console.error(`✗ ${from} could not be copied: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
