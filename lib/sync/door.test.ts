import { expect, it } from "vitest";
import { changeClub, lastSeen, look } from "./club";
import { type AtDoor, watchDoor } from "./door";
import { type Door, doorOf } from "./doors";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";
import { shaped } from "./shape";

const DOOR: Door<{ name: string }> = { path: doorOf.club("a").path, is: shaped<{ name: string }>({ name: "string" }) };

/** A server whose answers the test gives, in any order; `null`: the connection breaks. */
function slowServer() {
  const answers: ((name: string | null) => void)[] = [];
  const handset = new Handset(
    () =>
      new Promise((resolve, reject) =>
        answers.push((name) => (name === null ? reject(new TypeError("cut")) : resolve(Response.json({ name })))),
      ),
  );
  const asked = async (n: number) => {
    while (answers.length < n) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { handset, phone: handset.tab(), answers, asked };
}

/** All states that a page was told; `until` waits for an expected one. */
function pageAt(phone: Phone) {
  const told: AtDoor<{ name: string }>[] = [];
  const watch = watchDoor(phone, DOOR, (at) => told.push(at));
  const last = () => {
    const at = told.at(-1);
    return { name: at?.seen?.view.name ?? null, trouble: at?.trouble ?? null, settled: at?.settled ?? false };
  };
  const until = async (holds: (at: ReturnType<typeof last>) => boolean) => {
    while (!holds(last())) await new Promise((resolve) => setTimeout(resolve, 1));
    return last();
  };
  return { ...watch, last, until, told };
}

it("an older answer that comes last does not replace a newer one", async () => {
  const { handset, phone, answers, asked } = slowServer();
  const first = look(phone, DOOR);
  await asked(1);
  const second = look(phone, DOOR);
  await asked(2);
  answers[1]?.("after the change");
  await second;
  handset.now += 5_000;
  answers[0]?.("before the change");
  expect((await first).view.name).toBe("after the change");
  const seen = await lastSeen(phone, DOOR);
  expect(seen).toMatchObject({ view: { name: "after the change" }, at: handset.now - 5_000 });
});

it("a page that lost its right shows what was seen before", async () => {
  let status = 200;
  const answer = () => (status === 200 ? Response.json({ name: "Les mardis", role: "owner" }) : new Response("", { status }));
  const phone = new Handset(async () => answer()).tab();
  const page = pageAt(phone);
  await page.until(({ settled }) => settled);
  status = 404;
  page.again();
  await page.until(({ trouble }) => trouble === "refused");
  expect(page.told.at(-1)?.seen?.view).toEqual({ name: "Les mardis", role: "viewer" });
});

it("a page asks again after each change, and shows the last answer whichever comes last", async () => {
  const { phone, answers, asked } = slowServer();
  const page = pageAt(phone);
  await asked(1);
  const change = changeClub(phone, "a", []);
  expect(await change).toEqual({ ok: true });
  await asked(2);
  answers[1]?.("after");
  expect(await page.until(({ name }) => name !== null)).toEqual({ name: "after", trouble: null, settled: true });
  answers[0]?.(null);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(page.last()).toEqual({ name: "after", trouble: null, settled: true });
});

it("without a network a page has settled once it shows what the phone kept", async () => {
  const { handset, phone, answers, asked } = slowServer();
  const kept = look(phone, DOOR);
  await asked(1);
  answers[0]?.("kept");
  await kept;
  handset.fetch = async () => {
    throw new TypeError("no network");
  };
  const page = pageAt(handset.tab());
  expect(await page.until(({ settled }) => settled)).toEqual({ name: "kept", trouble: "offline", settled: true });
});

it("a browser without storage is reported, and the page stops loading", async () => {
  const handset = new Handset(async () => Response.json({ name: "never asked" }));
  const indexedDB = {
    open: () => {
      throw new DOMException("refused", "SecurityError");
    },
  } as unknown as IDBFactory;
  const phone = handset.tab({ indexedDB });
  const page = pageAt(phone);
  expect(await page.until(({ settled }) => settled)).toEqual({ name: null, trouble: "storage", settled: true });
  expect(await changeClub(phone, "a", [])).toEqual({ ok: false, code: "storage" });
});

it("a page that was left hears nothing more", async () => {
  const { phone, answers, asked } = slowServer();
  const page = pageAt(phone);
  await asked(1);
  page.leave();
  const { length } = page.told;
  answers[0]?.("too late");
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(page.told.length).toBe(length);
});

it("without an answer a page asks again by itself, until it has one, is hidden or is left", async () => {
  let status = 503;
  let asked = 0;
  const handset = new Handset(async () => {
    asked += 1;
    return status === 200 ? Response.json({ name: "Les mardis" }) : new Response("", { status });
  });
  const page = pageAt(handset.tab());
  const tries = async (n: number) => {
    while (asked < n) await new Promise((resolve) => setTimeout(resolve, 1));
    // By then the page has the answer and has set its timer for the next try.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await page.until(({ trouble }) => trouble === "server");
  await tries(1);
  handset.elapse();
  await tries(2);
  handset.hide();
  handset.elapse();
  await tries(2);
  handset.wake();
  await tries(3);
  status = 200;
  handset.elapse();
  expect(await page.until(({ name }) => name !== null)).toEqual({ name: "Les mardis", trouble: null, settled: true });
  handset.elapse();
  await tries(4);
  status = 503;
  page.again();
  await page.until(({ trouble }) => trouble === "server");
  await tries(5);
  page.leave();
  handset.elapse();
  await tries(5);
  expect(asked).toBe(5);
});

it("each failure makes the page wait longer, up to half a minute, and an answer resets that", async () => {
  let status = 503;
  // A draw of 51 out of 256 makes the phone wait six tenths of the time.
  const handset = new Handset(
    async () => (status === 200 ? Response.json({ name: "Les mardis" }) : new Response("", { status })),
    () => 51 / 256,
  );
  const page = pageAt(handset.tab());
  const waits = async (times: number) => {
    const found: number[] = [];
    for (let i = 0; i < times; i++) {
      await expect.poll(() => handset.timers.size).toBe(1);
      found.push(...[...handset.timers].map(({ ms }) => Math.round(ms)));
      handset.elapse();
    }
    return found;
  };
  expect(await waits(6)).toEqual([1_200, 2_400, 4_800, 9_600, 18_000, 18_000]);
  await expect.poll(() => handset.timers.size).toBe(1);
  status = 200;
  handset.elapse();
  await page.until(({ trouble }) => trouble === null);
  status = 503;
  page.again();
  expect(await waits(1)).toEqual([1_200]);
  page.leave();
});

it.each([
  ["refused", 404, false],
  ["server", 503, true],
  ["later", 429, true],
  ["full", 409, false],
  ["unreadable", 400, false],
] as const)("the answer “%s” is asked for again only where it may pass", async (trouble, status, again) => {
  const handset = new Handset(async () => new Response("", { status }));
  const page = pageAt(handset.tab());
  await page.until((at) => at.trouble === trouble);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(handset.timers.size).toBe(again ? 1 : 0);
  page.leave();
  expect(handset.timers.size).toBe(0);
});

it("a page is told at once that nothing is known yet, then what the phone kept, then the answer", async () => {
  const { phone, answers, asked } = slowServer();
  const kept = look(phone, DOOR);
  await asked(1);
  answers[0]?.("kept");
  await kept;
  const page = pageAt(phone);
  expect(page.told).toEqual([{ seen: null, trouble: null, settled: false }]);
  await page.until(({ name }) => name === "kept");
  expect(page.last()).toEqual({ name: "kept", trouble: null, settled: false });
  await asked(2);
  answers[1]?.("new");
  expect(await page.until(({ settled }) => settled)).toEqual({ name: "new", trouble: null, settled: true });
  expect(page.told).toHaveLength(3);
});

it("where the phone kept nothing, nothing more is told before the answer", async () => {
  const { phone, answers, asked } = slowServer();
  const page = pageAt(phone);
  await asked(1);
  await lastSeen(phone, DOOR);
  answers[0]?.("new");
  await page.until(({ settled }) => settled);
  expect(page.told.map(({ seen }) => seen?.view.name ?? seen)).toEqual([null, "new"]);
});

it("however often a page was asked at once, it retries once", async () => {
  const { handset, phone, answers, asked } = slowServer();
  const page = pageAt(phone);
  page.again();
  await asked(2);
  for (const answer of answers.slice(0, 2)) answer(null);
  await page.until(({ settled }) => settled);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const waits = [...handset.timers].filter(({ ms }) => ms !== 15_000);
  expect(waits).toHaveLength(1);
  page.leave();
});

it("a page that was left asks no more, on a change or a return", async () => {
  let asked = 0;
  const handset = new Handset(async () => {
    asked += 1;
    return Response.json({ name: "Les mardis" });
  });
  const phone = handset.tab();
  const page = pageAt(phone);
  await page.until(({ settled }) => settled);
  page.leave();
  handset.wake();
  await changeClub(phone, "a", []);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toBe(1);
});
