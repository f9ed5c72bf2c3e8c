/** Reads a deal of attack against defence: the shape of each field, then what cannot have happened. */
import type { RuleId } from "../articles";
import type { FaultCode } from "../codes";
import { DECKS, indexOf, isHead, parseCard } from "../deck";
import type { AttackLaws } from "../game";
import { isGiven, type Json, type Reader } from "../read";
import { readDealOf } from "../read-deal";
import { type EmptyDeal, type Misdeal, optionOf, type Points, type Result, type Rules, type Seat } from "../rules";
import { ALONE, type Alone, type AttackDeal, CAMPS, type Camp, MISERES, type Misere, type Poignee, type Slam } from "./attack";
import { checkHands } from "./hands";

export const PACK_POINTS = 91;
const NO_SLAM: Slam = { announced: false, by: null };

/** For both French tarot and the victory-point table. */
export const readAttackDeal = <D extends object, C extends FaultCode>(
  rules: Rules,
  json: unknown,
  { cards }: AttackLaws,
  played: (reader: Reader<C>, given: Json) => D,
): Result<D | EmptyDeal> =>
  readDealOf({ deal: cards, passed: "F21", misdeal: "F20" }, json, played, (reader, given) => readMisdeal(reader, rules, given));

/** A misdeal, perhaps by a ruling; fields left out follow the rule (F20). */
function readMisdeal(reader: Reader, { players }: Rules, { reason, annulled, barred }: Json): Partial<Misdeal> {
  const petitSec = isGiven(reason) && reader.oneOf(reason, "deal.reason", "fft-petit-sec", ["petit-sec"]);
  const isAnnulled = isGiven(annulled) && reader.oneOf(annulled, "deal.annulled", "H2", [true, false]);
  const who = barred === "nobody" ? barred : isGiven(barred) ? reader.seat(barred, "deal.barred", "F20", players) : undefined;
  return {
    ...(petitSec ? { reason: "petit-sec" } : {}),
    ...(isAnnulled ? { annulled: true } : {}),
    ...(who === undefined ? {} : { barred: who }),
  };
}

/** The result is meaningless if the reader has noted a fault. */
export function readAttack(reader: Reader, rules: Rules, given: Json, laws: AttackLaws): AttackDeal {
  const taker = reader.seat(given.taker, "deal.taker", laws.contract, rules.players);
  const partner = readPartner(reader, rules, given.partner, taker);
  const contract = reader.oneOf(given.contract, "deal.contract", laws.contract, laws.contracts(rules));
  const bouts = reader.integer(given.bouts, "deal.bouts", laws.targets, 0, 3);
  const points = readPoints(reader, given, laws);
  const petitAuBout = readCamp(reader, given.petitAuBout, "deal.petitAuBout", "fft-petit");
  const poignees = readPoignees(reader, rules, given.poignees, laws);
  const miseres = readMiseres(reader, rules, given.miseres, laws);
  const slam = readSlam(reader, rules, given.slam, laws);
  const excuseLast = isGiven(given.excuseLast) && reader.oneOf(given.excuseLast, "deal.excuseLast", "F5", [true, false]);
  const called = readCalled(reader, rules, given.called);
  const alone = readAlone(reader, rules, given.alone, partner);
  checkPoints(reader, rules, laws, bouts, points, excuseLast === true);
  checkPetit(reader, bouts, petitAuBout, slam.by);
  checkHands(reader, rules, laws, { taker, contract, poignees, miseres });
  return {
    taker: taker as Seat,
    partner,
    contract: contract as string,
    bouts: bouts as number,
    points: points as Points,
    petitAuBout,
    poignees,
    slam,
    miseres,
    ...(excuseLast ? { excuseLast } : {}),
    ...(called ? { called } : {}),
    ...(alone ? { alone } : {}),
  };
}

/** At five `partner` must be said, be it `null`: alone counts double, so it is never guessed (F12). */
function readPartner(reader: Reader, rules: Rules, given: unknown, taker: Seat | undefined): Seat | null {
  if (given === null) return null;
  if (rules.players !== 5)
    return given === undefined ? null : (reader.fault("deal.partner", "partner-only-at-five", "fft-appel") ?? null);
  if (given === undefined) return reader.fault("deal.partner", "partner-or-alone", "fft-appel") ?? null;
  const partner = reader.seat(given, "deal.partner", "fft-appel", rules.players);
  if (partner !== undefined && partner === taker) reader.fault("deal.partner", "partner-is-taker", "F12");
  return partner ?? null;
}

/** The attack's points, or what the defence's leave of 91; given both, they must agree. */
function readPoints(reader: Reader, given: Json, laws: AttackLaws): Points | undefined {
  const read = (field: string) => reader.number(given[field], `deal.${field}`, laws.cards, 0, PACK_POINTS, 0.5);
  const attack = isGiven(given.points) || !isGiven(given.defencePoints) ? read("points") : undefined;
  const defence = isGiven(given.defencePoints) ? read("defencePoints") : undefined;
  if (attack !== undefined && defence !== undefined && attack + defence !== PACK_POINTS) {
    return reader.fault("deal.defencePoints", "points-not-91", laws.cards, { sum: attack + defence });
  }
  // A minus zero typed by a machine is zero.
  return attack !== undefined ? attack + 0 : defence !== undefined ? PACK_POINTS - defence : undefined;
}

function readCamp(reader: Reader, given: unknown, at: string, rule: RuleId): Camp | null {
  return isGiven(given) ? (reader.oneOf<Camp>(given, at, rule, CAMPS) ?? null) : null;
}

function readPoignees(reader: Reader, rules: Rules, given: unknown, laws: AttackLaws): Poignee[] {
  return readEach(reader, given, "deal.poignees", laws.poignee, (item, at) => {
    const seat = reader.seat(item.seat, `${at}.seat`, laws.poignee, rules.players);
    const level = reader.integer(item.level, `${at}.level`, laws.poignee, 1, 3);
    return seat !== undefined && level !== undefined ? { seat, level } : undefined;
  });
}

function readMiseres(reader: Reader, rules: Rules, given: unknown, laws: AttackLaws): Misere[] {
  return readEach(reader, given, "deal.miseres", laws.misere, (item, at) => {
    const seat = reader.seat(item.seat, `${at}.seat`, laws.misere, rules.players);
    const kind = reader.oneOf(item.kind, `${at}.kind`, laws.misere, MISERES);
    return seat !== undefined && kind !== undefined ? { seat, kind } : undefined;
  });
}

function readEach<T>(
  reader: Reader,
  given: unknown,
  at: string,
  rule: RuleId,
  read: (item: Json, at: string) => T | undefined,
): T[] {
  const list = isGiven(given) ? (reader.list(given, at, rule) ?? []) : [];
  return list.flatMap((json, i) => {
    const item = reader.record(json, `${at}.${i}`, rule);
    const value = item && read(item, `${at}.${i}`);
    return value === undefined ? [] : [value];
  });
}

function readSlam(reader: Reader, rules: Rules, given: unknown, laws: AttackLaws): Slam {
  const slam = isGiven(given) ? reader.record(given, "deal.slam", laws.slam) : undefined;
  if (!slam) return NO_SLAM;
  const announced =
    isGiven(slam.announced) && reader.oneOf(slam.announced, "deal.slam.announced", laws.slam, [true, false]) === true;
  const by = readCamp(reader, slam.by, "deal.slam.by", laws.slam);
  const announcer = readCamp(reader, slam.announcedBy, "deal.slam.announcedBy", laws.slam);
  if (!announced || announcer !== "defence") return { announced, by };
  if (rules.options["slam-defence"] !== true) reader.fault("deal.slam.announcedBy", "slam-not-for-defence", "F23");
  return { announced, by, announcedBy: announcer };
}

/** A king; with four kings a queen, then a knight, a jack (FFT12 p. 12). */
function readCalled(reader: Reader, rules: Rules, given: unknown): string | undefined {
  if (!isGiven(given)) return undefined;
  if (rules.players !== 5) return reader.fault("deal.called", "called-only-at-five", "fft-appel");
  const card = parseCard(DECKS.tarot, given);
  if (card === undefined) return reader.fault("deal.called", "not-a-card", "fft-cartes");
  if (!isHead(DECKS.tarot, card))
    return reader.fault("deal.called", "called-not-a-head", "fft-appel", { rank: indexOf(card) + 1 });
  return given as string;
}

/** The called card was the taker's own, or lay in the dog: either way alone against four (F12). */
function readAlone(reader: Reader, rules: Rules, given: unknown, partner: Seat | null): Alone | undefined {
  if (!isGiven(given)) return undefined;
  if (rules.players !== 5) return reader.fault("deal.alone", "called-only-at-five", "fft-appel");
  if (partner !== null) return reader.fault("deal.alone", "alone-or-partner", "F12");
  return reader.oneOf(given, "deal.alone", "F12", ALONE);
}

/** A bout is worth 4½ and an Excuse without a trick 4: so much for each bout of either camp (fft-cartes). */
function checkPoints(
  reader: Reader,
  rules: Rules,
  laws: AttackLaws,
  bouts: number | undefined,
  points: Points | undefined,
  excuseLast: boolean,
): void {
  if (points === undefined) return;
  if (bouts !== undefined) {
    const [min, max] = [4 * bouts, PACK_POINTS - 4 * (3 - bouts)];
    if (points < min || points > max) reader.fault("deal.points", "points-beyond-bouts", laws.cards, { points, bouts, min, max });
  }
  if (rules.players !== 4 || Number.isInteger(points)) return;
  const odd = excuseLast && optionOf<string>(rules, "excuse-last") === "other-camp";
  if (!odd) reader.fault("deal.points", "half-at-four", "F11", { points });
}

/** The Petit lies in the pile of the camp that won its trick. */
function checkPetit(reader: Reader, bouts: number | undefined, petit: Camp | null, slam: Camp | null): void {
  if (petit === null) return;
  if (petit === "defence" && bouts === 3) reader.fault("deal.petitAuBout", "petit-is-with-attack", "fft-petit");
  if (petit === "attack" && bouts === 0) reader.fault("deal.petitAuBout", "petit-is-with-defence", "fft-petit");
  if (slam !== null && petit !== slam) reader.fault("deal.petitAuBout", "petit-against-slam", "fft-petit", { slam });
}
