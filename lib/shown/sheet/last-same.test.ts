import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { addPerson, record, seated, voidDeal } from "#lib/sheet/change";
import { eventId, fold, logOf, opened } from "#lib/sheet/log.fixture";
import { lastSame } from "./last-same";

const FOUR = opened(4, { rules: { game: "tarot", players: 4 } });
const garde = (taker: number): Json => ({ taker, contract: "garde", bouts: 2, points: 49 });
const everybody = { seats: [0, 1, 2, 3] };

test("“the same again” proposes the last deal of the same people, but not the deal being corrected", () => {
  const sheet = fold(logOf(FOUR, record(0, garde(1)), record(1, garde(2))));
  expect(lastSame(sheet, 2, everybody)).toMatchObject({ taker: 2 });
  expect(lastSame(sheet, 1, everybody)).toMatchObject({ taker: 1 });
  expect(lastSame(fold(logOf(FOUR, record(0, garde(1)))), 0, everybody)).toBeNull();
});

test("“the same again” passes over deals without a taker: voided, unplayed, or rows of figures", () => {
  const sheet = fold(
    logOf(
      FOUR,
      record(0, garde(1)),
      record(1, garde(2)),
      voidDeal({ id: eventId(3) }),
      record(2, { passed: true }),
      record(3, { report: [30, -10, -10, -10], deals: 1 }),
    ),
  );
  expect(lastSame(sheet, 4, everybody)).toMatchObject({ taker: 1 });
});

test("“the same again” passes over deals of other people", () => {
  const changes = [FOUR, record(0, garde(1)), addPerson({ nextSlot: 1 }, "Max")];
  const seats = [1, 2, 3, 4];
  const sheet = fold(logOf(...changes, record(1, garde(3), seated(fold(logOf(...changes)), 1, seats, 0))));
  expect(lastSame(sheet, 2, { seats })).toMatchObject({ taker: 3 });
  expect(lastSame(sheet, 2, everybody)).toMatchObject({ taker: 1 });
  expect(lastSame(sheet, 2, { seats: [0, 2, 3, 4] })).toBeNull();
});
