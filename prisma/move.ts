/**
 * `npm run move -- postgres://…`: copies everything from `DATABASE_URL` (default: the usual file) into another database, and back
 * the same way: `DATABASE_URL=postgres://… npm run move -- file:./data/petit-au-bout.db`. The server must be stopped. If it is
 * interrupted, it goes on when started again; the source stays as it is.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { keyPath } from "#lib/db/code-key";
import { databaseUrl, isPostgres } from "#lib/db/url";
import { told } from "./engine";
import { move } from "./mover";

const [to] = process.argv.slice(2);
try {
  if (!to || !/^(file:|postgres(ql)?:)/.test(to))
    throw new Error("where to? npm run move -- postgres://user:password@host/database, or file:./data/petit-au-bout.db");
  const from = databaseUrl();
  bringKey(to);
  const { logs, events, known, rows } = await move(from, to, (line) => console.log(line));
  console.log(
    `${told(from)} → ${told(to)}: ${logs} logs with ${events} events, each the same on both sides (${known} were there already)`,
  );
  console.log(
    Object.entries(rows)
      .map(([name, count]) => `${count} ${name}`)
      .join(", "),
  );
  console.log(`from now on: DATABASE_URL=${isPostgres(to) ? "postgres://…" : to} npm start`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Copies the signing key too: phones that are ahead of a copy prove with it what was stored. */
function bringKey(url: string): void {
  const [here, there] = [keyPath(), keyPath(url)];
  if (here === there || !existsSync(here)) return;
  if (existsSync(there) && readFileSync(there, "utf8") !== readFileSync(here, "utf8"))
    throw new Error(`${there} is another server's key than ${here}: put one of the two aside`);
  mkdirSync(dirname(there), { recursive: true });
  copyFileSync(here, there);
}
