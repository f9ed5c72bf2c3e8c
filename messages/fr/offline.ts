/** What the app says of itself: a new version, what the browser may clear. */
export const offline = {
  newVersion: "Une nouvelle version est prête.",
  reload: "Recharger",
  keptAt: (host: string) => `Les feuilles restent dans ce navigateur, à l’adresse ${host} : à une autre, il n’y en a pas.`,
  stableName: "Un nom comme tarot.local vaut mieux qu’un numéro, qui peut changer.",
  withoutHttps: "Sans serveur, rien ne s’ouvre ; avec https, si.",
  homeScreen: {
    share:
      "Sur l’écran d’accueil, l’application s’ouvre sans réseau et garde tout : touchez Partager, puis « Sur l’écran d’accueil ». Elle y commence vide : les feuilles d’ici y entrent par leur code.",
    menu: "Sur l’écran d’accueil, l’application s’ouvre d’un geste, même sans réseau : menu du navigateur, puis « Installer » ou « Ajouter à l’écran d’accueil ».",
  },
  homeScreenSeen: "Compris",
  mayBeCleared:
    "Ce navigateur peut effacer ce qu’il garde après quelques jours sans visite : gardez-en une copie, ou installez l’application.",
};
