/** Ce que la table peut décider au whist. */
import type { OptionWords } from "#lib/rules/words/words";
import { TERMS } from "./terms";

export const whistOptions = {
  stake: { label: "Mise de départ", effect: "Combien de cartes chacun peut perdre avant la fin." },
  "five-players": {
    label: "À cinq",
    effect: "On peut jouer à cinq : chaque série commence à 4 cartes et les mises s’écrivent.",
    values: { true: "permis", false: "non" },
  },
  "first-leader": {
    label: "Qui entame",
    effect: "La première carte vient de la deuxième personne à gauche du donneur, ou de la première.",
    values: { "second-left": "deuxième à gauche", left: "première à gauche" },
  },
  "blind-hook": {
    label: "Annonce défendue à l’aveugle",
    effect: "À l’aveugle aussi, le donneur ne peut pas faire tomber juste la somme des annonces.",
    values: { true: "défendue", false: "permise" },
  },
  penalty: {
    label: "Cartes perdues",
    effect: "Une annonce manquée coûte autant de cartes que de plis d’écart, ou une seule.",
    values: { difference: "l’écart", one: "une seule" },
  },
  "below-zero": {
    label: "Mise sous zéro",
    effect: "Qui doit plus que sa mise s’arrête à 0, ou compte sous 0 pour départager.",
    values: { false: "s’arrête à 0", true: "compte sous 0" },
  },
  "end-tie": {
    label: "Égalité à la fin",
    effect: "À égalité en tête, la victoire se partage, ou l’on joue jusqu’à la prochaine fin possible.",
    values: { shared: TERMS.sharedWin, "extra-deal": "on rejoue" },
  },
  "end-when": {
    label: "Fin du jeu",
    effect: "Quand une mise tombe à 0, on s’arrête, ou l’on finit la série, ou le tour complet des donneurs.",
    values: { deal: "tout de suite", series: "à la fin de la série", round: "à la fin du tour" },
  },
  "blind-excuse": {
    label: "L’Excuse à l’aveugle",
    effect: "À l’aveugle, qui découvre l’Excuse annonce sa valeur, ou cette valeur est fixée.",
    values: { named: "annoncée", "0": "toujours 0", "22": "toujours 22" },
  },
  "dealer-change": {
    label: "Changement de donneur",
    effect: "Chacun donne toute une série, ou une seule donne.",
    values: { series: "après la série", deal: "à chaque donne" },
  },
} as const satisfies Readonly<Record<string, OptionWords>>;
