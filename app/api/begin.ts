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

/** What is under way has this long to end. */
const GRACE_MS = 1_000;

/** Once, when the server starts. A stopped server leaves nobody waiting, and a database without a write-ahead log behind it. */
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
  // Before anybody is answered; while the database is away, as soon as it is back.
  await holdKey().catch((error) => isAway(error) || failed(error));
  // Nobody waits for it; what it did not come to is for the next start.
  onceThere(() => holdKey().then(catchUp)).catch(failed);
  sweepDaily((error) => logError(error, { method: "START" }, { routePath: "sweep" }));
  // A file has one server; a Postgres may have several.
  const leave = isPostgres() ? (await import("#lib/db/postgres/across")).goAcross() : async () => {};
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      endAll();
      await leave();
      await closeDb();
      // Phones ask again on the connections that they keep open: those would hold the server for ever.
      setTimeout(() => void closeDb().finally(() => process.exit(0)), GRACE_MS);
    });
  }
}
