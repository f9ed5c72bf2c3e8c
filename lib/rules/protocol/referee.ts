/** The operations of the referee: legal, judge, trick, count, discard, announce, audit. */

import { announce as announceHand } from "../announce";
import { setOf } from "../card-set";
import { countPile } from "../count";
import { type Card, makeCard } from "../deck";
import { judgeDiscard } from "../discard";
import { judge as judgePlay, legalCards, playFaults } from "../judge";
import { firstDeal } from "../legal";
import type { Json } from "../read";
import { outcomeOf } from "../trick";
import { sayDiscard, sayPlay, sayQuestion } from "../words/referee";
import { auditOp } from "./audit";
import { type Op, succeed } from "./op";
import { type CardTable, readCalled, readContract, readExcuseValue, withTable } from "./table";

function situation(table: CardTable, { trick, trickNumber, calledCard }: Json) {
  const { rules, game, reader } = table;
  return {
    trick: reader.optional(trick, (value) => reader.cards(value, "trick")) ?? [],
    trickNumber: reader.optional(trickNumber, (value) =>
      reader.integer(value, "trickNumber", game.duties.free, 1, firstDeal(game, rules).cards),
    ),
    calledCard: readCalled(table, calledCard),
  };
}

const namesOf = ({ deck }: CardTable["game"], cards: readonly Card[]): string[] => cards.map((card) => makeCard(deck, card));

const legal: Op = (request) =>
  withTable(request, (table) => {
    const { rules, game, reader } = table;
    const hand = reader.cards(request.hand, "hand");
    const at = situation(table, request);
    reader.faults.push(...playFaults(game, rules, hand, at.trick));
    if (hand.length === 0 && reader.faults.length === 0) reader.fault("hand", "required", game.deck.rule);
    const { legal, rule } = legalCards(game, rules, hand, at);
    return succeed({ legal: namesOf(game, legal), rule });
  });

const judge: Op = (request, words) =>
  withTable(request, (table) => {
    const { rules, game, reader } = table;
    const hand = reader.cards(request.hand, "hand");
    const card = reader.card(request.card, "card");
    const at = situation(table, request);
    const handIsPartial = reader.flag(request.handIsPartial, "handIsPartial", "T9");
    if (card === undefined) return undefined;
    reader.faults.push(...playFaults(game, rules, hand, at.trick, card));
    if (reader.faults.length > 0) return undefined;
    const play = { ...at, hand, card, handIsPartial };
    const { verdict, rule, legal, questions, ...rest } = judgePlay(game, rules, play);
    return succeed({
      verdict,
      rule,
      text: sayPlay(words.referee, game, play, { verdict, rule, legal, questions, ...rest }),
      article: words.articles[rule],
      legal: namesOf(game, legal),
      ...(questions.length > 0
        ? {
            decides: questions.map((question) => ({
              cards: namesOf(game, question.cards),
              rule: game.duties[question.duty],
              text: sayQuestion(words.referee, game, question),
            })),
          }
        : {}),
    });
  });

/** `last` alone does not change the winner: the Excuse wins only in a chelem, when led to the last trick (F6). */
const trick: Op = (request) =>
  withTable(request, (table) => {
    const { rules, game, reader } = table;
    const cards = reader.cards(request.cards, "cards");
    const excuseValue = readExcuseValue(table, cards, request.excuseValue);
    reader.flag(request.last, "last", "T9");
    const slam = reader.flag(request.slam, "slam", "T9");
    reader.faults.push(
      ...playFaults(game, rules, cards, []).map((fault) => ({ ...fault, at: fault.at.replace("hand", "cards") })),
    );
    if (cards.length > rules.players) reader.fault("cards", "trick-full", game.deck.rule, { players: rules.players });
    if (cards.length === 0 && reader.faults.length === 0) reader.fault("cards", "required", game.duties.free);
    if (reader.faults.length > 0) return undefined;
    const outcome = outcomeOf(game.deck, cards, { excuseValue, slam });
    return succeed(outcome ? { ...outcome } : { winner: null });
  });

const count: Op = (request) =>
  withTable(request, ({ game, reader }) => {
    const cards = reader.cards(request.cards, "cards");
    for (const [i, card] of cards.entries())
      if (cards.indexOf(card) < i) reader.fault(`cards.${i}`, "card-twice", game.deck.rule);
    const { halves, bouts } = countPile(game.deck, cards);
    return succeed({ points: halves / 2, bouts });
  });

const discard: Op = (request, words) =>
  withTable(request, (table) => {
    const { rules, game, reader } = table;
    const cards = reader.cards(request.cards, "cards");
    const hand = reader.optional(request.hand, (value) => reader.cards(value, "hand")) ?? null;
    const contract = readContract(table, request.contract);
    const calledCard = readCalled(table, request.calledCard);
    if (reader.faults.length > 0) return undefined;
    const result = judgeDiscard(game, rules, { cards, hand, contract, calledCard });
    if (!result.ok) return result;
    const { verdict, rule, code } = result.value;
    return succeed({
      verdict,
      rule,
      code,
      text: sayDiscard(words.referee, game, result.value),
      article: words.articles[rule],
      ...(code === "trump-shown" ? { mustShow: namesOf(game, result.value.cards) } : {}),
    });
  });

const announce: Op = (request) =>
  withTable(request, ({ rules, game, reader }) => {
    const hand = reader.cards(request.hand, "hand");
    reader.faults.push(...playFaults(game, rules, hand, []));
    const { cards } = firstDeal(game, rules);
    if (hand.length > cards) reader.fault("hand", "hand-too-long", game.deck.rule, { most: cards, given: hand.length });
    return succeed({ ...announceHand(game, rules, setOf(hand)) });
  });

export const REFEREE_OPS: Readonly<Record<string, Op>> = { legal, judge, trick, count, discard, announce, audit: auditOp };
