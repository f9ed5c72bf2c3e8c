/** Ce que la table peut décider au tarot décalé. */

import type { OptionWords } from "#lib/rules/words/words";
import { DIPLOMAS } from "./decale";
import { PRIMES, TERMS } from "./terms";

export const decaleOptions = {
  bets: { label: "Paris", effect: "On parie un diplôme avant de jouer.", values: { true: "oui", false: "non" } },
  call: {
    label: "Appel au Proviseur",
    effect: "À cinq, qui parie peut appeler un Proviseur : deux contre trois.",
    values: { true: "oui", false: "non" },
  },
  primes: {
    label: "Primes",
    effect: "À quatre ou cinq, quatre annonces rapportent des points.",
    values: { true: "oui", false: "non" },
  },
  diplomas: { label: "Valeur des diplômes", effect: "Ce que rapporte ou coûte chaque diplôme.", values: DIPLOMAS },
  "prime-points": { label: "Valeur des primes", effect: "Ce que rapporte chaque prime.", values: PRIMES },
  "solo-others": {
    label: "Pari solo gagné, les autres",
    effect: "Ce que notent les autres quand un pari solo est gagné.",
    values: { own: "leurs cartes", zero: "rien" },
  },
  "solo-against": {
    label: "Pari solo, contre",
    effect: "Il faut plus de points que chacun des autres, ou que tous les autres réunis.",
    values: { each: "chacun des autres", sum: "les autres réunis" },
  },
  "solo-tie": {
    label: "Pari solo à égalité",
    effect: "À égalité de points, le pari est perdu ou ne compte pas.",
    values: { lost: "perdu", void: "ni gagné ni perdu" },
  },
  "camp-tie": {
    label: "Camps à égalité",
    effect: "À égalité entre les deux et les trois, le pari est perdu, ou annulé : chacun note la somme de son camp.",
    values: { lost: TERMS.betLost, void: TERMS.betVoid },
  },
  "tie-leader": {
    label: "Après un pli à égalité",
    effect: "Qui entame après un pli que personne ne gagne, et si la même couleur reste demandée.",
    values: {
      "same-leader": "même entame, carte libre",
      "same-suit": "même entame, même couleur",
      "first-tied": "qui a joué en premier une carte à égalité",
    },
  },
  "last-tie": {
    label: TERMS.tiedLast,
    effect: "Les cartes d’un dernier pli à égalité sont mises de côté, ou vont à qui a gagné le dernier pli gagné.",
    values: { aside: "mises de côté", "previous-winner": "à qui a gagné le pli d’avant" },
  },
  "excuse-is-trump": {
    label: "L’Excuse compte comme Atout",
    effect: "Pour « Trop cool » et « C’est la loose », l’Excuse est un Atout ou non.",
    values: { true: "oui", false: "non" },
  },
  "primes-under-four": {
    label: "Primes à deux ou trois",
    effect: "Les primes se jouent aussi à deux et à trois.",
    values: { true: "oui", false: "non" },
  },
  "trop-cool": {
    label: "Atouts pour « Trop cool »",
    effect: "Combien d’Atouts il faut montrer, selon le nombre de joueurs.",
    values: { "2": "à deux", "3": "à trois", "4": "à quatre", "5": "à cinq" },
  },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Jouée au dernier pli, l’Excuse reste à qui la joue, ou va au pli.",
    values: { kept: "gardée", lost: "perdue" },
  },
  "excuse-exchange": {
    label: "Une carte contre l’Excuse",
    effect: "Qui garde l’Excuse donne en échange une carte sans valeur.",
    values: { true: "oui", false: "non" },
  },
  "auction-rounds": {
    label: "Tours de paris",
    effect: "Chacun parle une fois, ou l’on tourne jusqu’à ce que tous les autres passent.",
    values: { one: "un seul", several: "plusieurs" },
  },
  "all-pass-dealer": {
    label: "Si personne ne parie",
    effect: "Qui redonne quand personne ne parie.",
    values: { same: "le même Super Donneur", next: "le suivant" },
  },
  "next-dealer": {
    label: "Donne suivante",
    effect: "Dans quel sens tourne la donne.",
    values: { next: "à gauche", previous: "à droite" },
  },
  "self-call": {
    label: "S’appeler soi-même",
    effect: "On peut appeler un Proviseur qu’on tient : c’est alors un pari solo secret.",
    values: { true: "permis", false: "refusé" },
  },
  "called-school-first": {
    label: "École appelée à l’entame",
    effect: "L’École du Proviseur appelé peut être entamée dès le premier pli.",
    values: { true: "permise", false: "interdite, sauf le Proviseur" },
  },
  "target-tie": {
    label: "Objectif atteint à plusieurs",
    effect: "À égalité en tête, la victoire est partagée, ou l’on joue une donne de plus.",
    values: { shared: TERMS.sharedWin, "extra-deal": "une donne de plus" },
  },
} as const satisfies Readonly<Record<string, OptionWords>>;
