/** Ways in: codes and phones. */

export const ways = {
  title: "Qui entre",
  show: "Codes et téléphones",
  roles: { viewer: "Suivre", player: "Tenir une table", owner: "Arbitrer" },
  may: {
    viewer: "Sait où aller, son total, sa carte et le classement.",
    player: "Note les feuilles du tournoi, confirme, appelle l’arbitre. La carte de chaque table porte ce code.",
    owner: "Ouvre les positions, corrige, pénalise, comme ce téléphone.",
  },
  copied: "Copié.",
};
