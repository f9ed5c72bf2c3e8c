/** Under the tables: evenings, records, late corrections. */

import type { RecordRow } from "#lib/season/standings/told-rows";
import { many } from "../alike";
import { list } from "../rules/grammar";

const RECORDS: Readonly<Record<RecordRow["kind"], string>> = {
  "best-evening": "Meilleure soirée",
  "worst-evening": "Pire soirée",
  "widest-win": "Plus large victoire",
  "won-streak": "Soirées gagnées de suite",
  "present-streak": "Présences de suite",
};

export const details = {
  tablesOf: (n: number) => `${n} tables`,
  totalsOnly: "par ses totaux seuls",
  allEvenings: "Toutes les soirées, en grille",
  records: "Records et séries",
  record: RECORDS,
  recordOn: (day: string) => `le ${day}`,
  recordTo: (from: string, to: string) => `du ${from} au ${to}`,
  eveningsMore: (n: number) => `Les ${n} dernières soirées.`,
  /** `outside`: people at the table who are not of the club. */
  wonBy: (names: readonly string[], outside: number) => {
    if (names.length === 0) return "personne du cercle";
    const all = outside > 0 ? [...names, "quelqu’un d’autre"] : names;
    return all.length > 1 ? `${list(all)} à égalité` : list(all);
  },
  goesOn: "en cours",
  late: "Corrections tardives",
  lateNote: (days: number) =>
    `Passé ${many.days(days)}, une correction ne touche plus la soirée : elle s’ajoute ici, avec sa date.`,
  lateLine: (name: string, deal: number | null, day: string) =>
    deal === null ? `${name}, soirée du ${day}` : `${name}, donne ${deal} du ${day}`,
};
