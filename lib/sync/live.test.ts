import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { record } from "#lib/sheet/change";
import { cards, made, SHEET } from "#lib/sheet/log.fixture";
import { followLive, type Noting } from "./live";
import type { OpenSheet } from "./opened";
import { Handset } from "./phone.fixture";

const settle = async () => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};
const event = (seq: number): LogEvent => ({ ...made(seq, record(seq, cards(1, 2, 3))), seq });
const message = (kind: string, data: unknown) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** A phone that has the first events of a sheet and follows it; the test sends the messages. */
async function following(has = 2) {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const said: unknown[] = [];
  const asked: string[] = [];
  const handset = new Handset(async (path, { body }) => {
    if (!path.includes("/live")) {
      said.push([path.replace(`/api/sheets/${SHEET}/`, ""), JSON.parse(String(body))]);
      return Response.json({});
    }
    asked.push(path);
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          out = controller;
        },
      }),
    );
  });
  let [pulled, syncs] = [has, 0];
  const sheet = {
    id: SHEET,
    pulled: async () => pulled,
    receive: async (events: readonly LogEvent[]) => {
      for (const { seq } of events) if (seq === pulled + 1) pulled = seq;
    },
    sync: async () => void syncs++,
  } as OpenSheet;
  const heard: (readonly Noting[])[] = [];
  const seen: number[] = [];
  const live = followLive(
    handset.tab(),
    sheet,
    (noting) => heard.push(noting),
    (others) => seen.push(others),
  );
  await settle();
  const hear = async (...messages: readonly string[]) => {
    out?.enqueue(new TextEncoder().encode(messages.join("")));
    await settle();
  };
  const hearBytes = async (bytes: Uint8Array) => {
    out?.enqueue(bytes);
    await settle();
  };
  const elapse = async () => {
    for (const timer of [...handset.timers]) if (timer.ms <= 1_500 && handset.timers.delete(timer)) timer.run();
    await settle();
  };
  return { handset, live, hear, hearBytes, elapse, heard, seen, said, asked, end: () => out?.close(), syncs: () => syncs };
}

it("a new event is taken, and counts as seen by nobody else yet; a known one changes nothing", async () => {
  const { hear, seen } = await following();
  await hear(`data: ${JSON.stringify(event(2))}\n\n`);
  expect(seen).toEqual([]);
  await hear(`data: ${JSON.stringify(event(3))}\n\n`);
  expect(seen).toEqual([0]);
});

it.each<[string, unknown, number[]]>([
  ["all that is here", { seq: 2, others: 3 }, [3]],
  ["more than is here", { seq: 3, others: 1 }, [1]],
  ["less than is here", { seq: 1, others: 3 }, [0]],
  ["nobody knows what", { seq: "2", others: 3 }, []],
])("others who have seen %s are counted, or not", async (_, told, others) => {
  const { hear, seen } = await following();
  await hear(message("seen", told));
  expect(seen).toEqual(others);
});

it("the phones that note are as last told, and none once the stream is lost or the page hidden", async () => {
  const { handset, hear, heard, end, syncs } = await following();
  const [nora, hugo] = ["Nora", "Hugo"].map((name, slot) => ({ device: name, name, slot }));
  await hear(message("noting", [nora]), message("noting", [hugo, { device: 3 }]), message("seen", { seq: 2, others: 1 }));
  await hear(message("noting", "nobody"));
  expect(heard).toEqual([[hugo], []]);
  end();
  await settle();
  expect([heard.length, heard.at(-1), syncs()]).toEqual([3, [], 1]);
  handset.hide();
  expect([heard.length, heard.at(-1), syncs()]).toEqual([4, [], 1]);
});

it("a noting phone is forgotten after ninety seconds of silence, because it may have died in a form", async () => {
  const { handset, live, hear, heard } = await following();
  const nora = { device: "n", name: "Nora", slot: 0 };
  const waits = () => [...handset.timers].filter(({ ms }) => ms === 90_000);
  await hear(message("noting", [nora]));
  await hear(message("noting", [nora]));
  const [last] = waits();
  expect([waits().length, heard]).toEqual([1, [[nora], [nora]]]);
  last?.run();
  expect(heard.at(-1)).toEqual([]);
  await hear(message("noting", [nora]));
  live.stop();
  await settle();
  expect(handset.timers.size).toBe(0);
});

it("a message in pieces is heard once and whole, wherever it was cut", async () => {
  const { hear, hearBytes, heard, seen } = await following();
  const ines = { device: "d", name: "Inès", slot: 0 };
  const bytes = new TextEncoder().encode(message("noting", [ines]));
  const cut = bytes.indexOf(0xc3) + 1;
  await hearBytes(bytes.slice(0, cut));
  expect(heard).toEqual([]);
  await hearBytes(bytes.slice(cut));
  expect(heard).toEqual([[ines]]);
  await hear(message("seen", { seq: 2, others: 1 }));
  await hear(": still here\n\n");
  expect([heard.length, seen]).toEqual([1, [1]]);
});

it("a phone tells how far it has seen once it listens, and once for several events together", async () => {
  const { hear, elapse, said } = await following();
  await elapse();
  expect(said).toEqual([["seen", { seq: 2 }]]);
  await hear(message("noting", []));
  await elapse();
  expect(said).toHaveLength(1);
  await hear(`data: ${JSON.stringify(event(3))}\n\n`);
  await hear(`data: ${JSON.stringify(event(4))}\n\n`);
  await elapse();
  expect(said.slice(1)).toEqual([["seen", { seq: 4 }]]);
});

it("a phone that notes says so every forty-five seconds, and nothing once the page is left", async () => {
  const { handset, live, said, heard } = await following();
  live.note(3);
  await settle();
  const waits = () => [...handset.timers].map(({ ms }) => ms).filter((ms) => ms === 45_000);
  // One timer belongs to the notes and the other to the stream.
  expect([waits().length, said]).toEqual([2, [["presence", { slot: 3 }]]]);
  live.stop();
  await settle();
  expect(handset.timers.size).toBe(0);
  handset.hide();
  expect(heard).toEqual([]);
});

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
])("with %i events a phone listens from after event %i, to hear the last one again", async (has, after) => {
  const { asked } = await following(has);
  expect(asked).toEqual([`/api/sheets/${SHEET}/live?after=${after}`]);
});
