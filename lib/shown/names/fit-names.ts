/**
 * Fits names over columns of fixed width. A name is whole in the largest size, else whole in a smaller one, else in its short
 * form: the chosen one, else one cut between two syllables, else on two lines where there are two and no other name of the head
 * was cut, else its initials. It is never broken within a word, never clipped, never closer to its neighbour than the room
 * allows.
 */
import { itemAt, lastOf } from "#lib/rules/item-at";
import { leastForms, shortForms, tellsApart } from "./short-names";

/** How wide a text is, in em. */
export type Measure = (text: string) => number;

export interface Room {
  /** For one name, in the unit of the sizes. */
  readonly width: number;
  /** The greatest first. */
  readonly sizes: readonly number[];
  /** Two lines in a head only. */
  readonly lines?: 1 | 2;
  /** The one name that this room is for, if each has its own: the others only decide how it may be shortened. */
  readonly of?: string | undefined;
}

export interface FittedNames {
  readonly size: number;
  /** The lines of each name, one or two. */
  readonly lines: readonly (readonly string[])[];
}

export function fitNames(
  names: readonly string[],
  { width, sizes, lines = 1, of }: Room,
  measure: Measure,
  shortOf?: (name: string) => string | undefined,
): FittedNames {
  const least = lastOf(sizes);
  const hasRoom = (text: string, size = least) => measure(text) * size <= width;
  const fitting = (texts: readonly string[]) => sizes.find((each) => texts.every((text) => hasRoom(text, each)));
  const size = fitting(of === undefined ? names : [of]) ?? least;
  const brief = (name: string): string | undefined => {
    const own = shortOf?.(name);
    if (own && hasRoom(own) && tellsApart(own, name, names)) return own;
    return shortForms(name, names).find((form) => hasRoom(form));
  };
  const isLong = (name: string) => !hasRoom(name, size);
  // Beside a cut name no other is put on two lines while its initials fit.
  const someCut = names.some((name) => isLong(name) && brief(name));
  const fit = (name: string): readonly string[] => {
    if (!isLong(name)) return [name];
    const short = brief(name);
    if (short) return [short];
    const forms = leastForms(name, names);
    const initials = forms.slice(0, -1).find((form) => hasRoom(form));
    const two = lines === 2 ? foldsOf(name).find((fold) => fold.every((line) => hasRoom(line))) : undefined;
    if (two && !(someCut && initials)) return two;
    return [forms.find((form) => hasRoom(form)) ?? itemAt(forms, 0)];
  };
  const fitted = names.map(fit);
  return { size: of === undefined ? size : (fitting(fitted[names.indexOf(of)] ?? []) ?? least), lines: fitted };
}

/** The ways to put a name on two lines: broken at a space or a hyphen. */
function foldsOf(name: string): string[][] {
  return [...name.matchAll(/\s+|-/gu)].map(({ index, 0: joint }) => [
    name.slice(0, index) + (joint === "-" ? "-" : ""),
    name.slice(index + joint.length),
  ]);
}

/** A name as it is seen on its lines: a hyphen at the end of one joins it to the next. */
export const seenName = (lines: readonly string[]): string => lines.join(" ").replace("- ", "-");

/** Each name that stands in a short form, with that form. */
export const cutNames = (names: readonly string[], { lines }: FittedNames): readonly (readonly [string, string])[] =>
  names.flatMap((name, at) => (lines[at]?.length === 1 && lines[at][0] !== name ? [[name, lines[at][0] as string]] : []));
