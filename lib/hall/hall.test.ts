/** A tournament's events: in any order they fold to the same hall, the docs list them all, and badly formed ones are refused. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { foldHall } from "./fold-hall";
import { entrantId, HALL, seatedTournament } from "./hall.fixture";
import { HALL_OPENING, handIn, nextOpened } from "./hall-acts.fixture";
import { HALL_KINDS, type HallChange, readHallEvent } from "./hall-event";

test("events in any order, repeated or not, fold to the same hall; newer events are left out", () => {
  const tournament = seatedTournament(5);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  const { log } = tournament;
  expect(foldHall([...log].reverse())).toEqual(tournament.hall);
  expect(foldHall([...log, ...log])).toEqual(tournament.hall);
  expect(foldHall([])).toBeNull();
  const newer = { ...(log[1] as LogEvent), kind: "entrant.photographed", body: {}, id: entrantId(800) };
  expect(readHallEvent(newer).faults.map(({ code }) => code)).toEqual(["newer-event"]);
  expect(foldHall([...log, { ...newer, seq: 99 }])).toEqual(tournament.hall);
  const stray: HallChange[] = [
    { kind: "position.opened", body: { position: 5, kind: "fft", seating: [] } },
    { kind: "sheet.handed-in", body: { position: 4, table: 1, balances: [0, 0, 0, 0], source: "phone" } },
    { kind: "seats.given", body: { seats: [null, null, null, null] } },
    { kind: "entrant.withdrawn", body: { entrant: entrantId(1) } },
  ];
  const astray = stray.map(
    (change, i) => ({ ...(log[0] as LogEvent), ...change, id: entrantId(900 + i), seq: 900 + i }) as LogEvent,
  );
  expect(foldHall([...log, ...astray])).toEqual(tournament.hall);
});

test("docs/events.md lists every kind of a tournament's events, with its version", () => {
  const [, section = ""] = readFileSync(new URL("../../docs/events.md", import.meta.url), "utf8").split("## A tournament\n");
  const rows = [...section.matchAll(/^\| `([a-z]+\.[a-z-]+)` \| (\d+) \|/gm)].map(([, kind, v]) => [kind, Number(v)]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(Object.entries(HALL_KINDS).map(([kind, { v }]) => [kind, v])));
});

const BODIES: readonly [string, string, object, string][] = [
  ["no name", "tournament.opened", { ...HALL_OPENING, name: "" }, "name text-empty"],
  ["no such day", "tournament.opened", { ...HALL_OPENING, day: "2026-02-30" }, "day not-a-date"],
  ["a team of three", "tournament.opened", { ...HALL_OPENING, teamOf: 3 }, "teamOf unknown-value"],
  ["no deal", "tournament.opened", { ...HALL_OPENING, deals: 0 }, "deals out-of-range"],
  ["no id", "entrant.added", { entrant: "Nora", name: "Nora" }, "entrant not-an-id"],
  [
    "a licence without end",
    "entrant.added",
    { entrant: entrantId(1), name: "Nora", licence: "7".repeat(30) },
    "licence text-too-long",
  ],
  ["a number that is none", "number.left", { number: 0, from: 1, reason: "x" }, "number out-of-range"],
  ["a table of five", "position.opened", { position: 1, kind: "fft", seating: [[1, 2, 3, 4, 5]] }, "seating.0 wrong-length"],
  [
    "201 tables",
    "position.opened",
    { position: 1, kind: "fft", seating: Array(201).fill([null, null, null, null]) },
    "seating wrong-length",
  ],
  ["three balances", "sheet.handed-in", { position: 1, table: 1, balances: [0, 0, 0], source: "phone" }, "balances wrong-length"],
  [
    "a quarter of a point",
    "sheet.handed-in",
    { position: 1, table: 1, balances: [0.25, 0, 0, 0], source: "phone" },
    "balances.0 not-half",
  ],
  ["a penalty that gives", "penalty.given", { number: 1, points: -100, reason: "x", position: 1 }, "points out-of-range"],
  ["a penalty without a reason", "penalty.given", { number: 1, points: 100, position: 1 }, "reason required"],
];

test.each(BODIES)("refused: %s", (_, kind, body, fault) => {
  const event = { id: entrantId(1), sheet: HALL, kind, v: 1, body, at: "2026-11-24T20:00:00Z", device: "arbiter" };
  expect(readHallEvent(event).faults.map(({ at, code }) => `${at} ${code}`)).toContain(fault);
});
