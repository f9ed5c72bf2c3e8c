import { expect, test } from "vitest";
import { close, record } from "#lib/sheet/change";
import { cards, fold, logOf, opened } from "#lib/sheet/log.fixture";
import { referee } from "#messages/fr/rules/referee";
import { slotInPlay, verdictNoted } from "./to-note";

const said = (verdict: "legal" | "illegal" | "unknown") =>
  verdictNoted({ verdict, rule: "R5" as never }, "Paul a coupé.", referee.verdicts);

test("a verdict is noted with its sentence and its rule; an unknown one is not noted", () => {
  expect(said("legal")).toEqual({ note: "Légal. Paul a coupé.", rule: "R5" });
  expect(said("illegal")).toEqual({ note: "Illégal. Paul a coupé.", rule: "R5" });
  expect(said("unknown")).toBeNull();
  expect(verdictNoted(null, "", referee.verdicts)).toBeNull();
});

test("a player's phone can contest the deal in play, as long as deals may be noted", () => {
  const log = logOf(opened(3), record(0, cards(30, 20, 12)));
  const sheet = fold(log);
  expect(slotInPlay({ role: "player", sheet })).toBe(1);
  expect(slotInPlay({ role: null, sheet })).toBe(1);
  expect(slotInPlay({ role: "viewer", sheet })).toBeNull();
  expect(slotInPlay({ role: "owner", sheet: fold(logOf(opened(3), close())) })).toBeNull();
  expect(slotInPlay(null)).toBeNull();
});
