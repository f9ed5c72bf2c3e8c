/** Who holds a number: who leaves, who comes instead. */

export const holder = {
  entryLabel: "Nom, licence, série",
  free: "place libre",
  leaves: "S’en va",
  leavesWhy: (position: number) => `S’en va, à partir de la position ${position} : raison`,
  substitute: "Remplacer",
  lateEntry: "Entrer ici",
  takes: "Prend ce numéro",
  entryMissing: "Il manque un nom.",
  from: (position: number) => `à partir de la position ${position}`,
  leftFrom: (position: number, reason: string) => `n’est plus là à partir de la position ${position} : ${reason}`,
  noFree:
    "Aucune place libre : qui arrive en retard entre quand quelqu’un s’en va. Une table ne s’ajoute plus, le mouvement est compté pour celles-ci.",
  arbitrate: "Le code d’arbitrage de 2012",
};
