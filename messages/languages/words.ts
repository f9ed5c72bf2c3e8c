export const WORDS_IN = {
  fr: () => import("#messages/fr/words").then((module) => module.words),
  en: () => import("#messages/en/words").then((module) => module.words),
};
