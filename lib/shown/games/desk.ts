/** What a game brings to the screens: how a deal reads in the ledger, and what its form begins with. */

import type { Attacker } from "#lib/rules/facts";
import type { EmptyDeal, Points, Rules, Seat } from "#lib/rules/rules";
import { shelfOf } from "#lib/rules/shelf";
import type { Moves } from "#lib/sheet/drafts/reseat";
import type { Words } from "#messages/words";

interface DealDescription {
  /** "Garde, petit": what stands in the row. */
  readonly summary: string;
  /** "1 bout · −13": the small line under it. */
  readonly detail: string;
  readonly roles: Readonly<Record<Seat, Attacker>>;
}

export interface GameDesk {
  /** `deal` as its game read it, and played. */
  describe(rules: Rules, deal: object, words: Words): DealDescription;
  /** The draft a form starts with: empty, from a bet, or from a deal to correct; of the form of `kept`, if one was half typed. */
  start(
    rules: Rules,
    from: {
      readonly deal?: object | EmptyDeal | undefined;
      readonly partial?: object | undefined;
      readonly taker?: Seat | undefined;
      readonly kept?: object | undefined;
    },
  ): object;
  /** Other players took seats while it was typed. Left out in games where everybody always plays. */
  readonly reseat?: (rules: Rules, draft: object, moves: Moves) => object;
  /** "Hugo parie le Bac", for a bet that waits on the sheet. */
  announced(partial: object, names: readonly string[], words: Words): string;
  /** Where totals are cards left in a pile: how far each card is shifted from the last, in px. */
  readonly pile?: (rules: Rules, cards: Points) => number[];
  /** The game has no taker: seats of the next line cannot be tapped. */
  readonly noTaker?: true;
}

/** Not part of the rules (`Game`), which import nothing of a screen: loaded only where deals are shown. */
const shelf = shelfOf<GameDesk>("desk", {
  decale: () => import("./decale").then((module) => module.decaleDesk),
  tarot: () => import("./tarot").then((module) => module.tarotDesk),
  vp5: () => import("./tarot").then((module) => module.tarotDesk),
  whist: () => import("./whist").then((module) => module.whistDesk),
});
export const loadDesk = shelf.fetch;
export const deskOf = ({ game }: Rules): GameDesk => shelf.of(game);
