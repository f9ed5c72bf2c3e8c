import { expect, it } from "vitest";
import { receiptOf } from "#lib/db/epoch";
import { endAll, followers } from "#lib/db/follow";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { seenBy } from "#lib/db/seen";
import type { LogEvent } from "#lib/log/event";
import { rename } from "#lib/sheet/change";
import { aGuest, anEvening, change, type Evening, eventOf, json } from "../../../evening.fixture";
import { ask, type Phone, readDoors } from "../../../router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

const push = (evening: Evening, phone: Phone, ...names: string[]) => {
  const events = names.map((name) => eventOf(rename(0, name), evening.sheet, phone.device));
  return json(ask(doors, "POST", `/api/sheets/${evening.sheet}/events`, { phone, body: { events } }));
};

/** A stream, message by message. */
async function listen({ sheet }: Evening, phone: Phone, headers: Record<string, string> = {}, query = "") {
  const leaving = new AbortController();
  const address = `/api/sheets/${sheet}/live${query}`;
  const response = (await ask(doors, "GET", address, { phone, headers, signal: leaving.signal })) as Response;
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  async function next(): Promise<string | undefined> {
    while (!text.includes("\n\n")) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value);
    }
    const [message = ""] = text.split("\n\n", 1);
    text = text.slice(message.length + 2);
    return message;
  }
  /** The sequence number of the next event. */
  async function seq(): Promise<number | undefined> {
    for (;;) {
      const message = await next();
      if (message === undefined) return undefined;
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/s.exec(message) ?? [];
      if (!id) continue;
      const event = JSON.parse(data as string) as LogEvent;
      // The receipt lets a phone give the event back if this server ever forgets it.
      expect([event.seq, event.receipt]).toEqual([Number(id), receiptOf(event)]);
      return Number(id);
    }
  }
  async function noting(): Promise<unknown> {
    for (;;) {
      const message = await next();
      const data = /^event: noting\ndata: (.*)$/s.exec(message ?? "event: noting\ndata: null")?.[1];
      if (data) return JSON.parse(data);
    }
  }
  /** Hangs up in both ways that a server can hear of: a signal alone may be garbage-collected before it is heard. */
  const hangUp = () => {
    leaving.abort();
    void reader.cancel().catch(() => {});
  };
  return { response, seq, noting, hangUp };
}

const take = async (n: number, seq: () => Promise<number | undefined>) => {
  const seqs = [];
  for (let i = 0; i < n; i++) seqs.push(await seq());
  return seqs;
};

it("a follower hears the past events, then the new ones, and resumes where it was", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "viewer");
  const stream = await listen(evening, luc);
  expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.response.headers.get("x-accel-buffering")).toBe("no");
  expect(await take(2, stream.seq)).toEqual([1, 2]);
  await push(evening, evening.owner, "Ana", "Bob");
  expect(await take(2, stream.seq)).toEqual([3, 4]);
  stream.hangUp();
  await push(evening, evening.owner, "Ana", "Bob");
  // A browser that reconnects asks for the same address, and says in a header how far it has got.
  const again = await listen(evening, luc, { "last-event-id": "4" }, "?after=2");
  await push(evening, evening.owner, "Ana");
  expect(await take(3, again.seq)).toEqual([5, 6, 7]);
  again.hangUp();
});

it("hears each of two hundred events once and in order, whoever pushes at the same time", async () => {
  const evening = await anEvening(doors);
  const phones = [evening.owner, await aGuest(doors, evening, "player"), await aGuest(doors, evening, "player")];
  const stream = await listen(evening, phones[1] as Phone);
  const names = Array.from({ length: 22 }, (_, i) => `Nom ${i}`);
  await Promise.all(phones.flatMap((phone) => [0, 1, 2].map(() => push(evening, phone, ...names))));
  expect(await take(200, stream.seq)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  stream.hangUp();
});

it("hears who is noting a deal; nothing of it is stored", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "player");
  await change(doors, evening, luc.device, { name: "Luc" });
  const stream = await listen(evening, evening.owner);
  expect(await stream.noting()).toEqual([]);
  const say = (slot: number | null) =>
    ask(doors, "POST", `/api/sheets/${evening.sheet}/presence`, { phone: luc, body: { slot } });
  await say(1);
  expect(await stream.noting()).toEqual([{ device: luc.device, name: "Luc", slot: 1 }]);
  const late = await listen(evening, evening.owner);
  expect(await late.noting()).toHaveLength(1);
  await say(null);
  expect(await stream.noting()).toEqual([]);
  for (const one of [stream, late]) one.hangUp();
});

it("a phone may have seen nothing yet, and notes only possible slots", async () => {
  const evening = await anEvening(doors);
  const say = async (what: "seen" | "presence", body: object) =>
    (await ask(doors, "POST", `/api/sheets/${evening.sheet}/${what}`, { phone: evening.owner, body }))?.status;
  expect([await say("seen", { seq: 0 }), await say("seen", { seq: -1 })]).toEqual([200, 400]);
  expect([await say("presence", { slot: 0 }), await say("presence", { slot: 9_999 })]).toEqual([200, 200]);
  expect([await say("presence", { slot: -1 }), await say("presence", { slot: 10_000 })]).toEqual([400, 400]);
});

it("a phone cannot claim to have seen more than there is", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "viewer");
  const last = (await json(ask(doors, "GET", `/api/sheets/${evening.sheet}/events`, { phone: luc }))).last as number;
  const said = await ask(doors, "POST", `/api/sheets/${evening.sheet}/seen`, { phone: luc, body: { seq: last + 7 } });
  expect(said?.status).toBe(200);
  expect(seenBy({ log: evening.sheet, device: evening.owner.device })).toEqual({ seq: last, others: 1 });
});

it("ends when its phone is revoked, when its phone opens too many, and when the server stops", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "viewer");
  const revoked = await listen(evening, luc);
  await change(doors, evening, luc.device, { revoked: true });
  expect(await take(3, revoked.seq)).toContain(undefined);
  const many = [];
  for (let i = 0; i < 12; i++) many.push(await listen(evening, evening.owner));
  expect(followers()).toBe(8);
  endAll();
  for (const one of many) expect(await take(3, one.seq)).toContain(undefined);
  expect(followers()).toBe(0);
});
