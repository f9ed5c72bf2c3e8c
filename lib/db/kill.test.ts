import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { inFull } from "#lib/in-full.fixture";
import { closeDb, db } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { rebuild } from "./project/rebuild";
import { readKept } from "./season.fixture";

/** After how many deals the process is killed: each time in the middle of something else. */
const AFTER_DEALS = [4, 9, 15].slice(0, inFull(3, 1));

emptyDatabasePer("test");

/** Pushes in a process of its own and kills it, like a power cut, after `most` acknowledged deals; returns these deals. */
function pushAndKill(most: number): Promise<string[]> {
  const args = ["--import", "tsx", "lib/db/pusher.fixture.ts"];
  const child = spawn(process.execPath, args, { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const linesOf = () => said.split("\n").slice(0, -1);
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (linesOf().length >= most) setTimeout(() => child.kill("SIGKILL"), most % 7);
    });
    child.on("error", reject);
    child.on("exit", (_, signal) => (signal === "SIGKILL" ? resolve(linesOf()) : reject(new Error("it ended by itself"))));
  });
}

it(`killed ${AFTER_DEALS.length} times while it pushes: every acknowledged deal is there, and the season's sums are those of the logs`, async () => {
  const acknowledged: string[] = [];
  for (const most of AFTER_DEALS) {
    acknowledged.push(...(await pushAndKill(most)));
    const rows = await db().event.findMany({ where: { kind: "deal.recorded" }, select: { logId: true, id: true } });
    const stored = new Set(rows.map(({ logId, id }) => `${logId} ${id}`));
    expect(acknowledged.filter((one) => !stored.has(one))).toEqual([]);
    const kept = await readKept();
    await rebuild();
    expect(kept).toEqual(await readKept());
    await closeDb();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(AFTER_DEALS.reduce((sum, deals) => sum + deals, 0));
});
