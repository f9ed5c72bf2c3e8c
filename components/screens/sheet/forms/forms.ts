/** The form of each game. Apart from the desk: only a sheet has forms, and other pages that show deals need not load them. */
import type { ComponentType, ReactNode } from "react";
import { later } from "#components/parts/broken/later";
import type { GameName, Rules, Turn } from "#lib/rules/rules";
import type { DraftReading, Editing } from "#lib/sheet/drafts/draft";
import type { Way } from "./ways";

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
  /** Stands above the keypad in every game: the reason for a correction. */
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

interface GameForm {
  readonly Form: ComponentType<FormProps>;
  /** Loads it before it is opened: no wait at the table. */
  readonly load: () => Promise<unknown>;
}

const formOf = (load: () => Promise<ComponentType<FormProps>>): GameForm => ({ Form: later(load), load });
const tarot = formOf(() => import("./tarot/form").then((module) => module.TarotForm));

export const FORMS: Readonly<Record<GameName, GameForm>> = {
  decale: formOf(() => import("./decale/form").then((module) => module.DecaleForm)),
  tarot,
  vp5: tarot,
  whist: formOf(() => import("./whist/form").then((module) => module.WhistForm)),
};
