/** An evening of random acts on several phones: in any order it is the same sheet, and its rows add up. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  announceBet,
  contest,
  dispute,
  dropDispute,
  record,
  rename,
  replace,
  restore,
  rule,
  takeBack,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { andThen, foldBothWays } from "./fold.fixture";
import { cards, eventId, logOf, opened } from "./log.fixture";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** An evening of several phones: each act is drawn at random, and made on the sheet as it is at that moment. */
const acts: fc.Arbitrary<LogEvent[]> = fc
  .tuple(fc.nat(30), fc.array(fc.tuple(fc.nat(13), fc.nat(5), fc.nat(20), fc.constantFrom("nora", "hugo")), { maxLength: 25 }))
  .map(([known, draws]) => {
    let log = logOf(opened(3));
    for (const [act, at, points, device] of draws) {
      const sheet = foldBothWays(log);
      const deal = sheet.deals[at % Math.max(1, sheet.deals.length)];
      const noted = record(act % 3 === 0 ? at : sheet.nextSlot, cards(points, 20, 12));
      const pick: (Change | undefined)[] = deal
        ? [
            noted,
            noted,
            noted,
            replace(deal, cards(12, points, 20)),
            replace({ id: deal.id, current: deal.id }, cards(12, 20, points)),
          ]
        : [noted];
      if (deal)
        pick.push(
          voidDeal(deal),
          restore(deal),
          contest(deal, "?"),
          rule(deal, { outcome: "adjusted", note: "!", points: [points, 0, 1] }),
          takeBack("contest.withdrawn", deal, deal.contest?.event ?? deal.id),
          takeBack("ruling.withdrawn", deal, deal.lastWord ?? deal.id),
        );
      pick.push(
        announceBet(sheet.nextSlot, { seat: at % 4, diploma: "bac" }),
        withdraw(sheet),
        rename(at % 3, `Nom ${points}`),
        undoOf(sheet, deal),
      );
      pick.push(
        dispute(act % 2 === 0 ? at : sheet.nextSlot, "?"),
        dropDispute({ event: sheet.disputes[0]?.event ?? eventId(1) }),
      );
      log = andThen(log, pick[act % pick.length], device);
    }
    return log.map((event, i) => (i < known ? { ...event, seq: i + 1 } : event));
  });
const undoOf = (sheet: Sheet, deal: SheetDeal | undefined): Change | undefined => deal && undo(sheet, deal);

test("any order and any repetition of the same events folds to the same sheet", () => {
  const shuffled = acts.chain((log) => {
    const unsent = log.map(({ seq, ...event }) => event);
    return fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...unsent, ...log], { minLength: log.length * 3 }));
  });
  fc.assert(
    fc.property(shuffled, ([log, mixed]) => {
      expect(foldSheet(mixed)).toEqual(foldSheet(log));
    }),
    { numRuns: 300 },
  );
});

test("official and provisional totals agree when no contest is open, and every row adds up", () => {
  fc.assert(
    fc.property(acts, (log) => {
      const sheet = foldBothWays(log);
      if (!sheet.deals.some(isContested)) expect(sheet.provisional).toEqual(sheet.totals);
      const sums = sheet.names.map((_, seat) => sheet.deals.reduce((sum, deal) => sum + (deal.score?.scores[seat] ?? 0), 0));
      expect(sums).toEqual(sheet.totals);
      const undone = sheet.deals.map((deal) => (deal.voided ? restore(deal) : voidDeal(deal)));
      const back = undone.reduce<LogEvent[]>((longer, change) => andThen(longer, change), log);
      const again = sheet.deals.reduce<LogEvent[]>(
        (longer, deal) => andThen(longer, deal.voided ? voidDeal(deal) : restore(deal)),
        back,
      );
      expect(foldBothWays(again).totals).toEqual(sheet.totals);
    }),
    { numRuns: 200 },
  );
});
