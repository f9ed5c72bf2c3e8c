import { formEn } from "./form-en";
import type { Messages } from "./fr";
import { gameForms } from "./game-forms";
import { ledgerEn } from "./ledger-en";
import { screensEn } from "./screens-en";

export const en: Messages = {
  lang: "en",
  name: "Petit au Bout",
  description: "The score sheet for tarot games, and their referee.",
  get cards() {
    return gameForms("en").cards;
  },
  ledger: ledgerEn,
  form: formEn,
  screens: screensEn,
  get tarot() {
    return gameForms("en").tarot;
  },
  get whist() {
    return gameForms("en").whist;
  },
  lines: { heads: ["Line", "Calculation", "Points", "Rule"] },
};
