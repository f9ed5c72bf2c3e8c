/**
 * How names stand over their columns, which never ask how long they are. A name is whole in the great size, else whole in a
 * smaller one, else in its short form: the one people gave it, else one cut between two syllables, else on two lines where
 * there are two and no other of its head was cut, else its initials. It is never broken in a word, never clipped, never nearer
 * its neighbour than the room says.
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
  /** Whose room it is, where each has their own: the others only say how it may be shortened, and what is left of it is written as large as it can be. */
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
  // Beside a name that was cut, none stands whole on two lines while its initials have room.
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

/** A name on two lines, parted where it is joined. */
function foldsOf(name: string): string[][] {
  return [...name.matchAll(/\s+|-/gu)].map(({ index, 0: joint }) => [
    name.slice(0, index) + (joint === "-" ? "-" : ""),
    name.slice(index + joint.length),
  ]);
}
