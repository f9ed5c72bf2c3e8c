/** A contested or disputed deal, and the points that the table decided. */
import { expect, test } from "vitest";
import { contest, dispute, dropDispute, record, rule } from "./change";
import { andThen, dealAt, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { cards, eventId, logOf, minute, opened } from "./log.fixture";
import { awaited, isContested } from "./sheet";

test("a contested deal counts on the official line and not on the provisional one, until the table rules", () => {
  const contested = andThen(THREE_DEALS, contest(dealAt(THREE_DEALS, 1), "Paul n’a pas fourni"));
  expect(foldBothWays(contested)).toMatchObject({ totals: [62, 67, 62], provisional: [52, 42, 34] });
  expect(isContested(dealAt(contested, 1))).toBe(true);
  expect(awaited(foldBothWays(contested))).toEqual([2]);

  const kept = andThen(contested, rule(dealAt(contested, 1), { outcome: "kept", note: "rien n’est prouvé" }));
  expect(foldBothWays(kept)).toMatchObject({ totals: [62, 67, 62], provisional: [62, 67, 62] });
  expect(awaited(foldBothWays(kept))).toEqual([]);
  expect(dealAt(kept, 1).contest?.ruling).toMatchObject({ outcome: "kept", note: "rien n’est prouvé", device: "nora" });

  const adjusted = andThen(contested, rule(dealAt(contested, 1), { outcome: "adjusted", note: "renonce", points: [0, -10, 5] }));
  expect(foldBothWays(adjusted)).toMatchObject({ totals: [62, 57, 67], provisional: [62, 57, 67] });
  expect(dealAt(adjusted, 1).score?.scores).toEqual([10, 15, 33]);
  expect(dealAt(adjusted, 1).score?.lines.slice(-2)).toMatchObject([
    { rule: "T1", code: "table-decision", value: -10, seats: [1], params: { note: "renonce" } },
    { rule: "T1", code: "table-decision", value: 5, seats: [2] },
  ]);
});

test("a dispute during a deal contests the deal from the moment it is noted", () => {
  const during = andThen(THREE_DEALS, dispute(3, "Hugo a coupé, il avait du bleu"), "ines");
  expect(foldBothWays(during).disputes).toEqual([
    { event: eventId(5), slot: 3, note: "Hugo a coupé, il avait du bleu", at: minute(5), device: "ines" },
  ]);
  expect(awaited(foldBothWays(during))).toEqual([]);

  const noted = andThen(during, record(3, cards(25, 20, 20)));
  expect(isContested(dealAt(noted, 3))).toBe(true);
  expect(dealAt(noted, 3).contest).toMatchObject({ event: eventId(5), note: "Hugo a coupé, il avait du bleu", ruling: null });
  expect(foldBothWays(noted)).toMatchObject({ disputes: [], totals: [87, 87, 82], provisional: [62, 67, 62] });
  expect(awaited(foldBothWays(noted))).toEqual([4]);
  const kept = andThen(noted, rule(dealAt(noted, 3), { outcome: "kept", note: "il n’avait que l’Excuse" }));
  expect(foldBothWays(kept).provisional).toEqual([87, 87, 82]);

  // When another phone has noted the deal meanwhile, the contest is on that deal.
  const late = andThen(andThen(THREE_DEALS, record(3, cards(25, 20, 20))), dispute(3, "Hugo a coupé"), "ines");
  expect(dealAt(late, 3).contest).toMatchObject({ note: "Hugo a coupé" });
});

test("a dispute taken back before its deal is noted leaves no trace on it; taken back later, it stays", () => {
  const during = andThen(THREE_DEALS, dispute(3, "?"));
  const dropped = andThen(andThen(during, dropDispute({ event: eventId(5) })), record(3, cards(25, 20, 20)));
  expect(dealAt(dropped, 3)).toMatchObject({ contest: null });
  const late = andThen(andThen(during, record(3, cards(25, 20, 20))), dropDispute({ event: eventId(5) }));
  expect(isContested(dealAt(late, 3))).toBe(true);
});

test("points decided about a deal that nobody played are written in the columns", () => {
  const log = logOf(opened(3), record(0, { misdeal: true }));
  const contested = andThen(log, contest(dealAt(log, 0), "cartes vues"));
  const ruled = andThen(contested, rule(dealAt(contested, 0), { outcome: "adjusted", note: "cartes vues", points: [-5, 0, 0] }));
  expect(foldBothWays(ruled).totals).toEqual([-5, 0, 0]);
});
