/** A rule's short name, where it is cited: the text it stands in, or that it is a ruling of ours. */
export const rule = {
  texts: {
    fft12: "FFT",
    boite: "boîte",
    gameduell: "GameDuell",
    maison: "table",
    mexicain: "whist",
    ca12: "code 2012",
    ot11: "manuel 2011",
  },
  ruling: (id: string) => `règle ${id}`,
  /** Its page, or the heading that it stands under. */
  place: (article: string): string => article,
  /** Its paragraph there. */
  part: (n: string) => `§ ${n}`,
};
