/** What a phone must do without being asked. Each test guards code that once could be removed without any test failing. */
import { afterEach, expect, test, vi } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { followLive } from "./live";
import type { OpenSheet } from "./opened";
import { Handset } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { takeFile } from "./take-file";

const SHEET = "01930000-0000-7000-8000-0000000000aa";

afterEach(() => vi.restoreAllMocks());

const offline = () => Promise.reject(new TypeError("no network"));

async function table(fetch?: ConstructorParameters<typeof Handset>[0]) {
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const handset = new Handset(fetch ?? online);
  const phone = handset.tab();
  const sheet = phone.open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  return { server, online, handset, phone, sheet };
}

const failing = async (handset: Handset, sheet: OpenSheet): Promise<number> => {
  await sheet.sync();
  return Math.max(...[...handset.timers].map(({ ms }) => ms));
};

test("after a success the next failure waits as briefly as the first", async () => {
  const { handset, sheet, online } = await table(offline);
  let wait = 0;
  for (let i = 0; i < 8; i++) wait = await failing(handset, sheet);
  expect(wait).toBeGreaterThan(20_000);
  handset.fetch = online;
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
  handset.fetch = offline;
  expect(await failing(handset, sheet)).toBeLessThanOrEqual(1_000);
});

test("a sheet just opened is sent before it is asked for", async () => {
  const asked: string[] = [];
  const server = new FakeServer();
  const sheet = new Handset(async (path, init) => {
    asked.push(init.method ?? "GET");
    return server.handle(path, init);
  })
    .tab()
    .open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  expect(asked[0]).toBe("POST");
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
});

test("a sheet with a single event to send is sent as the app opens, though the second copy is gone", async () => {
  const { server, handset, phone, online } = await table(offline);
  phone.close();
  handset.kept.clear();
  handset.fetch = online;
  await handset.tab().sendAll();
  expect(server.log(SHEET)).toHaveLength(1);
});

test("opening the app asks nothing about a sheet that was sent whole", async () => {
  const { handset, phone, sheet } = await table();
  expect(sheet.getSnapshot().unsent).toBe(0);
  phone.close();
  const fetch = vi.fn(offline);
  await handset.tab({ fetch }).sendAll();
  expect(fetch).not.toHaveBeenCalled();
});

test("when the network returns, waiting events go at once", async () => {
  const { server, handset, sheet, online } = await table(offline);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, lastError: "offline" });
  handset.fetch = online;
  handset.wake();
  for (let turns = 0; turns < 2_000 && sheet.getSnapshot().unsent > 0; turns++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(sheet.getSnapshot().unsent).toBe(0);
  expect(server.log(SHEET)).toHaveLength(1);
});

test.each([400, 413, 415])("what the server can never read (%i) is refused once, and not sent again", async (status) => {
  const { server, handset, sheet, online } = await table();
  let pushes = 0;
  handset.fetch = async (path, init) => {
    if (init.method !== "POST") return online(path, init);
    pushes++;
    return new Response("", { status });
  };
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code: "malformed" }] });
  const asked = pushes;
  handset.elapse();
  await sheet.sync();
  expect(pushes).toBe(asked);
  expect(server.log(SHEET)).toHaveLength(1);
});

test("each failure waits twice as long as the one before, up to a minute, and as long as chance says", async () => {
  // A draw of 51 out of 256 makes the phone wait six tenths of the time.
  const handset = new Handset(offline, () => 51 / 256);
  const sheet = handset.tab().open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  const waits: number[] = [];
  handset.elapse();
  for (let i = 0; i < 8; i++) {
    await sheet.sync();
    waits.push(...[...handset.timers].map(({ ms }) => Math.round(ms)));
  }
  const [first = 0] = waits;
  expect([600, 1_200, 2_400, 4_800]).toContain(first);
  expect(waits).toEqual(Array.from({ length: 8 }, (_, i) => Math.min(36_000, first * 2 ** i)));
});

test("a page that was left sends nothing more, not even what was planned", async () => {
  const { handset, phone, sheet, online, server } = await table(offline);
  await sheet.sync();
  expect(handset.timers.size).toBe(1);
  phone.close();
  await settle();
  expect(handset.timers.size).toBe(0);
  handset.fetch = online;
  handset.wake();
  await settle();
  expect(server.log(SHEET)).toEqual([]);
});

/** Another phone of the table. */
async function follower({ server, online }: Awaited<ReturnType<typeof table>>, live: () => Promise<Response>) {
  const told: { path: string; body: unknown }[] = [];
  const handset = new Handset(async (path, init) => {
    if (path.includes("/live")) return live();
    if (!path.includes("/events")) told.push({ path, body: JSON.parse(String(init.body)) });
    return path.includes("/events") ? online(path, init) : Response.json({});
  }, chanceOf(2));
  const phone = handset.tab();
  server.grant(SHEET, (await phone.device()).token);
  return { handset, phone, copy: phone.open(SHEET), told };
}

const streamOf = (...messages: readonly string[]): Promise<Response> =>
  Promise.resolve(new Response(messages.map((message) => `${message}\n\n`).join("")));

test("when the stream breaks, the events that it had not brought come at once", async () => {
  const at = await table();
  let cut = (_: Response) => {};
  let hear = () => {};
  const stream = new Promise<Response>((resolve) => {
    cut = resolve;
  });
  const { phone, copy } = await follower(at, () => {
    hear();
    return stream;
  });
  await copy.sync();
  const listening = new Promise<void>((asked) => {
    hear = asked;
  });
  let pull: Promise<void> | undefined;
  const live = followLive(phone, { ...copy, sync: () => (pull = copy.sync()) }, () => {});
  await at.sheet.save(record(0, cards(30, 20, 12)));
  await at.sheet.sync();
  await listening;
  expect(pull).toBeUndefined();
  cut(new Response(""));
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(pull).toBeDefined();
  await pull;
  expect(copy.getSnapshot().sheet?.deals).toHaveLength(1);
  live.stop();
});

test("a phone tells that it has seen what it holds, not what it was only told of", async () => {
  const at = await table();
  const far = { ...(at.server.log(SHEET)[0] as object), id: "01930000-0000-7000-8000-0000000000bb", seq: 9 };
  const { handset, phone, copy, told } = await follower(at, () => streamOf(`data: ${JSON.stringify(far)}`));
  await copy.sync();
  const live = followLive(phone, copy, () => {});
  for (let i = 0; i < 50 && told.length === 0; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    handset.elapse();
  }
  expect(told[0]).toEqual({ path: `/api/sheets/${SHEET}/seen`, body: { seq: 1 } });
  live.stop();
});

test("a phone repeats that it notes while it does, and stops afterwards", async () => {
  const at = await table();
  const { handset, phone, copy, told } = await follower(at, () => new Promise(() => {}));
  const live = followLive(phone, copy, () => {});
  const said = async () => {
    handset.elapse();
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
    return told.splice(0).flatMap(({ path, body }) => (path.endsWith("/presence") ? [(body as { slot: unknown }).slot] : []));
  };
  live.note(3);
  await said();
  expect(await said()).toEqual([3]);
  live.note(null);
  expect(await said()).toEqual([null]);
  expect(await said()).toEqual([]);
  live.note(4);
  live.stop();
  expect(await said()).toEqual([4]);
  expect(await said()).toEqual([]);
});

test("events taken from a file are sent in this phone's name", async () => {
  const { sheet } = await table(offline);
  await sheet.save(record(0, cards(30, 20, 12)));
  const other = new Handset(offline, chanceOf(5)).tab();
  await takeFile(other, await sheet.whole());
  const { id } = await other.device();
  const { entries } = await other.store.read(SHEET);
  expect(entries.map(({ event }) => event.device)).toEqual([id, id]);
});

test("every write waits for the disk itself", async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, "transaction");
  const { phone, sheet } = await table();
  await sheet.keepDraft(0, { points: 3 });
  await phone.store.keepSeen({ path: "/api/clubs/c1", at: 1, view: {} });
  const writes = begin.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(writes.length).toBeGreaterThan(3);
  for (const [, , options] of writes) expect(options).toEqual({ durability: "strict" });
});

const settle = async (turns = 50) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test("a refused event is sent again as soon as it is asked for", async () => {
  const { server, handset, sheet, online } = await table();
  handset.fetch = async (path, init) => (init.method === "POST" ? new Response("", { status: 400 }) : online(path, init));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const [refused] = sheet.getSnapshot().rejected;
  handset.fetch = online;
  let pushes = 0;
  handset.fetch = (path, init) => {
    if (init.method === "POST") pushes++;
    return online(path, init);
  };
  await sheet.retry(refused?.id ?? "");
  for (let turn = 0; turn < 2_000 && pushes === 0; turn++) await settle(1);
  expect(pushes).toBe(1);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
  expect(server.log(SHEET)).toHaveLength(2);
});

test("events from others bring along a waiting deal of ours", async () => {
  const { server, online, handset, sheet } = await table();
  handset.fetch = offline;
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  handset.fetch = online;
  await sheet.receive(server.log(SHEET));
  for (let turn = 0; turn < 2_000 && server.log(SHEET).length < 2; turn++) await settle(1);
  expect(server.log(SHEET)).toHaveLength(2);
});

test("a tab that gets the lock just as it stops waiting asks once, even if that fails", async () => {
  const { handset, phone } = await table();
  phone.close();
  const asked = { fetch: 0, lock: 0 };
  const locks = {
    request: (_: string, __: object, work: () => Promise<void>) => {
      asked.lock++;
      handset.elapse();
      return work();
    },
  } as unknown as LockManager;
  const fetch = () => {
    asked.fetch++;
    return offline();
  };
  await handset.tab({ locks, fetch }).open(SHEET).sync();
  expect(asked.lock).toBeGreaterThan(0);
  expect(asked.fetch).toBe(asked.lock);
});

test("a sheet closed while it is sent is not sent again after a failure", async () => {
  const { handset, sheet } = await table();
  let fail = () => {};
  handset.fetch = () => new Promise((_, no) => (fail = () => no(new TypeError("no network"))));
  const sending = sheet.sync();
  for (let turn = 0; turn < 2_000 && handset.timers.size === 0; turn++) await settle(1);
  sheet.close();
  fail();
  await sending;
  expect([handset.timers.size, sheet.getSnapshot().lastError]).toEqual([0, null]);
});

test("a sheet closed right after it is opened asks for nothing, now or later", async () => {
  const asked: string[] = [];
  const handset = new Handset(async (path) => {
    asked.push(path);
    return Response.json({ events: [], last: 0 });
  });
  const sheet = handset.tab().open(SHEET);
  sheet.close();
  await sheet.export();
  await settle();
  handset.wake();
  await settle();
  expect(asked).toEqual([]);
});

/** A phone whose random draws are all equal, following a stream that ends at once; returns its requests and timers. */
async function following(byte: number, ...messages: readonly string[]) {
  const at = await table();
  await at.sheet.save(record(0, cards(30, 20, 12)));
  await at.sheet.sync();
  const paths: string[] = [];
  const handset = new Handset(
    async (path, init) => {
      if (path.includes("/events")) return at.online(path, init);
      paths.push(path);
      return path.includes("/live") ? streamOf(...messages) : Response.json({});
    },
    () => byte / 256,
  );
  const phone = handset.tab();
  at.server.grant(SHEET, (await phone.device()).token);
  const copy = phone.open(SHEET);
  await copy.sync();
  const live = followLive(phone, copy, () => {});
  const lost = async () => {
    for (let turn = 0; turn < 2_000 && ![...handset.timers].some(({ ms }) => isRetry(ms)); turn++) await settle(1);
    return [...handset.timers].find(({ ms }) => isRetry(ms));
  };
  return { handset, paths, live, lost };
}
const isRetry = (ms: number) => [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000].includes(ms);

test("a stream begins at the last known event, so that the server tells whether it is still the same", async () => {
  const { paths, live, lost } = await following(0);
  await lost();
  live.stop();
  expect(paths[0]).toBe(`/api/sheets/${SHEET}/live?after=1`);
});

test("a stream that is lost again and again is asked for less and less often, until something is heard", async () => {
  const waits = async (...messages: readonly string[]) => {
    const { handset, live, lost } = await following(0, ...messages);
    const seen: (number | undefined)[] = [];
    for (let times = 0; times < 9; times++) {
      const timer = await lost();
      seen.push(timer?.ms);
      if (timer) handset.timers.delete(timer);
      timer?.run();
    }
    live.stop();
    return seen;
  };
  expect(await waits()).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(await waits(": still here")).toEqual(Array(9).fill(500));
});

test.each([
  [0, 0],
  [51, 300],
  [255, 1_500],
])("phones tell what they have seen one after another: with the random byte %i after %i ms", async (byte, ms) => {
  const { handset, live, lost } = await following(byte);
  await lost();
  expect([...handset.timers].map((timer) => timer.ms)).toContain(ms);
  live.stop();
});

test.each([0, 1, 2].flatMap((left) => [true, false].map((byHand) => [left, byHand] as const)))(
  "a server set back to its first %i events, by hand or not (%s), gets the others again",
  async (left, byHand) => {
    const { server, sheet } = await table();
    await sheet.save(record(0, cards(30, 20, 12)));
    await sheet.save(record(1, cards(10, 25, 28)));
    await sheet.sync();
    const log = server.log(SHEET);
    server.restore(SHEET, left, byHand);
    await sheet.sync();
    expect(server.log(SHEET)).toEqual(log);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], lastError: null, sheet: { totals: [40, 45, 40] } });
    // When even the opening was lost, it is given back first and is not counted.
    expect(sheet.getSnapshot().givenBack).toBe(Math.min(2, 3 - left));
  },
);

test("a server set back to a sheet without deals is read again without trouble", async () => {
  const { server, sheet } = await table();
  server.restore(SHEET, 1, false);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
});

test.each<[string, (n: number) => object, number]>([
  ["says that there is more, and gives nothing", () => ({ events: [], last: 9 }), 1],
  ["has another past each time", (n) => ({ epoch: String(n) }), 2],
])("a server that %s is asked again later, not for ever", async (_, more, times) => {
  const { server, handset, sheet } = await table();
  let pulls = 0;
  handset.fetch = async (path, init) => {
    const answer = await server.handle(path, init).json();
    return Response.json(init.method === "POST" ? answer : { ...answer, ...more(++pulls) });
  };
  await sheet.sync();
  expect([pulls, sheet.getSnapshot().lastError]).toEqual([times, "server"]);
});

/** What another phone than the opener gives back to a server that no longer knows the sheet. */
async function givenBy(more: object, isShutOut = false) {
  const at = await table();
  const handset = new Handset(async (path, init) => {
    const response = at.server.handle(path, init);
    return path.includes("?after") && response.ok ? Response.json({ ...(await response.json()), ...more }) : response;
  }, chanceOf(2));
  // Of a clock a year behind: its deal comes before the opening in what it keeps.
  handset.now -= 365 * 86_400_000;
  const phone = handset.tab();
  const { token } = await phone.device();
  at.server.grant(SHEET, token);
  const copy = phone.open(SHEET);
  await copy.sync();
  await copy.save(record(0, cards(30, 20, 12)));
  await copy.sync();
  if (isShutOut) at.server.shutOut.add(`Bearer ${token}`);
  at.server.restore(SHEET, 0, false);
  await copy.sync();
  return { kinds: at.server.log(SHEET).map(({ kind }) => kind), trouble: copy.getSnapshot().lastError };
}

test("a server that lost a sheet gets it back from a phone with its proof, and from no other but the opener's", async () => {
  const whole = { kinds: ["sheet.opened", "deal.recorded"], trouble: null };
  const none = { kinds: [], trouble: "refused" };
  expect(await givenBy({})).toEqual(whole);
  expect(await givenBy({ role: "player" })).toEqual(whole);
  expect(await givenBy({ proof: undefined })).toEqual(none);
  expect(await givenBy({ role: "viewer" })).toEqual(none);
});

test("another tab sends what a tab without a network has noted", async () => {
  const { server, online, handset, phone } = await table(offline);
  phone.close();
  const [cut, free] = [handset.tab(), handset.tab({ fetch: online })].map((tab) => tab.open(SHEET));
  if (!cut || !free) throw new Error("two tabs");
  await free.sync();
  await cut.save(record(0, cards(30, 20, 12)));
  for (let turn = 0; turn < 2_000 && server.log(SHEET).length < 2; turn++) await settle(1);
  expect(server.log(SHEET).map(({ kind }) => kind)).toEqual(["sheet.opened", "deal.recorded"]);
});

test("opening a sheet with nothing to send writes nothing", async () => {
  const { handset, phone, sheet } = await table();
  await sheet.sync();
  phone.close();
  handset.fetch = offline;
  const begin = vi.spyOn(IDBDatabase.prototype, "transaction");
  await handset.tab().open(SHEET).sync();
  const written = begin.mock.calls.filter(([stores, mode]) => mode === "readwrite" && [...stores].includes("events"));
  expect(written).toEqual([]);
});
