/** The reasons for which any field can be refused, in the words that people read. */
import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { rulesWords as rulesWordsEn } from "#messages/en/rules/protocol";
import { common as commonFr } from "#messages/fr/rules/common";
import { options as optionsFr } from "#messages/fr/rules/options";
import { rulesWords as rulesWordsFr } from "#messages/fr/rules/protocol";
import { referee } from "#messages/fr/rules/referee";
import type { Params } from "../rules";
import type { Say } from "./words";

const nobody = (seat: number) => `le joueur ${seat + 1}`;

const SAID: readonly (readonly [code: keyof typeof commonFr, params: Params, fr: string, en: string])[] = [
  ["required", {}, "Ce champ manque.", "This field is missing."],
  ["not-an-object", {}, "Un objet est attendu ici.", "An object is expected here."],
  ["not-a-number", {}, "Un nombre est attendu ici.", "A number is expected here."],
  ["not-whole", { value: 40.5 }, "40½ n’est pas un nombre entier.", "40½ is not a whole number."],
  ["not-whole", { value: -2.25 }, "−2,25 n’est pas un nombre entier.", "−2.25 is not a whole number."],
  ["not-half", { value: 40.25 }, "40,25 n’est ni entier ni un demi-point.", "40.25 is neither whole nor a half point."],
  ["not-a-multiple", { value: 10, step: 6 }, "10 n’est pas un multiple de 6.", "10 is not a multiple of 6."],
  ["out-of-range", { value: -1, min: 0, max: 3 }, "−1 est hors des limites\u202f: de 0 à 3.", "−1 is out of range: 0 to 3."],
  ["out-of-range", { value: 0, min: 0.5, max: 100 }, "0 est hors des limites\u202f: de ½ à 100.", "0 is out of range: ½ to 100."],
  [
    "unknown-value",
    { value: "belote", values: "decale, tarot" },
    "«\u202fbelote\u202f» n’est pas permis ici\u202f: decale, tarot.",
    "“belote” is not allowed here: decale, tarot.",
  ],
  ["not-a-list", {}, "Une liste est attendue ici.", "A list is expected here."],
  ["wrong-length", { length: 5, given: 1 }, "Il en faut 5 ici, et non 1.", "There must be 5 here, not 1."],
  ["unknown-option", {}, "Ce jeu n’a pas cette règle de table.", "This game has no such table rule."],
  ["unknown-cell", {}, "Cette case n’existe pas dans ce tableau.", "This table has no such cell."],
  ["out-of-order", {}, "Cette valeur n’est pas dans l’ordre.", "This value is out of order."],
  ["past-the-end", {}, "La partie est finie\u202f: plus rien ne se joue.", "The game is over: nothing more is played."],
  ["too-deep", {}, "Cette demande est trop imbriquée pour qu’on y réponde.", "This request is nested too deep to be answered."],
  [
    "unknown-op",
    { values: "games, cite" },
    "Opération inconnue. Connues\u202f: games, cite.",
    "Unknown operation. Known: games, cite.",
  ],
  ["unknown-rule", {}, "Aucune règle ne porte ce numéro.", "No rule has this number."],
  ["not-json", {}, "Cette ligne n’est pas du JSON.", "This line is not JSON."],
  [
    "too-long",
    { most: 65536 },
    "Cette demande est trop longue\u202f: 65536 signes au plus.",
    "This request is too long: 65536 characters at most.",
  ],
  [
    "report-not-zero",
    { sum: -4.5 },
    "Une donne fait zéro en tout, cette ligne fait −4½.",
    "A deal adds up to zero, this row adds up to −4½.",
  ],
  [
    "players",
    { given: 6, values: "3, 4, 5" },
    "Ce jeu ne se joue pas à 6, mais à 3, 4 ou 5.",
    "This game is not played by 6 people, but by 3, 4 or 5.",
  ],
  [
    "same-person-twice",
    {},
    "La même personne ne joue pas deux fois dans une donne.",
    "The same person does not play twice in one deal.",
  ],
  ["our-mistake", {}, "Erreur de notre part sur cette demande.", "Our own mistake on this request."],
];

test.each(SAID)("the reason %s with %j has its words", (code, params, fr, en) => {
  const said: Say[] = [commonFr[code], commonEn[code]];
  expect(said.map((say) => say(params, nobody))).toEqual([fr, en]);
});

test.each([
  [1, "Report d’une feuille de papier", "Carried over from a paper sheet"],
  [12, "Report d’une feuille de papier, 12 donnes", "Carried over from a paper sheet, 12 deals"],
])("a line carried over from paper tells its deals: %i", (deals, fr, en) => {
  const said = [rulesWordsFr, rulesWordsEn].map(({ games }) => games.whist.lines.report?.label({ deals }, nobody));
  expect(said).toEqual([fr, en]);
});

test("every reason is tested above", () => {
  const read = SAID.map(([code]) => code);
  expect(new Set(read)).toEqual(new Set(Object.keys(commonFr)));
});

/** A value for every number and word that a line or a reason may mention. */
const PARAMS: Params = {
  ...{ seat: 1, dealer: 2, other: 3, holder: 0, taker: 0, partner: null, players: 5, others: 4, self: 0 },
  ...{ points: 40.5, target: 41, bouts: 2, margin: -0.5, from: -0.5, base: 25, times: 2, amount: 10, level: 1, sum: 90 },
  ...{ mine: 10, against: 25, camp: "attack", outcome: "won", diploma: "bac", total: 70, most: 68, missing: 5, given: 7 },
  ...{ contract: "garde", kind: "heads", row: "-45", attack: -90, defence: 60, each: 60, further: 0, place: 1, equals: 2 },
  ...{ bid: 1, tricks: 3, cards: 5, said: 4, before: 3, trumps: 24, supply: 22, min: 4, max: 83, slam: "attack", won: true },
  ...{ value: -1, values: "0, 1", step: 6, length: 5, standing: "garde", deals: 12 },
};

/** All sentences. The parameter `camp` is a side at tarot, and a number of points at décalé. */
const sentences = [
  ...[...Object.values(commonFr), ...Object.values(referee.faults)].map((say) => say(PARAMS, nobody)),
  ...Object.entries(rulesWordsFr.games).flatMap(([game, { lines, faults }]) =>
    [...Object.values(faults), ...Object.values(lines).flatMap(({ label, calc }) => (calc ? [label, calc] : [label]))].map(
      (say) => say(game === "decale" ? { ...PARAMS, camp: 30 } : PARAMS, nobody),
    ),
  ),
];

const options = Object.values(optionsFr).flatMap((game) =>
  Object.values(game).flatMap(({ label, effect, values }) => [label, effect, ...Object.values(values ?? {})]),
);

test("every French sentence has its spaces, its minus signs and its elisions", () => {
  for (const text of [...sentences, ...options]) {
    expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
    expect(text).not.toMatch(/[^\u202f][:;?!»]|«[^\u202f]|'/);
    expect(text.replace(/«.*»/, "")).not.toMatch(/-\d|\b(à|de) le /);
  }
});

test("sentences about players give them no gender", () => {
  const aboutPeople = sentences.filter((text) => text.includes("joueur"));
  expect(aboutPeople.length).toBeGreaterThan(20);
  for (const text of aboutPeople) {
    expect(text).not.toMatch(/\b(il|elle|lui)\b(?! n’y)/i);
    expect(text).not.toMatch(/joueur \d (est|était|sera) /);
  }
});
