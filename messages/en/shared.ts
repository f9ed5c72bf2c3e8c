import type { Messages } from "#messages/fr/shared";
import { gameForms } from "../game-forms";
import { formEn } from "./form";
import { ledgerEn } from "./ledger";
import { screensEn } from "./screens";

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
