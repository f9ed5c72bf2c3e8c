/** Every act on a sheet can be taken back: what its undo is, and that the sheet then reads as before. */
import { expect, test } from "vitest";
import { itemAt } from "#lib/rules/item-at";
import {
  addPerson,
  announceBet,
  arrange,
  askConfirmation,
  chooseDealer,
  close,
  comeBack,
  dispute,
  dropDispute,
  joinSeason,
  leave,
  leaveSeason,
  record,
  rename,
  reopen,
  replace,
  restore,
  setEvening,
  sit,
  voidDeal,
  withdrawBet,
} from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { judgeInSheet } from "./judge";
import { cards, eventId, logOf, made, minute, opened } from "./log.fixture";
import type { Sheet } from "./sheet";
import { actOf } from "./undo";
import { A_DEAL as DEAL, FIRST_DEAL as first, ID_OF_ACT as MADE, partsSeen as read } from "./undo.fixture";

const BET = { seat: 2, diploma: "bac" };

test.each<[string, Change[], Change, number | null]>([
  ["a deal noted", [], DEAL, 1],
  ["a deal put right", [DEAL], replace({ id: first, current: first }, cards(20, 23, 10, 9)), 1],
  ["a deal cancelled", [DEAL], voidDeal({ id: first }), 1],
  ["a deal brought back", [DEAL, voidDeal({ id: first })], restore({ id: first }), 1],
  ["the end of the game: no deal is touched", [DEAL], close("agreed"), null],
  ["a sheet opened again", [DEAL, close("points")], reopen(), null],
  ["a bet", [], announceBet(0, BET), 1],
  ["a second bet", [announceBet(0, BET)], announceBet(0, { seat: 1, diploma: "brevet" }), 1],
  ["a contest before the deal is on the sheet", [], dispute(0, "renonce"), 1],
  ["another name", [], rename(1, "Hugues"), null],
  ["confirmation asked for", [], askConfirmation(true), null],
])("%s: taken back, the sheet reads as before", (_, before, change, number) => {
  const log = logOf(opened(4), ...before);
  const [was, next] = [foldSheet(log) as Sheet, [...log, made(50, change)]];
  expect(judgeInSheet(log, made(50, change))).toEqual([]);
  const act = actOf([change], was, foldSheet(next) as Sheet);
  expect(act?.number).toBe(number);
  const inverse = made(51, itemAt(act?.inverse ?? [], 0));
  expect(judgeInSheet(next, inverse)).toEqual([]);
  const expected = read(was);
  const now = read(foldSheet([...next, inverse]) as Sheet);
  expect(now).toEqual(change === DEAL ? { ...expected, voided: [true] } : expected);
});

const at = { nextSlot: 0 };
const EVENING = { day: "2026-03-10", name: "Un" };
const [CLUB, FIRST, SECOND] = [eventId(61), eventId(62), eventId(63)] as const;
const SEASON = { club: CLUB, season: FIRST, players: [eventId(71), eventId(72), null, eventId(74)] };
test.each<[string, Change[], Change, Change | null, number | null]>([
  ["a bet", [], announceBet(0, BET), withdrawBet(MADE), 1],
  ["a bet that is withdrawn", [announceBet(0, BET)], withdrawBet(first), announceBet(0, BET), null],
  ["a bet that is not there", [], withdrawBet(first), null, null],
  ["a dispute that is dropped", [dispute(0, "renonce")], dropDispute({ event: first }), dispute(0, "renonce"), null],
  ["a dispute that is not there", [], dropDispute({ event: first }), null, null],
  ["one of two disputes", [dispute(0, "un"), dispute(0, "deux")], dropDispute({ event: first }), dispute(0, "un"), null],
  ["another dispute", [dispute(0, "un")], dispute(0, "deux"), dropDispute({ event: MADE }), 1],
  ["somebody who comes", [DEAL], addPerson({ nextSlot: 1 }, "Zoé"), leave({ nextSlot: 1 }, MADE), 2],
  ["somebody who had come already", [addPerson(at, "Zoé")], addPerson(at, "Zoé"), null, null],
  ["somebody who leaves", [], leave(at, 1), comeBack(at, 1), 1],
  ["somebody who comes back", [leave(at, 1)], comeBack(at, 1), leave(at, 1), 1],
  ["the name of somebody who came", [addPerson(at, "Zoé")], rename(first, "Zouzou"), rename(first, "Zoé"), null],
  ["a name as the first phones said it", [], { kind: "player.renamed", body: { seat: 1, name: "H" } }, rename(1, "Hugo"), null],
  ["other seats", [], arrange(at, [3, 2, 1, 0], 3), arrange(at, [0, 1, 2, 3], 4), 1],
  [
    "other seats, of somebody who came",
    [addPerson(at, "Zoé"), arrange(at, [first, 2, 1, 0, 3], 4)],
    arrange(at, [3, 2, 1, 0], 4),
    arrange(at, [first, 2, 1, 0, 3], 4),
    1,
  ],
  ["another dealer", [], chooseDealer(0, 2), chooseDealer(0, 0), 1],
  ["a deal that is not there", [], voidDeal({ id: first }), null, null],
  ["an evening’s name", [setEvening(EVENING)], setEvening({ day: "2026-03-11", name: "Deux" }), setEvening(EVENING), null],
  ["the first evening", [], setEvening(EVENING), setEvening({ day: minute(0).slice(0, 10), name: null }), null],
  ["a season", [], joinSeason(SEASON), leaveSeason(), null],
  ["another season", [joinSeason(SEASON)], joinSeason({ ...SEASON, season: SECOND }), joinSeason(SEASON), null],
  ["a season that is left", [joinSeason(SEASON)], leaveSeason(), joinSeason(SEASON), null],
  ["a season that was left before", [], leaveSeason(), null, null],
  ["whose phone it is", [], sit(1), sit(null), null],
  ["whose phone it is now", [sit(1)], sit(2), sit(1), null],
  ["nobody’s phone", [sit(1)], sit(null), sit(1), null],
  ["whose phone it is, said again", [sit(1)], sit(1), null, null],
])("%s: what takes it back", (_, before, change, inverse, number) => {
  const log = logOf(opened(4), ...before);
  const act = actOf([change], foldSheet(log) as Sheet, foldSheet([...log, made(50, change)]) as Sheet);
  expect(act && { kind: act.kind, number: act.number, inverse: act.inverse }).toEqual(
    inverse && { kind: change.kind, number, inverse: [inverse] },
  );
});

test("whose phone it is goes back to who it was, though another phone took a seat meanwhile", () => {
  const log = [...logOf(opened(4)), made(2, sit(3), "hugo"), made(3, sit(0))];
  const [theirs, ours] = [made(49, sit(2), "hugo"), made(50, sit(1))];
  const act = actOf([sit(1)], foldSheet(log) as Sheet, foldSheet([...log, theirs, ours]) as Sheet);
  expect(act?.inverse).toEqual([sit(0)]);
  const first = actOf([sit(1)], foldSheet(logOf(opened(4))) as Sheet, foldSheet([...logOf(opened(4)), theirs, ours]) as Sheet);
  expect(first?.inverse).toEqual([sit(null)]);
  const none = actOf([sit(null)], foldSheet(log) as Sheet, foldSheet([...log, theirs, made(50, sit(null))]) as Sheet);
  expect(none?.inverse).toEqual([sit(0)]);
});

test("an act tells the name of the person who came or left, and that a deal was a misdeal", () => {
  const log = logOf(opened(4));
  const actIn = (change: Change) => actOf([change], foldSheet(log) as Sheet, foldSheet([...log, made(50, change)]) as Sheet);
  const at = foldSheet(log) as Sheet;
  expect(actIn(addPerson(at, "Zoé"))).toMatchObject({ who: "Zoé" });
  expect(actIn(leave(at, 1))).toMatchObject({ who: at.names[1] });
  expect(actIn(record(0, { misdeal: true }))).toMatchObject({ misdeal: true });
  expect(actIn(record(0, { misdeal: true, reason: "petit-sec" }))).not.toHaveProperty("misdeal");
});
