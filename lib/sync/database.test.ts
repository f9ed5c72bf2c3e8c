import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it } from "vitest";
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
