/** French tarot and the victory-point table: the taker's camp, petit au bout, poignées, misères and chelems. */

import { type DealFacts, type Extra, eachForSelf, sidesOf } from "../facts";
import { itemAt } from "../item-at";
import type { Line, Rules, Score, Seat } from "../rules";
import { type AttackDeal, type Camp, isAttacker } from "./attack";
import type { TarotDeal } from "./deal";

export function tarotFacts({ players }: Rules, deal: TarotDeal, { lines, outcome }: Score): DealFacts {
  if ("vachette" in deal) return { ...eachForSelf(players, () => null), contract: null, extra: [] };
  const sides = sidesOf(players, deal.taker, deal.partner, outcome?.won ?? null);
  const extra = [...petit(players, deal, lines), ...claims(lines), ...chelem(players, deal)];
  return { ...sides, contract: deal.contract, extra };
}

function petit(players: number, deal: AttackDeal, lines: readonly Line[]): Extra[] {
  const camp = deal.petitAuBout;
  const line = lines.find(({ code }) => code === "petit");
  return camp ? campOf(players, deal, camp).flatMap((seat) => prime(seat, "petit", line)) : [];
}

/** Poignées and misères are their holder's, whoever is paid for them. */
function claims(lines: readonly Line[]): Extra[] {
  return lines.flatMap((line) => {
    const name = itemAt(line.code.split("-", 1), 0);
    return name === "poignee" || name === "misere" ? prime(Number(line.params?.seat), name, line) : [];
  });
}

function chelem(players: number, deal: AttackDeal): Extra[] {
  const { announced, by, announcedBy } = deal.slam;
  const announcer = announced ? (announcedBy ?? "attack") : null;
  const missed = announcer === by ? null : announcer;
  const figures = (camp: Camp | null, name: string) =>
    camp ? campOf(players, deal, camp).map((seat): Extra => [seat, name, 1]) : [];
  return [...figures(by, "chelem.made"), ...figures(missed, "chelem.missed")];
}

const prime = (seat: Seat, name: string, line: Line | undefined): Extra[] => [
  [seat, `prime.${name}.n`, 1],
  [seat, `prime.${name}.points`, line?.scores?.[seat] ?? 0],
];

const campOf = (players: number, deal: AttackDeal, camp: Camp): Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => isAttacker(deal, seat) === (camp === "attack"));
