/** Ce que la table peut décider au tableau de points de victoire. */
import { VP_ROWS } from "#lib/rules/vp5/table";
import type { OptionWords } from "#lib/rules/words/words";
import { attackOptions, LEVELS, OPTION, YES_NO } from "./attack";
import { TERMS } from "./terms";
import { contract, row } from "./vp5";

const CELLS = Object.fromEntries(
  VP_ROWS.flatMap(({ contract: id, row: result, keys }) => [
    [keys.attack, `${contract(id)}, ${row(result)}, attaque`],
    [keys.defence, `${contract(id)}, ${row(result)}, défense`],
  ]),
);

export const vp5Options = {
  ...attackOptions,
  table: {
    label: "Tableau",
    effect: "Les 72 lignes : ce que marque chacun de l’attaque et chacun de la défense.",
    values: CELLS,
  },
  rows: {
    label: "Entre deux lignes",
    effect:
      "Une ligne vaut à partir de son nombre (+3 est Juste), ou l’on monte à la ligne au-dessus (+3 compte + 5, −3 reste Perdu).",
    values: { lower: "à partir du nombre", upper: "ligne au-dessus" },
  },
  "half-points": {
    label: "Demi-points",
    effect: "Le demi-point se compare tel quel, ou s’arrondit d’abord pour le camp gagnant.",
    values: { raw: "tel quel", fft: OPTION.toWinners },
  },
  beyond: {
    label: "Au-delà de 45",
    effect: "Au-delà de la dernière ligne, on s’y arrête, ou l’on continue du même pas.",
    values: { capped: "on s’y arrête", extrapolated: "on continue" },
  },
  alone: {
    label: TERMS.alone,
    effect:
      "Contre quatre, chaque défenseur garde sa ligne et le preneur en prend la somme, ou le preneur prend le double de la sienne, partagé entre quatre.",
    values: { sum: "la somme", double: "le double" },
  },
  "partner-share": {
    label: "Part de l’appelé",
    effect: "L’appelé marque autant que le preneur, ou un tiers contre deux.",
    values: { same: "la même", fft: "un tiers" },
  },
  poignees: {
    label: TERMS.poignees,
    effect: "Ce que paie chacun des autres ; qui la montre en reçoit quatre fois autant.",
    values: LEVELS,
  },
  "poignee-to": {
    label: OPTION.poigneeTo,
    effect: "La poignée est payée à qui la montre, ou va au camp qui gagne la donne.",
    values: { personal: OPTION.toHolder, camp: OPTION.toWinners },
  },
  "poignee-excuse": {
    label: "L’Excuse dans la poignée",
    effect: "L’Excuse peut compter comme un atout de la poignée.",
    values: YES_NO,
  },
  misere: {
    label: OPTION.misere,
    effect: "Ce que paie chacun des autres ; qui la montre en reçoit quatre fois autant.",
  },
  "misere-dog": {
    label: "Misère du preneur",
    effect: "Le preneur montre sa misère après l’écart, ou avant de prendre le chien.",
    values: { after: "après l’écart", before: "avant le chien" },
  },
  petit: { label: TERMS.petit, effect: "Ce qu’il vaut à chacun de l’attaque (15 : une ligne) ; 0 s’il ne compte pas." },
  "slam-missed": {
    label: "Chelem demandé et manqué",
    effect: "Il est perdu même si les points suffisent, ou les points décident.",
    values: { lost: "perdu", points: "selon les points" },
  },
  slam: { label: "Tous les plis sans l’avoir demandé", effect: "La prime à chacun de l’attaque ; 0 s’il n’y en a pas." },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Jouée au dernier pli, l’Excuse va à qui gagne le pli, ou change de camp.",
    values: { "trick-winner": OPTION.trickWinner, "other-camp": OPTION.otherCamp },
  },
  "excuse-slam": {
    label: OPTION.excuseSlam,
    effect: "Contre un chelem de l’attaque, l’Excuse de la défense se perd, ou lui reste pour 4 points.",
    values: { lost: "perdue", kept: OPTION.excuseSlamKept },
  },
} as const satisfies Readonly<Record<string, OptionWords>>;
