/** `npm run epoch`: after a copy of Postgres was put back, with every server stopped. Phones that are ahead of it notice, and give back what it lost. */
import { randomUUID } from "node:crypto";
import { closeDb, write } from "#lib/db/client";
import { databaseUrl } from "#lib/db/url";
import { told } from "./engine";

const epoch = randomUUID().replaceAll("-", "");
await write((tx) => tx.epoch.upsert({ where: { id: 1 }, create: { id: 1, epoch }, update: { epoch } }));
await closeDb();
console.log(`${told(databaseUrl())}: another past; phones will look again`);
