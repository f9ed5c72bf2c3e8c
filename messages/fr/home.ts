/** What home says, and how a club is made there. */

import { many } from "./alike";
import { taken } from "./home/taken";
import { de, list, plural } from "./rules/grammar";

export const home = {
  sheets: "Sur ce téléphone",
  empty: "Aucune feuille encore. La première prend vingt secondes.",
  won: (names: readonly string[]) => (names.length > 1 ? `${list(names)} à égalité` : `victoire ${de(list(names))}`),
  waits: "résultat en attente",
  same: "La même table",
  unsent: "pas encore tout envoyé",
  shutOut: "plus d’accès, gardé ici",
  clubs: {
    title: "Cercles",
    summary: (players: number, seasons: number) => `${many.players(players)}, ${plural(seasons, "saison", "saisons")}`,
    make: "Créer un cercle",
    plays: "On y joue",
    people: "Ses joueurs, un nom par ligne, ou une colonne d’un tableur",
    create: (players: number) => (players === 0 ? "Créer le cercle" : `Créer le cercle, ${many.players(players)}`),
  },
  taken,
};
