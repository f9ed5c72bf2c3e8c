/** The sentences of the whist in a golden evening. */
import { numbers, type SentenceReader } from "./read-golden.fixture";

export const whistSentence: SentenceReader = (line) => {
  const dealt = line.match(/^(\d) cartes?(, à l'aveugle)?$/);
  if (dealt) return { cards: Number(dealt[1]), blind: dealt[2] !== undefined };
  if (line.startsWith("annonces")) return { bids: numbers(line.slice(8)) };
  if (line.startsWith("plis")) return { tricks: numbers(line.slice(4)) };
  return undefined;
};
