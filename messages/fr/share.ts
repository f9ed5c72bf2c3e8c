/** What sharing a sheet and joining one say. Both languages come with the page: they are short. */
import type { LinkDays } from "#lib/sheet/link-days";
import type { Role } from "#lib/sheet/role";
import { said } from "./alike";

const ROLE: Record<Role, string> = { viewer: "Suivre", player: "Noter", owner: "Gérer" };
const MAY: Record<Role, string> = {
  viewer: "Avec ce lien, on suit la feuille sans rien noter.",
  player: "Avec ce lien, on note des donnes et on peut en contester.",
  owner: "Avec ce lien, on peut tout : noter, trancher, inviter et retirer des appareils.",
};
const CLUB_MAY: Record<Role, string> = {
  viewer: "Avec ce lien, on voit les saisons et les soirées du cercle, sans rien changer.",
  player: "Avec ce lien, on fait compter ses feuilles dans une saison et on ajoute des joueurs.",
  owner: "Avec ce lien, on peut tout : régler les saisons, fusionner des joueurs, ajuster, inviter.",
};
const DAYS: Record<LinkDays, string> = { 1: "1 jour", 7: "7 jours", 30: "30 jours", 365: "1 an" };
const IS: Record<Role, string> = { viewer: "suit", player: "note", owner: "gère" };

export const share = {
  role: "Droit",
  roles: ROLE,
  may: MAY,
  qr: "Le QR de la feuille",
  scan: "À montrer à l’appareil photo d’un autre téléphone.",
  copy: "Copier le lien",
  copied: "Lien copié.",
  byHand: "Le lien, à copier à la main",
  until: (moment: string) => `Ce lien laisse entrer jusqu’au ${moment}.`,
  lasts: "Durée du lien, à partir de maintenant",
  days: DAYS,
  code: "Donner un code",
  codeIs: (code: string) => `Code ${code}`,
  codeUntil: (hour: string) => `À taper dans « Rejoindre », jusqu’à ${hour}.`,
  rotate: "Changer le lien",
  rotated: "L’ancien lien ne laisse plus entrer personne.",
  ownerOnly: "Seul un appareil qui gère la feuille peut inviter.",
  offline: "Pas de réseau : un lien ne peut se faire que par le serveur.",
  notSent: "Cette feuille n’est pas encore sur le serveur. Elle se partage dès qu’elle est envoyée.",
  devices: "Appareils",
  is: IS,
  seen: (when: string) => `vu ${when}`,
  out: "retiré",
  rename: "Renommer",
  name: "Nom de l’appareil",
  restore: "Rétablir",
  cameBy: "Le lien qui l’a fait entrer laisse encore entrer.",
  endLink: "Désactiver ce lien",
  endAll: (n: number) =>
    n === 1
      ? "Désactiver ce lien et retirer l’autre appareil entré par lui"
      : `Désactiver ce lien et retirer les ${n} autres appareils entrés par lui`,
  club: {
    may: CLUB_MAY,
    qr: "Le QR du cercle",
    ownerOnly: "Seul un appareil qui gère le cercle peut inviter.",
  },
  later: "Trop de liens ont été faits aujourd’hui : ceux qui sont ouverts le restent, et demain on pourra en faire d’autres.",
  failed: said.serverSilent,
};
