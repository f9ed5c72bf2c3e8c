/**
 * All processes of one service must sign with one key: a code or receipt of one is checked by another. So the first on a Postgres
 * stores its key's fingerprint there, and one with another key does not serve. With SQLite the key lies beside the file.
 */
import { type Tx, write } from "./client";
import { keyPath, signOfKey } from "./code-key";
import { isPostgres } from "./url";

export class OtherKey extends Error {
  override name = "OtherKey";
  constructor() {
    super(
      `${keyPath()} is not the key that this database was begun with: bring that one from where the service already runs (KEY_FILE), or, where it is lost, stop every process and run: npm run epoch -- new-key`,
    );
  }
}

/** Stores the fingerprint if there is none; throws `OtherKey` if there is another's. */
export async function holdKey(): Promise<void> {
  if (!isPostgres()) return;
  const mine = signOfKey();
  if ((await write((tx) => signIn(tx, mine))) !== mine) throw new OtherKey();
}

/** In one statement, so that of two that start at the same moment only one stores its own. */
async function signIn(tx: Tx, mine: string): Promise<string | null> {
  const rows = await tx.$queryRaw<{ key: string | null }[]>`
    UPDATE "Epoch" SET "key" = COALESCE("key", ${mine}) WHERE "id" = 1 RETURNING "key"`;
  return rows[0]?.key ?? null;
}
