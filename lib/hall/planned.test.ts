import { expect, test } from "vitest";
import { isUuid } from "#lib/log/fields";
import { BoardTournament } from "./boards.fixture";
import { seatedTournament } from "./hall.fixture";
import { isFinal, nextSeating } from "./next-seating";
import { isPlanned, openingId, plannedLog, plannedOpening, strayedLog, withPlanned } from "./planned";

const never = () => {
  throw new Error("nothing is drawn");
};
const HALL = "01930000-0000-7000-8000-00000000ba11";

test("everybody works out the same id for the log of a planned table", () => {
  const ids = Array.from({ length: 20 }, (_, p) =>
    Array.from({ length: 200 }, (__, table) => plannedLog(HALL, p + 1, table + 1)),
  ).flat();
  expect(new Set([...ids, ...ids.map(openingId)]).size).toBe(8000);
  expect(ids.every((id) => isUuid(id) && isPlanned(id) && isPlanned(openingId(id)))).toBe(true);
  // A phone reads unsent events in the order of their ids, and ids made from a clock come after these.
  expect(ids.every((id) => openingId(id) < "01")).toBe(true);
  expect(plannedLog(HALL, 2, 3)).toBe(plannedLog(HALL, 2, 3));
  expect(plannedLog(HALL, 1, 23)).not.toBe(plannedLog(HALL, 12, 3));
  expect(isPlanned("01939c00-0000-7000-8000-00000000ba11")).toBe(false);
});

test("the ids are those that phones and servers of every version work out", () => {
  expect([plannedLog(HALL, 2, 3), openingId(plannedLog(HALL, 2, 3)), plannedLog("soirée 🂡", 20, 200)]).toEqual([
    "24d9702e-0309-815c-b504-b89319fd5dd7",
    "0016dc60-29ab-8f46-bd5c-c0523545194f",
    "df5d831b-bd1a-83cd-b9a3-30d9ff8cabd6",
  ]);
});

test("the hall that a phone works out is the one that the arbiter opens, position after position", () => {
  const tournament = seatedTournament(7, [25]);
  const ahead = withPlanned(tournament.hall, 5);
  expect(ahead.positions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  for (const { position, tables } of ahead.positions) {
    const seating = nextSeating(tournament.hall, "fft", never);
    expect(tables.map(({ seats }) => seats)).toEqual(seating);
    const sheets = seating.map((_, i) => plannedLog(tournament.hall.id, position, i + 1));
    tournament.add({ kind: "position.opened", body: { position, kind: "fft", seating, sheets, reason: "essai" } });
    expect(tournament.hall.positions[position - 1]?.tables.map(({ log }) => log)).toEqual(tables.map(({ log }) => log));
  }
  // Positions are known only as far as the formula goes, and not at all once the movement is over.
  expect(withPlanned(seatedTournament(7).hall, 9).positions).toHaveLength(5);
  const drawn = seatedTournament(7);
  drawn.add({
    kind: "position.opened",
    body: { position: 1, kind: "random", seating: nextSeating(drawn.hall, "random", () => 0.5) },
  });
  expect(withPlanned(drawn.hall, 2).positions).toHaveLength(1);
  expect(withPlanned(tournament.hall, 1).positions).toHaveLength(5);
});

test("a planned log begins with the event that the server writes; a table that does not play has none", () => {
  const { hall } = seatedTournament(7, [25]);
  const ahead = withPlanned(hall, 2);
  const opening = plannedOpening(ahead, 2, 3, "2026-11-24T20:00:00.000Z", "phone");
  expect(opening).toMatchObject({
    kind: "sheet.opened",
    id: openingId(plannedLog(hall.id, 2, 3)),
    sheet: plannedLog(hall.id, 2, 3),
  });
  expect(opening?.body).toMatchObject({ names: Array(4).fill(expect.any(String)) });
  expect(plannedOpening(ahead, 2, 9, "2026-11-24T20:00:00.000Z", "phone")).toBeNull();
  expect(plannedOpening(ahead, 3, 1, "2026-11-24T20:00:00.000Z", "phone")).toBeNull();
});

test("a duplicate's boards are known beforehand, and it has no sheets", () => {
  const ahead = withPlanned(new BoardTournament("individual", 20, 5, 2).hall, 2);
  expect(ahead.positions[1]?.tables[0]).toMatchObject({ log: null, boards: [3, 4], seats: [1, 18, 15, 12] });
  expect(plannedOpening(ahead, 2, 1, "2026-11-24T20:00:00.000Z", "phone")).toBeNull();
});

test("standings are final once all planned positions are complete, or the arbiter ends the tournament", () => {
  const at = (played: number, after: number, ended = false) =>
    isFinal({ ended, opening: { positions: 3 }, positions: Array(played).fill({ kind: "fft" }) } as never, after);
  expect([at(1, 1), at(3, 2), at(3, 3), at(4, 3), at(2, 2, true)]).toEqual([false, false, true, false, true]);
});

test("a table that went on offline strays if another seating is opened, not if its own is, nor on paper, nor before it goes on", () => {
  const { hall } = seatedTournament(7);
  const planned = plannedLog(hall.id, 2, 3);
  const strayed = (log: string | null, gone: number) => strayedLog(hall, 2, { table: 3, log }, gone);
  expect([strayed("another", 2), strayed("another", 3)]).toEqual([planned, planned]);
  expect([strayed(planned, 2), strayed(null, 2), strayed("another", 1)]).toEqual([null, null, null]);
});
