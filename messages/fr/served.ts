/** Words that only the server writes into a page: no phone loads them. */

import { back, pages, press } from "./alike";
import { shared } from "./shared";

export const served = {
  name: shared.name,
  description: shared.description,
  /** What each page is called in a browser’s tabs and history, until it knows what it shows. */
  titles: {
    club: pages.club,
    draw: "Tirage",
    evening: pages.evening,
    hall: pages.hall,
    join: pages.join,
    new: pages.newSheet,
    paper: pages.paper,
    player: "Joueur",
    print: press.print,
    referee: pages.referee,
    rules: pages.rules,
    season: pages.season,
    sheet: pages.sheet,
    table: pages.table,
    tonight: pages.tonight,
  },
  /** In browsers that read none of our scripts. */
  tooOld:
    "Ce navigateur est trop ancien pour cette page. Il faut Safari 16.4, Chrome 111 ou Firefox 111, ou plus récent : mettez le téléphone à jour, ou ouvrez la feuille sur un autre.",
  lost: { none: "Il n’y a pas de page à cette adresse.", back: "Mes feuilles" },
  /** Pictures of the installed app: `npm run pictures` makes them, and the README shows the French ones. */
  picture: (name: string) => `${name}.png`,
  pictures: {
    sheet: "Une feuille et la courbe de la soirée",
    deal: "Une donne se note, de nuit",
    season: "La saison d’un cercle",
  },
  /** Every card on one page. */
  gallery: {
    title: "Les cartes",
    back: back.sheets,
    tarot: "Tarot",
    tarotNote: "Quatre couleurs, quatre figures",
    trumpsNote: "Atouts ; les bouts sont pleins",
    decale: "Décalé",
    decaleNote: "Proviseur, trois Profs, Élève, Interro",
    smallest: "À 44 px",
    smallestNote: "la plus petite taille",
    states: "États",
    stateNames: { played: "jouée", chosen: "choisie", contested: "contestée", permitted: "permise", forbidden: "interdite" },
    inText: "dans le texte",
  },
};

export type ServedMessages = typeof served;
