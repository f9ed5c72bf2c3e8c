/** Where a French first name may be cut: between two pronounced syllables. */
import { itemAt } from "#lib/rules/item-at";

const VOWELS = "aeiouyàâäáãåéèêëîïíìôöóòõûüùúÿœæ";
/** Two vowels pronounced separately: Lé|o, No|ël, Lo|ïc. */
const APART = /^(?:é[aeiou]|[aeiou][ëïüö]|[aiou]é)$/u;
/** Consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgptvk][lr]|[cpst]h|gn|qu|gu)$/u;
/** A mute ending: Camil(le), Jac(ques). */
const MUTE = /^[^aeiouyàâäéèêëîïôöûüùœæ]*(?:[qg]u)?es?$/u;

const isVowel = (letters: string, at: number): boolean => {
  const letter = itemAt(letters, at);
  if (!VOWELS.includes(letter)) return false;
  // "y" before a vowel is a consonant after a vowel or at the beginning (Ma|ya, Yann); so is the u of Jac|ques.
  const next = letters[at + 1];
  const before = letters[at - 1];
  if (letter === "y" && next && VOWELS.includes(next) && (at === 0 || VOWELS.includes(before as string))) return false;
  return !(letter === "u" && before === "q");
};

/** How many letters stand before each syllable but the first: 3 for Tho|mas. A mute ending is no syllable. */
export function syllableCuts(name: string): number[] {
  const letters = name.toLowerCase();
  // If its lower case is longer than the name, positions do not match.
  if (letters.length !== name.length) return [];
  const cuts: number[] = [];
  let last: number | undefined;
  for (let at = 0; at < letters.length; at++) {
    if (!isVowel(letters, at)) continue;
    if (last === at - 1) {
      if (APART.test(letters.slice(last, at + 1))) cuts.push(at);
    } else if (last !== undefined) {
      const between = at - last - 1;
      const pair = between >= 2 && TOGETHER.test(letters.slice(at - 2, at));
      cuts.push(at - (pair ? 2 : 1));
    }
    last = at;
  }
  return cuts.filter((cut) => !MUTE.test(letters.slice(cut)));
}
