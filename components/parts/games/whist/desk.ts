/** The whist on screen. */
import type { GameDesk } from "#components/parts/games/desk";
import type { WhistDeal } from "#lib/rules/whist/deal";
import { draftOf, emptyDraft, withBids } from "#lib/sheet/drafts/whist";
import { Pile } from "./pile";

export const whistDesk: GameDesk = {
  describe(_, deal, { m }) {
    const { bids, cards, blind } = deal as WhistDeal;
    const said = bids.reduce((sum, bid) => sum + bid, 0);
    return { summary: m.screens.sheet.cards(cards), detail: blind ? m.screens.sheet.blind : m.whist.said(said), roles: {} };
  },
  start(rules, { deal, partial }) {
    if (deal) return draftOf(rules, deal);
    return partial ? withBids(rules, partial) : emptyDraft(rules);
  },
  announced(partial, names, { m }) {
    const { bids = [] } = partial as Partial<WhistDeal>;
    return m.whist.announced(bids.map((bid, seat) => `${names[seat]} ${bid}`));
  },
  Pile,
  noTaker: true,
};
