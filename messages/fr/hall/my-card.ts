/** Everybody's own card. */
import { nth } from "../rules/grammar";

export const myCard = {
  who: "Qui êtes-vous ?",
  look: "Chercher son nom ou son numéro",
  go: (table: number, line: string) => `Table ${table}, ${line}`,
  with: (names: string) => `avec ${names}`,
  place: (rank: number, of: number) => `${nth(rank, "ᵉʳ")} sur ${of}`,
  team: (rank: number, of: number) => `Son équipe : ${nth(rank, "ʳᵉ")} sur ${of}`,
  card: "Sa carte",
  out: "Ne joue pas à cette position.",
  planned: (n: number, table: number, line: string) => `Position ${n} selon le mouvement : table ${table}, ${line}`,
};
