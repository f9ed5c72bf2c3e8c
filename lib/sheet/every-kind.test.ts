/** Every kind of act is read, and on a sheet without what it speaks of it counts as dangling. */
import { expect, test } from "vitest";
import {
  addPerson,
  announceBet,
  arrange,
  askConfirmation,
  chooseDealer,
  close,
  comeBack,
  confirm,
  contest,
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
  rule,
  setEvening,
  sit,
  takeBack,
  voidDeal,
  withdrawBet,
} from "./change";
import type { Change } from "./event";
import { andThen, foldBothWays } from "./fold.fixture";
import { cards, eventId, logOf, opened } from "./log.fixture";
import type { Sheet, SheetDeal } from "./sheet";

/** Every kind of act, one after the other, each on the sheet that the earlier ones made. */
const EVENING: readonly ((sheet: Sheet, last: string) => Change)[] = [
  ({ nextSlot }) => announceBet(nextSlot, { seat: 1, diploma: "bac" }),
  (_, last) => withdrawBet(last),
  ({ nextSlot }) => dispute(nextSlot, "renonce"),
  (_, last) => dropDispute({ event: last }),
  ({ nextSlot }) => record(nextSlot, cards(30, 20, 12)),
  ({ deals }) => contest(deals[0] as SheetDeal, "renonce"),
  ({ deals }, last) => takeBack("contest.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => contest(deals[0] as SheetDeal, "renonce"),
  ({ deals }) => rule(deals[0] as SheetDeal, { outcome: "kept", by: "agreement", note: "la table" }),
  ({ deals }, last) => takeBack("ruling.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => replace(deals[0] as SheetDeal, cards(31, 20, 11)),
  () => sit(1),
  () => askConfirmation(true),
  ({ deals }) => confirm(deals[0] as SheetDeal),
  ({ deals }, last) => takeBack("confirmation.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => voidDeal(deals[0] as SheetDeal),
  ({ deals }) => restore(deals[0] as SheetDeal),
  () => rename(1, "Hugues"),
  (sheet) => addPerson(sheet, "Paul"),
  (sheet) => leave(sheet, 2),
  (sheet) => comeBack(sheet, 2),
  (sheet) =>
    arrange(
      sheet,
      [...sheet.people].reverse().map(({ ref }) => ref),
      3,
    ),
  ({ nextSlot }) => chooseDealer(nextSlot, 2),
  () => setEvening({ day: "2026-11-21", name: null }),
  () => joinSeason({ club: eventId(70), season: eventId(71), players: [eventId(81), null, eventId(83)] }),
  () => leaveSeason(),
  () => close("agreed"),
  () => reopen(),
];

test("every kind of act is read; on an empty sheet an act on a missing thing counts as dangling", () => {
  let log = logOf(opened(3));
  for (const act of EVENING) {
    const change = act(foldBothWays(log), log.at(-1)?.id ?? "");
    log = andThen(log, change);
    expect([change.kind, foldBothWays(log).dangling, foldBothWays(log).unknown]).toEqual([change.kind, 0, 0]);
    if (change.refs)
      expect([change.kind, foldBothWays(andThen(logOf(opened(3)), change)).dangling]).toEqual([change.kind, lost(change)]);
  }
});

/** How many events hang in the air: a withdrawal of something that was never there does not count. */
const lost = ({ kind }: Change): number => (kind.endsWith(".withdrawn") ? 0 : 1);
