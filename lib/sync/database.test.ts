import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import { Handset } from "./phone.fixture";
import { openStore } from "./store";

/** A phone's database as the app first shipped it. */
async function firstVersion(factory: IDBFactory): Promise<void> {
  const request = factory.open("petit-au-bout", 1);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore("events", { keyPath: "id" }).createIndex("sheet", "sheet");
    db.createObjectStore("sheets", { keyPath: "id" });
    db.createObjectStore("drafts", { keyPath: ["sheet", "slot"] });
    db.createObjectStore("device");
  };
  await new Promise((done) => {
    request.onsuccess = done;
  });
  const tx = request.result.transaction(["device", "drafts"], "readwrite");
  tx.objectStore("device").put({ id: "d1", token: "t1" }, "device");
  tx.objectStore("drafts").put({ sheet: "s1", slot: 3, draft: { bet: "bac" } });
  await new Promise((done) => {
    tx.oncomplete = done;
  });
  request.result.close();
}

it("a phone that had the app before clubs keeps its right and its forms, and can see clubs", async () => {
  const factory = new IDBFactory();
  await firstVersion(factory);
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  handset.disk = factory;
  const store = openStore(handset.env());
  expect(await store.device(() => ({ id: "new", token: "new" }))).toEqual({ id: "d1", token: "t1" });
  expect(await store.draft("s1", 3)).toEqual({ bet: "bac" });
  const seen = { path: "/api/clubs/c1", at: 5, view: { name: "Les mardis" } };
  await store.keepSeen(seen);
  expect(await store.seen(seen.path)).toEqual(seen);
  expect(await store.seenPaths()).toEqual([seen.path]);
  store.close();
});

it("malformed records of an older app are skipped, and stay on the disk beside the good ones", async () => {
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  const store = openStore(handset.env());
  const event = { id: "e1", sheet: "s1", kind: "deal.recorded", v: 1, body: {}, at: "", device: "d1" };
  const entry = { id: "e1", sheet: "s1", event, fate: "unsent" } as const;
  const card = { id: "s1", pulled: 0, changedAt: 1, unsent: 1, sheet: null, deals: 0 };
  const strange = { id: "e2", sheet: "s1", event: { id: "e2" }, fate: "unsent" } as unknown as typeof entry;
  await store.change("s1", () => ({ entries: [entry, strange], card, value: null }));
  await store.change("s2", () => ({ card: { ...card, id: "s2", pulled: "3" } as unknown as typeof card, value: null }));
  expect((await store.read("s1")).entries).toEqual([entry]);
  expect(await store.read("s2")).toMatchObject({ pulled: 0 });
  expect(await store.cards()).toEqual([card]);
  store.close();
  const opened = handset.disk.open("petit-au-bout");
  await new Promise((done) => {
    opened.onsuccess = done;
  });
  const kept = opened.result.transaction("events").objectStore("events").count();
  await new Promise((done) => {
    kept.onsuccess = done;
  });
  expect(kept.result).toBe(2);
  opened.result.close();
});

/** A browser whose database cannot be opened; `fail` undefined: it never answers. */
function broken(fail?: string) {
  const open = vi.fn(() => {
    const request = { error: fail && new DOMException("no", fail), onerror: () => {} };
    if (fail) setImmediate(() => request.onerror());
    return request;
  });
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  handset.disk = { open } as unknown as IDBFactory;
  return { open, handset, store: openStore(handset.env()) };
}

it.each([
  ["UnknownError", 2, "storage"],
  ["InvalidStateError", 2, "storage"],
  ["SecurityError", 1, "storage"],
  ["QuotaExceededError", 1, "disk-full"],
] as const)("a database that fails with %s is opened %i times before the failure is told", async (name, times, code) => {
  const { open, store } = broken(name);
  await expect(store.read("s1")).rejects.toMatchObject({ code });
  expect(open).toHaveBeenCalledTimes(times);
});

it("a browser that does not answer is reported as stuck, and asked again the next time", async () => {
  const { open, handset, store } = broken();
  const ask = async () => {
    const answer = store.read("s1").catch(({ code }: { code: string }) => code);
    await new Promise((resolve) => setImmediate(resolve));
    expect([...handset.waiting].map(({ ms }) => ms)).toEqual([12_000]);
    handset.elapse(handset.waiting);
    return answer;
  };
  expect(await ask()).toBe("stuck");
  expect(await ask()).toBe("stuck");
  expect(open).toHaveBeenCalledTimes(2);
});

it("after the page was left it reads again only after a second, or once it is back", async () => {
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  const open = vi.spyOn(handset.disk, "open");
  const store = openStore(handset.env());
  await store.keepDraft("s1", 3, { bet: "bac" });
  for (const returns of [() => handset.elapse(), () => handset.wake()]) {
    handset.leave();
    handset.leave();
    let hasRead = false;
    const read = store.draft("s1", 3).finally(() => {
      hasRead = true;
    });
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect([hasRead, ...[...handset.timers].map(({ ms }) => ms)]).toEqual([false, 1_000]);
    returns();
    expect(await read).toEqual({ bet: "bac" });
    expect(handset.timers.size).toBe(0);
  }
  expect(open).toHaveBeenCalledTimes(3);
  store.close();
});

it("if one part of a write is refused, no part is kept", async () => {
  const store = openStore(new Handset(() => Promise.reject(new TypeError("no network"))).env());
  const event = { id: "e1", sheet: "s1", kind: "x", v: 1, body: {}, at: "now", device: "d" };
  const entry = { id: "e1", sheet: "s1", event, fate: "unsent" } as const;
  // A card without an id cannot be stored.
  await expect(store.change("s1", () => ({ entries: [entry], card: {} as never, value: 1 }))).rejects.toMatchObject({
    code: "storage",
  });
  expect(await store.read("s1")).toMatchObject({ entries: [], pulled: 0 });
  expect(await store.change("s1", ({ entries }) => ({ entries: [entry], value: entries.length }))).toBe(0);
  expect((await store.read("s1")).entries).toEqual([entry]);
  store.close();
});

/** Whether another tab blocks this request to open or delete the database. */
const heldUp = (request: IDBOpenDBRequest) =>
  new Promise<boolean>((done) => {
    request.onblocked = () => done(true);
    request.onsuccess = () => done(false);
  });

it("a database emptied under an open tab is created again, even if the browser fails once", async () => {
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  const store = openStore(handset.env());
  await store.keepDraft("s1", 3, { bet: "bac" });
  expect(await heldUp(handset.disk.deleteDatabase("petit-au-bout"))).toBe(false);
  vi.spyOn(handset.disk, "open").mockImplementationOnce(() => {
    throw new DOMException("not yet", "UnknownError");
  });
  expect(await store.draft("s1", 3)).toBeUndefined();
  store.close();
});

it("a newer app in another tab takes the database over, and the older one says that it has none", async () => {
  const handset = new Handset(() => Promise.reject(new TypeError("no network")));
  const store = openStore(handset.env());
  await store.keepDraft("s1", 3, { bet: "bac" });
  expect(await heldUp(handset.disk.open("petit-au-bout", 3))).toBe(false);
  await expect(store.draft("s1", 3)).rejects.toMatchObject({ code: "storage" });
});
