/** What a page shows of a door: what the phone kept, then the last answer, until the page is left. */
import { expect, it } from "vitest";
import { changeClub, lastSeen, look } from "./club";
import { DOOR, pageAt, slowServer } from "./door.fixture";
import { Handset } from "./phone.fixture";

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
