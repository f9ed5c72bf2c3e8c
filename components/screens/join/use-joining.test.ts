import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { Joined } from "#lib/sync/join";
import { useJoining } from "./use-joining";

const here = {
  joined: { ok: false, code: "offline" } as Joined,
  asked: [] as object[],
  typed: [] as string[],
  went: [] as string[],
};

vi.mock("#components/parts/words/words", () => ({ useWords: () => ({ lang: "fr" }) }));
vi.mock("#lib/sync/persist", () => ({ askToPersist: async () => {} }));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({}) }));
vi.mock("#lib/sync/join", () => ({
  joinSheet: async (_: unknown, asked: object) => {
    here.asked.push(asked);
    return here.joined;
  },
}));

beforeEach(() => Object.assign(here, { joined: { ok: false, code: "offline" }, asked: [], typed: [], went: [] }));

/** The joining page at an address that ends so; `heard`: what the page listens to. */
async function at(hash: string, search = "") {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => void heard.set(name, listener));
  vi.stubGlobal("removeEventListener", (name: string) => void heard.delete(name));
  vi.stubGlobal("location", { hash, search, replace: (to: string) => here.went.push(`replace ${to}`) });
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, to: string) => here.went.push(`now ${to}`) });
  const onSheet = () => here.went.push("shown");
  const page = await running(() => useJoining(onSheet, (code) => here.typed.push(code)), undefined);
  return { ...page, heard };
}

test("a recovery code that is scanned waits in the field, and is not used up before somebody sends it", async () => {
  const { now } = await at("#K7MP2WQXK7MP2WQXK7MP2WQXK7MP");
  expect([here.asked, here.typed, now().state.step]).toEqual([[], ["K7MP 2WQX K7MP 2WQX K7MP 2WQX K7MP"], "typing"]);
});

test("a link to a sheet joins at once, and the sheet is shown at its own address", async () => {
  here.joined = { ok: true, kind: "sheet", id: "s1" };
  await at("#token");
  expect([here.asked, here.typed]).toEqual([[{ token: "token" }], []]);
  expect(here.went).toEqual(["now /fr/sheet?s=s1", "shown"]);
});

test("a link to a club leads to its page; one to a tournament, with the table that its card is printed on", async () => {
  here.joined = { ok: true, kind: "club", id: "c1" };
  await at("#token");
  here.joined = { ok: true, kind: "hall", id: "h1" };
  await at("#token", "?t=12");
  await at("#token", "?t=x");
  expect(here.went).toEqual(["replace /fr/club?c=c1", "replace /fr/hall?h=h1&t=12", "replace /fr/hall?h=h1"]);
});

test("without a network the page waits, and joins once there is one", async () => {
  const { now, heard, done } = await at("#token");
  expect([now().waits, now().state]).toEqual([true, { step: "refused", code: "offline" }]);
  here.joined = { ok: true, kind: "sheet", id: "s1" };
  await done(() => heard.get("online")?.());
  expect([here.asked.length, here.went.at(-1)]).toEqual([2, "shown"]);
});

test("a link that nobody knows is an old one, a code that nobody knows is wrong; neither is sent again by itself", async () => {
  here.joined = { ok: false, code: "unknown" };
  const { now, heard, done } = await at("#token");
  expect([now().state, now().waits, heard.has("online")]).toEqual([{ step: "refused", code: "oldLink" }, false, false]);
  await done(() => now().join({ code: "K7MP2WQX" }));
  expect(now().state).toEqual({ step: "refused", code: "unknown" });
});
