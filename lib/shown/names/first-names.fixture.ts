/** Unusual names for which a sheet must have room. */
export const DOUBLE_NAMES: readonly string[] = [
  "Jean-Pierre",
  "Jean-Paul",
  "Jean-Philippe",
  "Jean-Christophe",
  "Jean-Baptiste",
  "Marie-Christine",
  "Marie-Claude",
  "Marie-Thérèse",
  "Marie-Laure",
  "Anne-Sophie",
  "Anne Marie",
  "Pierre-Emmanuel",
  "Charles-Édouard",
];

/** Thirty characters, the longest that a sheet takes. */
export const LONG_NAMES: readonly string[] = [
  "Wilhelmina van den Berghe-Roux",
  "Maximilienne-Alexandrine-Marie",
  "Anticonstitutionnellementement",
  "Jean-Christophe de La Rochelle",
];
