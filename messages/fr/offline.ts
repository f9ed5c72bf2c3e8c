/** What the app says of itself: a new version, what the browser may clear. */
export const offlineFr = {
  newVersion: "Une nouvelle version est prête.",
  reload: "Recharger",
  keptAt: (host: string) => `Les feuilles restent dans ce navigateur, à l’adresse ${host} : à une autre, il n’y en a pas.`,
  stableName: "Un nom comme tarot.local vaut mieux qu’un numéro, qui peut changer.",
  withoutHttps: "Avec https, l’application s’ouvrirait aussi sans réseau, et l’écran resterait allumé à table.",
  mayBeCleared:
    "Ce navigateur peut effacer ce qu’il garde après quelques jours sans visite : gardez-en une copie, ou installez l’application.",
};

export type OfflineMessages = typeof offlineFr;
