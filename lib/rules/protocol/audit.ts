/** `audit`: recorded plays in, proven faults out, with the plays that show them. */

import { type Audit, audit } from "../audit/audit";
import type { Tally } from "../audit/tally";
import { type Card, makeCard } from "../deck";
import { firstDeal } from "../legal";
import { isGiven, type Json } from "../read";
import type { PlayRecord } from "../record";
import type { Seat } from "../rules";
import type { ProtocolWords } from "../words/protocol";
import { sayProof, sayUnclear } from "../words/referee";
import { type Op, succeed } from "./op";
import { type CardTable, readCalled, readContract, readExcuseValue, withTable } from "./table";

export const auditOp: Op = (request, words) =>
  withTable(request, (table) => {
    const record = readRecord(table, request);
    if (table.reader.faults.length > 0) return { ok: false, faults: table.reader.faults };
    const result = audit(table.game, table.rules, record);
    return result.ok ? succeed(tell(table, words, result.value)) : result;
  });

function readRecord(table: CardTable, request: Json): PlayRecord {
  const { rules, game, reader } = table;
  const { players } = rules;
  const seat = (value: unknown, at: string): Seat | undefined => reader.seat(value, at, game.duties.free, players);
  const perSeat = <T>(value: unknown, at: string, none: T, read: (value: unknown, at: string) => T) =>
    reader.optional(value, (list) =>
      reader.list(list, at, game.playersRule, players)?.map((item, i) => (item === null ? none : read(item, `${at}.${i}`))),
    );
  const plays = reader.cards(request.plays, "plays");
  const hands = perSeat<readonly Card[] | null>(request.hands, "hands", null, (value, at) => reader.cards(value, at));
  const taker = reader.optional(request.taker, (value) => seat(value, "taker")) ?? null;
  return {
    leader: seat(request.leader, "leader") ?? 0,
    plays,
    hands,
    shown: perSeat<readonly Card[]>(request.shown, "shown", [], (value, at) => reader.cards(value, at)),
    aside: reader.optional(request.aside, (value) => reader.cards(value, "aside")),
    calledCard: readCalled(table, request.calledCard),
    cards: readCards(table, request.cards, hands),
    excuseValue: readExcuseValue(table, plays, request.excuseValue),
    taker,
    partner: readPartner(table, request.partner, taker),
    contract: readContract(table, request.contract),
  };
}

/** Whist: cards each; if left out, by a known hand. */
function readCards({ rules, game, reader }: CardTable, given: unknown, hands: PlayRecord["hands"]): number | undefined {
  if (!game.series) return undefined;
  const most = firstDeal(game, rules).cards;
  const said = reader.optional(given, (value) => reader.integer(value, "cards", game.playersRule, 1, most));
  const known = hands?.find((hand) => hand !== null)?.length;
  return said ?? (known && known <= most ? known : undefined);
}

/** Only at five: `null`, the taker plays alone; left out, the called card tells. */
function readPartner({ rules, game, reader }: CardTable, given: unknown, taker: Seat | null): Seat | null | undefined {
  if (!isGiven(given) || !game.attack) return given === null ? null : undefined;
  if (rules.players !== 5) return reader.fault("partner", "partner-only-at-five", "fft-appel");
  const partner = reader.seat(given, "partner", game.duties.free, rules.players);
  if (partner !== undefined && partner === taker) reader.fault("partner", "partner-is-taker", "F12");
  return partner;
}

function tell({ game }: CardTable, words: ProtocolWords, { replay, faults, unclear, tally }: Audit): Json {
  const { plays, tricks } = replay;
  return {
    tricks,
    winners: tricks.map(({ winner }) => winner),
    faults: faults.map((proof) => ({
      play: proof.play,
      seat: proof.seat,
      card: makeCard(game.deck, proof.card),
      rule: proof.rule,
      because: proof.because,
      text: sayProof(words.referee, game, proof, plays, words.name),
    })),
    unclear,
    ...(faults.length === 0 ? { text: sayUnclear(words.referee, game, unclear, plays) } : {}),
    ...(tally ? figuresOf(tally) : {}),
  };
}

/** The result, with the field names of a deal to score; `tricks` is the record's field, so whist's are `taken`. */
function figuresOf(tally: Tally): Json {
  const { kind, ...figures } = tally;
  return kind === "tricks" ? { taken: tally.tricks } : figures;
}
