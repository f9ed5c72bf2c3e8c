/** Who sits, deals and bets: the order of seats, a chosen dealer, corrections, decided points, and people who sit out. */
import { expect, test } from "vitest";
import {
  addPerson,
  announceBet,
  arrange,
  chooseDealer,
  confirm,
  contest,
  corrected,
  record,
  replace,
  rule,
  sit,
  undo,
} from "./change";
import { areOpposed } from "./confirm";
import { judgeInSheet } from "./judge";
import { added, chaptersOf, fold, made, opened } from "./log.fixture";
import { AT_FIRST, dealIn, FIVE_PEOPLE, faultsIn, MAX, notedBy, PETITE, TAROT_FOUR } from "./people.fixture";

test("seats change order, and how many play", () => {
  const log = added(FIVE_PEOPLE, arrange(AT_FIRST, [2, 0, MAX, 1, 3], 3));
  expect(fold(log)).toMatchObject({ order: [2, 0, 4, 1, 3], wanted: 3 });
  expect(fold(log).seating).toMatchObject({ dealer: 0, seats: [4, 1, 3], sitsOut: [2, 0] });
  const more = added(log, addPerson(AT_FIRST, "Léa"));
  expect(fold(more).order).toEqual([2, 0, 4, 1, 3, 5]);
  expect(fold(added(FIVE_PEOPLE, arrange(AT_FIRST, [0, 1, 2, 3, MAX], 5))).seating).toMatchObject({
    sitsOut: [],
    rules: { players: 5 },
  });
});

test("the dealer may be chosen, and the round goes on from there", () => {
  const chosen = added(FIVE_PEOPLE, chooseDealer(0, 2));
  expect(fold(chosen).seating).toMatchObject({ dealer: 2, sitsOut: [2] });
  const log = added(chosen, notedBy(chosen, PETITE));
  expect([dealIn(log).dealer, fold(log).seating.dealer]).toEqual([2, 3]);
  // A deal from a phone that did not know of the choice.
  expect(dealIn(added(chosen, record(0, PETITE)))).toMatchObject({ dealer: 2, seats: [0, 1, 2, 3] });
});

test("a correction keeps the people who sat unless it says otherwise; undone, they are as before", () => {
  const log = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE));
  const points = added(log, replace(dealIn(log), { ...PETITE, points: 45 }));
  expect(dealIn(points)).toMatchObject({ seats: [1, 2, 3, 4], dealer: 0, columns: [null, 87, -29, -29, -29] });
  const seats = added(points, replace(dealIn(points), PETITE, "assis", corrected(fold(points), dealIn(points), [0, 1, 2, 4], 3)));
  expect(dealIn(seats)).toMatchObject({
    seats: [0, 1, 2, 4],
    dealer: 3,
    columns: [75, -25, -25, null, -25],
    totals: [75, -25, -25, null, -25],
  });
  const undone = added(seats, undo(fold(seats), dealIn(seats)));
  expect(dealIn(undone)).toMatchObject({ seats: [1, 2, 3, 4], dealer: 0, columns: [null, 87, -29, -29, -29] });
  expect(chaptersOf(fold(undone), dealIn(undone)).map(({ after }) => after)).toEqual([
    [null, 75, -25, -25, -25],
    [null, 87, -29, -29, -29],
    [75, -25, -25, null, -25],
    [null, 87, -29, -29, -29],
  ]);
  expect(corrected(fold(log), dealIn(log), [1, 2, 3, 4], 0)).toBeUndefined();
  expect(corrected(fold(log), dealIn(log), [1, 2, 3, 4], null)).toBeUndefined();
});

test("points that the table decided go to the people who sat, and stay with them", () => {
  const log = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE));
  const ruled = added(
    added(log, contest(dealIn(log), "?")),
    rule(dealIn(log), { outcome: "adjusted", note: "!", points: [0, 0, -10, 10] }),
  );
  expect(dealIn(ruled).columns).toEqual([null, 75, -25, -35, -15]);
  const other = added(ruled, replace(dealIn(ruled), PETITE, "", corrected(fold(ruled), dealIn(ruled), [0, 1, 3, 4], 2)));
  expect(dealIn(other).columns).toEqual([75, -25, null, -35, -15]);
  expect(
    faultsIn(
      added(log, contest(dealIn(log), "?")),
      rule(dealIn(log), { outcome: "adjusted", note: "!", points: [1, 0, 0, 0, 0] }),
    ),
  ).toEqual(["points wrong-length T1"]);
});

test("a person who sits out is in neither camp, and may confirm", () => {
  const seats = [1, 2, 3, 4];
  expect(areOpposed(PETITE, seats, 0, 1)).toBe(true);
  expect(areOpposed(PETITE, seats, 1, 2)).toBe(true);
  expect(areOpposed(PETITE, seats, 2, 3)).toBe(false);
  const log = [
    made(1, opened(4, TAROT_FOUR)),
    made(2, addPerson(AT_FIRST, "Max"), "nora"),
    made(3, sit(MAX), "max"),
    made(4, sit(0), "nora"),
    made(5, sit(1), "hugo"),
  ];
  const done = [...log, made(6, notedBy(log, PETITE), "hugo")];
  expect(judgeInSheet(done, made(7, confirm(dealIn(done)), "nora"))).toEqual([]);
  expect(dealIn([...done, made(7, confirm(dealIn(done)), "max")])).toMatchObject({
    confirmed: true,
    confirmations: [{ person: 4 }],
  });
});

test("a bet is made by those who sit at that moment", () => {
  const bet = { taker: 1, contract: "garde" };
  const said = added(FIVE_PEOPLE, announceBet(0, bet, { seats: [1, 2, 3, MAX], dealer: 0 }));
  expect(fold(said).announced).toMatchObject({ partial: bet, seats: [1, 2, 3, 4], dealer: 0 });
  expect(fold(added(FIVE_PEOPLE, announceBet(0, bet))).announced).toMatchObject({ seats: [1, 2, 3, 4] });
  expect(faultsIn(FIVE_PEOPLE, announceBet(0, bet, { seats: [1, 2], dealer: 0 }))).toEqual(["deal.seats players fft-donne"]);
});
