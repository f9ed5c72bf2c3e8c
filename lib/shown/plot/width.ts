/** How much room a text takes in a drawing, where nothing can be measured: for a picture, for paper, for whatever serif the phone has. */

/** In em, of the widest serif that a phone may have (DejaVu Serif): the first that matches. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[WMwm@—…%Œœ]/u, 1.03],
  [/[ijlftr.,;:'’|!()[\]\- ]/u, 0.43],
  [/[IJÎÏ]/u, 0.5],
  [/\p{Lu}/u, 0.78],
  [/[\p{Ll}\p{N}]/u, 0.65],
];
/** Signs that the serif has none of come from another font, as wide as they are high. */
const OTHER = 1.3;

const widthOfLetter = (letter: string): number => WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER;

/** In em, never less than it takes. */
export const widthOf = (text: string): number =>
  [...text.normalize("NFC")].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The greatest size, of `size` at most, at which each of these texts is whole in `room`. */
export const sizeIn = (room: number, texts: readonly string[], size: number): number =>
  Math.min(size, room / Math.max(...texts.map(widthOf), 1));
