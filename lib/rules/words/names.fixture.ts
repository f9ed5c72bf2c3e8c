/** For tests: the names of five players. */
export const FIVE_NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
export const nameOf = (seat: number) => FIVE_NAMES[seat] as string;
