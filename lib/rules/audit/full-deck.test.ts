import { expect, test } from "vitest";
import { type Card, cardsOf, EXCUSE, makeCard } from "../deck";
import { gameOf } from "../games";
import { literal } from "../literal.fixture";
import { rulesOf } from "../read.fixture";
import { type PlayRecord, replay } from "../record";
import type { Rules } from "../rules";
import { seeded } from "../seeded";
import { audit } from "./audit";
import { type RandomDeal, randomDeal, told } from "./deals.fixture";

const TABLES: readonly [game: string, players: number, options: object][] = [
  ["tarot", 3, {}],
  ["tarot", 4, {}],
  ["tarot", 5, {}],
  ["vp5", 5, {}],
  ["decale", 2, {}],
  ["decale", 3, {}],
  ["decale", 4, {}],
  ["decale", 5, {}],
  ["decale", 5, { "called-school-first": false }],
  ["whist", 4, {}],
];

function found(rules: Rules, record: PlayRecord) {
  const result = audit(gameOf(rules), rules, rules.game === "whist" ? { ...record, excuseValue: 0 } : record);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
}

test.each(TABLES)(
  "no legal deal accuses anybody: %s at %d %o",
  (game, players, options) => {
    const rules = rulesOf(game, players, options);
    const random = seeded(players);
    const accused: RandomDeal[] = [];
    for (let round = 0; round < 2000; round++) {
      const deal = randomDeal(gameOf(rules), rules, random);
      const whole = found(rules, round % 2 === 0 ? told(deal) : deal);
      const stop = random(deal.plays.length + 1);
      const hands = deal.hands.map((hand) => (random(3) === 0 ? hand : null));
      const part = found(rules, { ...told(deal), plays: deal.plays.slice(0, stop), hands, aside: deal.aside.slice(random(3)) });
      if (whole.faults.length + whole.unclear.length + part.faults.length + part.unclear.length > 0) accused.push(deal);
      if (game === "decale" && whole.tally?.kind === "seats")
        checkPoints(rules, deal, whole.tally.cardPoints, whole.tally.setAside);
    }
    expect(accused).toEqual([]);
  },
  60_000,
);

/** Seed 0: the pack has 75 points, which are won, set aside by a tie, or never dealt. */
function checkPoints(rules: Rules, deal: RandomDeal, cardPoints: readonly number[], setAside: number): void {
  const { deck } = gameOf(rules);
  const values: Record<string, number> = { PRO: 5, P: 2, E: 1, INT: 0 };
  const worth = (card: Card) => {
    if (card >= EXCUSE) return [EXCUSE, EXCUSE + 1, EXCUSE + 13].includes(card) ? 5 : 0;
    return values[(makeCard(deck, card).split("-")[1] as string).replace(/\d/, "")] as number;
  };
  const total = [...cardPoints, setAside, ...deal.aside.map(worth)].reduce((a, b) => a + b, 0);
  if (total !== 75) throw new Error(`${total} points: ${JSON.stringify(deal)}`);
}

/**
 * One revoke in a deal. It is proven when its player later plays a card that was due, or as soon as the unseen cards cannot
 * fill that hand without such a card, and never before. Nobody else is accused: a set that stays unclear
 * contains the revoke.
 */
test.each(TABLES.filter(([game]) => game !== "whist"))(
  "a revoke is proved at the earliest play that proves it: %s at %d %o",
  (game, players, options) => {
    const rules = rulesOf(game, players, options);
    const law = gameOf(rules);
    const random = seeded(players + 10);
    const name = (card: Card) => makeCard(law.deck, card);
    const each = law.firstTurn(rules, 0).cards;
    let proved = 0;
    for (let round = 0; round < 150; round++) {
      const from = random(players * each);
      const deal = randomDeal(law, rules, random, (play, before) => play >= from && before === 0);
      const at = deal.revokes[0];
      if (at === undefined) continue;
      const { plays } = replay(law, rules, deal);
      const { seat, card, trick, demand } = plays[at] as (typeof plays)[number];
      const table = plays
        .slice(0, at)
        .filter((play) => play.trick === trick)
        .map((play) => name(play.card));
      const called = demand.barred < 0 ? null : name(demand.barred);
      const makesItAFault = new Set(
        cardsOf(law.deck).filter(
          (other) => other !== card && !literal([name(card), name(other)], table, called).includes(name(card)),
        ),
      );
      for (let stop = at; stop <= plays.length; stop++) {
        const before = plays.slice(0, stop);
        const shown = before.some((play, i) => i > at && play.seat === seat && makesItAFault.has(play.card));
        const fallen = new Set(before.map((play) => play.card));
        const harmless = cardsOf(law.deck).filter((other) => !fallen.has(other) && !makesItAFault.has(other)).length;
        const left = each - before.filter((play) => play.seat === seat).length;
        const expected = stop > at && (shown || harmless < left) ? [at] : [];
        const { faults, unclear } = found(rules, { ...told(deal), plays: deal.plays.slice(0, stop) });
        if (faults.map((fault) => fault.play).join() !== expected.join() || (unclear.length > 0 && !unclear.includes(at))) {
          throw new Error(JSON.stringify({ at, stop, faults, unclear, expected, deal }));
        }
      }
      proved += 1;
    }
    expect(proved).toBeGreaterThan(100);
  },
);

/** The faults stay the same when suits swap names and everybody moves one seat. */
test.each(TABLES)(
  "relabelling suits and rotating seats changes no verdict: %s at %d %o",
  (game, players, options) => {
    const rules = rulesOf(game, players, options);
    const law = gameOf(rules);
    const random = seeded(players + 20);
    let faults = 0;
    for (let round = 0; round < 150; round++) {
      const deal = randomDeal(law, rules, random, () => random(6) === 0);
      const stop = random(deal.plays.length + 1);
      const hands = deal.hands.map((hand) => (random(4) === 0 ? hand : null));
      const record: PlayRecord = { ...told(deal), plays: deal.plays.slice(0, stop), hands, aside: deal.aside.slice(random(4)) };
      const turned = (card: Card) => (card < EXCUSE ? (card + 32 * (1 + (round % 3))) % EXCUSE : card);
      const moved: PlayRecord = {
        leader: (record.leader + 1) % players,
        plays: record.plays.map(turned),
        calledCard: deal.calledCard === null || deal.calledCard === undefined ? null : turned(deal.calledCard),
        hands: [hands.at(-1) ?? null, ...hands.slice(0, -1)].map((hand) => hand?.map(turned) ?? null),
        aside: (record.aside ?? []).map(turned),
      };
      const [a, b] = [found(rules, record), found(rules, moved)];
      expect(b.faults.map(({ play, seat, because, rule }) => [play, seat, because, rule])).toEqual(
        a.faults.map(({ play, seat, because, rule }) => [play, (seat + 1) % players, because, rule]),
      );
      expect(b.unclear).toEqual(a.unclear);
      faults += a.faults.length;
    }
    if (game !== "whist") expect(faults).toBeGreaterThan(100);
  },
  60_000,
);
