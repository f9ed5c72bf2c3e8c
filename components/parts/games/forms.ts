/** The form of each game. Apart from the desk: only a sheet has forms, and other pages that show deals need not load them. */
import type { ComponentType } from "react";
import { later } from "#components/parts/broken/later";
import type { GameName } from "#lib/rules/rules";
import type { FormProps } from "./desk";

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
