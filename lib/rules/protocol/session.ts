/** Deals in order → the sheet, of people who stay or of people who come and go. */
import { type DealNoted, type DealScored, EveningPlay, type EveningSoFar, playDeals } from "../evening";
import { gameOf } from "../games";
import { isGiven, type Json, Reader } from "../read";
import { type Fault, isEmptyDeal, type Result, type Turn } from "../rules";
import { everybody, type Seating, seatNext } from "../seating";
import type { ProtocolWords } from "../words/protocol";
import { type Op, sayFaults, succeed, withRules } from "./op";

const MOST_PEOPLE = 10;

export const session: Op = (request, words) =>
  withRules(request, (rules) => {
    const reader = new Reader();
    const { endRule } = gameOf(rules);
    const isMoving = isGiven(request.people);
    const people = isMoving ? reader.integer(request.people, "people", "T-places", rules.players, MOST_PEOPLE) : rules.players;
    const dealer = isGiven(request.dealer) ? reader.seat(request.dealer, "dealer", "boite-donne", people ?? rules.players) : 0;
    const deals = reader.list(request.deals ?? [], "deals", endRule);
    const target = isGiven(request.target) ? reader.integer(request.target, "target", endRule, 1, 1_000_000) : null;
    const noted = isMoving && people !== undefined ? deals?.map((deal, i) => readNoted(reader, people, deal, `deals.${i}`)) : [];
    if (reader.faults.length > 0 || people === undefined || dealer === undefined || !deals || target === undefined || !noted)
      return reader.refusal;
    if (!isMoving) {
      const { next, ...sheet } = playDeals(rules, dealer, deals, target);
      return tell(sheet, shown(next), words);
    }
    const evening = new EveningPlay(rules, dealer, target).over(Array(people).fill(null), noted);
    const circle = { order: everybody(people), here: everybody(people) };
    return tell(evening, inPeople(seatNext(rules, rules.players, circle, dealer, evening.past)), words);
  });

/** Reads who sat and who dealt; the game reads the rest. */
function readNoted(reader: Reader, people: number, json: unknown, at: string): DealNoted {
  const circle = { order: everybody(people), here: everybody(people) };
  const given = reader.record(json, at, "T-places") ?? {};
  const { seats: sat, dealer: said, ...deal } = given;
  const list = reader.list(sat, `${at}.seats`, "T-places") ?? [];
  const seats = list
    .slice(0, people + 1)
    .flatMap((person, i) => reader.seat(person, `${at}.seats.${i}`, "T-places", people) ?? []);
  const twice = seats.findIndex((person, i) => seats.indexOf(person) < i);
  if (twice >= 0) reader.fault(`${at}.seats.${twice}`, "same-person-twice", "T-places");
  const dealer = isGiven(said) ? (reader.seat(said, `${at}.dealer`, "T-mort", people) ?? null) : null;
  return { deal, seats, dealer, circle, decided: [] };
}

function tell(evening: EveningSoFar, next: Json, words: ProtocolWords): Result<Json> {
  const { rows, over, winners } = evening;
  const faults = rows.flatMap((row, i) => row.faults.map((fault) => ({ ...fault, at: placed(fault, i) })));
  if (faults.length > 0) return { ok: false, faults };
  return succeed({
    totals: rows.map((row) => row.totals),
    next,
    over,
    winners,
    warnings: rows.flatMap((row, i) => warningsOf(row, i, words)),
  });
}

const placed = ({ at }: Fault, deal: number): string => at.replace(/^deal|^$/, `deals.${deal}`);

const shown = ({ series: _, ...turn }: Turn): Json => turn;

/** The next deal's turn, with persons instead of seats, because the dealer may sit out. */
function inPeople({ seats, sitsOut, dealer, turn }: Seating): Json {
  const { firstBidder, firstLeader, barred } = turn;
  const named = { dealer, firstBidder: seats[firstBidder], firstLeader: seats[firstLeader] };
  return { ...shown(turn), ...named, ...(barred !== undefined && { barred: seats[barred] }), seats, sitsOut };
}

function warningsOf({ rules, deal, turn }: DealScored, i: number, words: ProtocolWords): Json[] {
  if (!deal || isEmptyDeal(deal)) return [];
  const warnings = gameOf(rules).warnings(rules, deal, turn);
  return sayFaults(
    words,
    rules.game,
    warnings.map((fault) => ({ ...fault, at: placed(fault, i) })),
  );
}
