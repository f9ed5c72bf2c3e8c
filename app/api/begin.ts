import { catchUp } from "#lib/db/catch-up";
import { closeDb, isAway } from "#lib/db/client";
import { endAll } from "#lib/db/follow";
import { onceThere } from "#lib/db/once-there";
import { holdKey, OtherKey } from "#lib/db/one-key";
import { sweepDaily } from "#lib/db/sweep";
import { isPostgres } from "#lib/db/url";
import { guardServer } from "./before-next";
import { logError } from "./error-log";
import { countRequest } from "./metrics";
import { logRequests } from "./request-log";

/** Time for requests under way to end when the server stops. */
const GRACE_MS = 1_000;

/**
 * Called once, when the server starts. When it stops, streams are ended and the database closed, so that no write-ahead log is
 * left.
 */
export async function begin(): Promise<void> {
  guardServer();
  logRequests((line) => {
    countRequest(line);
    console.info(JSON.stringify(line));
  });
  const failed = (error: unknown) => {
    logError(error as Error, { method: "START" }, { routePath: "catch-up" });
    if (!(error instanceof OtherKey)) return;
    console.error(`✗ ${error.message}`);
    process.exit(1);
  };
  // Before any request is answered; if the database is away, below, once it is back.
  await holdKey().catch((error) => isAway(error) || failed(error));
  // Not awaited: the next start does what this one leaves undone.
  onceThere(() => holdKey().then(catchUp)).catch(failed);
  sweepDaily((error) => logError(error, { method: "START" }, { routePath: "sweep" }));
  // SQLite has one server process; Postgres may have several.
  const leave = isPostgres() ? (await import("#lib/db/postgres/across")).goAcross() : async () => {};
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      endAll();
      await leave();
      await closeDb();
      // Phones reuse kept-alive connections, which would keep the server running for ever.
      setTimeout(() => void closeDb().finally(() => process.exit(0)), GRACE_MS);
    });
  }
}
