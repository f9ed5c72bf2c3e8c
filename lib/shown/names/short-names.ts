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
/** "M.", "Ma.", "Math."…: no cut inside a sound that is written with two letters. */
const lettersOf = (word: string): string[] => {
  const letters = [...word.normalize("NFC")];
  return letters
    .slice(0, -1)
    .map((_, count) => `${letters.slice(0, count + 1).join("")}.`)
    .filter((form, count) => endsInLetter(form) && !(count > 0 && /[cpt]h/i.test(letters.slice(count, count + 2).join(""))));
};
/** Of a name of several words the first: the others are said as initials. */
const othersOf = (name: string, all: readonly string[]): string[] =>
  all.flatMap((other) => (other === name ? [] : [lower(partsOf(other.trim()).first)]));
/** "Ml." of Mathilde beside Mathieu: the initial, and a letter that nobody has who begins with it. */
const letterThatTells = (word: string, name: string, all: readonly string[]): string[] => {
  const initial = initialOf(word);
  const others = othersOf(name, all).filter((other) => other.startsWith(lower(initial)));
  return [...lower(word)]
    .slice(1)
    .filter((letter) => /\p{L}/u.test(letter) && others.every((other) => !other.includes(letter)))
    .map((letter) => `${initial}${letter}.`);
};

/** "Are." and "Ara." of Alexandre and Alexandra: the initial and how it ends, where nobody else begins and ends so. */
const endThatTells = (word: string, name: string, all: readonly string[]): string[] => {
  const end = (of: string) => lower(initialOf(of)) + lower(of).slice(-2);
  if (word.length < 4 || othersOf(name, all).some((other) => end(other) === end(word))) return [];
  return [`${initialOf(word)}${lower(word).slice(-2)}.`].filter(endsInLetter);
};

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

/** What is left where no form has room: initials, the letter that tells apart, as many as do, and at last the place at the table. */
export function leastForms(name: string, all: readonly string[]): string[] {
  const { first, last, joint } = partsOf(name.trim());
  const letters = lettersOf(first);
  const isBrief = (form: string) => form.length <= "Mar.".length;
  const forms = [
    ...(last === undefined ? [] : lettersOf(last).map((end) => `${initialOf(first)}.${joint}${end}`)),
    ...letters.filter(isBrief),
    ...letterThatTells(first, name, all),
    ...(last === undefined ? endThatTells(first, name, all) : []),
    // Nobody says "Mathil.": it is cut in a syllable.
    ...letters.filter((form) => !isBrief(form)),
  ];
  return [...forms.filter((form) => tellsApart(form, name, all)), `${initialOf(first)}${all.indexOf(name) + 1}`];
}
