/** A spreadsheet as rows of texts, whether from a CSV or a workbook. */

import { nameKey, tidyName } from "#lib/log/name";
import { type CsvRecord, numberIn, parseCsv } from "#lib/sheet/csv";

/** `name`: the workbook's page, or the file. `line`: a row's line, from 1. */
export interface Grid {
  readonly name: string | null;
  readonly rows: readonly CsvRecord[];
}

export const gridOfText = (text: string, name: string | null): Grid => ({ name, rows: parseCsv(text) });

/** What a workbook's cell may hold. */
export type Value = string | number | boolean | Date | null | undefined | object;

export function gridOfValues(rows: readonly (readonly Value[])[], name: string): Grid {
  const written = rows.map((cells, i) => ({ line: i + 1, cells: Array.from(cells, textOf) }));
  return { name, rows: written.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

/** A date is read without its time, as typed. Floating-point noise in sums of halves is rounded off. */
function textOf(value: Value): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "number") return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : "";
  return typeof value === "string" ? tidyName(value) : "";
}

/** Case, accents, dots and spaces aside. */
export const keyOf = (text: string): string =>
  nameKey(text)
    .replace(/[.\s_:’'°/()-]+/gu, " ")
    .trim();

export const isWords = (text: string): boolean => /\p{L}/u.test(text);

/** "total|totaux": many words of one meaning. */
const words = (text: string): string[] => text.split("|");

const ABSENT = new Set(
  words("|-|–|—|−|x|/|.|a|abs|absent|absente|absent(e)|excusee|excuse(e)|exc|forfait|n/a|na|nc|np|excuse|ø|away"),
);

export const isAbsent = (text: string): boolean => ABSENT.has(nameKey(text).replace(/\.$/u, ""));

/** Points as people and spreadsheets write them: "−29", "(29)", "40½", "120 pts". Null: no number, or an ambiguous one. */
export function pointsIn(text: string): number | null {
  const short = text.replace(/\s*(pts?|points?)\.?\s*$/iu, "");
  const under = /^\((.+)\)$/u.exec(short.trim());
  const read = numberIn(withoutThousands(under?.[1] ?? short));
  return read === null ? null : under ? 0 - read : read;
}

/** "1,240.5" and "1.240,5" are not ambiguous: the last separator is the decimal one. */
const withoutThousands = (text: string): string =>
  /^[+\-−–\s]*\d{1,3}(?:,\d{3})+\.\d+$/u.test(text)
    ? text.replaceAll(",", "")
    : /^[+\-−–\s]*\d{1,3}(?:\.\d{3})+,\d+$/u.test(text)
      ? text.replaceAll(".", "")
      : text;

const SUMS = words("total|totaux|totals|total general|grand total|sous total|subtotal|somme|sommes|sum|sums");
const SUM_HEADS = new Set([...SUMS, ...words("cumul|solde|general|tot|total points|total pts")]);

export const isSumHead = (text: string): boolean => SUM_HEADS.has(keyOf(text));

/** The foot of a column of scores: "Total soirée", "Total du jour"; "Total présences" counts something else. */
export const isSumFoot = (text: string): boolean =>
  isSumHead(text) || /^(total|totaux|somme) (?:(?:de la|du|des|par|de) )?(soirees?|soir|jour|journee|points)$/u.test(keyOf(text));

const OTHER_HEADS = new Set(
  [
    "moyenne|moy|average|mean|rang|rank|ranking|classement|class|clas|cl|clt|place|position|pos|nb|nbre|nombre|nb joueurs|nombre de joueurs",
    "joueurs|players|presents|absents|excuses|excuse|absent|presence|presences|participations|nb soirees|nb parties|soirees|parties|tables|table|n|no|num|numero",
    "donne|donnes|deal|deals|mene|menes|jour|date|dates|day|soiree|evening|lieu|remarque|remarques|commentaire|commentaires|notes",
    "decision|ruling|heure|controle|verif|verification|check|ecart|difference|gagnant|vainqueur|winner|meilleur|victoires|points",
    "pts|score|scores|preneur|taker|appele|contrat|contract|bouts|chelem|petit|poignee|poignees|etat|nature|mise|equipe|licence|petit au bout|bout|carte appelee|partenaire|partner|called|allie|parieur|bettor|defense|attaque|misere|miseres",
    "joueur|player|nom|prenom|name|noms|prenoms|nom prenom|nom et prenom|semaine|week|mois|month|nb de soirees|nb de joueurs",
  ].flatMap(words),
);

/** True for a head that is no name. */
export const isNobody = (text: string): boolean => {
  const key = keyOf(text);
  return (
    isSumHead(text) ||
    OTHER_HEADS.has(key) ||
    /^(total|totaux|moyenne|nombre|nb|cumul|decision|ruling) /u.test(key) ||
    /^%|^#/u.test(text)
  );
};

const DEAL_HEADS = new Set(words("donne|donnes|deal|deals|mene|menes|contrat|contract|preneur|taker|bouts|parieur|bettor"));
const TAKER_HEADS = new Set(words("preneur|taker|parieur|bettor"));
export const isTakerHead = (text: string): boolean => TAKER_HEADS.has(keyOf(text));

/** Heads beside a taker's that say how the deal was played. */
const PLAY_HEADS = new Set(
  words("contrat|contract|bouts|points|points attaque|appele|partner|petit au bout|petit|poignee|poignees|chelem|slam"),
);
export const isPlayHead = (text: string): boolean => isTakerHead(text) || PLAY_HEADS.has(keyOf(text));

/** Heads that only a table of deals has. */
export const isDealHead = (text: string): boolean => DEAL_HEADS.has(keyOf(text));
