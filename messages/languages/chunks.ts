export const CHUNKS_IN = {
  fr: () => import("#messages/fr/chunks").then((module) => module.chunks),
  en: () => import("#messages/en/chunks").then((module) => module.chunks),
};
