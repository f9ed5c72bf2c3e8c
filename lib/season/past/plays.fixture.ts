/** For tests of past deals: a plan and a body made of a file's text for a club without people, and two deals as a file has them. */
import { usualCounting } from "../club/counting";
import { bodyOf } from "./body";
import { gridOfText } from "./grid";
import { type KnownClub, planHistory } from "./plan";
import { CHOICES, idOfWords } from "./plan.fixture";
import { understand } from "./understand";
import { TODAY } from "./understand.fixture";

export const knownSeason: KnownClub = {
  club: {
    players: [],
    seasons: [{ id: "s", name: "2026", from: "2026-01-01", to: null, counting: usualCounting("tarot"), ended: null }],
  },
  days: new Map(),
  today: TODAY,
};

export const planOf = (text: string, choices = CHOICES) => {
  const read = understand(gridOfText(text, null), { today: TODAY });
  if (!read.ok) throw new Error(read.why);
  return { table: read.table, plan: planHistory([read.table], knownSeason, choices) };
};

export const bodyFor = (text: string, choices = CHOICES) => {
  const body = bodyOf(planOf(text, choices).plan, knownSeason, choices, "f.csv", idOfWords);
  if (!body) throw new Error("nothing to bring");
  return body;
};

/** Anna takes a garde with two bouts and makes 51 (41 needed): (25 + 10) × 2 from each of three; then Bob falls by 6 in a petite of one. */
export const TWO_DEALS =
  "Date;Donne;Preneur;Contrat;Bouts;Points;Anna;Bob;Cléo;Dédé\n" +
  "03/03/2026;1;ANNA;Garde;2;51;210;-70;-70;-70\n" +
  "03/03/2026;2;Bob;petite;1;45;31;-93;31;31\n";
