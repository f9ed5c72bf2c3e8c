import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadGame } from "#lib/rules/games";
import { open, record } from "#lib/sheet/change";
import { cards, made, opening } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { SEEN_ROWS } from "./seen-rows";

vi.mock("#lib/rules/games", { spy: true });
beforeAll(() => loadGame("decale"));
afterEach(() => void vi.mocked(loadGame).mockReset());

const SHEET = "01930000-0000-7000-8000-0000000000aa";
const phoneOf = () => new Handset(() => Promise.reject(new TypeError("no network")));
const games = () => vi.mocked(loadGame).mock.calls.map(([game]) => game);

test("a game's rules load before a sheet of it is opened, or a kept one read", async () => {
  vi.mocked(loadGame).mockClear();
  const handset = phoneOf();
  const tab = handset.tab();
  await tab.open(SHEET).save(open(opening(3)));
  expect(games()).toEqual(["decale"]);
  tab.close();
  vi.mocked(loadGame).mockClear();
  await until(handset.tab().open(SHEET), ({ ready }) => ready);
  expect(games()).toContain("decale");
});

test("a closed phone closes its channel to the other tabs, and listens to no page event", () => {
  const [close, waiting] = [vi.fn(), new Set<() => void>()];
  const wait = (told: () => void) => {
    waiting.add(told);
    return () => waiting.delete(told);
  };
  const channel = () => ({ postMessage: () => {}, addEventListener: () => {}, close }) as never;
  const tab = phoneOf().tab({ channel, onLeave: wait, onWake: wait });
  tab.open(SHEET);
  expect(waiting.size).toBeGreaterThan(1);
  tab.close();
  expect(close).toHaveBeenCalledOnce();
  expect(waiting.size).toBe(0);
});

test("if the rules do not load nothing is saved, and it can be tried again", async () => {
  const sheet = phoneOf().tab().open(SHEET);
  vi.mocked(loadGame).mockRejectedValue(new TypeError("no network"));
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "storage" });
  expect(sheet.getSnapshot()).toMatchObject({ sheet: null, lastError: "storage" });
  vi.mocked(loadGame).mockReset();
  expect(await sheet.save(open(opening(3)), record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
});

test.each<[string, object]>([
  ["without rules", {}],
  ["whose rules are a word", { rules: "decale" }],
])("an opening %s loads no game, is kept, and makes no sheet", async (_, body) => {
  const sheet = phoneOf().tab().open(SHEET);
  await sheet.receive([{ ...made(1, open(opening(3))), sheet: SHEET, body, seq: 1 }]);
  expect(sheet.getSnapshot().sheet).toBeNull();
  expect(await sheet.whole()).toContain("sheet.opened");
  expect(games().filter((game) => typeof game === "string")).toEqual([]);
});

test("the rows last seen of a sheet are dropped before anything is added to it, and those of another stay", async () => {
  const handset = phoneOf();
  const sheet = handset.tab().open(SHEET);
  await sheet.save(open(opening(3)));
  const other = JSON.stringify({ id: `${SHEET.slice(0, -1)}b`, html: "" });
  handset.kept.set(SEEN_ROWS, other);
  await sheet.save(record(0, cards(30, 20, 12)));
  expect(handset.kept.get(SEEN_ROWS)).toBe(other);
  handset.kept.set(SEEN_ROWS, JSON.stringify({ id: SHEET, html: "" }));
  expect(await sheet.save(record(0, cards(20, 30, 12)))).toMatchObject({ ok: false });
  expect([handset.kept.has(SEEN_ROWS), sheet.isAtRest()]).toEqual([true, true]);
  const then: unknown[] = [];
  const drop = vi.spyOn(handset.kept, "delete").mockImplementationOnce((key) => {
    then.push(key, sheet.getSnapshot().sheet?.deals.length, sheet.isAtRest());
    return handset.kept.delete(key);
  });
  await sheet.save(record(1, cards(30, 20, 12)));
  expect(then).toEqual([SEEN_ROWS, 1, false]);
  expect([handset.kept.has(SEEN_ROWS), sheet.isAtRest()]).toEqual([false, true]);
  drop.mockRestore();
});
