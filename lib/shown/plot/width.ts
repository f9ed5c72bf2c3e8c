/** An upper bound of a text's width where it cannot be measured: for a picture, for paper, for whatever serif the phone has. */

/** In em, of the widest serif on any phone (DejaVu Serif): the first match counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[WMwm@—…%Œœ]/u, 1.03],
  [/[ijlftr.,;:'’|!()[\]\- ]/u, 0.43],
  [/[IJÎÏ]/u, 0.5],
  [/\p{Lu}/u, 0.78],
  [/[\p{Ll}\p{N}]/u, 0.65],
];
/** Signs missing in that serif come from another font, which may be this wide. */
const OTHER = 1.3;

const widthOfLetter = (letter: string): number => WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER;

/** In em; never less than the real width. */
export const widthOf = (text: string): number =>
  [...text.normalize("NFC")].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The largest size up to `size` at which all these texts fit into `room`. */
export const sizeIn = (room: number, texts: readonly string[], size: number): number =>
  Math.min(size, room / Math.max(...texts.map(widthOf), 1));
