// This folder: each language's row, written by `.ci/languages.mjs`.
export const CHUNKS_IN = {
  fr: () => import("#messages/fr/chunks").then((module) => module.chunks),
  en: () => import("#messages/en/chunks").then((module) => module.chunks),
};
