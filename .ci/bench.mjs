// `npm run bench`: the figures that have a budget, on this machine; ends with an error when one is over.
import { bin, made, run } from "./prepare.mjs";

made();
const BENCHES = [
  "lib/rules/bench.ts",
  "lib/season/bench.ts",
  "lib/db/bench.ts",
  "lib/db/past-bench.ts",
  "app/api/bench.ts",
  "prisma/engines-bench.ts",
  "e2e/bench.ts",
  "e2e/followers-bench.ts",
  "e2e/wall-bench.ts",
  "e2e/season-bench.ts",
];
const failed = BENCHES.filter((bench) => !run(bin("tsx"), [bench], { show: true }).ok);

const vitest = (file, env) => ({ command: "vitest", args: ["run", "--config", ".ci/vitest.config.ts", `app/api/${file}`], env });
/** The proofs of `npm test` at full length: an hour or more. `npm run bench -- quick` leaves them out. */
const PROOFS = [
  vitest("hostile.test.ts", { HOSTILE: "100000" }),
  vitest("world.test.ts", { SCHEDULES: "20000" }),
  vitest("hall-evening.test.ts", { TABLES: "40", DEALS: "20" }),
  vitest("processes.test.ts", { KILLS: "200", PAIRS: "10000" }),
  { command: "playwright", args: ["test", "-c", "e2e", "kill.test.ts"], env: { KILLS: "200" } },
];
const wanted = process.argv.includes("quick") ? [] : PROOFS;
failed.push(...wanted.filter(({ command, args, env }) => !run(bin(command), args, { show: true, env }).ok));
process.exit(failed.length ? 1 : 0);
