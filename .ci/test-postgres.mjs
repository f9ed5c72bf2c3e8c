// `npm run test:postgres`: runs on Postgres what `npm test` runs on SQLite: the doors, the simulator, the routes × roles, the
// hostile requests, the golden evenings, all of lib/db. `npm run test:postgres -- short` is the part of it in `npm test`; with
// names of files, those.

import { startPostgres } from "./postgres.mjs";
import { bin, generate, install, run, say } from "./prepare.mjs";

/** Tests of SQLite's files, such as its backup. */
const OF_FILES = ["prisma/backup.test.ts", "prisma/migrate.test.ts"];
const ALL = ["lib/db", "app/api", "prisma"];
const SHORT = [
  "app/api/routes.test.ts",
  "app/api/golden.test.ts",
  "lib/db/views/season-standings.test.ts",
  "lib/db/engines.test.ts",
];

install();
generate();
const postgres = await startPostgres({ fetch: process.argv[2] !== "short" });
if (!postgres) {
  say("Postgres was not tried: no installed one starts here, and none was fetched");
  process.exit(0);
}
const asked = process.argv.slice(2);
const which = asked[0] === "short" ? SHORT : asked.length > 0 ? asked : [...ALL, ...OF_FILES.map((file) => `--exclude=${file}`)];
const env = { TEST_POSTGRES: postgres.url };
const { ok } = run(bin("vitest"), ["run", "--config", ".ci/vitest.config.ts", ...which], { show: true, env });
await postgres.stop();
process.exit(ok ? 0 : 1);
