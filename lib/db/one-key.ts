/**
 * The processes of one service sign with one key: a code that one makes, another takes; a receipt that one gives, another believes. So
 * the first that comes to a Postgres leaves a sign of its key there, and one that has another key does not serve. A file has its key beside it.
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

/** Leaves the sign where there is none; an `OtherKey` where there is another's. */
export async function holdKey(): Promise<void> {
  if (!isPostgres()) return;
  const mine = signOfKey();
  if ((await write((tx) => signIn(tx, mine))) !== mine) throw new OtherKey();
}

/** In one statement: two that start at the same moment do not both leave theirs. */
async function signIn(tx: Tx, mine: string): Promise<string | null> {
  const rows = await tx.$queryRaw<{ key: string | null }[]>`
    UPDATE "Epoch" SET "key" = COALESCE("key", ${mine}) WHERE "id" = 1 RETURNING "key"`;
  return rows[0]?.key ?? null;
}
