/** `npm run rebuild`: standings and statistics made again from the logs. Harmless at any time; the logs are only read. */
import { closeDb } from "#lib/db/client";
import { rebuild } from "#lib/db/project/rebuild";
import { databaseUrl } from "#lib/db/url";

const sheets = await rebuild();
await closeDb();
console.log(`${databaseUrl()}: made again from ${sheets} sheets`);
