import type { RuleMessages } from "../fr/rule";

export const ruleEn: RuleMessages = {
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
  part: (n) => `§ ${n}`,
};
