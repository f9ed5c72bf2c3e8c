import { optionOf } from "#lib/rules/rules";
import type { WhistDeal } from "#lib/rules/whist/deal";
import { draftOf, emptyDraft, withBids } from "#lib/sheet/drafts/whist";
import type { GameDesk } from "./desk";

/** How far a pile is spread, in px, and over how many cards at least. */
const SPAN = 42;
const LEAST = 13;

export const whistDesk: GameDesk = {
  describe(_, deal, { m }) {
    const { bids, cards, blind } = deal as WhistDeal;
    const said = bids.reduce((sum, bid) => sum + bid, 0);
    return { summary: m.sheet.cards(cards), detail: blind ? m.sheet.blind : m.whist.said(said), roles: {} };
  },
  start(rules, { deal, partial }) {
    if (deal) return draftOf(rules, deal);
    return partial ? withBids(rules, partial) : emptyDraft(rules);
  },
  announced(partial, names, { m }) {
    const { bids = [] } = partial as Partial<WhistDeal>;
    return m.whist.announced(bids.map((bid, seat) => `${names[seat]} ${bid}`));
  },
  pile(rules, cards) {
    const step = SPAN / Math.max(LEAST, cards, optionOf<number>(rules, "stake"));
    return Array.from({ length: Math.max(0, Math.round(cards)) }, (_, over) => over * step).reverse();
  },
  noTaker: true,
};
