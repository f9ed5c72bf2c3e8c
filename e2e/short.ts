/** The tests of `npm test`: a table's evening from end to end, and its use by ear, by touch and in large text. */
export const SHORT = [
  "confirm",
  "doors",
  "evening",
  "first-rows",
  "first-visit",
  "golden-decale",
  "golden-tarot",
  "golden-whist",
  "headers",
  "language",
  "policy",
  "reading",
  "recovery",
  "refused",
  "tabs-and-disk",
  "targets",
];

/** From the long tours of every screen, size and season (`npm run test:long`) only these: words of a test's name. */
export const SHORT_TOURS = {
  a11y: ["an evening of décalé (fr)", "every word stands out seven to one"],
  enlarged: ["in text at twice its size a form of long names"],
} as const;
