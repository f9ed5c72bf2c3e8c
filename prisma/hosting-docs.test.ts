import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { DOCUMENT, HISTORY, NOTED } from "../app/api/body";
import { anEvening, eventOf, json } from "../app/api/evening.fixture";
import { ask, readDoors } from "../app/api/router.fixture";
import { closeDb } from "../lib/db/client";
import { keyPath } from "../lib/db/code-key";
import { emptyDatabase, onPostgres } from "../lib/db/database.fixture";
import { POOL } from "../lib/db/engine/postgres";
import * as limits from "../lib/db/limits";
import { LOOK_MS } from "../lib/db/postgres/across";
import { databasePath } from "../lib/db/url";
import { rename } from "../lib/sheet/change";

const page = readFileSync("docs/hosting.md", "utf8");
const scripts = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts;
const HOUR_MS = 3_600_000;
const { ROOM, DEVICES } = limits;

it("docs/hosting.md tells the figure of every limit", () => {
  const [, table = ""] = page.split("| limit | figure |");
  const told = [...table.matchAll(/^\| (?!-)[^|]+ \| (\d+) \|$/gm)].map(([, figure]) => Number(figure));
  expect(told).toEqual([
    limits.OPEN_BY_PHONE.most,
    limits.OPEN_BY_ADDRESS.most,
    limits.IMPORT_BY_PHONE.most,
    limits.IMPORT_BY_ADDRESS.most,
    limits.KB_BY_ADDRESS.most,
    limits.KB_BY_PHONE.most,
    DOCUMENT.most / 2 ** 20,
    NOTED.most / 2 ** 10,
    ROOM.sheet.events,
    ROOM.sheet.bytes,
    ROOM.sheet.device.events,
    ROOM.club.events,
    limits.MOST_SEASONS,
    limits.MOST_TABLES_A_DAY,
    DEVICES.viewer,
    DEVICES.player,
    DEVICES.owner,
    limits.WRONG_BY_PHONE.most,
    limits.WRONG_BY_ADDRESS.most,
    limits.RECOVERY_BY_CLUB.most,
    limits.LINKS_BY_LOG.most,
    HISTORY.most / 2 ** 10,
    limits.SWEPT_AFTER_MS / (24 * HOUR_MS),
  ]);
  for (const { ms } of [limits.OPEN_BY_PHONE, limits.OPEN_BY_ADDRESS, limits.IMPORT_BY_PHONE, limits.IMPORT_BY_ADDRESS])
    expect(ms).toBe(HOUR_MS);
  expect(page).toContain(`holds ${2 * POOL + 1} connections`);
  expect(page).toContain(`every ${LOOK_MS / 1_000} seconds`);
});

it("docs/hosting.md lists the variables that the server reads, and no others", () => {
  const [, table = ""] = page.split("## Environment");
  const told = [...(table.split("\n## ")[0] ?? "").matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const files = execFileSync("git", ["ls-files", "lib/db", "app", "instrumentation.ts", ".ci/start.mjs", "prisma"], {
    encoding: "utf8",
  }).split("\n");
  const sources = files.filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|fixture)\.|bench|demo|seed/.test(file) && existsSync(file),
  );
  const read = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name as string),
  );
  const settings = [...readFileSync("lib/db/settings.ts", "utf8").matchAll(/^ {2}(\w+): z/gm)].map(([, name]) => name as string);
  expect(settings).toContain("DATABASE_URL");
  // Next sets two of these itself, and the other is for Prisma's command line.
  const own = ["NEXT_RUNTIME", "PRISMA_SCHEMA_ENGINE_BINARY", "NODE_ENV"];
  expect([...new Set([...read, ...settings])].filter((name) => !own.includes(name)).sort()).toEqual([...told].sort());
});

it("every command and file that docs/hosting.md names exists", () => {
  for (const [, name = ""] of page.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts), name).toContain(name);
  for (const [, file = ""] of page.matchAll(/\]\(((?!http)[^)]+)\)/g)) expect(existsSync(join("docs", file)), file).toBe(true);
  const container = readFileSync("docs/hosting/Containerfile", "utf8");
  expect(container).toMatch(/^USER node$/m);
  expect(container.match(/^VOLUME (.*)$/gm)).toEqual(["VOLUME /data"]);
  expect(container).toContain("/api/health");
  for (const [, file = ""] of container.matchAll(/(?:\.\/|modules\/|tsx )((?:\.ci|prisma)\/[\w./-]+)/g))
    expect(existsSync(file), file).toBe(true);
  expect(existsSync("app/api/health/route.ts") && existsSync("app/api/metrics/route.ts")).toBe(true);
});

it.skipIf(onPostgres)("backup and restore work step by step as told, and phones that are ahead lose nothing", async () => {
  const leave = await emptyDatabase();
  const doors = await readDoors();
  const { sheet, owner, events } = await anEvening(doors);
  const path = `/api/sheets/${sheet}/events`;
  const push = (event: object) => json(ask(doors, "POST", path, { phone: owner, body: { events: [event] } }));
  const pull = () => json(ask(doors, "GET", path, { phone: owner }));
  const steps = [...page.matchAll(/^ {4}npm run (backup|restore) -- (\/mnt\/elsewhere\/today\.db)$/gm)].map(
    ([, command]) => command as string,
  );
  expect(steps).toEqual(["backup", "restore"]);
  const away = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  const run = (command: string) => {
    const [program = "", file = ""] = (scripts[command] as string).split(" ");
    return execFileSync(join("node_modules/.bin", program), [file, join(away, "today.db")], { encoding: "utf8" });
  };
  // The key must lie beside the database here, as on a server.
  const before = (await pull()).epoch;
  expect(existsSync(keyPath())).toBe(true);
  expect(run("backup")).toContain(`${events.length} events, checked`);
  const later = eventOf(rename(0, "Ana"), sheet, owner.device);
  expect((await push(later)).results).toMatchObject([{ status: "accepted", seq: 3 }]);
  const kept = (await pull()).events;
  await closeDb();
  expect(run("restore")).toContain(`${events.length} events, checked`);
  const back = await pull();
  expect(back.events).toHaveLength(events.length);
  expect(back.epoch).not.toBe(before);
  for (const { seq: _, ...event } of kept) await push(event);
  expect((await pull()).events.map(({ id }: { id: string }) => id)).toEqual(kept.map(({ id }: { id: string }) => id));
  expect(dirname(databasePath())).not.toBe(away);
  await leave();
});
