// This folder: words of the ledger that come later than its rows, in English.
import type { Chunks } from "#messages/fr/chunks";

export const strip: Chunks["strip"] = {
  follow: () => "Follow a curve",
  explain: (n) => `Points of deal ${n}, one by one`,
  take: (n) => `Who takes deal ${n}`,
  finish: (n) => `Record the result of deal ${n}`,
};
