/** What any page of a club says while it waits at its door, or when it shows what it last saw. */
export const door = {
  opening: "La page s’ouvre.",
  missing: "Cette page n’est pas sur ce téléphone, et le serveur ne la donne pas.",
  incomplete: "Cette adresse est incomplète : il y manque ce qu’elle doit ouvrir. Repartez de l’accueil, ou du lien reçu.",
  offlineMissing: "Pas de réseau, et cette page n’a pas encore été vue ici. Elle s’ouvre d’elle-même dès qu’il revient.",
  serverMissing: "Le serveur ne répond pas pour l’instant. La page s’ouvre d’elle-même dès qu’il répond.",
  noStorage: "Le navigateur refuse sa mémoire à cette page : elle ne peut rien demander au serveur.",
  lastSeen: (when: string) => `Pas de réseau : vu le ${when}.`,
  shutOut: (when: string) => `Ce téléphone n’y a plus accès : vu le ${when}.`,
  noServer: (when: string) => `Le serveur n’a pas répondu : vu le ${when}.`,
};
