import type { Messages } from "#messages/fr/shared";
import { gamesSay } from "../games-say";
import { calendarEn } from "./calendar";
import { formEn } from "./form";
import { ledgerEn } from "./ledger";
import { ruleEn } from "./rule";
import { screensEn } from "./screens";

export const en: Messages = {
  lang: "en",
  name: "Petit au Bout",
  description: "The score sheet for tarot games, and their referee.",
  get cards() {
    return gamesSay("en").forms.cards;
  },
  calendar: calendarEn,
  ledger: ledgerEn,
  form: formEn,
  rule: ruleEn,
  screens: screensEn,
  get tarot() {
    return gamesSay("en").forms.tarot;
  },
  get whist() {
    return gamesSay("en").forms.whist;
  },
  lines: { heads: ["Line", "Calculation", "Points", "Rule"] },
};
