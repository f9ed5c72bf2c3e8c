/** What each game says in English: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { SayLoaders } from "../fr/games";

export const gamesEn: SayLoaders = {
  games: {
    decale: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/en/decale"), import("./decale")]);
      return { words: words.decaleEn, forms: { decale: form.decaleEn } };
    },
    tarot: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/en/tarot"), import("./tarot")]);
      return { words: words.tarotEn, forms: { tarot: form.tarotEn } };
    },
    vp5: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/en/vp5"), import("./tarot")]);
      return { words: words.vp5En, forms: { tarot: form.tarotEn } };
    },
    whist: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/en/whist"), import("./whist")]);
      return { words: words.whistEn, forms: { whist: form.whistEn } };
    },
  },
  shared: async () => {
    const [says, { cardsEn }] = await Promise.all([import("./sheet-faults"), import("./cards")]);
    return { ...says.sheetSaysEn, cards: cardsEn };
  },
};
