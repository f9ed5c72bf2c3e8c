/** What a cell of a spreadsheet says: points, somebody absent, or what stands over and under them. Apart from the grid, which is read without it. */
import { nameKey } from "#lib/log/name";
import { numberIn } from "#lib/sheet/csv";
import { anyOf, inAny } from "./words";

/** Case, accents, dots and spaces aside. */
export const keyOf = (text: string): string =>
  nameKey(text)
    .replace(/[.\s_:’'°/()-]+/gu, " ")
    .trim();

export const isWords = (text: string): boolean => /\p{L}/u.test(text);

const SIGNS = ["", "-", "–", "—", "−", "x", "/", ".", "ø"];
const ABSENT = new Set([...SIGNS, ...inAny(({ absent }) => absent)]);

export const isAbsent = (text: string): boolean => ABSENT.has(nameKey(text).replace(/\.$/u, ""));

const POINTS = new RegExp(`\\s*${anyOf(({ points }) => points)}\\.?\\s*$`, "iu");

/** Points as people and spreadsheets write them: "−29", "(29)", "40½", "120 pts". Null: no number, or an ambiguous one. */
export function pointsIn(text: string): number | null {
  const short = text.replace(POINTS, "");
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

const SUM_HEADS = new Set(inAny(({ sums }) => sums));

export const isSumHead = (text: string): boolean => SUM_HEADS.has(keyOf(text));

const [SUM, OF, WHAT] = [
  anyOf(({ sumFeet }) => sumFeet.sum),
  anyOf(({ sumFeet }) => sumFeet.of),
  anyOf(({ sumFeet }) => sumFeet.what),
];
const SUM_FOOT = new RegExp(`^${SUM} (?:${OF} )?${WHAT}$`, "u");

/** The foot of a column of scores: "Total soirée", "Total du jour"; "Total présences" counts something else. */
export const isSumFoot = (text: string): boolean => isSumHead(text) || SUM_FOOT.test(keyOf(text));

const OTHER_HEADS = new Set(inAny(({ others }) => others));
const OTHER_BEGINNING = new RegExp(`^${anyOf(({ othersBegin }) => othersBegin)} `, "u");

/** True for a head that is no name. */
export const isNobody = (text: string): boolean => {
  const key = keyOf(text);
  return isSumHead(text) || OTHER_HEADS.has(key) || OTHER_BEGINNING.test(key) || /^%|^#/u.test(text);
};

const DEAL_HEADS = new Set(inAny(({ deals }) => deals));
const TAKER_HEADS = new Set(inAny(({ takers }) => takers));
export const isTakerHead = (text: string): boolean => TAKER_HEADS.has(keyOf(text));

/** Heads beside a taker's that say how the deal was played. */
const PLAY_HEADS = new Set(inAny(({ plays }) => plays));
export const isPlayHead = (text: string): boolean => isTakerHead(text) || PLAY_HEADS.has(keyOf(text));

/** Heads that only a table of deals has. */
export const isDealHead = (text: string): boolean => DEAL_HEADS.has(keyOf(text));
