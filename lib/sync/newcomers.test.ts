import { beforeEach, expect, test, vi } from "vitest";
import { keepNewcomers, newcomersOf, seatNewcomers, seatNewcomersHere, sitOrWait, type Waiting } from "./newcomers";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import type { SatDown } from "./sit-down";

const server = { answer: { ok: true } as object, isThere: true, asked: [] as unknown[] };

vi.mock("./sit-down", () => ({
  sitDown: async (_: unknown, joined: object, __: unknown, choices: readonly object[]): Promise<SatDown> => {
    server.asked.push(choices);
    const players = choices.map((choice) => ("player" in choice ? choice.player : "new"));
    return { joined: { ...joined, players }, ...server.answer } as unknown as SatDown;
  },
}));
vi.mock("./club", async (club) => ({
  ...(await club<object>()),
  look: async () => {
    if (!server.isThere) throw new Error("away");
    return { view: { club: { players: [{ id: "n", name: "Nora", into: null }] } } };
  },
}));

beforeEach(() => Object.assign(server, { answer: { ok: true }, isThere: true, asked: [] }));

const WAITING: Waiting = { club: "c1", season: "s1", newcomers: [{ person: 1, name: "Zoé", guest: true }] };

async function table(season: object | null, ok = true, waiting = WAITING) {
  const kept = new Map<string, unknown>();
  const store = {
    keepSeen: async ({ path, view }: { path: string; view: unknown }) => void kept.set(path, view),
    seen: async (path: string) => (kept.has(path) ? { path, at: 0, view: kept.get(path) } : undefined),
  };
  const phone = { store, env: { now: () => 0 } } as unknown as Phone;
  const saved: unknown[] = [];
  const open = {
    id: "sheet",
    getSnapshot: () => ({ ready: true, sheet: { names: ["Nora", "Zoé"], season, people: [] } }),
    save: async ({ body }: { body: object }) => {
      saved.push(body);
      return { ok };
    },
  } as unknown as OpenSheet;
  await keepNewcomers(phone, "sheet", waiting);
  return { phone, saved, seat: () => seatNewcomers(phone, open), waits: () => newcomersOf(phone, "sheet") };
}
const here = { club: "c1", season: "s1", players: ["n", null] };

test("once the server answers, newcomers are seated as the members or guests that they are", async () => {
  const { saved, seat, waits } = await table(here);
  expect(await seat()).toBeNull();
  expect([server.asked, saved, await waits()]).toMatchObject([[[{ player: "n" }, { add: "guest" }]], [{ club: "c1" }], null]);
});

test("while the server is away they wait on", async () => {
  server.isThere = false;
  const { seat, waits } = await table(here);
  expect([await seat(), await waits(), server.asked]).toEqual([WAITING, WAITING, []]);
});

test("the club's reason for refusing newcomers is kept to be shown", async () => {
  const faults = [{ at: "name", code: "name-taken", rule: "T2" }];
  server.answer = { ok: false, code: "rejected", faults };
  const { seat, waits } = await table(here);
  expect([await seat(), await waits()]).toEqual([
    { ...WAITING, faults },
    { ...WAITING, faults },
  ]);
});

test.each([
  ["sits already", { ...here, players: ["n", "z"] }],
  ["sits at a sheet that went to another season", { ...here, season: "s2" }],
  ["sits at a sheet that no longer counts", null],
])("somebody who %s waits for nothing, and the server is not asked", async (_, season) => {
  const { seat, waits } = await table(season);
  expect([await seat(), await waits(), server.asked]).toEqual([null, null, []]);
});

test("seating that the disk refused is tried again", async () => {
  const { seat, waits } = await table(here, false);
  expect([await seat(), await waits()]).toEqual([WAITING, WAITING]);
});

test.each([
  ["offline", true],
  ["server", true],
  ["later", true],
  ["refused", false],
  ["full", false],
])("when the club answers “%s”, the sheet joins without its newcomers: %j", async (code, waits) => {
  server.answer = { ok: false, code };
  const { phone } = await table(null);
  const choices = [{ player: "n" }, { add: "guest" }] as const;
  const { seated, waiting } = await sitOrWait(phone, { club: "c1", season: "s1" }, ["Nora", "Zoé"], choices);
  expect([seated.ok, waiting?.newcomers ?? null]).toEqual([waits, waits ? WAITING.newcomers : null]);
  if (seated.ok) expect(seated.joined.players).toEqual(["n", null]);
});

test("from home, each sheet with newcomers is sent before they are seated; other sheets are left alone", async () => {
  const kept = new Map<string, unknown>();
  const done: string[] = [];
  const store = {
    keepSeen: async ({ path, view }: { path: string; view: unknown }) => void kept.set(path, view),
    seen: async (path: string) => (kept.has(path) ? { path, at: 0, view: kept.get(path) } : undefined),
    seenPaths: async () => [...kept.keys(), "/api/clubs/c1"],
  };
  const open = (id: string) => ({
    id,
    sync: async () => void done.push(`${id} sent`),
    getSnapshot: () => ({ ready: true, sheet: { names: ["Nora", "Zoé"], season: here, people: [] } }),
    save: async () => {
      done.push(`${id} seated`);
      return { ok: true };
    },
  });
  const phone = { store, open, env: { now: () => 0 } } as unknown as Phone;
  await keepNewcomers(phone, "first", WAITING);
  await keepNewcomers(phone, "second", null);
  await keepNewcomers(phone, "third", WAITING);
  await seatNewcomersHere(phone);
  expect(done).toEqual(["first sent", "first seated", "third sent", "third seated"]);
});

test("a newcomer whose place the sheet does not have waits no longer, and the club is not asked", async () => {
  const newcomers = [{ person: 7, name: "Zoé", guest: true }] as const;
  const { seat, waits, saved } = await table(here, true, { ...WAITING, newcomers });
  expect([await seat(), await waits(), saved, server.asked]).toEqual([null, null, [], []]);
});
