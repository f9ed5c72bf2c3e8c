/** What a club says: its players, its seasons, how a sheet joins one. */

import { heads, many, pages, press, said } from "./alike";
import { join, keep, paste } from "./club/join";
import { player } from "./club/player";
import { seasonForm } from "./club/season-form";
import { list } from "./rules/grammar";

const TROUBLES: Readonly<Record<"offline" | "server" | "refused" | "unreadable" | "later" | "full" | "storage", string>> = {
  offline:
    "Pas de réponse : un cercle ne change que par le serveur. Rien de ce que vous avez écrit n’est perdu ; réessayez, rien n’est compté deux fois.",
  server: "Le serveur n’a pas répondu : réessayez, rien n’est compté deux fois.",
  refused: "Cet appareil n’a pas le droit de changer ce cercle.",
  unreadable: "Le serveur n’a pas pu lire ce changement.",
  later: "Trop de cercles et de feuilles ont été ouverts d’ici : réessayez dans une heure. Rien n’est perdu.",
  full: "Il n’y a plus de place dans ce cercle : qui le gère peut retirer des appareils.",
  storage: "Le navigateur refuse sa mémoire à cette page : le cercle ne peut pas être changé d’ici.",
};

/** The recovery code. */
const recovery = {
  title: "Code de secours",
  what: "Une feuille à imprimer ou à recopier, puis à garder avec les cartes du cercle. Si tous les appareils qui gèrent se perdent, elle rend le cercle, ses feuilles et le droit de le gérer.",
  ends: "Celui que vous avez déjà imprimé ne servira plus.",
  go: "Faire le code",
  goAgain: "Remplacer le code",
  paper: (club: string) => `Code de secours du cercle « ${club} »`,
  made: (day: string) =>
    `Fait le ${day}. Il ne sert qu’une fois, et ne se montre qu’ici : imprimez-le ou recopiez-le maintenant.`,
  how: "Pour s’en servir",
  steps: (address: string) => [
    `Sur un téléphone, ouvrez ${address}, ou visez ce carré avec l’appareil photo.`,
    "Tapez les vingt-huit caractères, avec ou sans espaces, en majuscules ou non. Ni 0 ni 1, ni O ni I.",
    "Touchez « Rejoindre » : ce téléphone gère le cercle. Faites alors un nouveau code, celui-ci est fini.",
  ],
  who: "Qui tient cette feuille peut gérer le cercle : gardez-la comme une clé. Si elle se perd, remplacez le code sur la page du cercle.",
  qr: "Le QR du code de secours",
  copied: "Recopié ou imprimé",
  later: "Vingt codes ont été faits aujourd’hui pour ce cercle : demain, on pourra en refaire.",
};

export const club = {
  list,
  troubles: TROUBLES,
  role: {
    viewer: "Cet appareil suit le cercle.",
    player: "Cet appareil note pour le cercle.",
    owner: "Cet appareil gère le cercle.",
  },
  ways: {
    title: "Ne pas perdre le cercle",
    one: "Un seul appareil gère ce cercle. S’il se perd, plus personne ne pourra le gérer : donnez-lui une deuxième entrée.",
    several: (n: number) => `${n} appareils gèrent ce cercle.`,
    waits: (day: string) => `Un code de secours attend depuis le ${day}. Ni imprimé ni recopié ? Remplacez-le.`,
    none: "Aucun code de secours.",
    invite: "Un autre appareil qui gère",
    make: "Code de secours",
    replace: "Remplacer le code de secours",
  },
  rename: "Renommer le cercle",
  name: heads.name,
  seasons: "Saisons",
  noSeason: "Aucune saison encore.",
  seasonLine: (evenings: number, deals: number, last: string | null) =>
    evenings === 0
      ? "aucune soirée"
      : `${many.evenings(evenings)}${deals > 0 ? `, ${many.deals(deals)}` : ""}${last ? `, la dernière le ${last}` : ""}`,
  seasonEnded: "finie",
  seasonDates: (from: string, to: string | null) => (to === null ? `à partir du ${from}` : `du ${from} au ${to}`),
  seasonOverdue: "Son dernier jour est passé.",
  readSeason: "Réglages",
  players: pages.players,
  addPlayer: "Ajouter un joueur",
  pasteNames: press.pasteList,
  change: "Modifier",
  guest: said.guest,
  left: "ne vient plus",
  adjust: {
    wrong: {
      unreadable: "Ce n’est pas un nombre : 2½, ou −5,5.",
      half: said.halves,
      zero: "Zéro n’ajuste rien.",
      range: "Au plus 100 000 points.",
    },
    lacks: { points: "Écrire les points", reason: press.sayWhy, player: "Choisir à qui" },
  },
  ...player,
  recovery,
  paste,
  season: seasonForm,
  keep,
  join,
};
