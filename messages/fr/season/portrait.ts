/** A player's season in sentences. */

import type { Count } from "#lib/season/club/counting";
import { many } from "../alike";
import { de, plural } from "../rules/grammar";

/** Takes the printed figure: in French the plural begins at two. */
const pointsOf = (gap: string) => (/^(?:[01](?:[,½]\d*)?|½)$/.test(gap) ? "point" : "points");

export const portrait = {
  title: "En bref",
  partner: (name: string, made: number, n: number, points: string) =>
    `Avec ${name}, ${plural(made, "contrat réussi", "contrats réussis")} sur ${n}, pour ${points} points.`,
  nemesis: (name: string, ahead: number, n: number) =>
    ahead === 0
      ? `Jamais devant ${name} en ${many.evenings(n)} : la bête noire.`
      : `Devant ${name} ${many.evenings(ahead)} sur ${n} seulement : la bête noire.`,
  level: (name: string) => `À égalité avec ${name}, que le départage met devant.`,
  next: {
    total: (name, gap) => `Il manque ${gap} ${pointsOf(gap)} pour rejoindre ${name}.`,
    "deal-average": (name, gap) => `Il manque ${gap} ${pointsOf(gap)} par donne pour rejoindre ${name}.`,
    "evening-average": (name, gap) => `Il manque ${gap} ${pointsOf(gap)} par soirée pour rejoindre ${name}.`,
    places: (name, gap) => `Il manque ${gap} ${pointsOf(gap)} de place pour rejoindre ${name}.`,
    wins: (name, gap) => `Il manque ${gap} ${gap === "1" ? "soirée gagnée" : "soirées gagnées"} pour rejoindre ${name}.`,
  } satisfies Record<Count, (name: string, gap: string) => string>,
  form: (n: number) => `Les ${n} dernières soirées`,
  formNote: (mean: string, whole: string) => `${mean} par soirée ; ${whole} sur toutes celles qui sont affichées.`,
  histogram: "Combien de soirées, à combien de points",
  between: (from: string, to: string) => `${from} à ${to}`,
  evenings: "soirées",
  contracts: "Contrats réussis, à côté des autres",
  against: (own: number, n: number, others: number, clubN: number) => `${own} % de ${n} ; les autres ${others} % de ${clubN}`,
  career: "D’une saison à l’autre",
  rank: (rank: number, of: number) => `${rank}ᵉ sur ${of}`.replace(/^1ᵉ/u, "en tête,"),
  unranked: "hors classement",
  duel: {
    back: (name: string) => `‹ ${name}`,
    and: "et",
    never: "Ces deux-là n’ont pas encore joué à la même table cette saison.",
    ahead: (name: string, ahead: number, n: number) => {
      if (n < 2) return `Une seule soirée à la même table : ${name} ${ahead > 0 ? "finit" : "ne finit pas"} devant.`;
      const often = ahead > 0 ? `finit devant ${ahead < 2 ? "une" : ahead} fois` : "ne finit jamais devant";
      return `En ${n} soirées à la même table, ${name} ${often}.`;
    },
    gap: (name: string, other: string, gap: number, said: string) =>
      gap === 0 ? "En points, personne n’a l’avantage." : `En tout, ${said} points de plus pour ${gap > 0 ? name : other}.`,
    few: "C’est trop peu pour en conclure quelque chose.",
    bars: "L’écart, soirée après soirée",
    calling: "Quand l’un appelle l’autre",
    calls: (from: string, to: string) => `${from} appelle ${to}`,
    evenings: "Les soirées à la même table",
    first: "devant",
    open: (name: string) => `La page des deux, avec ${name}`,
    other: (name: string) => `La saison ${de(name)}`,
  },
  filter: {
    title: "Quelles soirées",
    none: "toutes",
    held: (n: number) => plural(n, "choix", "choix"),
    all: "Toutes",
    from: "Du",
    to: "Au",
    size: "À la table",
    partner: "En appelant",
    shown: (n: number, of: number) => `Les chiffres qui suivent sont de ${many.evenings(n)} sur ${of}.`,
    few: "C’est trop peu pour en conclure quelque chose.",
    partial: "Les soirées plus anciennes ne sont pas encore affichées.",
  },
};
