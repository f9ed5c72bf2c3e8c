import { expect, test } from "vitest";
import { parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { rulesOf } from "#lib/rules/read.fixture";
import { announceBet, record } from "../change";
import type { Change } from "../event";
import { foldSheet } from "../fold";
import { logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { startRecord } from "./record-draft";

function started(game: string, players: number, changes: readonly Change[], slot = 0) {
  const sheet = foldSheet(logOf(opened(players, { rules: { game, players } }), ...changes)) as Sheet;
  return { draft: startRecord(sheet.rules, sheet, slot), deck: gameOf(sheet.rules).deck };
}

/** FFT12 p. 4: the dealer's right-hand neighbour, seat 1, leads. */
test("a new record knows only who leads", () => {
  expect(started("tarot", 4, []).draft).toMatchObject({ leader: 1, taker: null, contract: null, partner: null, cards: null });
});

test("a bet announced says who took, for what, and which card was called", () => {
  const bet = { taker: 3, contract: "garde", called: "H-14" };
  const { draft, deck } = started("tarot", 5, [announceBet(0, bet)]);
  expect(draft).toMatchObject({ taker: 3, contract: "garde", calledCard: parseCard(deck, "H-14"), partner: null });
});

test.each<[string, Json, object]>([
  ["with a partner", { taker: 0, partner: 2, contract: "petite", bouts: 2, points: 41 }, { taker: 0, partner: 2 }],
  ["alone", { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41 }, { taker: 0, partner: "alone" }],
])("a deal noted says the same: %s", (_, deal, said) => {
  expect(started("tarot", 5, [record(0, deal)]).draft).toMatchObject(said);
});

test("décalé calls a school: its Proviseur", () => {
  const { draft, deck } = started("decale", 5, [announceBet(0, { seat: 4, diploma: "bac", called: "V" })]);
  expect(draft).toMatchObject({ taker: 4, contract: null, calledCard: parseCard(deck, "V-PRO") });
});

test("décalé: a noted deal without a call was played alone; one with a call has its Proviseur and partner", () => {
  const noted = (bet: Json) => record(0, { bet, cardPoints: [30, 10, 10, 15, 10] });
  const alone = started("decale", 5, [noted({ seat: 4, diploma: "bac" })]).draft;
  expect(alone).toMatchObject({ taker: 4, calledCard: null, partner: "alone" });
  const { draft, deck } = started("decale", 5, [noted({ seat: 4, diploma: "bac", called: "V", partner: 1 })]);
  expect(draft).toMatchObject({ taker: 4, calledCard: parseCard(deck, "V-PRO"), partner: 1 });
  const unsaid = started("decale", 5, [announceBet(0, { seat: 4, diploma: "bac" })]).draft;
  expect(unsaid).toMatchObject({ taker: 4, calledCard: null, partner: null });
});

/** Seed 3, « La donne »: the first deal has five cards, the next four; the second player to the dealer's left leads (W2). */
test("whist: the series fixes how many cards each", () => {
  const noted = record(0, { bids: [2, 1, 1, 0], tricks: [2, 1, 1, 1], cards: 5, blind: false });
  expect(started("whist", 4, []).draft).toMatchObject({ cards: 5, leader: 2 });
  expect(started("whist", 4, [noted], 1).draft).toMatchObject({ cards: 4, leader: 2 });
});

test("without a sheet the first to play is the game's own", () => {
  const rules = rulesOf("decale", 4);
  expect(startRecord(rules, null, 0).leader).toBe(1);
});
