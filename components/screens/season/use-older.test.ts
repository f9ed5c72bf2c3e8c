import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { useOlder } from "./older";

const server = { reached: true, asked: [] as string[] };

vi.mock("#components/parts/words/words", () => ({ useWordsOf: () => ({ older: { failed: "no network" } }) }));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({}) }));
vi.mock("#lib/sync/club", () => ({
  askDoor: async (_: unknown, before: string) => {
    server.asked.push(before);
    if (!server.reached) throw new Error("away");
    return { evenings: [`before ${before}`], before: before === "c" ? null : "c" };
  },
}));

beforeEach(() => Object.assign(server, { reached: true, asked: [] }));

const page = (...evenings: string[]) => ({ evenings, before: "b" as string | null });
const list = (first: { evenings: string[]; before: string | null }) =>
  running((now: typeof first) => useOlder(now, (before) => before as never), first);

test("each older page is added below, until there is no more", async () => {
  const season = await list(page("a"));
  await season.done(() => season.now().more?.());
  await season.done(() => season.now().more?.());
  expect([server.asked, season.now().evenings, season.now().more]).toEqual([["b", "c"], ["a", "before b", "before c"], null]);
});

test("a failure is told, and the same page asked for again", async () => {
  const season = await list(page("a"));
  server.reached = false;
  await season.done(() => season.now().more?.());
  expect([season.now().evenings, season.now().trouble]).toEqual([["a"], "no network"]);
  server.reached = true;
  await season.done(() => season.now().more?.());
  expect([server.asked, season.now().evenings, season.now().trouble]).toEqual([["b", "b"], ["a", "before b"], null]);
});

test("after a new evening older ones are asked for again, so that none is missing or doubled", async () => {
  const season = await list(page("a"));
  await season.done(() => season.now().more?.());
  await season.again({ evenings: ["new", "a"], before: "a2" });
  expect(season.now().evenings).toEqual(["new", "a"]);
  await season.done(() => season.now().more?.());
  expect(server.asked.at(-1)).toBe("a2");
});

test("nothing more is offered when all evenings are there", async () => {
  expect((await list({ evenings: ["a"], before: null })).now().more).toBeNull();
});
