/** What joining a sheet or a club by a link or a code says. */

import { said } from "./alike";

export const join = {
  label: "Code de la feuille ou du cercle",
  hint: "Huit caractères, donnés par un téléphone qui gère la feuille ou le cercle ; ou les vingt-huit caractères d’un code de secours imprimé.",
  recovers: "Avec ce code de secours, cet appareil gérera le cercle. Il ne sert qu’une fois.",
  used: "Ce code de secours a déjà servi : il ne laisse entrer qu’un appareil. Qui gère le cercle peut en faire un autre.",
  replaced: "Ce code de secours a été remplacé par un plus récent : cherchez la feuille imprimée après celle-ci.",
  "shut-out": "Ce téléphone a été retiré : demandez à qui gère la feuille ou le cercle de le rétablir.",
  opening: "La feuille arrive.",
  short: "Le code a huit caractères, sans compter les espaces : il en manque ou il y en a trop.",
  unknown: "Code faux ou expiré : demandez-en un autre.",
  oldLink: "Ce lien ne laisse plus entrer : demandez-en un autre.",
  later: "Trop d’essais : attendez dix minutes.",
  full: "Il n’y a plus de place pour un appareil de plus : qui gère la feuille ou le cercle peut en retirer, et vous réessayez.",
  server: said.serverSilent,
  offline: "Pas de réseau. La feuille viendra dès qu’il y en a un.",
  again: "Réessayer",
};
