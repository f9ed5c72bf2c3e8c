/** A history brought to a club brings people and seasons, and takes them along when it is withdrawn. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { eventId, minute } from "#lib/sheet/log.fixture";
import { folded, LOG_OF_FRIENDS as LOG, NORA, playerId, SEASON, season, logThen as then } from "./club.fixture";
import { addPlayer, bringHistory, changePlayer, withdrawHistory } from "./club-change";

test("when a history is withdrawn, the players who came with it give up their marks and names", () => {
  const max = playerId(70);
  const body = {
    ...{ source: "f.csv", game: "decale" as const, players: [{ player: max, name: "Max" }], seasons: [], columns: [NORA, max] },
    evenings: [{ season: SEASON, day: "2026-03-10", points: [1, -1] }],
  };
  const brought = then(LOG, bringHistory(body), changePlayer({ player: max, name: "Maxime" }));
  const marks = (log: readonly LogEvent[]) =>
    folded(log)
      .players.slice(5)
      .map(({ mark }) => mark);
  expect(marks(brought)).toEqual(["ring"]);
  const back = then(brought, withdrawHistory({ event: (brought[LOG.length] as LogEvent).id }));
  const luc = { player: playerId(71), name: "Luc" };
  expect(marks(then(back, addPlayer(luc), addPlayer({ player: playerId(72), name: "Léo" })))).toEqual(["ring", "star"]);
  const again = folded(then(back, bringHistory(body))).players.at(-1);
  expect([again?.name, again?.formerNames]).toEqual(["Max", undefined]);
});

test("a history brings its people and its seasons, and takes them along when it is withdrawn (T26)", () => {
  const OLD = eventId(700);
  const { season: _, ...old } = season({});
  const brought = bringHistory({
    source: "tarot.xlsx",
    game: "decale",
    players: [{ player: playerId(9), name: "Zénon" }],
    seasons: [{ ...old, season: OLD, ended: true }],
    columns: [NORA, playerId(9)],
    evenings: [{ season: OLD, day: "2025-10-01", points: [10, null] }],
  });
  const log = then(LOG, brought);
  const names = (events: readonly LogEvent[]) => folded(events).players.map(({ name }) => name);
  const seasons = (events: readonly LogEvent[]) => folded(events).seasons.map(({ id }) => id);
  expect(names(log)).toEqual([...names(LOG), "Zénon"]);
  expect(seasons(log)).toEqual([...seasons(LOG), OLD]);
  expect(folded(log).histories?.[0]).toMatchObject({ source: "tarot.xlsx", evenings: 1, people: 2, withdrawn: null });
  const event = log.at(-1)?.id ?? "";
  const without = then(log, withdrawHistory({ event }));
  expect([names(without), seasons(without)]).toEqual([names(LOG), seasons(LOG)]);
  expect(folded(without).histories?.[0]?.withdrawn).toEqual({ at: minute(log.length + 1) });
});
