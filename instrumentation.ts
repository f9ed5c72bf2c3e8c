/** What is under way has this long to end. */
const GRACE_MS = 1_000;

/** Once, when the server starts. A stopped server leaves nobody waiting, and a database without a write-ahead log behind it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { catchUp } = await import("#lib/db/catch-up");
  const { closeDb, isAway } = await import("#lib/db/client");
  const { endAll } = await import("#lib/db/follow");
  const { holdKey, OtherKey } = await import("#lib/db/one-key");
  const { onceThere } = await import("#lib/db/once-there");
  const { sweepDaily } = await import("#lib/db/sweep");
  const { isPostgres } = await import("#lib/db/url");
  const { guardServer } = await import("./app/api/before-next");
  const { countRequest } = await import("./app/api/metrics");
  const { logRequests } = await import("./app/api/request-log");
  guardServer();
  logRequests((line) => {
    countRequest(line);
    console.info(JSON.stringify(line));
  });
  const failed = (error: unknown) => {
    onRequestError(error as Error, { method: "START" }, { routePath: "catch-up" });
    if (!(error instanceof OtherKey)) return;
    console.error(`✗ ${error.message}`);
    process.exit(1);
  };
  // Before anybody is answered; while the database is away, as soon as it is back.
  await holdKey().catch((error) => isAway(error) || failed(error));
  // Nobody waits for it; what it did not come to is for the next start.
  onceThere(() => holdKey().then(catchUp)).catch(failed);
  sweepDaily((error) => onRequestError(error, { method: "START" }, { routePath: "sweep" }));
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

/** One line of JSON an error: where and what kind, never a name, a token or an address. */
export function onRequestError(error: unknown, { method }: { method: string }, { routePath }: { routePath: string }): void {
  const { name, code } = error as { name?: string; code?: string };
  console.error(JSON.stringify({ at: new Date().toISOString(), level: "error", method, route: routePath, error: name, code }));
}
