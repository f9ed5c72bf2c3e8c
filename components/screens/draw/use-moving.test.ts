import { beforeEach, expect, test, vi } from "vitest";
import { later, running } from "#components/hook.fixture";
import type { EveningTable } from "#lib/season/evening-view";
import { draw as t } from "#messages/fr/draw";
import type { Held } from "./opened-table";
import { useMoving } from "./use-moving";

type Done = { ok: true } | { ok: false; fault: { code: string } | null };
const server = { answers: [] as Promise<Done>[], asked: [] as object[] };

vi.mock("./opened-table", () => ({}));
vi.mock("../../../lib/sync/seat-somebody", () => ({
  seatSomebody: async (_: unknown, asked: object) => {
    server.asked.push(asked);
    return (await server.answers.shift()) ?? { ok: true };
  },
}));
vi.mock("#lib/sync/club", () => ({ look: async () => Promise.reject(new Error("no network")) }));
vi.mock("#lib/sync/doors", () => ({ doorOf: { evening: () => "" } }));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({}) }));
vi.mock("#components/parts/words/words", () => ({
  useWordsAnd: () => ({ rules: { games: { tarot: { faults: { full: () => "La table est pleine." } } }, common: {} }, t }),
}));

beforeEach(() => Object.assign(server, { answers: [], asked: [] }));

const nora: Held = { player: "nora", name: "Nora", from: "s1" };
const zoe: Held = { player: "zoé", name: "Zoé", from: null };
const evening = { tables: [{ sheet: "s2", game: "tarot" } as EveningTable] };

async function aPage() {
  const page = await running(() => useMoving("c1", evening), undefined);
  const hold = (who: Held | null) => page.done(() => page.now().setHeld(who));
  return { now: page.now, done: page.done, hold };
}

test("a selected player is seated at the tapped table, and no longer selected", async () => {
  const { now, done, hold } = await aPage();
  await hold(nora);
  await done(() => now().sit("s2", true));
  expect(server.asked).toEqual([{ ...nora, to: "s2", plays: true }]);
  expect([now().held, now().trouble, now().busy]).toEqual([null, null, false]);
});

test("a player selected while another is being seated stays selected", async () => {
  const { now, done, hold } = await aPage();
  const answer = later<Done>();
  server.answers.push(answer.promise);
  await hold(nora);
  await done(() => now().sit("s2", true));
  await hold(zoe);
  await done(() => answer.keep({ ok: true }));
  expect([now().held, now().busy]).toEqual([zoe, false]);
});

test.each([
  ["says why", { code: "full" }, "La table est pleine."],
  ["that gives no reason says that nothing was noted", null, t.notNoted],
])("a table that refuses %s, and the player stays selected", async (_, fault, why) => {
  const { now, done, hold } = await aPage();
  server.answers.push(Promise.resolve({ ok: false, fault }));
  await hold(nora);
  await done(() => now().sit("s2", false));
  expect([now().held, now().trouble]).toEqual([nora, why]);
});

test("with nobody selected nobody is seated", async () => {
  const { now, done } = await aPage();
  await done(() => now().sit("s2", true));
  expect(server.asked).toEqual([]);
});
