// This folder: how the deals of each game are told.
import { PACK_POINTS } from "#lib/rules/decale/data";
import type { DecaleDeal } from "#lib/rules/decale/deal";
import type { Attacker } from "#lib/rules/facts";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import { type DecaleDraft, draftOf, emptyDraft, withBet } from "#lib/sheet/drafts/decale";
import { reseatDecale } from "#lib/sheet/drafts/reseat";
import type { Words } from "#messages/words";
import type { GameDesk } from "./desk";

type Bet = Partial<NonNullable<DecaleDeal["bet"]>>;

export const decaleDesk: GameDesk = {
  describe(_, deal, words) {
    const { bet, cardPoints, campPoints, setAside, primes } = deal as DecaleDeal;
    const { terms } = words.rules.games.decale;
    const t = words.m.decale;
    const roles: Record<Seat, Attacker> = {};
    if (bet) roles[bet.seat] = "taker";
    if (bet?.partner !== undefined && bet.partner !== bet.seat) roles[bet.partner] = "partner";
    const points =
      bet?.partner === undefined ? null : (campPoints ?? (cardPoints?.[bet.seat] ?? 0) + (cardPoints?.[bet.partner] ?? 0));
    const result = !bet ? t.openDetail : points === null ? t.soloDetail : t.score(points, PACK_POINTS - setAside - points);
    // A column is narrow: primes take the place of the points, which a tap shows anyway.
    const extras = primes.map(({ prime }) => t.short[prime]);
    const detail = [bet?.called ? terms[bet.called] : "", ...(extras.length > 0 ? extras : [result])].filter(Boolean).join(" · ");
    return { summary: bet ? itemAt(terms, bet.diploma) : words.m.deal.points, detail, roles };
  },
  start(rules, { deal, partial, taker }) {
    if (deal) return draftOf(rules, deal);
    if (partial) {
      const bet = withBet(partial as Bet);
      return { ...emptyDraft(rules), ...bet, call: (partial as Bet).called ?? null };
    }
    return { ...emptyDraft(rules), bettor: taker ?? null };
  },
  reseat: (rules, draft, moves) => reseatDecale(rules, draft as DecaleDraft, moves),
  announced: (partial, names, words) => sayBet(partial as Bet, names, words),
};

/** The deal so far, in one sentence. */
export function sayBet({ seat, diploma, called, partner }: Bet, names: readonly string[], { m, rules }: Words): string {
  const { terms } = rules.games.decale;
  const say = m.decale.sentence;
  if (seat === undefined) return say.start;
  const name = itemAt(names, seat);
  if (diploma === undefined) return say.bettor(name);
  const degree = itemAt(terms, diploma);
  if (partner !== undefined) {
    const other = itemAt(names, partner);
    return called ? say.called(name, degree, itemAt(terms, called), other) : say.pair(name, degree, other);
  }
  return called ? say.mystery(name, degree, itemAt(terms, called)) : say.solo(name, degree);
}
