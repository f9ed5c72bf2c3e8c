/**
 * `npm run epoch`: after a copy of Postgres was put back, with every server stopped. Phones that are ahead of it notice, and give back what it lost.
 * `npm run epoch -- new-key`: besides, the key that lies here is the service's from now on, where the one before is lost.
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
