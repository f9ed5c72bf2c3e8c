/**
 * `npm run epoch`: run it after restoring a copy of Postgres, with every server stopped. Phones that are ahead of the copy
 * notice, and give back what it lost. `npm run epoch -- new-key`: also makes this machine's key the service's, if the old one is
 * lost.
 */
import { randomUUID } from "node:crypto";
import { closeDb, write } from "#lib/db/client";
import { signOfKey } from "#lib/db/code-key";
import { holdKey } from "#lib/db/one-key";
import { databaseUrl } from "#lib/db/url";
import { told } from "./engine";

const isNewKey = process.argv[2] === "new-key";
const epoch = randomUUID().replaceAll("-", "");
const row = { epoch, ...(isNewKey && { key: signOfKey() }) };
try {
  if (!isNewKey) await holdKey();
  await write((tx) => tx.epoch.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row }));
  console.log(
    `${told(databaseUrl())}: another past; phones will look again${isNewKey ? "; its key is the one that lies here" : ""}`,
  );
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await closeDb();
}
