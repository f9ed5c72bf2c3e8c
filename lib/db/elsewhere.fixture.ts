/** For tests: acts on the same database, of either engine, as another process would. */
import Database from "better-sqlite3";
import pg from "pg";
import { databasePath, databaseUrl, isPostgres } from "./url";

export interface Elsewhere {
  /** Runs one statement, whose question marks stand for the values. */
  run(statement: string, ...values: unknown[]): Promise<void>;
  close(): Promise<void>;
}

export async function elsewhere(): Promise<Elsewhere> {
  if (!isPostgres()) {
    const file = new Database(databasePath());
    return {
      run: async (statement, ...values) => void file.prepare(statement).run(...values),
      close: async () => void file.close(),
    };
  }
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  return {
    run: async (statement, ...values) => {
      let n = 0;
      await client.query(
        statement.replace(/\?/g, () => `$${++n}`),
        values,
      );
    },
    close: () => client.end(),
  };
}

/** Runs one statement on a connection of its own, and closes the connection. */
export async function ranElsewhere(statement: string, ...values: unknown[]): Promise<void> {
  const there = await elsewhere();
  await there.run(statement, ...values).finally(() => there.close());
}

/** Holds this log as if another process were writing to it. Returns the function that lets it go. */
export async function heldBack(log: string): Promise<() => Promise<void>> {
  const there = await elsewhere();
  await there.run(isPostgres() ? "BEGIN" : "BEGIN IMMEDIATE");
  if (isPostgres()) await there.run(`SELECT 1 FROM "Sheet" WHERE "id" = ? FOR UPDATE`, log);
  return async () => {
    await there.run("ROLLBACK");
    await there.close();
  };
}

/** Makes every change to the kept seasons fail from now on. Returns the function that ends this. */
export async function spoilt(): Promise<() => Promise<void>> {
  const [spoil, mend] = isPostgres()
    ? [
        `ALTER TABLE "Season" ADD CONSTRAINT "fail" CHECK ("version" < 0) NOT VALID`,
        `ALTER TABLE "Season" DROP CONSTRAINT "fail"`,
      ]
    : [`CREATE TRIGGER "fail" BEFORE UPDATE ON "Season" BEGIN SELECT RAISE(ABORT, 'disk full'); END`, `DROP TRIGGER "fail"`];
  await ranElsewhere(spoil as string);
  return () => ranElsewhere(mend as string);
}
