import type { Messages } from "#messages/fr/shared";
import { gamesSay } from "../games-say";
import { always } from "./alike/always";
import { broken } from "./broken";
import { calendar } from "./calendar";
import { form } from "./form";
import { ledger } from "./ledger";
import { rule } from "./rule";
import { sheet } from "./sheet";

export const shared: Messages = {
  lang: "en",
  name: "Petit au Bout",
  description: "The score sheet for tarot games, and their referee.",
  get cards() {
    return gamesSay("en").forms.cards;
  },
  calendar,
  ledger,
  form,
  rule,
  always,
  broken,
  sheet,
  get deal() {
    return gamesSay("en").forms.deal;
  },
  get decale() {
    return gamesSay("en").forms.decale;
  },
  get tarot() {
    return gamesSay("en").forms.tarot;
  },
  get whist() {
    return gamesSay("en").forms.whist;
  },
  lines: { heads: ["Line", "Calculation", "Points", "Rule"] },
};
