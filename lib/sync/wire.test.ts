import { expect, test, vi } from "vitest";
import { askServer, WireError, wireOf } from "./wire";

const DEVICE = { id: "d1", token: "t1" };

function network(answer: () => Promise<Response>) {
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  const stopped = vi.fn();
  const asked: { path: string; init: RequestInit }[] = [];
  const env = {
    fetch: (path: string, init: RequestInit) => {
      asked.push({ path, init });
      return answer();
    },
    after: (ms: number, run: () => void) => {
      waits.push(ms);
      timers.push(run);
      return stopped;
    },
  };
  return { env, timers, waits, stopped, asked };
}

const troubleWith = async (answer: () => Promise<Response>) => {
  const { env, stopped } = network(answer);
  const error = await askServer(env, DEVICE, "/api/x").catch((error: unknown) => error);
  expect(error).toBeInstanceOf(WireError);
  expect(stopped).toHaveBeenCalledTimes(1);
  return error as WireError;
};

test.each([
  [400, "unreadable"],
  [413, "unreadable"],
  [415, "unreadable"],
  [409, "full"],
  [429, "later"],
  [401, "refused"],
  [403, "refused"],
  [404, "refused"],
  [410, "refused"],
  [408, "server"],
  [500, "server"],
  [502, "server"],
])("an answer of %i is “%s”", async (status, code) => {
  expect(await troubleWith(async () => new Response("", { status }))).toMatchObject({ code, told: undefined });
});

test("a failed request, a foreign page and a list are not answers", async () => {
  expect((await troubleWith(() => Promise.reject(new TypeError("no network")))).code).toBe("offline");
  expect((await troubleWith(async () => new Response("<html>"))).code).toBe("offline");
  expect((await troubleWith(async () => Response.json([]))).code).toBe("server");
});

test("only a link that is over brings the server's own reason", async () => {
  const gone = (body: unknown, status = 410) => troubleWith(async () => Response.json(body, { status }));
  expect((await gone({ code: "used" })).told).toBe("used");
  expect((await gone({ code: 3 })).told).toBeUndefined();
  expect((await gone({ code: "used" }, 404)).told).toBeUndefined();
});

test("a question that takes too long is given up", async () => {
  const { env, timers, waits } = network(() => new Promise(() => {}));
  const signal = new Promise<AbortSignal>((asked) => {
    env.fetch = (_, init) => {
      asked(init.signal as AbortSignal);
      return new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    };
  });
  const answer = askServer(env, DEVICE, "/api/x").catch(({ code }: WireError) => code);
  expect((await signal).aborted).toBe(false);
  expect(waits).toEqual([15_000]);
  for (const run of timers) run();
  expect(await answer).toBe("offline");
});

test("only well-formed events of this sheet are pulled, and only well-formed fields heard", async () => {
  const whole = { id: "e1", sheet: "s1", kind: "x", v: 1, body: {}, at: "now", device: "d", seq: 1 };
  const { device: _, ...nobodys } = whole;
  const events = [whole, { ...whole, sheet: "s2" }, nobodys, null, { ...whole, seq: 2.5 }, { ...whole, v: "1" }];
  const pulling = network(async () => Response.json({ events, last: 4, role: "king", epoch: 3, past: "x" }));
  expect(await wireOf(pulling.env, DEVICE).pull("s1", 7)).toEqual({
    events: [events[0]],
    last: 4,
    role: undefined,
    epoch: undefined,
    past: undefined,
  });
  expect(pulling.asked[0]).toMatchObject({
    path: "/api/sheets/s1/events?after=7",
    init: { headers: { Authorization: "Bearer t1" } },
  });
  const told = { events: [], last: 0, role: "player", epoch: "e", past: 5 };
  expect(await wireOf(network(async () => Response.json(told)).env, DEVICE).pull("s1", 0)).toEqual(told);
  const answer = { id: "e1", status: "accepted", seq: 1 };
  const results = [
    answer,
    { ...answer, seq: undefined },
    { status: "accepted", seq: 1 },
    { id: "e2", status: "conflict", with: null },
    { id: "e3", status: "rejected" },
    { ...answer, status: "put off" },
    3,
  ];
  const pushing = network(async () => Response.json({ results }));
  expect(await wireOf(pushing.env, DEVICE).push("s1", [])).toEqual([answer]);
  expect(pushing.asked[0]?.init).toMatchObject({ method: "POST", body: '{"events":[]}' });
});

test("a request carries the proof if there is one, and no header in its place otherwise", async () => {
  const { env, asked } = network(async () => Response.json({ results: [], events: [] }));
  const { push, pull } = wireOf(env, DEVICE);
  await pull("s1", 0, "word");
  await push("s1", [], "word");
  await pull("s1", 0);
  await push("s1", []);
  const right = { Authorization: "Bearer t1", "Content-Type": "application/json" };
  const withWord = { ...right, "Petit-Proof": "word" };
  expect(asked.map(({ init }) => init.headers)).toEqual([withWord, withWord, right, right]);
});
