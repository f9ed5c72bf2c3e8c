/** Shorter forms of a name at a table, best first, each of which tells it from everybody else's. */
import { syllableCuts } from "#lib/log/syllables";

interface Parts {
  readonly first: string;
  /** The last of several; none in a name of one word. */
  readonly last: string | undefined;
  /** What stands between them: a hyphen or a space. */
  readonly joint: string;
}

function partsOf(name: string): Parts {
  const isSpaced = /\s/u.test(name.trim());
  const words = name.split(isSpaced ? /\s+/u : /-/u).filter(Boolean);
  const [first = name] = words;
  return { first, last: words.length > 1 ? words.at(-1) : undefined, joint: isSpaced ? "\u00a0" : "-" };
}

const initialOf = (word: string): string => [...word.normalize("NFC")][0] ?? "";
/** No name is cut behind an apostrophe. */
const endsInLetter = (form: string): boolean => /\p{L}\.$/u.test(form);
/** "Tho.", the longest first. */
const cutsOf = (word: string): string[] =>
  syllableCuts(word)
    .map((cut) => `${word.slice(0, cut)}.`)
    .filter(endsInLetter)
    .reverse();
/** "M.", "Ma.", "Mar.": no cut inside a sound that is written with two letters. */
const lettersOf = (word: string): string[] => {
  const letters = [...word.normalize("NFC")];
  return letters
    .slice(0, -1)
    .map((_, count) => `${letters.slice(0, count + 1).join("")}.`)
    .filter((form, count) => endsInLetter(form) && !(count > 0 && /[cpt]h/i.test(letters.slice(count, count + 2).join(""))));
};
/** What is written of it before it goes on with a vowel: "Math.", "Christ.". */
const onsetsOf = (word: string): string[] =>
  syllableCuts(word).map((cut) => `${word.slice(0, cut)}${consonants(word.slice(cut))}.`);
const consonants = (text: string): string => /^[^aeiouyàâäáãåéèêëîïíìôöóòõûüùúÿœæ]*/iu.exec(text)?.[0] ?? "";
/** Those who begin with the same letter. Of a name of several words the first is compared: the others are said as initials, and so is one whose first is this name. */
const rivalsOf = (name: string, all: readonly string[]): string[] =>
  all
    .filter((other) => other !== name)
    .map((other) => partsOf(other.trim()))
    .filter(({ first, last }) => lower(initialOf(first)) === lower(initialOf(name)) && !(last && lower(first) === lower(name)))
    .map(({ first }) => lower(first));
/** "Chr’tine" and "Chr’tian": how it begins and its last syllable, where nobody else's is the same. */
const lastSyllable = (word: string, rivals: readonly string[]): string[] => {
  const cut = syllableCuts(word).at(-1);
  const begin = consonants(word) || initialOf(word);
  if (cut === undefined || cut <= begin.length || rivals.some((rival) => rival.endsWith(lower(word.slice(cut))))) return [];
  return [...new Set([begin, /^[cpst]h/i.test(begin) ? begin.slice(0, 2) : initialOf(begin)])].map(
    (start) => `${start}’${word.slice(cut)}`,
  );
};
/**
 * As few letters as tell it: "Ml." of Mathilde beside Mathieu, by a letter that nobody else has; "Are." and "Ara." of Alexandre and
 * Alexandra, "Cine." of Christine beside Charlène, by how it ends.
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

/** Could this form be read as that name? "Jean-Baptiste" is how "Jean-Baptiste Roux" begins, whatever the hyphen parts. */
function mayBe(form: string, name: string): boolean {
  if (begins(form, name)) return true;
  const said = partsOf(form);
  const whole = partsOf(name);
  return begins(said.first, whole.first) && (said.last === undefined || begins(said.last, whole.last));
}

/** The form is nobody else's. */
export const tellsApart = (form: string, name: string, all: readonly string[]): boolean =>
  all.every((other) => other === name || !mayBe(form, other));

/** "Tho."; "Jean-P.", "J.-Phi.": a part whole and the other short, then both short. */
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

/** What is left where no form has room: how it begins, its last syllable, letters that nobody else has, and at last the place at the table. */
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
  return [...forms.filter((form) => tellsApart(form, name, all)), `${initialOf(first)}${all.indexOf(name) + 1}`];
}
