/** A length of a drawing that has words beside it: it grows with them. */
export const rem = (px: number): string => `${(px / 16).toFixed(3)}rem`;
