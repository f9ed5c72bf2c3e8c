/** The words of the tarot games: every option has its words, and a derivation gives a sum that a player can redo. */

import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { vp5 as vp5En } from "#messages/en/rules/vp5";
import { common as commonFr } from "#messages/fr/rules/common";
import { options as optionsFr } from "#messages/fr/rules/options";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { gameOf } from "../games";
import { rulesAsked } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { FFT_2012 } from "../tarot/data";
import { type GameWords, sayFault, sayLine, sayOwnLine } from "./words";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
const name = (seat: number) => NAMES[seat] as string;

/** The lines as people read them: label, calculation, value. */
function spoken(asked: object, deal: object, words: GameWords): string[] {
  const rules = rulesAsked(asked);
  const game = gameOf(rules);
  const read = game.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return game.score(rules, read.value).lines.map((line) => {
    const { label, calc } = sayLine(words, line, name);
    return `${label}${calc && ` | ${calc}`} | ${line.value}`;
  });
}

test("FFT12 p. 12, a deal at five, in French", () => {
  const deal = {
    taker: 0,
    partner: 1,
    contract: "garde",
    bouts: 2,
    points: 40.5,
    petitAuBout: "defence",
    poignees: [{ seat: 2, level: 2 }],
    slam: { announced: true },
  };
  expect(spoken({ game: "tarot", players: 5 }, deal, tarotFr)).toEqual([
    "40½ points pour 41 | deux bouts | -0.5",
    "Demi-point au camp gagnant | −½ → −1 | -1",
    "Base et écart, perdus | 25 + 1 | -26",
    "Garde | × 2 | -52",
    "Deux contre trois | × 2 et × 1 | -52",
    "Petit au bout, défense | 10 × 2 | -20",
    "Double poignée, Inès | à la défense | -30",
    "Chelem annoncé et manqué, attaque | -200",
  ]);
});

test("primes paid to one, in English", () => {
  const asked = { game: "tarot", players: 4, options: { "poignee-to": "personal", miseres: true } };
  const deal = {
    taker: 1,
    contract: "garde-sans",
    bouts: 3,
    points: 91,
    poignees: [{ seat: 1, level: 3 }],
    miseres: [{ seat: 2, kind: "heads" }],
    slam: { by: "attack" },
  };
  expect(spoken(asked, deal, tarotEn)).toEqual([
    "91 points for 36 | three bouts | 55",
    "Base and margin, won | 25 + 55 | 80",
    "Garde sans | × 4 | 320",
    "One against three | × 3 | 320",
    "Triple poignée, Hugo | 40 × 3 | 120",
    "Chelem not announced, attack | 200",
    "Misère of court cards, Inès | 10 × 3 | 30",
  ]);
});

test("a row of the victory-point table, in French", () => {
  const deal = {
    taker: 0,
    partner: null,
    contract: "pouce",
    bouts: 2,
    points: 57.5,
    petitAuBout: "attack",
    miseres: [{ seat: 4, kind: "heads" }],
  };
  expect(spoken({ game: "vp5", players: 5 }, deal, vp5Fr)).toEqual([
    "57½ points pour 41 | deux bouts | 16.5",
    "Ligne + 15 pts | écart +16½ | 15",
    "Pouce, + 15 pts | +60 et −40 | 60",
    "Un contre quatre | 4 × 40 | 160",
    "Petit au bout, attaque : cette table ne le compte pas | 0",
    "Misère d’images, Zoé | 10 × 4 | 40",
  ]);
});

test("a shared place is said in both languages", () => {
  const asked = { game: "tarot", players: 4, options: { "all-pass": "vachette" } };
  const deal = { vachette: [40.5, 20, 20, 10.5] };
  expect(spoken(asked, deal, tarotFr)).toEqual([
    "Nora, 40½ points | place 1 | -120",
    "Hugo, 20 points | places 2 à 3, partagées | 0",
    "Inès, 20 points | places 2 à 3, partagées | 0",
    "Paul, 10½ points | place 4 | 120",
  ]);
  expect(spoken(asked, deal, tarotEn)[1]).toBe("Hugo, 20 points | places 2 to 3, shared | 0");
});

test("every line, fault and option has words for the numbers it carries", () => {
  const params = {
    points: 40.5,
    target: 41,
    bouts: 0,
    won: true,
    from: -0.5,
    base: 25,
    margin: 1,
    times: 2,
    players: 5,
    taker: 0,
    partner: null,
    camp: "attack",
  };
  const more = {
    amount: 10,
    seat: 2,
    level: 1,
    others: 3,
    kind: "heads",
    place: 1,
    equals: 2,
    row: "+5",
    further: 1,
    attack: 15,
    defence: -10,
    each: -10,
  };
  const reasons = {
    sum: 90,
    min: 4,
    max: 83,
    slam: "attack",
    trumps: 24,
    supply: 22,
    total: 90,
    missing: 1,
    bid: "petite",
    standing: "garde",
  };
  const all = { ...params, ...more, ...reasons, contract: "garde" };
  const others = {
    ...all,
    won: false,
    camp: "defence",
    partner: 1,
    further: 0,
    row: "lost",
    slam: "defence",
    missing: -1,
    bouts: 2,
    double: true,
    same: true,
  };
  for (const [words, common] of [
    [tarotFr, commonFr],
    [tarotEn, commonEn],
    [vp5Fr, commonFr],
    [vp5En, commonEn],
  ] as const) {
    for (const said of [all, others, { ...all, min: 91, max: 91 }]) {
      for (const code of Object.keys(words.lines)) {
        const { label, calc } = sayLine(words, { code, rule: "F1", value: 0, params: said }, name);
        expect(`${label} ${calc}`, code).not.toMatch(/undefined|NaN|null/);
      }
      for (const code of Object.keys(words.faults)) {
        expect(sayFault(words, common, { at: "", code, rule: "F1", params: said }, name), code).toMatch(/^[^a-z].*[.?]$/);
      }
    }
  }
});

test("French options have narrow spaces and true minus signs", () => {
  for (const options of Object.values(optionsFr)) {
    for (const { label, effect, values } of Object.values(options)) {
      for (const text of [label, effect, ...Object.values(values ?? {})]) expect(text).not.toMatch(/ [:;!?]|« | »|(^| )-\d/);
    }
  }
});

/** The lines that change one player's score, with the sums of that player. */
function own(asked: object, deal: object, words: GameWords, self: number): string[] {
  const rules = rulesAsked(asked);
  const read = gameOf(rules).read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return gameOf(rules)
    .score(rules, read.value)
    .lines.flatMap((line) => {
      const { label, calc, value } = sayOwnLine(words, line, name, self);
      return line.scores ? [`${label} | ${calc} | ${value}`] : [];
    });
}

/** What a simple poignée brings from each defender. */
const P = FFT_2012.values.poignees.simple;

/** FFT12 p. 8-9, 12, and the victory-point table's own cells: each player redoes their own column. */
const OWN: [string, object, object, GameWords, number, string[]][] = [
  [
    "the taker at four: three times each line",
    { game: "tarot", players: 4 },
    { taker: 1, contract: "garde", bouts: 1, points: 38, petitAuBout: "defence" },
    tarotFr,
    1,
    ["Hugo, contre trois | 76 × 3 | -228", "Petit au bout, défense | 10 × 2 × 3 | -60"],
  ],
  [
    "primes, three times each too",
    { game: "tarot", players: 4 },
    {
      taker: 1,
      contract: "petite",
      bouts: 3,
      points: 91,
      poignees: [{ seat: 2, level: 1 }],
      slam: { announced: true, by: "attack" },
    },
    tarotFr,
    1,
    [
      "Hugo, contre trois | 80 × 3 | 240",
      `Poignée, Inès, à l’attaque | ${P} × 3 | ${3 * P}`,
      "Chelem annoncé et réussi, attaque | 400 × 3 | 1200",
    ],
  ],
  [
    "a defender at four",
    { game: "tarot", players: 4 },
    { taker: 1, contract: "garde", bouts: 1, points: 38, petitAuBout: "defence" },
    tarotFr,
    0,
    ["Nora, en défense |  | 76", "Petit au bout, défense | 10 × 2 | 20"],
  ],
  [
    "two shares and one at five",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    1,
    ["Hugo, two shares | 25 × 2 | 50"],
  ],
  [
    "the partner's one share",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    2,
    ["Inès, one share |  | 25"],
  ],
  [
    "alone at five, in English",
    { game: "tarot", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    1,
    ["Hugo against four | 25 × 4 | 100"],
  ],
  [
    "who pays a part of another's poignée",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41, poignees: [{ seat: 0, level: 1 }] },
    vp5Fr,
    3,
    ["Paul, en défense |  | -10", "Poignée, Nora |  | -10"],
  ],
  [
    "who showed it",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41, poignees: [{ seat: 2, level: 1 }] },
    vp5Fr,
    2,
    ["Inès, à l’attaque |  | 15", "Poignée, Inès | 10 × 4 | 40"],
  ],
  [
    "two thirds for the taker",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo, in attack | 2 × 10 | 20"],
  ],
  [
    "alone at the table: the sum of the four",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo against four | 4 × 10 | 40"],
  ],
  [
    "alone at the table: twice the row",
    { game: "vp5", players: 5, options: { alone: "double" } },
    { taker: 1, partner: null, contract: "garde", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, contre quatre | × 2 | 120"],
  ],
  [
    "against who plays alone",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    0,
    ["Nora, in defence |  | -10"],
  ],
  [
    "two shares at five, in French",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotFr,
    1,
    ["Hugo, deux parts | 25 × 2 | 50"],
  ],
  [
    "one share, in French",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotFr,
    2,
    ["Inès, une part |  | 25"],
  ],
  [
    "a defender at five, in English",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    0,
    ["Nora, in defence |  | -25"],
  ],
  [
    "a poignée shown in defence goes to the attack that wins (FFT12 p. 9)",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "garde", bouts: 2, points: 49, poignees: [{ seat: 1, level: 1 }] },
    tarotEn,
    0,
    ["Nora against three | 66 × 3 | 198", `Poignée, Hugo, to the attack | ${P} × 3 | ${3 * P}`],
  ],
  [
    "and to the defence that wins",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "petite", bouts: 1, points: 44, poignees: [{ seat: 0, level: 1 }] },
    tarotEn,
    1,
    ["Hugo, in defence |  | 32", `Poignée, Nora, to the defence |  | ${P}`],
  ],
  [
    "the same, in French",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "petite", bouts: 1, points: 44, poignees: [{ seat: 0, level: 1 }] },
    tarotFr,
    1,
    ["Hugo, en défense |  | 32", `Poignée, Nora, à la défense |  | ${P}`],
  ],
  [
    "the row's own figure (V7), in English",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo, in attack |  | 15"],
  ],
  [
    "two thirds of the row, where the table shares so (V7)",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, à l’attaque | 2 × 10 | 20"],
  ],
  [
    "one third of it",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    2,
    ["Inès, à l’attaque |  | 10"],
  ],
  [
    "alone, what the four others pay (V6)",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, contre quatre | 4 × 10 | 40"],
  ],
  [
    "against a lone taker (V6)",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    0,
    ["Nora, en défense |  | -10"],
  ],
  [
    "alone, twice the row, where the table counts so (V6)",
    { game: "vp5", players: 5, options: { alone: "double" } },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo against four | × 2 | 30"],
  ],
];

test.each(OWN)("one player's own sum: %s", (_, asked, deal, words, self, lines) => {
  expect(own(asked, deal, words, self)).toEqual(lines);
});

/** F22: the points that the attack can have with a chelem; T10: how far two counts are from 91. */
test.each<[string, object, string, string]>([
  [
    "every trick, and a point too few",
    { contract: "petite", bouts: 3, points: 90, slam: { by: "attack" } },
    "Un chelem de l’attaque donne 91 points à l’attaque, pas 90. Recompter\u202f?",
    "A chelem by the attack gives the attack 91 points, not 90. Count again?",
  ],
  [
    "the Excuse kept by the defence",
    { contract: "petite", bouts: 2, points: 80, slam: { by: "attack" } },
    "Un chelem de l’attaque laisse à l’attaque de 86½ à 87 points, pas 80. Recompter\u202f?",
    "A chelem by the attack leaves the attack 86½ to 87 points, not 80. Count again?",
  ],
  [
    "the defence's, beside the dog",
    { contract: "garde-contre", bouts: 0, points: 30, slam: { by: "defence" } },
    "Un chelem de la défense laisse à l’attaque de 0 à 4½ points, pas 30. Recompter\u202f?",
    "A chelem by the defence leaves the attack 0 to 4½ points, not 30. Count again?",
  ],
])("a doubt: %s", (_, deal, french, english) => {
  const rules = rulesAsked({ game: "tarot", players: 4 });
  const game = gameOf(rules);
  const read = game.read(rules, { taker: 0, ...deal });
  if (!read.ok) throw new Error(JSON.stringify(read));
  const doubts = game.warnings(rules, read.value).filter(({ code }) => code === "slam-unlikely");
  expect(doubts.map((fault) => [sayFault(tarotFr, commonFr, fault, name), sayFault(tarotEn, commonEn, fault, name)])).toEqual([
    [french, english],
  ]);
});

test.each([
  [[30, 25.5, 20, 15], "Le jeu vaut 91 points\u202f: 90½ comptés, il en manque ½.", "½"],
  [[30, 25.5, 20, 16], "Le jeu vaut 91 points\u202f: 91½ comptés, ½ de trop.", "½"],
])("piles counted each for themselves that do not make 91 are said with the difference: %j", (vachette, french, amount) => {
  const rules = rulesAsked({ game: "tarot", players: 4, options: { "all-pass": "vachette" } });
  const read = gameOf(rules).read(rules, { vachette });
  const [fault] = read.ok ? [] : read.faults;
  if (!fault) throw new Error("no fault");
  expect(sayFault(tarotFr, commonFr, fault, name)).toBe(french);
  expect(sayFault(tarotEn, commonEn, fault, name)).toContain(amount);
});

test.each([
  [7.5, true, "+7½ → +8"],
  [-0.5, true, "−½ → 0"],
  [-0.5, false, "−½ → −1"],
])("F10: the half point of %s goes to the winner: %s", (from, won, calc) => {
  const line = { code: "rounding", rule: "F10", value: 0, params: { from, won } } as const;
  expect([tarotFr, tarotEn].map((words) => sayLine(words, line, name).calc)).toEqual([calc, calc]);
});
