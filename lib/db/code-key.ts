/**
 * What the eight signs of a code are hashed with: 40 bits could be tried one by one by whoever holds a copy of the database. The
 * key lies beside the database and in no copy of it (`npm run backup`), shared by every process that uses the same file. Where it is
 * lost, or a copy is put back elsewhere, a new one is made: a code lives ten minutes, and the next is made with the new key.
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

export const keyBeside = (): Buffer => keyAt(keyPath());

/** 128 bits of this server's word for what is said, by a key that no copy of the database holds. */
export const signed = (said: string): string => createHmac("sha256", keyBeside()).update(said).digest("base64url").slice(0, 22);

/** By which a key is known, and not found. */
export const signOfKey = (): string => signed("the key of a service");

/** Beside a file; of Postgres, on each machine that runs the server, the same on all. */
export const keyPath = (url = databaseUrl()): string =>
  settings().KEY_FILE ?? (isPostgres(url) ? "./data/petit-au-bout.key" : `${databasePath(url)}.key`);

const kept = new Map<string, Buffer>();

const keyAt = (path: string): Buffer => keptIn(kept, path, () => readKey(path) ?? makeKey(path));

function readKey(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
    return key.length === BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Of two processes that make one, the second takes the first's. */
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
