/** A deal of the whist: what each bid and took, and all checks of what is impossible. */

import type { WhistFault } from "../codes";
import { itemAt } from "../item-at";
import { sum } from "../lists";
import { isGiven, type Json, type Reader } from "../read";
import { readDealOf } from "../read-deal";
import type { EmptyDeal, Params, Result, Rules, Seat, Turn } from "../rules";
import { mostCards } from "./data";
import { hookRule, isHooked } from "./hook";

/** `bids` and `tricks` by seat. A deal scored on its own may not say who dealt. */
export interface WhistDeal {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly cards: number;
  readonly dealer?: Seat;
  readonly blind: boolean;
}

/** All must bid a number, so a passed deal was not played: it costs nothing and is dealt again, as after a misdeal (W14). */
const CITED = { deal: "mex-but", passed: "mex-annonces", misdeal: "W14" } as const;

/** `turn` knows how many cards were dealt and by whom; a deal that says both itself needs none (mex-donne). */
export const readDeal = (rules: Rules, json: unknown, turn?: Turn): Result<WhistDeal | EmptyDeal> =>
  readDealOf(CITED, json, (reader: Reader<WhistFault>, given) => readPlayed(reader, rules, given, turn));

function readPlayed(reader: Reader, rules: Rules, given: Json, turn: Turn | undefined): WhistDeal | undefined {
  const dealer = readDealer(reader, rules, given, turn);
  const told = readCards(reader, rules, given, turn);
  const tricks = readNumbers(reader, rules, given, "tricks", told ?? mostCards(rules));
  const cards = told ?? (isGiven(given.cards) ? undefined : cardsPlayed(reader, rules, tricks));
  const bids = readNumbers(reader, rules, given, "bids", cards ?? mostCards(rules));
  const blind = readBlind(reader, given, cards, turn);
  if (cards === undefined) return undefined;
  if (tricks) checkTricks(reader, tricks, cards);
  if (bids && isHooked(rules, blind)) checkBids(reader, bids, cards, dealer);
  return bids && tricks && { bids, tricks, cards, ...(dealer === undefined ? {} : { dealer }), blind };
}

function readDealer(reader: Reader, rules: Rules, given: Json, turn: Turn | undefined): Seat | undefined {
  const seat = isGiven(given.dealer) ? reader.seat(given.dealer, "deal.dealer", "mex-donne", rules.players) : undefined;
  if (turn && seat !== undefined && seat !== turn.dealer)
    reader.fault("deal.dealer", "other-dealer", "W16", { seat, dealer: turn.dealer });
  return turn?.dealer ?? seat;
}

/** The cards each, by the turn or as given; undefined if neither. */
function readCards(reader: Reader, rules: Rules, given: Json, turn: Turn | undefined): number | undefined {
  const said = isGiven(given.cards) ? reader.integer(given.cards, "deal.cards", "mex-donne", 1, mostCards(rules)) : undefined;
  if (turn && said !== undefined && said !== turn.cards)
    reader.fault("deal.cards", "other-cards", "mex-donne", { said, cards: turn.cards });
  return turn?.cards ?? said;
}

function readBlind(reader: Reader, given: Json, cards: number | undefined, turn: Turn | undefined): boolean {
  const said = isGiven(given.blind) ? reader.oneOf(given.blind, "deal.blind", "mex-donne", [true, false]) : undefined;
  if (turn && said !== undefined && said !== turn.blind)
    reader.fault("deal.blind", "other-blind", "mex-donne", { blind: turn.blind });
  else if (said && cards !== undefined && cards > 1) reader.fault("deal.blind", "blind-has-one-card", "mex-donne", { cards });
  return turn?.blind ?? said ?? false;
}

function readNumbers(reader: Reader, rules: Rules, given: Json, field: "bids" | "tricks", most: number): number[] | undefined {
  const list = reader.list(given[field], `deal.${field}`, field === "bids" ? "mex-annonces" : "mex-jeu", rules.players);
  const numbers = list?.map((item, seat) =>
    reader.integer(item, `deal.${field}.${seat}`, field === "bids" ? "W10" : "mex-jeu", 0, most),
  );
  return numbers?.every((n) => n !== undefined) ? (numbers as number[]) : undefined;
}

/** Each card makes a trick, so the tricks add up to the cards each. */
function cardsPlayed(reader: Reader, rules: Rules, tricks: readonly number[] | undefined): number | undefined {
  if (!tricks) return undefined;
  const given = sum(tricks);
  const most = mostCards(rules);
  return given >= 1 && given <= most ? given : reader.fault("deal.tricks", "no-such-deal", "mex-donne", { sum: given, most });
}

function checkTricks(reader: Reader, tricks: readonly number[], cards: number): void {
  const given = sum(tricks);
  if (given !== cards) reader.fault("deal.tricks", "tricks-do-not-add-up", "mex-jeu", { sum: given, cards });
}

/** The dealer, last to speak, made the bids add up to the tricks. */
function checkBids(reader: Reader, bids: readonly number[], cards: number, dealer: Seat | undefined): void {
  if (sum(bids) !== cards) return;
  const params: Params = dealer === undefined ? { cards } : { cards, seat: dealer, bid: itemAt(bids, dealer) };
  reader.fault("deal.bids", "bids-add-up", hookRule(cards), params);
}
