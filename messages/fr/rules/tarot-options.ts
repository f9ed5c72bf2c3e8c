/** Ce que la table peut décider au tarot. */

import type { OptionWords } from "#lib/rules/words/words";
import { attackOptions, CONTRACTS, LEVELS, OPTION, YES_NO } from "./attack";
import { TERMS } from "./terms";

export const tarotOptions = {
  ...attackOptions,
  multipliers: { label: "Coefficients", effect: "Par quoi chaque contrat multiplie le compte.", values: CONTRACTS },
  base: { label: "Base", effect: "Ce qui s’ajoute à l’écart avant le coefficient." },
  "half-points": {
    label: "Demi-points",
    effect: "Comment compter un demi-point à trois et à cinq.",
    values: { fft: OPTION.toWinners, exact: "compté tel quel", "half-short-is-nil": "manqué d’un demi-point, donne nulle" },
  },
  petit: { label: TERMS.petit, effect: "Ce que vaut le Petit au bout, avant le coefficient." },
  "petit-multiplied": {
    label: "Petit au bout multiplié",
    effect: "Le Petit au bout suit le coefficient du contrat.",
    values: YES_NO,
  },
  poignees: { label: TERMS.poignees, effect: "Ce que vaut chaque poignée pour chaque défenseur.", values: LEVELS },
  "poignee-to": {
    label: OPTION.poigneeTo,
    effect: "La poignée va au camp qui gagne la donne, ou chacun des autres la paie à qui la montre.",
    values: { camp: OPTION.toWinners, personal: OPTION.toHolder },
  },
  "poignee-trumps-3": {
    label: "Atouts de la poignée à trois",
    effect: "Combien d’atouts il faut montrer à trois.",
    values: LEVELS,
  },
  "poignee-trumps-4": {
    label: "Atouts de la poignée à quatre",
    effect: "Combien d’atouts il faut montrer à quatre.",
    values: LEVELS,
  },
  slams: {
    label: "Valeur du chelem",
    effect: "Ce que vaut un chelem pour chaque défenseur.",
    values: { announced: "annoncé et réussi", made: "sans annonce", missed: "annoncé et manqué" },
  },
  "slam-both": {
    label: "Chelem annoncé, fait par l’autre camp",
    effect: "Qui annonce le chelem et subit celui de l’autre camp paie les deux, ou une fois.",
    values: { both: "les deux", once: "une fois" },
  },
  "slam-defence": { label: "Chelem annoncé en défense", effect: "La défense peut annoncer le chelem.", values: YES_NO },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Jouée au dernier pli, l’Excuse change de camp, ou va à qui gagne le pli.",
    values: { "other-camp": OPTION.otherCamp, "trick-winner": OPTION.trickWinner },
  },
  "excuse-slam": {
    label: OPTION.excuseSlam,
    effect: "Contre un chelem de l’attaque, l’Excuse de la défense lui reste pour 4 points, ou se perd.",
    values: { kept: OPTION.excuseSlamKept, lost: "perdue" },
  },
  miseres: { label: "Misères", effect: "Une main sans atout, ou sans tête, rapporte des points.", values: YES_NO },
  misere: { label: OPTION.misere, effect: "Ce que chacun des autres paie." },
  "misere-multiplied": { label: "Misère multipliée", effect: "La misère suit le coefficient du contrat.", values: YES_NO },
  "misere-to": {
    label: "Misère, à qui",
    effect: "La misère est payée à qui la montre, ou elle compte pour son camp.",
    values: { personal: OPTION.toHolder, camp: "à son camp" },
  },
  "misere-excuse": {
    label: "Misère avec l’Excuse",
    effect: "On peut avoir l’Excuse et montrer une misère.",
    values: YES_NO,
  },
  pousse: { label: "Pousse", effect: "Une enchère de plus, entre la petite et la garde.", values: YES_NO },
  "all-pass": {
    label: "Quand tout le monde passe",
    effect: "On redonne, ou l’on joue la vachette : chacun pour soi, qui a le plus de points perd.",
    values: { redeal: "on redonne", vachette: "vachette" },
  },
  vachette: {
    label: "Valeur de la vachette",
    effect: "Ce que perdent les plus forts et gagnent les plus faibles.",
    values: { most: "aux extrêmes", next: "aux places suivantes" },
  },
} as const satisfies Readonly<Record<string, OptionWords>>;
