/** French tarot and the victory-point table: one desk, each game's own words. */
import { DECKS, parseCard } from "#lib/rules/deck";
import type { Attacker } from "#lib/rules/facts";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Rules, Seat } from "#lib/rules/rules";
import type { AttackDeal } from "#lib/rules/tarot/attack";
import type { TarotDeal } from "#lib/rules/tarot/deal";
import { signed } from "#lib/rules/words/words";
import { reseatTarot, reseatVachette } from "#lib/sheet/drafts/reseat";
import { draftOf, EMPTY_TAROT, isAlone, type TarotDraft, withAnnounced } from "#lib/sheet/drafts/tarot";
import { isVachetteDraft, startVachette, vachetteOf } from "#lib/sheet/drafts/vachette";
import type { Words } from "#messages/words";
import type { GameDesk } from "./desk";

export const tarotDesk: GameDesk = {
  describe(rules, played, words) {
    const deal = played as TarotDeal;
    const t = words.m.tarot.ledger;
    if (!("taker" in deal)) return { summary: t.vachette, detail: t.each, roles: {} };
    const roles: Record<Seat, Attacker> = { [deal.taker]: "taker" };
    if (deal.partner !== null) roles[deal.partner] = "partner";
    return { ...sayRow(rules, deal, words), roles };
  },
  start(rules, { deal, partial, taker, kept }) {
    if (kept && isVachetteDraft(kept)) return startVachette(rules);
    if (deal) return (kept ? null : vachetteOf(rules, deal)) ?? draftOf(rules, deal);
    if (partial) return withAnnounced(rules, partial);
    return { ...EMPTY_TAROT, taker: taker ?? null };
  },
  reseat: (rules, draft, moves) =>
    isVachetteDraft(draft) ? reseatVachette(rules, draft, moves) : reseatTarot(rules, draft as TarotDraft, moves),
  announced(json, names, words) {
    const partial = json as Partial<AttackDeal>;
    const partner = partial.partner === null ? partial.taker : partial.partner;
    return sayBet({ ...EMPTY_TAROT, ...partial, partner: partner ?? null }, names, words);
  },
};

/** How many letters a summary may have under so many columns of figures. */
const LETTERS: Readonly<Record<number, number>> = { 3: 16, 4: 14, 5: 10 };

/** Contract, bouts and margin; what was shown or announced beside the contract, or instead of the bouts. */
function sayRow(rules: Rules, deal: AttackDeal, words: Words): { summary: string; detail: string } {
  const t = words.m.tarot.ledger;
  const contract = itemAt(words.rules.games[rules.game].terms, deal.contract);
  const extras = extrasOf(deal, t);
  // A chelem is all tricks or none of it: its points say nothing.
  const margin = deal.contract === "chelem" ? [] : [signed(marginOf(rules, deal))];
  const whole = [contract, ...extras].join(", ");
  return whole.length <= itemAt(LETTERS, rules.players)
    ? { summary: whole, detail: [t.bouts(deal.bouts), ...margin].join(" · ") }
    : { summary: contract, detail: [...margin, ...extras].join(", ") };
}

function extrasOf(deal: AttackDeal, t: Words["m"]["tarot"]["ledger"]): string[] {
  const { contract, petitAuBout, poignees, slam, miseres } = deal;
  return [
    ...(contract === "chelem" ? [slam.by === "attack" ? t.made : t.missed] : slam.announced || slam.by ? [t.slam] : []),
    ...(petitAuBout ? [t.petit] : []),
    ...poignees.map(({ level }) => itemAt(t.poignees, level - 1)),
    ...miseres.map(() => t.misere),
  ];
}

/** As it is counted: rounded where the rules round. */
const marginOf = (rules: Rules, deal: AttackDeal): number => gameOf(rules).score(rules, deal).outcome?.margin ?? 0;

type Said = Pick<TarotDraft, "taker" | "partner" | "called" | "alone" | "contract" | "bouts">;

/** The deal so far, in one sentence. */
export function sayBet(draft: Said, names: readonly string[], { m }: Words): string {
  const say = m.tarot.sentence;
  const { taker, contract, bouts } = draft;
  if (taker === null) return say.start;
  const name = itemAt(names, taker);
  if (contract === null) return say.taker(name);
  const rest = names.length === 5 ? sayCompany(draft, names, m) : bouts === null ? "" : say.bouts(bouts);
  return `${say.bid(name, contract)}${rest}.`;
}

function sayCompany(draft: Said, names: readonly string[], m: Words["m"]): string {
  const say = m.tarot.sentence;
  const card = parseCard(DECKS.tarot, draft.called);
  const called = card === undefined ? null : m.cards.name(DECKS.tarot, card);
  if (isAlone(draft)) return called && draft.alone ? say.solo + say.found[draft.alone](called) : say.solo;
  if (draft.partner !== null) return say.with(called, itemAt(names, draft.partner));
  return called ? say.waiting(called) : "";
}
