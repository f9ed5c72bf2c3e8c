/** Rows that must be made again stay on a list until they are made; then the club's followers are told. */
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { write } from "./client";
import { onPostgres } from "./database.fixture";
import { sqlite } from "./engine/sqlite";
import { fanout } from "./fanout";
import { beginLater, makeLater, readStale } from "./later";
import { emptyDatabasePer } from "./per-test.fixture";

emptyDatabasePer("test");

const begin = (sheets: string[], tables: string[]) => write((tx) => beginLater(tx, { sheets, tables }));

it("each stale log is listed once, whatever made it stale, the newest first", async () => {
  await begin([], []);
  expect(await readStale()).toEqual([]);
  await begin(["b"], []);
  await begin([], ["a"]);
  await begin(["c", "b"], ["b", "d"]);
  expect(await readStale()).toEqual(["d", "c", "b", "a"]);
});

it("what was made again leaves the list: sheets, their tables, and all tables of a history", async () => {
  const [history, sheet, table, both] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const brought = Array.from({ length: 21 }, (_, at) => `${history}.${at}`);
  await begin([sheet, both, "another"], [table, both, ...brought]);
  await makeLater({ sheets: [sheet, both], tables: [table, both, ...brought] });
  expect(await readStale()).toEqual(["another"]);
});

it.skipIf(onPostgres)("a log is locked while its rows are made again", async () => {
  const held = vi.spyOn(sqlite, "lockLog");
  await makeLater({ sheets: ["a"], tables: ["b", ...Array.from({ length: 21 }, (_, at) => `history.${at}`)] });
  // Ten evenings of a history are made in one go, because they are short.
  expect(held.mock.calls.map(([, log]) => log)).toEqual(["b", "history.0", "history.10", "history.20", "a"]);
  held.mockRestore();
});

it.each<[string, string[], string[], string | undefined, number]>([
  ["nothing", [], [], "club", 0],
  ["a sheet", ["a"], [], "club", 1],
  ["a table", [], ["a"], "club", 1],
  ["a sheet and a table", ["a"], ["b"], "club", 1],
  ["two tables of no club that changed", [], ["a", "b"], undefined, 0],
])("followers of a club hear that %s was made again: %j %j %s", async (_, sheets, tables, club, times) => {
  const told = vi.fn();
  const stop = fanout().subscribe("club", told);
  await makeLater({ sheets, tables }, club);
  stop();
  expect(told.mock.calls).toEqual(Array(times).fill([{ about: "tables" }]));
});
