/** What a game brings to the screens: how a deal reads in the ledger, and what its form begins with (`forms.ts`). */

import type { ComponentType, ReactNode } from "react";
import type { Way } from "#components/parts/form/ways";
import type { Attacker } from "#lib/rules/facts";
import type { EmptyDeal, Points, Rules, Seat, Turn } from "#lib/rules/rules";
import { shelfOf } from "#lib/rules/shelf";
import type { DraftReading, Editing } from "#lib/sheet/drafts/draft";
import type { Moves } from "#lib/sheet/drafts/reseat";
import type { Words } from "#messages/words";

interface DealDescription {
  /** "Garde, petit": what stands in the row. */
  readonly summary: string;
  /** "1 bout · −13": the small line under it. */
  readonly detail: string;
  readonly roles: Readonly<Record<Seat, Attacker>>;
}

export interface FormProps {
  readonly rules: Rules;
  readonly names: readonly string[];
  /** Who deals, speaks and leads, and how many cards. */
  readonly turn: Turn;
  /** The number of the deal, as printed. */
  readonly number: number;
  /** True when a noted deal is being put right. */
  readonly correcting: boolean;
  /** What this form keeps between two openings. */
  readonly draft: object;
  readonly onDraft: (draft: object) => void;
  readonly onSave: (deal: object) => void;
  /** A bet said before the cards are played; the form shows it only where the game has one. */
  readonly onAnnounce: (partial: object) => void;
  readonly onCancel: () => void;
  /** The last deal, to say the same again. */
  readonly last: object | null;
  /** What stands above the keypad whatever the game: why a deal is put right. */
  readonly extra: ReactNode;
}

/** What each part of the form is given. */
export interface FormPart<Draft> extends Editing<Draft> {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly reading: DraftReading;
}

/** What the questions of a form are given. `pile` switches between typed points and a counted pile. */
export interface QuestionsProps<Draft> {
  readonly form: FormProps;
  readonly part: FormPart<Draft>;
  readonly counts: { readonly counting: boolean; readonly pile: Way };
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
  /** Where totals are cards left in a pile: how it looks. */
  readonly Pile?: ComponentType<{ rules: Rules; cards: Points }>;
  /** The game has no taker: seats of the next line cannot be tapped. */
  readonly noTaker?: true;
}

/** Not part of the rules (`Game`), which import nothing of a screen: loaded only where deals are shown. */
const shelf = shelfOf<GameDesk>("desk", {
  decale: () => import("./decale/desk").then((module) => module.decaleDesk),
  tarot: () => import("./tarot/desk").then((module) => module.tarotDesk),
  vp5: () => import("./tarot/desk").then((module) => module.tarotDesk),
  whist: () => import("./whist/desk").then((module) => module.whistDesk),
});
export const loadDesk = shelf.fetch;
export const deskOf = ({ game }: Rules): GameDesk => shelf.of(game);
