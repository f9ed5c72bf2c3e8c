/** A table's evening, from end to end, and what holds it for whoever hears, touches or enlarges it. */
export const SHORT = [
  "confirm",
  "doors",
  "evening",
  "first-rows",
  "golden-decale",
  "golden-tarot",
  "golden-whist",
  "headers",
  "language",
  "policy",
  "reading",
  "recovery",
  "targets",
];

/** Of the long tours of every screen, size and season, which come with `npm run test:long`: the words of a test's name. */
export const SHORT_TOURS = {
  a11y: ["an evening of décalé (fr)", "every word stands out seven to one"],
  "small-screens": ["in text at twice its size a form of long names"],
} as const;
