/** What is proper to French besides its words. */
export const language: LanguageRow = {
  own: "Français",
  locale: "fr-FR",
  thousands: "\u202f",
  groupsAverages: false,
  separator: ";",
  colon: "\u{202f}:",
  first: "1er",
};

export interface LanguageRow {
  /** What it calls itself. */
  readonly own: string;
  readonly locale: string;
  /** Between thousands: a thin space in French, a comma in English. */
  readonly thousands: string;
  /** French sets the thousands of a sum apart and leaves those of an average: English sets apart both. */
  readonly groupsAverages: boolean;
  /** Between the cells of a file: ";" where the comma is a decimal one. */
  readonly separator: "," | ";";
  readonly colon: string;
  /** "1er avril": the first of a month is an ordinal in French. */
  readonly first: string;
}
