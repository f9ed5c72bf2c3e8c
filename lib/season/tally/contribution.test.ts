import { expect, test } from "vitest";
import { addPerson, close, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { FIVE, HUGO, INES, NORA } from "../club/club.fixture";
import { contributionOf } from "./contribution";
import { Evening } from "./evening.fixture";
import { eveningDay } from "./evening-day";

const evening = (players: readonly (string | null)[] = FIVE.slice(0, 3)) => new Evening(1, "2026-03-10", "decale", players);

test("a sheet without deals has its people, each with nothing", () => {
  const contribution = contributionOf(evening().sheet);
  expect(contribution).toMatchObject({ deals: 0, ended: false, others: [] });
  expect(contribution.players).toEqual(
    [NORA, HUGO, INES].map((player) => ({ player, points: 0, deals: 0, dealt: 0, figures: {} })),
  );
});

test("a sheet whose only deal is cancelled has nothing again, though it was closed", () => {
  const told = evening().deal(cards(30, 20, 12));
  const [deal] = told.sheet.deals;
  const contribution = contributionOf(told.add(voidDeal({ id: deal?.id ?? "" })).add(close("agreed")).sheet);
  expect(contribution).toMatchObject({ deals: 0, ended: true });
  expect(contribution.players.map(({ points, deals, dealt }) => [points, deals, dealt])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test("a person who sat out of every deal was not at the evening, whether of the club or not", () => {
  const told = new Evening(1, "2026-03-10", "tarot", FIVE.slice(0, 4)).add(addPerson({ nextSlot: 0 }, "Max"));
  const contribution = contributionOf(told.deal({ report: [30, -10, -10, -10] }).sheet);
  expect(contribution.players.map(({ deals }) => deals)).toEqual([1, 1, 1, 1]);
  expect(contribution.others).toEqual([]);
});

test("an evening's day is what its sheet says, or else the day it was opened", () => {
  expect(eveningDay({ day: null, openedAt: "2026-03-10T23:59:00.000Z" })).toBe("2026-03-10");
  expect(eveningDay({ day: "2026-03-09", openedAt: "2026-03-10T23:59:00.000Z" })).toBe("2026-03-09");
});

test("a person unknown to the club has a name and points; a player of the club has figures", () => {
  const contribution = contributionOf(evening([NORA, null, INES]).deal(cards(30, 20, 12)).sheet);
  expect(contribution.players.map(({ player, points, deals }) => [player, points, deals])).toEqual([
    [NORA, 30, 1],
    [INES, 12, 1],
  ]);
  expect(contribution.others).toEqual([{ name: "invite 2", points: 20 }]);
});
