import type { Messages } from "#messages/fr/shared";

export const rule: Messages["rule"] = {
  texts: {
    fft12: "FFT",
    boite: "box",
    gameduell: "GameDuell",
    maison: "table",
    mexicain: "whist",
    ca12: "2012 code",
    ot11: "2011 manual",
  },
  ruling: (id) => `rule ${id}`,
  // The headings are French: of one that is numbered its number says enough, of another the text alone.
  place: (article) => (article.startsWith("p. ") ? article : article.replace(/^\D.*/, "").replace(/^(\d+).*/, "§ $1")),
  part: (n) => `§ ${n}`,
};
