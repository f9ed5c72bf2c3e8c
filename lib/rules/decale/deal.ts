/** A deal of Tarot décalé as people note it, and all checks of what is impossible. */

import type { DecaleFault } from "../codes";
import { type HandClaim, isDealable } from "../dealable";
import { itemAt } from "../item-at";
import { isGiven, type Json, type Reader } from "../read";
import { readDealOf } from "../read-deal";
import { cellOf, type EmptyDeal, optionOf, type Result, type Rules } from "../rules";
import {
  asideOf,
  CARDS_EACH,
  DIPLOMAS,
  type Diploma,
  PACK_POINTS,
  PRIMES,
  type Prime,
  pointsInPlay,
  SCHOOLS,
  type School,
} from "./data";

export interface Bet {
  readonly seat: number;
  readonly diploma: Diploma;
  /** At five: who holds the called Proviseur. */
  readonly partner?: number;
  readonly called?: School;
}

export interface PrimeClaim {
  readonly seat: number;
  readonly prime: Prime;
}

/** `cardPoints` by seat; a deal of two against three may give `campPoints`, the bettor's camp, in their place. */
export interface DecaleDeal {
  readonly bet: Bet | null;
  readonly cardPoints?: readonly number[];
  readonly campPoints?: number;
  /** Points of a tied last trick, which no one wins (D6). */
  readonly setAside: number;
  readonly primes: readonly PrimeClaim[];
}

const CITED = { deal: "boite-points", passed: "boite-personne", misdeal: "T7" } as const;

/** Refused with all its faults at once: a field that is missing or wrong, and figures that do not add up. */
export const readDeal = (rules: Rules, json: unknown): Result<DecaleDeal | EmptyDeal> =>
  readDealOf(CITED, json, (reader: Reader<DecaleFault>, given) => readPlayed(reader, rules, given));

function readPlayed(reader: Reader, rules: Rules, given: Json): DecaleDeal {
  const bet = readBet(reader, rules, given.bet);
  const setAside = isGiven(given.setAside) ? (reader.integer(given.setAside, "deal.setAside", "D6", 0, PACK_POINTS) ?? 0) : 0;
  const primes = readPrimes(reader, rules, given.primes);
  if (isGiven(given.campPoints)) return { bet, campPoints: readCampPoints(reader, given, bet, setAside) ?? 0, setAside, primes };
  const cardPoints = reader.integers(given.cardPoints, "deal.cardPoints", "boite-points", rules.players, 0, PACK_POINTS);
  if (cardPoints) checkTotal(reader, rules, cardPoints, setAside);
  if (cardPoints) checkBoutDuBout(reader, rules, cardPoints, setAside, primes);
  return { bet, cardPoints: cardPoints ?? [], setAside, primes };
}

function readBet(reader: Reader, rules: Rules, json: unknown): Bet | null {
  if (!isGiven(json)) return null;
  if (!optionOf<boolean>(rules, "bets")) reader.fault("deal.bet", "no-bets-here", "boite-paris");
  const given = reader.record(json, "deal.bet", "boite-paris");
  if (!given) return null;
  const seat = reader.seat(given.seat, "deal.bet.seat", "boite-paris", rules.players);
  const diploma = reader.oneOf(given.diploma, "deal.bet.diploma", "boite-paris", DIPLOMAS);
  const bet = { seat: seat ?? 0, diploma: diploma ?? "brevet" };
  const hasPartner = isGiven(given.partner);
  const hasCall = isGiven(given.called);
  if (!hasPartner && !hasCall) return bet;
  if (rules.players !== 5) {
    reader.fault(hasPartner ? "deal.bet.partner" : "deal.bet.called", "partner-only-at-five", "boite-appel");
    return bet;
  }
  if (!optionOf<boolean>(rules, "call")) reader.fault("deal.bet.partner", "no-call-here", "boite-appel");
  const called = hasCall ? reader.oneOf(given.called, "deal.bet.called", "boite-appel", SCHOOLS) : undefined;
  const partner = reader.seat(given.partner, "deal.bet.partner", "boite-appel", rules.players);
  if (partner !== undefined && partner === seat && !optionOf<boolean>(rules, "self-call")) {
    reader.fault("deal.bet.partner", "calls-own-proviseur", "D27");
  }
  return { ...bet, partner: partner ?? 0, ...(called ? { called } : {}) };
}

/** The two camps share all that is not set aside, so one camp's points are enough. */
function readCampPoints(reader: Reader, given: Json, bet: Bet | null, setAside: number): number | undefined {
  if (isGiven(given.cardPoints)) reader.fault("deal.campPoints", "points-given-twice", "boite-appel");
  if (bet?.partner === undefined || bet.partner === bet.seat)
    return reader.fault("deal.campPoints", "camp-needs-partner", "boite-appel");
  checkTiedTrick(reader, setAside);
  return reader.integer(given.campPoints, "deal.campPoints", "boite-appel", 0, PACK_POINTS - setAside);
}

function checkTotal(reader: Reader, rules: Rules, cardPoints: readonly number[], setAside: number): void {
  const played = cardPoints.reduce((a, b) => a + b, 0);
  const total = played + setAside;
  if (asideOf(rules.players) === 0) {
    if (total !== PACK_POINTS)
      reader.fault("deal.cardPoints", "total-not-75", "boite-points", { total, missing: PACK_POINTS - total });
    if (optionOf<string>(rules, "last-tie") === "aside") checkTiedTrick(reader, setAside);
    else if (setAside > 0) reader.fault("deal.setAside", "nothing-set-aside", "D6");
    return;
  }
  const most = pointsInPlay(rules.players);
  if (played > most) reader.fault("deal.cardPoints", "total-too-high", "boite-points", { total: played, most });
  else if (total > PACK_POINTS) reader.fault("deal.setAside", "total-too-high", "boite-points", { total, most: PACK_POINTS });
}

/** A tied trick holds two Élèves at least, of a point each: a single point cannot be set aside (D6, D8). */
function checkTiedTrick(reader: Reader, setAside: number): void {
  if (setAside === 1) reader.fault("deal.setAside", "tied-trick-worth-two", "D6");
}

function readPrimes(reader: Reader, rules: Rules, json: unknown): PrimeClaim[] {
  if (!isGiven(json)) return [];
  const list = reader.list(json, "deal.primes", "boite-primes") ?? [];
  if (list.length === 0) return [];
  if (!optionOf<boolean>(rules, "primes")) reader.fault("deal.primes", "no-primes-here", "boite-primes");
  if (rules.players < 4 && !optionOf<boolean>(rules, "primes-under-four")) {
    reader.fault("deal.primes", "primes-from-four", "D11", { players: rules.players });
  }
  const claims: PrimeClaim[] = [];
  for (const [i, item] of list.entries()) {
    const at = `deal.primes.${i}`;
    const given = reader.record(item, at, "boite-primes");
    const seat = given && reader.seat(given.seat, `${at}.seat`, "boite-primes", rules.players);
    const prime = given && reader.oneOf(given.prime, `${at}.prime`, "boite-primes", PRIMES);
    if (seat === undefined || prime === undefined) continue;
    const same = claims.find((claim) => claim.prime === prime && (claim.seat === seat || prime === "bout-du-bout"));
    if (same?.seat === seat) reader.fault(at, "prime-twice", "D13", { seat, prime });
    else if (same) reader.fault(at, "one-petit-only", "D15", { seat, other: same.seat });
    else claims.push({ seat, prime });
  }
  checkHands(reader, rules, claims);
  return claims;
}

/**
 * Whether these hands could be dealt. Classes: trumps, Profs and Proviseurs, Élèves and Interros (with the Excuse if no trump).
 */
function checkHands(reader: Reader, rules: Rules, claims: readonly PrimeClaim[]): void {
  const clash = rulesOutLoose(claims, "trop-cool") ?? rulesOutLoose(claims, "bout-du-bout");
  if (clash) {
    reader.fault(`deal.primes.${claims.indexOf(clash)}`, "loose-holds-no-trump", "D7", { seat: clash.seat, prime: clash.prime });
    return;
  }
  const trumps = optionOf<boolean>(rules, "excuse-is-trump") ? 14 : 13;
  const size = itemAt(CARDS_EACH, rules.players);
  const enough = cellOf(rules, "trop-cool", rules.players);
  const hands = Array.from({ length: rules.players }, (_, seat): HandClaim => {
    const holds = (prime: Prime) => claims.some((claim) => claim.seat === seat && claim.prime === prime);
    const low = holds("trop-cool") ? enough : holds("bout-du-bout") ? 1 : 0;
    return { size, low: [low], high: [holds("loose") ? 0 : size, holds("greve") ? 0 : size] };
  });
  const aside = asideOf(rules.players);
  const supply = [trumps, 16, 34 - trumps];
  if (!isDealable(supply, [...hands, { size: aside }])) {
    reader.fault("deal.primes", "hands-cannot-exist", "boite-cartes");
  }
}

function rulesOutLoose(claims: readonly PrimeClaim[], prime: Prime): PrimeClaim | undefined {
  return claims.find(
    (claim) => claim.prime === prime && claims.some((other) => other.prime === "loose" && other.seat === claim.seat),
  );
}

/** The Petit won the last trick: its owner has its 5 points, and at five that trick did not tie (D15, D16). */
function checkBoutDuBout(
  reader: Reader,
  rules: Rules,
  cardPoints: readonly number[],
  setAside: number,
  primes: readonly PrimeClaim[],
): void {
  const bout = primes.find((claim) => claim.prime === "bout-du-bout");
  if (!bout) return;
  const at = `deal.primes.${primes.indexOf(bout)}`;
  if (itemAt(cardPoints, bout.seat) < 5) reader.fault(at, "petit-worth-five", "D15", { seat: bout.seat });
  if (asideOf(rules.players) === 0 && setAside > 0) reader.fault(at, "last-trick-won-and-tied", "D16");
}
