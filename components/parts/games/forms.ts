/** The form that notes a deal of each game. Only a sheet has forms: a page that shows deals would bring them for nobody. */
import type { ComponentType } from "react";
import { later } from "#components/parts/broken/later";
import type { GameName } from "#lib/rules/rules";
import type { FormProps } from "./desk";

interface GameForm {
  readonly Form: ComponentType<FormProps>;
  /** Fetches it before it is asked for: nobody waits at the table. */
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
