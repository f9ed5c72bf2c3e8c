/** Short forms of a name at a table, best first, each different from all others'. */
import { syllableCuts } from "#lib/season/names/syllables";

interface Parts {
  readonly first: string;
  /** The last of several words; none in a name of one word. */
  readonly last: string | undefined;
  /** The sign between them: a hyphen or a space. */
  readonly joint: string;
}

function partsOf(name: string): Parts {
  const isSpaced = /\s/u.test(name.trim());
  const words = name.split(isSpaced ? /\s+/u : /-/u).filter(Boolean);
  const [first = name] = words;
  return { first, last: words.length > 1 ? words.at(-1) : undefined, joint: isSpaced ? "\u00a0" : "-" };
}

const initialOf = (word: string): string => [...word.normalize("NFC")][0] ?? "";
/** A cut must not come after an apostrophe. */
const endsInLetter = (form: string): boolean => /\p{L}\.$/u.test(form);
/** "Tho.", the longest first. */
const cutsOf = (word: string): string[] =>
  syllableCuts(word)
    .map((cut) => `${word.slice(0, cut)}.`)
    .filter(endsInLetter)
    .reverse();
/** "M.", "Ma.", "Mar.": no cut within a sound written with two letters. */
const lettersOf = (word: string): string[] => {
  const letters = [...word.normalize("NFC")];
  return letters
    .slice(0, -1)
    .map((_, count) => `${letters.slice(0, count + 1).join("")}.`)
    .filter((form, count) => endsInLetter(form) && !(count > 0 && /[cpt]h/i.test(letters.slice(count, count + 2).join(""))));
};
/** Cut before the next vowel: "Math.", "Christ.". */
const onsetsOf = (word: string): string[] =>
  syllableCuts(word).map((cut) => `${word.slice(0, cut)}${consonants(word.slice(cut))}.`);
const consonants = (text: string): string => /^[^aeiouyàâäáãåéèêëîïíìôöóòõûüùúÿœæ]*/iu.exec(text)?.[0] ?? "";
/**
 * Names that begin with the same letter. For a name of several words, by its first; the others are shortened to initials, and so
 * is one whose first word is this name.
 */
const rivalsOf = (name: string, all: readonly string[]): string[] =>
  all
    .filter((other) => other !== name)
    .map((other) => partsOf(other.trim()))
    .filter(({ first, last }) => lower(initialOf(first)) === lower(initialOf(name)) && !(last && lower(first) === lower(name)))
    .map(({ first }) => lower(first));
/** "Chr’tine" and "Chr’tian": the beginning and the last syllable, if no rival has the same. */
const lastSyllable = (word: string, rivals: readonly string[]): string[] => {
  const cut = syllableCuts(word).at(-1);
  const begin = consonants(word) || initialOf(word);
  if (cut === undefined || cut <= begin.length || rivals.some((rival) => rival.endsWith(lower(word.slice(cut))))) return [];
  return [...new Set([begin, /^[cpst]h/i.test(begin) ? begin.slice(0, 2) : initialOf(begin)])].map(
    (start) => `${start}’${word.slice(cut)}`,
  );
};
/**
 * The fewest letters that tell it apart: "Ml." for Mathilde beside Mathieu, by a letter that no other has; "Are." and "Ara." for
 * Alexandre and Alexandra, "Cine." for Christine beside Charlène, by its end.
 */
function lettersThatTell(word: string, rivals: readonly string[]): string[] {
  const letters = [...lower(word)].slice(1);
  const ends = [2, 3].filter((many) => many < letters.length).map((many) => letters.slice(-many).join(""));
  return [
    ...letters.filter((letter) => rivals.every((rival) => !rival.includes(letter))),
    ...ends.filter((end) => rivals.every((rival) => !rival.endsWith(end))),
  ]
    .map((told) => `${initialOf(word)}${told}.`)
    .filter(endsInLetter);
}

const lower = (text: string): string => text.normalize("NFC").toLocaleLowerCase("fr");
const begins = (part: string, word: string | undefined): boolean =>
  word !== undefined && lower(word).startsWith(lower(part.replace(/\.$/, "")));

/**
 * True if this form could be read as that name, whatever the hyphen: "Jean-Baptiste" is the beginning of "Jean-Baptiste Roux".
 */
function mayBe(form: string, name: string): boolean {
  if (begins(form, name)) return true;
  const said = partsOf(form);
  const whole = partsOf(name);
  return begins(said.first, whole.first) && (said.last === undefined || begins(said.last, whole.last));
}

/** True if the form could mean no other name. */
export const tellsApart = (form: string, name: string, all: readonly string[]): boolean =>
  all.every((other) => other === name || !mayBe(form, other));

/** "Clau." for Marie-Claude beside Marie-Claire: true if no other name has a part that begins so. */
const isOnlyIn = (form: string, name: string, all: readonly string[]): boolean =>
  all.every((other) => other === name || !other.split(/[\s-]+/u).some((part) => begins(form, part)));

/** "Tho."; "Jean-P.", "J.-Phi.": one part whole and the other cut, then both cut. */
export function shortForms(name: string, all: readonly string[]): string[] {
  const { first, last, joint } = partsOf(name.trim());
  const forms =
    last === undefined
      ? cutsOf(first)
      : [
          ...[...cutsOf(last), ...lettersOf(last)].map((end) => `${first}${joint}${end}`),
          ...(joint === "-" ? [] : [first]),
          ...cutsOf(first).map((start) => `${start}${joint}${initialOf(last)}.`),
        ];
  return forms.filter((form) => tellsApart(form, name, all));
}

/**
 * The last resort if no form fits: beginning and last syllable, letters that no other has, and finally the place at the table.
 */
export function leastForms(name: string, all: readonly string[]): string[] {
  const { first, last, joint } = partsOf(name.trim());
  const rivals = rivalsOf(name, all);
  const forms = [
    ...(last === undefined ? [] : lettersOf(last).map((end) => `${initialOf(first)}.${joint}${end}`)),
    ...lettersOf(first).filter((form) => form.length <= "Mar.".length),
    ...onsetsOf(first),
    ...(last === undefined ? lastSyllable(first, rivals) : []),
    ...lettersThatTell(first, rivals),
  ];
  const second = last === undefined ? [] : lettersOf(last).filter((form) => form.length > 2 && isOnlyIn(form, name, all));
  return [...forms, ...second.reverse()]
    .filter((form) => tellsApart(form, name, all))
    .concat(`${initialOf(first)}${all.indexOf(name) + 1}`);
}
