/** What the app says of itself: a new version, what the browser may clear. */
export const offlineFr = {
  newVersion: "Une nouvelle version est prête.",
  reload: "Recharger",
  mayBeCleared:
    "Ce navigateur peut effacer ce qu’il garde après quelques jours sans visite : gardez-en une copie, ou installez l’application.",
};

export type OfflineMessages = typeof offlineFr;
