/** Why a question about an arbiter or a hall is refused, in French. */
import type { HallFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";

export const hallFaults = {
  "no-text": () => "Ce jeu n’a pas de texte d’arbitrage.",
  "unknown-case": () => "Le code d’arbitrage de 2012 n’a pas ce cas : de CA1 à CA38.",
  "too-many-positions": (p) => `${p.given} positions, c’est trop pour ce placement : ${p.largest} au plus.`,
  "too-many-absent": (p) => `${p.given} absents pour ${p.most} tables : il resterait des tables de deux.`,
  "entrant-twice": (p) => `Le numéro ${p.entrant} y est deux fois.`,
  "entrant-absent": (p) => `Le numéro ${p.entrant} est absent.`,
} as const satisfies Record<HallFault, Say>;
