/** A length in rem, for a drawing with words beside it, so that it grows with the text size. */
export const rem = (px: number): string => `${(px / 16).toFixed(3)}rem`;
