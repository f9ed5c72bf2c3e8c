/** The position being played, a table a line. */
import type { TableState } from "#lib/hall/table-state";
import type { OtherPlayers } from "#lib/hall/who-played";
import { strangersSaid } from "./others";

const states: Readonly<Record<TableState, string>> = {
  calling: "appelle l’arbitre",
  others: "pas jouée par sa table",
  "not-zero": "ne fait pas zéro",
  contested: "donne contestée",
  unmarked: "attend le paraphe",
  differs: "la feuille dit autre chose que ses donnes",
  late: "en retard",
  playing: "joue",
  finished: "feuille rendue",
  signed: "confirmée par tous",
  "not-whole": "pas complète, attend la position suivante",
};

export const position = {
  positionOf: (n: number, all: number) => `Position ${n} sur ${all}`,
  notStarted: "Pas encore commencé",
  states,
  dealsOf: (n: number, all: number) => `${n} / ${all}`,
  lastAt: (hour: string) => `dernière donne à ${hour}`,
  sumOf: (sum: string) => `somme ${sum}`,
  dealsWrong: (deals: readonly number[]) => `donne ${deals.join(", ")}`,
  othersShort: (others: OtherPlayers) => strangersSaid(others) || `donne ${others.slots.map((slot) => slot + 1).join(", ")}`,
  movedSince: (position: number, table: number, state: string) =>
    `Position ${position}, table ${table}, changée depuis : ${state}`,
};
