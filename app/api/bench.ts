/**
 * `npm run bench`: how long a deal waits while another client sends the largest requests that each door allows. A deal is pushed
 * every few milliseconds at another table, through the same doors, in the same process. Also what a push costs in the longest
 * possible log. `ONLY='merged|longest'` runs some of it.
 */

import { db } from "#lib/db/client";
import { emptyDatabase } from "#lib/db/database.fixture";
import { ROOM } from "#lib/db/limits";
import { percentile, processorMs, say } from "#lib/db/measure.fixture";
import type { LogEvent } from "#lib/log/event";
import { OF_LOGS } from "./bench-cases.fixture";
import { OF_HALLS } from "./bench-halls.fixture";
import { OF_PHONES } from "./bench-phones.fixture";
import { dealt, doors, longest } from "./bench-world.fixture";
import { accepted, pushTo } from "./club.fixture";
import { anEvening, eventOf } from "./evening.fixture";

const EVERY_MS = 25;
const AT_LEAST = 40;
/** How many deals go to one table before the next table is used. */
const MOST_DEALS = 500;
const MOST_HELD_MS = 250;
const MOST_RATIO = 3;
const ONLY = new RegExp(process.env.ONLY ?? "");

interface Held {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly tookMs: number;
}

const leave = await emptyDatabase();

async function benchAll(): Promise<boolean> {
  console.log("\nA deal pushed while somebody else asks the most there is; ms by the clock\n");
  console.log(`${"".padEnd(58)}     p50     p99   worst    took`);
  const all = [told(await held("nobody else", quiet))];
  for (const { name, prepare } of [...OF_LOGS, ...OF_PHONES, ...OF_HALLS].filter(({ name }) => ONLY.test(name))) {
    const work = await prepare();
    all.push(told(await held(name, work)));
  }
  const ratios = [
    ["a deal in the longest sheet there may be, to one of ten", await ratio(false)],
    ["a deal in the longest that counts, to one of ten", await ratio(true)],
  ] as const;
  const kept = ratios.map(([name, value]) => say(name, value, MOST_RATIO, "×", 2));
  return all.every(({ p99 }) => p99 <= MOST_HELD_MS) && kept.every(Boolean);
}

function told(one: Held): Held {
  const { name, p50, p99, worst, tookMs } = one;
  const figures = [p50, p99, worst, tookMs].map((ms) => ms.toFixed(0).padStart(8)).join("");
  console.log(`${p99 <= MOST_HELD_MS ? "✓" : "✗"} ${name.padEnd(56)}${figures}`);
  return one;
}

/** Pushes deals at another table while `work` goes on. */
async function held(name: string, work: () => Promise<unknown>): Promise<Held> {
  let table = await anEvening(doors);
  const waited: number[] = [];
  const under: Promise<void>[] = [];
  let slot = 1;
  const deal = async () => {
    const { sheet, owner } = table;
    const event = eventOf(dealt(slot++), sheet, owner.device);
    const start = performance.now();
    accepted(await pushTo(doors, sheet, owner, [event]));
    waited.push(performance.now() - start);
  };
  let isOver = false;
  const start = performance.now();
  const done = work().then(() => {
    isOver = true;
    return performance.now() - start;
  });
  while (!isOver || under.length < AT_LEAST) {
    if (slot > MOST_DEALS) {
      table = await anEvening(doors);
      slot = 1;
    }
    under.push(deal());
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await Promise.all(under);
  return { name, p50: percentile(waited, 50), p99: percentile(waited, 99), worst: Math.max(...waited), tookMs: await done };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 1_000));

async function ratio(isCounted: boolean): Promise<number> {
  const cost = async (events: number) => {
    const { sheet, owner } = await longest(isCounted, events, new Date().toISOString());
    const first = await db().event.count({ where: { logId: sheet, kind: "deal.recorded" } });
    const spent: number[] = [];
    for (let i = 0; i < 15; i++) {
      const event: LogEvent = eventOf(dealt(first + i), sheet, owner.device);
      const ms = await processorMs(async () => accepted(await pushTo(doors, sheet, owner, [event])));
      if (i > 0) spent.push(ms);
    }
    return percentile(spent, 50);
  };
  await cost(100);
  const short = await cost(10);
  return (await cost(ROOM.sheet.events - 20)) / short;
}

const isWithin = await benchAll();
await leave();
process.exit(isWithin ? 0 : 1);
