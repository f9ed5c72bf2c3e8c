/** What every page says, in French; every other language has the same keys, checked by type. */

import { gamesSay } from "../games-say";
import { always } from "./alike/always";
import { broken } from "./broken";
import { calendar } from "./calendar";
import { form } from "./form";
import { ledger } from "./ledger";
import { rule } from "./rule";
import { sheet } from "./sheet";

export const shared = {
  lang: "fr",
  name: "Petit au Bout",
  description: "La feuille de marque du tarot, et son arbitre.",
  get cards() {
    return gamesSay("fr").forms.cards;
  },
  calendar,
  ledger,
  form,
  rule,
  always,
  broken,
  sheet,
  get deal() {
    return gamesSay("fr").forms.deal;
  },
  get decale() {
    return gamesSay("fr").forms.decale;
  },
  get tarot() {
    return gamesSay("fr").forms.tarot;
  },
  get whist() {
    return gamesSay("fr").forms.whist;
  },
  lines: { heads: ["Ligne", "Calcul", "Points", "Règle"] },
};

export type Messages = typeof shared;
