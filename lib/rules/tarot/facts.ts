/** French tarot and the victory-point table: the taker's camp, petit au bout, poignées, misères and chelems. */

import { type DealFacts, type Extra, eachForSelf, sidesOf } from "../facts";
import type { Line, Outcome, Rules, Score, Seat } from "../rules";
import { type AttackDeal, type Camp, isAttacker, type Misere, type Poignee } from "./attack";
import type { TarotDeal } from "./deal";

/** A game's lines for primes. `won`: by the attack. */
interface Primes {
  readonly petit: (rules: Rules, deal: AttackDeal, camp: Camp) => Line;
  readonly poignee: (rules: Rules, deal: AttackDeal, poignee: Poignee, won: Outcome["won"]) => Line;
  readonly misere: (rules: Rules, deal: AttackDeal, misere: Misere) => Line;
}

/** Poignées and misères count for their holder, whoever gets the points; the petit for each player of its camp. */
export const factsBy =
  ({ petit, poignee, misere }: Primes) =>
  (rules: Rules, deal: TarotDeal, { outcome }: Score): DealFacts => {
    const { players } = rules;
    if ("vachette" in deal) return { ...eachForSelf(players, () => null), contract: null, extra: [] };
    const won = outcome?.won ?? null;
    const { taker, partner, contract, petitAuBout: camp, poignees, miseres } = deal;
    const extra = [
      ...(camp ? campOf(players, deal, camp).flatMap((seat) => prime(seat, "petit", petit(rules, deal, camp))) : []),
      ...poignees.flatMap((one) => prime(one.seat, "poignee", poignee(rules, deal, one, won))),
      ...miseres.flatMap((one) => prime(one.seat, "misere", misere(rules, deal, one))),
      ...chelem(players, deal),
    ];
    return { ...sidesOf(players, taker, partner, won), contract, extra };
  };

function chelem(players: number, deal: AttackDeal): Extra[] {
  const { announced, by, announcedBy } = deal.slam;
  const announcer = announced ? (announcedBy ?? "attack") : null;
  const missed = announcer === by ? null : announcer;
  const figures = (camp: Camp | null, name: string) =>
    camp ? campOf(players, deal, camp).map((seat): Extra => [seat, name, 1]) : [];
  return [...figures(by, "chelem.made"), ...figures(missed, "chelem.missed")];
}

const prime = (seat: Seat, name: string, line: Line): Extra[] => [
  [seat, `prime.${name}.n`, 1],
  [seat, `prime.${name}.points`, line.scores?.[seat] ?? 0],
];

const campOf = (players: number, deal: AttackDeal, camp: Camp): Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => isAttacker(deal, seat) === (camp === "attack"));
