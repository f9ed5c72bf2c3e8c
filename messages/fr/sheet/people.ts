/** Who is at the table: who comes, goes, changes name or place, sits out and deals. */

import { list } from "../rules/grammar";
export const people = {
  title: "Qui est à la table",
  name: (name: string) => `Nom : ${name}`,
  up: "Avancer",
  upName: (name: string) => `Avancer ${name} d’une place`,
  leaves: "S’en va",
  leavesName: (name: string) => `S’en va, ${name}`,
  returns: "De retour",
  returnsName: (name: string) => `De retour, ${name}`,
  deals: "Distribue",
  dealsName: (name: string) => `Distribue la prochaine donne, ${name}`,
  dealsNow: "distribue",
  sitsOut: "le mort",
  add: "Ajouter quelqu’un",
  addButton: "Ajouter",
  seats: "On joue à",
  fixed: "Au Mexicain, les mêmes personnes jouent du début à la fin : seuls les noms se corrigent.",
  next: (number: number, dealer: string, out: readonly string[]) =>
    out.length === 0
      ? `Donne ${number} : ${dealer} distribue, tout le monde joue.`
      : out.length === 1 && out[0] === dealer
        ? `Donne ${number} : ${dealer} distribue et fait le mort.`
        : `Donne ${number} : ${dealer} distribue. Ne jouent pas : ${list(out)}.`,
  playing: "Qui joue",
  out: "Ne joue pas",
  goneAre: (names: readonly string[]) => `${list(names)} ${names.length < 2 ? "n’est plus là" : "ne sont plus là"}`,
  played: (name: string) => `${name} a joué cette donne, puis s’en va`,
  everybody: "tout le monde",
  dealer: "Distribue",
  without: (names: readonly string[]) => `sans ${list(names)}`,
  dealt: (name: string) => `${name} distribue`,
};
