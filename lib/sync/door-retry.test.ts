/** When a page asks a door again by itself, how long it waits, and when it stops. */
import { expect, it } from "vitest";
import { changeClub } from "./club";
import { pageAt, slowServer } from "./door.fixture";
import { Handset } from "./phone.fixture";

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
