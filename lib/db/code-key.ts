/**
 * The key with which the eight signs of a code are hashed: without one, whoever holds a copy of the database could try all 40
 * bits. It lies beside the database and in no copy of it (`npm run backup`), shared by all processes on the same file. If it is
 * lost, or a copy is restored elsewhere, a new one is made: a code lives only ten minutes.
 */

import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { keptIn } from "#lib/rules/lists";
import { settings } from "./settings";
import { databasePath, databaseUrl, isPostgres } from "./url";

const OWNER_ONLY = 0o600;
const BYTES = 32;

export const hashOfCode = (code: string): string => createHmac("sha256", keyBeside()).update(code).digest("base64url");

export function keyBeside(): Buffer {
  const path = keyPath();
  return keptIn(kept, path, () => readKey(path) ?? makeKey(path));
}

/** A signature of `said` (the first 132 bits of an HMAC), by a key that no copy of the database holds. */
export const signatureOf = (said: string): string =>
  createHmac("sha256", keyBeside()).update(said).digest("base64url").slice(0, 22);

/** A fingerprint: identifies the key without revealing it. */
export const signOfKey = (): string => signatureOf("the key of a service");

/** Beside the SQLite file. With Postgres: a file on each machine that runs the server, the same on all. */
export const keyPath = (url = databaseUrl()): string =>
  settings().KEY_FILE ?? (isPostgres(url) ? "./data/petit-au-bout.key" : `${databasePath(url)}.key`);

const kept = new Map<string, Buffer>();

function readKey(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, "utf8"), "base64url");
    return key.length === BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}

/** If two processes make one at once, the second uses the first's. */
function makeKey(path: string): Buffer {
  const key = randomBytes(BYTES);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${key.toString("base64url")}\n`, { flag: "wx", mode: OWNER_ONLY });
    return key;
  } catch (error) {
    const theirs = readKey(path);
    if (theirs) return theirs;
    throw error;
  }
}
