/** Every word of the screens, in French. `en.ts` has the same keys, checked by type. */

import { gamesSay } from "../games-say";
import { calendarFr } from "./calendar";
import { formFr } from "./form";
import { ledgerFr } from "./ledger";
import { ruleFr } from "./rule";
import { screensFr } from "./screens";

export const fr = {
  lang: "fr",
  name: "Petit au Bout",
  description: "La feuille de marque du tarot, et son arbitre.",
  get cards() {
    return gamesSay("fr").forms.cards;
  },
  calendar: calendarFr,
  ledger: ledgerFr,
  form: formFr,
  rule: ruleFr,
  screens: screensFr,
  get tarot() {
    return gamesSay("fr").forms.tarot;
  },
  get whist() {
    return gamesSay("fr").forms.whist;
  },
  lines: { heads: ["Ligne", "Calcul", "Points", "Règle"] },
};

export type Messages = typeof fr;
