/** What is proper to English besides its words. */
import type { LanguageRow } from "#messages/fr/rules/language";

export const language: LanguageRow = {
  own: "English",
  locale: "en-GB",
  thousands: ",",
  groupsAverages: true,
  separator: ",",
  colon: ":",
  first: "1",
};
