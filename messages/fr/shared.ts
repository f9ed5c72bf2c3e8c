/** Every word of the screens, in French. `en.ts` has the same keys, checked by type. */

import { gameForms } from "../game-forms";
import { formFr } from "./form";
import { ledgerFr } from "./ledger";
import { screensFr } from "./screens";

export const fr = {
  lang: "fr",
  name: "Petit au Bout",
  description: "La feuille de marque du tarot, et son arbitre.",
  get cards() {
    return gameForms("fr").cards;
  },
  ledger: ledgerFr,
  form: formFr,
  screens: screensFr,
  get tarot() {
    return gameForms("fr").tarot;
  },
  get whist() {
    return gameForms("fr").whist;
  },
  lines: { heads: ["Ligne", "Calcul", "Points", "Règle"] },
};

export type Messages = typeof fr;
