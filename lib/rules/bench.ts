/** `npm run bench`: how fast the rules are, on one core. Each figure is the median of the runs. */

import { GAMES } from "./all-games";
import { audit } from "./audit/audit";
import { randomDeal, told } from "./audit/deals.fixture";
import { type CardSet, emptySet, remove, setOf } from "./card-set";
import type { Card } from "./deck";
import type { Game } from "./game";
import { type Law, legalSet } from "./legal";
import { rulesOf } from "./read.fixture";
import { type PlayRecord, replay } from "./record";
import { isEmptyDeal, type Rules } from "./rules";
import { seeded } from "./seeded";
import { type Demand, demandOf } from "./trick";

const RUNS = 7;

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The rate per second, as the median of the runs. */
function rate(count: number, work: () => void): number {
  work();
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return (count * 1000) / (performance.now() - start);
  });
  return median(runs);
}

interface Position {
  readonly hand: CardSet;
  readonly demand: Demand;
  readonly trick: readonly Card[];
}

/** All hands in legal deals, each with the demand on its play. */
function positions(law: Law, rules: Rules, deals: number): Position[] {
  const random = seeded(1);
  return Array.from({ length: deals }, () => randomDeal(law, rules, random)).flatMap((deal) => {
    const hands = deal.hands.map(setOf);
    const { plays } = replay(law, rules, deal);
    return plays.map(({ seat, card, demand }, i): Position => {
      const hand: CardSet = [...(hands[seat] as CardSet)];
      remove(hands[seat] as CardSet, card);
      return { hand, demand, trick: deal.plays.slice(i - (i % rules.players), i) };
    });
  });
}

let seen = 0;

function legalSets(game: Game, rules: Rules): Measure[] {
  const all = positions(game, rules, 300);
  const into = emptySet();
  const every = (work: (position: Position) => void) =>
    rate(all.length * 50, () => {
      for (let round = 0; round < 50; round++) {
        for (const position of all) {
          work(position);
          seen = (seen + into[0] + into[1] + into[2] + into[3] + into[4]) | 0;
        }
      }
    });
  const table = `${rules.game} at ${rules.players}`;
  return [
    { name: `legal sets, ${table}`, value: every(({ hand, demand }) => legalSet(hand, demand, into)), unit: "/s" },
    {
      name: `legal sets from the cards on the table, ${table}`,
      value: every(({ hand, trick, demand }) => legalSet(hand, demandOf(game.deck, trick, demand.barred), into)),
      unit: "/s",
    },
  ];
}

/** Audits of whole deals with unknown hands; one play in `errors` is a fault where a fault is possible (0: none). */
function audits(game: Game, rules: Rules, errors: number): Measure[] {
  const random = seeded(2);
  const records = Array.from({ length: 400 }, (): PlayRecord => {
    const deal = randomDeal(game, rules, random, () => errors > 0 && random(errors) === 0);
    return { ...told(deal), plays: deal.plays.slice(0, errors > 0 ? random(deal.plays.length + 1) : undefined) };
  });
  const name = `audit, ${rules.game} at ${rules.players}${errors > 0 ? `, one play in ${errors} a fault` : ""}`;
  const value = rate(records.length, () => {
    for (const record of records) audit(game, rules, record);
  });
  const worst = records.map((record) => median(Array.from({ length: RUNS }, () => timed(() => audit(game, rules, record)))));
  return [
    { name, value, unit: "/s" },
    { name: `${name}, the worst of ${records.length}`, value: Math.max(...worst), unit: "ms" },
  ];
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Legal deals must bring no accusation. */
function accusations(game: Game, rules: Rules, deals: number): Measure {
  const random = seeded(3);
  let value = 0;
  for (let i = 0; i < deals; i++) {
    const result = audit(game, rules, told(randomDeal(game, rules, random)));
    if (!result.ok || result.value.faults.length + result.value.unclear.length > 0) value += 1;
  }
  return { name: `false accusations, ${rules.game} at ${rules.players}, ${deals} legal deals`, value, unit: "" };
}

const DEALS: readonly (readonly [string, number, object])[] = [
  ["tarot", 4, { taker: 0, contract: "garde", bouts: 2, points: 49, petitAuBout: "attack", poignees: [{ seat: 0, level: 1 }] }],
  ["tarot", 5, { taker: 0, partner: 2, contract: "petite", bouts: 1, points: 51.5 }],
  ["vp5", 5, { taker: 0, partner: 2, contract: "garde", bouts: 2, points: 49 }],
  ["decale", 4, { bet: { seat: 0, diploma: "brevet" }, cardPoints: [25, 18, 10, 9] }],
  ["whist", 4, { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5, dealer: 3, blind: false }],
];

function scores([name, players, deal]: (typeof DEALS)[number]): Measure[] {
  const rules = rulesOf(name, players);
  const game = GAMES[rules.game];
  const read = game.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(`not a deal of ${name}`);
  const played = read.value;
  const count = 50_000;
  const each = (work: () => void) =>
    rate(count, () => {
      for (let i = 0; i < count; i++) work();
    });
  return [
    { name: `deals scored, ${name} at ${players}`, value: each(() => game.score(rules, played)), unit: "/s" },
    { name: `deals read and checked, ${name} at ${players}`, value: each(() => game.read(rules, deal)), unit: "/s" },
  ];
}

const TABLES = [
  ["tarot", 3],
  ["tarot", 4],
  ["tarot", 5],
  ["decale", 2],
  ["decale", 3],
  ["decale", 4],
  ["decale", 5],
] as const;

function* measures(deals: number): Generator<Measure> {
  for (const [name, players] of TABLES) {
    const rules = rulesOf(name, players);
    const game = GAMES[rules.game];
    yield* legalSets(game, rules);
    yield* audits(game, rules, 0);
    yield* audits(game, rules, 4);
    yield accusations(game, rules, deals);
  }
  for (const deal of DEALS) yield* scores(deal);
}

const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value.toFixed(value === 0 ? 0 : 3);

/** The number of legal deals audited at each table; `tsx lib/rules/bench.ts 150000` for a million in all. */
for (const { name, value, unit } of measures(Number(process.argv[2] ?? 10_000)))
  console.log(`${name.padEnd(70)} ${shown(value).padStart(14)} ${unit}`);
console.log(`${"checksum of the legal sets".padEnd(70)} ${String(seen).padStart(14)}`);
