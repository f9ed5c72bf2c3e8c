/** The words of Tarot décalé: each line of a derivation and each refusal, in both languages. */
import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { decale as decaleEn } from "#messages/en/rules/decale";
import { common as commonFr } from "#messages/fr/rules/common";
import { decale as decaleFr } from "#messages/fr/rules/decale";
import { decale } from "../decale/game";
import { rulesOf } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { sayFault, sayLine } from "./words";

const name = (seat: number) => ["Nora", "Hugo", "Inès", "Paul", "Zoé"][seat] as string;

const spaced = (text: string) => text.replaceAll("\u202f", " ");
const linesRead = new Set<string>();
const faultsRead = new Set<string>();

/** Players, table rules, the deal; its derivation in French, in English: "words, arithmetic = figure". */
type Derivation = readonly [story: string, players: number, options: object, deal: object, fr: string[], en: string[]];

const DERIVATIONS: readonly Derivation[] = [
  ["no bet (Les points)", 3, {}, { cardPoints: [30, 20, 12] }, ["Cartes gagnées = 62"], ["Cards won = 62"]],
  [
    "a bet won alone, a prime (Les paris, Des primes)",
    4,
    {},
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [25, 18, 10, 9], primes: [{ seat: 0, prime: "trop-cool" }] },
    ["Plus que chacun des autres, 25 contre 18 = 7", "Cartes gagnées = 62", "Brevet obtenu = 10", "Trop cool = 5"],
    ["More than each other player, 25 against 18 = 7", "Cards won = 62", "Brevet passed = 10", "Trop cool = 5"],
  ],
  [
    "a bet lost alone (Les paris)",
    4,
    {},
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [15, 25, 12, 10] },
    [
      "Pas plus que chacun des autres, 15 contre 25 = -10",
      "Cartes gagnées = 47",
      "Pari perdu : les cartes ne comptent pas, 15 → 0 = 0",
      "Bac perdu = -20",
    ],
    [
      "Not more than each other player, 15 against 25 = -10",
      "Cards won = 47",
      "Bet lost: the cards do not count, 15 → 0 = 0",
      "Bac failed = -20",
    ],
  ],
  [
    "level with the best, where that is void (D2)",
    3,
    { "solo-tie": "void" },
    { bet: { seat: 1, diploma: "master" }, cardPoints: [20, 20, 12] },
    ["Autant que le meilleur des autres, 20 contre 20 = 0", "Cartes gagnées = 52", "Master annulé = 0"],
    ["As many as the best of the others, 20 against 20 = 0", "Cards won = 52", "Master void = 0"],
  ],
  [
    "against the sum, won, the others note nothing (D1, D2)",
    3,
    { "solo-against": "sum", "solo-others": "zero" },
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [40, 10, 12] },
    [
      "Plus que tous les autres réunis, 40 contre 22 = 18",
      "Cartes gagnées = 40",
      "Pari gagné : les autres ne notent rien = 0",
      "Brevet obtenu = 10",
    ],
    [
      "More than all the others together, 40 against 22 = 18",
      "Cards won = 40",
      "Bet won: the others score nothing = 0",
      "Brevet passed = 10",
    ],
  ],
  [
    "against the sum, lost (D2)",
    3,
    { "solo-against": "sum" },
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [20, 19, 12] },
    [
      "Pas plus que les autres réunis, 20 contre 31 = -11",
      "Cartes gagnées = 31",
      "Pari perdu : les cartes ne comptent pas, 20 → 0 = 0",
      "Brevet perdu = -10",
    ],
    [
      "Not more than the others together, 20 against 31 = -11",
      "Cards won = 31",
      "Bet lost: the cards do not count, 20 → 0 = 0",
      "Brevet failed = -10",
    ],
  ],
  [
    "level with the sum, where that is void (D2)",
    3,
    { "solo-against": "sum", "solo-tie": "void" },
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [31, 19, 12] },
    ["Autant que les autres réunis, 31 contre 31 = 0", "Cartes gagnées = 62", "Bac annulé = 0"],
    ["As many as the others together, 31 against 31 = 0", "Cards won = 62", "Bac void = 0"],
  ],
  [
    "two against three, won (L’appel au Proviseur)",
    5,
    {},
    {
      bet: { seat: 0, diploma: "brevet", partner: 2 },
      cardPoints: [25, 9, 20, 11, 10],
      primes: [
        { seat: 2, prime: "bout-du-bout" },
        { seat: 1, prime: "greve" },
        { seat: 3, prime: "loose" },
      ],
    },
    [
      "Les deux ont plus que les trois, 45 contre 30 = 15",
      "Cartes des deux partenaires = 45",
      "Pari gagné : les trois autres notent 0, 30 → 0 = 0",
      "Brevet obtenu = 10",
      "Le bout du bout = 5",
      "Grève des profs = 5",
      "C’est la loose = 5",
    ],
    [
      "The two have more than the three, 45 against 30 = 15",
      "Cards of the two partners = 45",
      "Bet won: the other three score 0, 30 → 0 = 0",
      "Brevet passed = 10",
      "Le bout du bout = 5",
      "Grève des profs = 5",
      "C’est la loose = 5",
    ],
  ],
  [
    "two against three, lost (L’appel au Proviseur)",
    5,
    {},
    { bet: { seat: 1, diploma: "bac", partner: 4 }, cardPoints: [20, 12, 15, 10, 18] },
    [
      "Les deux n’ont pas plus que les trois, 30 contre 45 = -15",
      "Pari perdu : les cartes ne comptent pas, 30 → 0 = 0",
      "Cartes des trois autres = 45",
      "Bac perdu = -20",
    ],
    [
      "The two do not have more than the three, 30 against 45 = -15",
      "Bet lost: the cards do not count, 30 → 0 = 0",
      "Cards of the other three = 45",
      "Bac failed = -20",
    ],
  ],
  [
    "camps level, where that is void (D3)",
    5,
    { "camp-tie": "void" },
    { bet: { seat: 0, diploma: "master", partner: 1 }, cardPoints: [20, 16, 12, 12, 12], setAside: 3 },
    [
      "Les deux camps sont à égalité, 36 contre 36 = 0",
      "Cartes des deux partenaires = 36",
      "Cartes des trois autres = 36",
      "Master annulé = 0",
    ],
    [
      "The two sides are level, 36 against 36 = 0",
      "Cards of the two partners = 36",
      "Cards of the other three = 36",
      "Master void = 0",
    ],
  ],
];

test.each(DERIVATIONS)("derived: %s", (_, players, options, deal, fr, en) => {
  const rules = rulesOf("decale", players, options);
  const read = decale.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  const { lines } = decale.score(rules, read.value);
  for (const { code } of lines) linesRead.add(code);
  const said = [decaleFr, decaleEn].map((words) =>
    lines.map((line) => {
      const { label, calc } = sayLine(words, line, name);
      return `${spaced(label)}${calc && `, ${spaced(calc)}`} = ${line.value}`;
    }),
  );
  expect(said).toEqual([fr, en]);
});

const cardPoints = [25, 9, 20, 11, 10];
const bet = { seat: 0, diploma: "bac", partner: 2 };

/** Players, table rules, an impossible deal; the first reason said, in both languages. */
const REFUSALS: readonly (readonly [code: string, players: number, options: object, deal: object, fr: string, en: string])[] = [
  [
    "no-bets-here",
    3,
    { bets: false },
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [30, 20, 12] },
    "Cette table joue sans paris.",
    "This table plays without bets.",
  ],
  [
    "no-call-here",
    5,
    { call: false },
    { bet, cardPoints },
    "Cette table joue sans appel au Proviseur.",
    "This table plays without the call of the Proviseur.",
  ],
  [
    "no-primes-here",
    4,
    { primes: false },
    { cardPoints: [30, 20, 12, 0], primes: [{ seat: 0, prime: "greve" }] },
    "Cette table joue sans primes.",
    "This table plays without primes.",
  ],
  [
    "partner-only-at-five",
    4,
    {},
    { bet, cardPoints: [30, 20, 12, 0] },
    "L’appel au Proviseur ne se joue qu’à cinq.",
    "The Proviseur is only called with five players.",
  ],
  [
    "calls-own-proviseur",
    5,
    {},
    { bet: { ...bet, partner: 0 }, cardPoints },
    "On n’appelle pas un Proviseur qu’on tient.",
    "Nobody calls a Proviseur they hold.",
  ],
  [
    "points-given-twice",
    5,
    {},
    { bet, campPoints: 45, cardPoints },
    "Les points du camp ou ceux de chacun, pas les deux.",
    "The side’s points or each player’s, not both.",
  ],
  [
    "camp-needs-partner",
    5,
    {},
    { campPoints: 45 },
    "Les points d’un camp supposent un pari à deux contre trois.",
    "One side’s points make sense only for two against three.",
  ],
  [
    "total-not-75",
    5,
    {},
    { cardPoints: [25, 9, 20, 11, 8] },
    "Le jeu vaut 75 points : 73 comptés, il en manque 2.",
    "The pack holds 75 points: 73 counted, 2 missing.",
  ],
  [
    "total-not-75",
    5,
    {},
    { cardPoints: [25, 9, 20, 11, 14] },
    "Le jeu vaut 75 points : 79 comptés, 4 de trop.",
    "The pack holds 75 points: 79 counted, 4 too many.",
  ],
  [
    "total-too-high",
    2,
    {},
    { cardPoints: [40, 30] },
    "70 points comptés, mais il n’y en a que 68 en jeu.",
    "70 points counted, but only 68 are in play.",
  ],
  [
    "nothing-set-aside",
    5,
    { "last-tie": "previous-winner" },
    { cardPoints: [25, 9, 20, 11, 8], setAside: 2 },
    "À cette table, un dernier pli à égalité va à qui a gagné le précédent : rien n’est mis de côté.",
    "At this table a tied last trick goes to the winner of the one before: nothing is set aside.",
  ],
  [
    "tied-trick-worth-two",
    5,
    {},
    { cardPoints: [25, 9, 20, 11, 9], setAside: 1 },
    "Un pli à égalité vaut au moins 2 points : deux Élèves.",
    "A tied trick is worth 2 points at least: two Élèves.",
  ],
  [
    "primes-from-four",
    3,
    {},
    { cardPoints: [30, 20, 12], primes: [{ seat: 0, prime: "greve" }] },
    "Les primes se jouent à quatre ou cinq, pas à 3.",
    "Primes are for four or five players, not 3.",
  ],
  [
    "prime-twice",
    5,
    {},
    {
      cardPoints,
      primes: [
        { seat: 4, prime: "greve" },
        { seat: 4, prime: "greve" },
      ],
    },
    "Zoé a déjà cette prime.",
    "Zoé already has this prime.",
  ],
  [
    "one-petit-only",
    5,
    {},
    {
      cardPoints,
      primes: [
        { seat: 2, prime: "bout-du-bout" },
        { seat: 4, prime: "bout-du-bout" },
      ],
    },
    "Il n’y a qu’un Petit : le bout du bout est déjà à Inès.",
    "There is only one Petit: the bout du bout is already Inès’s.",
  ],
  [
    "loose-holds-no-trump",
    5,
    {},
    {
      cardPoints,
      primes: [
        { seat: 1, prime: "loose" },
        { seat: 1, prime: "trop-cool" },
      ],
    },
    "Hugo ne peut pas être « sans Atout » et en tenir.",
    "Hugo cannot hold no trump and hold one.",
  ],
  [
    "hands-cannot-exist",
    5,
    {},
    { cardPoints, primes: [0, 1, 2].map((seat) => ({ seat, prime: "trop-cool" })) },
    "Ces primes ne peuvent pas exister ensemble : il n’y a pas assez de cartes dans le jeu.",
    "These primes cannot exist together: the pack has not enough cards.",
  ],
  [
    "petit-worth-five",
    5,
    {},
    { cardPoints: [25, 9, 20, 17, 4], primes: [{ seat: 4, prime: "bout-du-bout" }] },
    "Zoé gagne le Petit : ses cartes valent au moins 5 points.",
    "Zoé wins the Petit: those cards are worth 5 points at least.",
  ],
  [
    "last-trick-won-and-tied",
    5,
    {},
    { cardPoints: [25, 9, 20, 11, 8], setAside: 2, primes: [{ seat: 0, prime: "bout-du-bout" }] },
    "Le Petit a gagné le dernier pli : ce pli n’est pas à égalité, rien n’est mis de côté.",
    "The Petit won the last trick: it did not tie, and nothing is set aside.",
  ],
];

test.each(REFUSALS)("refused: %s", (code, players, options, deal, fr, en) => {
  const read = decale.read(rulesOf("decale", players, options), deal);
  if (read.ok) throw new Error("not refused");
  const fault = read.faults.find((one) => one.code === code);
  if (!fault) throw new Error(JSON.stringify(read.faults));
  faultsRead.add(code);
  expect([spaced(sayFault(decaleFr, commonFr, fault, name)), spaced(sayFault(decaleEn, commonEn, fault, name))]).toEqual([
    fr,
    en,
  ]);
});

test("a bid after the last player's is refused", () => {
  const auction = decale.auction(rulesOf("decale", 2, {}), ["pass", "pass", "bac"], {});
  if (auction.ok) throw new Error("not refused");
  const [fault] = auction.faults;
  if (fault?.code !== "auction-over") throw new Error(JSON.stringify(auction.faults));
  faultsRead.add(fault.code);
  expect(sayFault(decaleFr, commonFr, fault, name)).toBe("Chacun a déjà parlé.");
  expect(sayFault(decaleEn, commonEn, fault, name)).toBe("The bidding is over.");
});

test("every line and every fault is tested above", () => {
  expect([...linesRead].sort()).toEqual(Object.keys(decaleFr.lines).sort());
  expect([...faultsRead].sort()).toEqual(Object.keys(decaleFr.faults).sort());
});

test("the box's terms stay as printed, and schools have their colours (seed 0)", () => {
  expect(decaleFr.terms).toEqual({
    ...{ brevet: "Brevet", bac: "Bac", master: "Master" },
    ...{ B: "bleu", O: "orange", V: "vert", M: "violet" },
    ...{ "trop-cool": "Trop cool", loose: "C’est la loose", greve: "Grève des profs", "bout-du-bout": "Le bout du bout" },
    ...{ proviseurs: "Proviseurs", profs: "Profs", eleves: "Élèves", bouts: "Bouts" },
  });
  expect(decaleEn.terms).toEqual({ ...decaleFr.terms, B: "blue", V: "green", M: "purple" });
});
