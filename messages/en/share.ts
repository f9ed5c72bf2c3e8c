/** What sharing a sheet and joining one say, in English. */
import type { Chunks } from "#messages/fr/chunks";
import { said } from "./alike";

export const share: Chunks["share"] = {
  role: "Access",
  roles: { viewer: "View", player: "Score", owner: "Manage" },
  may: {
    viewer: "Anyone with this link follows the sheet and changes nothing.",
    player: "Anyone with this link records deals and may dispute them.",
    owner: "Anyone with this link may do everything: score, rule, invite and remove devices.",
  },
  qr: "The sheet’s QR",
  scan: "To show to another phone’s camera.",
  copy: "Copy the link",
  copied: "Link copied.",
  byHand: "The link, to be copied by hand",
  until: (moment) => `This link lets phones in until ${moment}.`,
  lasts: "How long the link lasts, from now",
  days: { 1: "1 day", 7: "7 days", 30: "30 days", 365: "1 year" },
  code: "Give a code",
  codeIs: (code) => `Code ${code}`,
  codeUntil: (hour) => `To type in “Join”, until ${hour}.`,
  rotate: "Change the link",
  rotated: "The old link lets nobody in any more.",
  ownerOnly: "Only a device that manages the sheet may invite.",
  offline: "No network: a link can only be made by the server.",
  notSent: "This sheet is not on the server yet. It can be shared as soon as it is sent.",
  devices: "Devices",
  is: { viewer: "views", player: "scores", owner: "manages" },
  seen: (when) => `seen ${when}`,
  out: "removed",
  rename: "Rename",
  name: "Device name",
  restore: "Let in again",
  cameBy: "The link that let it in still lets phones in.",
  endLink: "Turn this link off",
  endAll: (n: number) =>
    n === 1
      ? "Turn this link off and remove the other device it let in"
      : `Turn this link off and remove the ${n} other devices it let in`,
  club: {
    may: {
      viewer: "Anyone with this link sees the club’s seasons and evenings, and changes nothing.",
      player: "Anyone with this link lets sheets count in a season, and adds players.",
      owner: "Anyone with this link may do everything: set seasons, merge players, adjust, invite.",
    },
    qr: "The club’s QR",
    ownerOnly: "Only a device that manages the club may invite.",
  },
  later: "Too many links were made today: those that are open stay open, and more can be made tomorrow.",
  failed: said.serverSilent,
};
