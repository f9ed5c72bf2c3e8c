import { expect, test } from "vitest";
import { referee as refereeEn } from "#messages/en/rules/referee";
import { referee as refereeFr } from "#messages/fr/rules/referee";
import { audit } from "../audit/audit";
import { cardsOf, type Suit, TRUMPS } from "../deck";
import { judgeDiscard } from "../discard";
import { gameOf } from "../games";
import { judge, type Play } from "../judge";
import { rulesOf } from "../read.fixture";
import { type PlayRecord, replay } from "../record";
import type { Rules } from "../rules";
import { cardsIn, PACKS } from "../toy.fixture";
import { roleOf } from "../trick";
import { sayDiscard, sayPlay, sayProof, sayUnclear } from "./referee";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Yves"];
const said = (
  game: string,
  players: number,
  card: string,
  hand: string,
  trick: string,
  extra: Partial<Play> & { called?: string } = {},
  names = NAMES.slice(0, players),
) => {
  const rules = rulesOf(game, players, { ...(game === "decale" ? { "called-school-first": false } : {}) });
  const law = gameOf(rules);
  const cards = (text: string) => cardsIn(law.deck, text);
  const { called, ...rest } = extra;
  const play: Play = {
    hand: cards(hand),
    trick: cards(trick),
    card: cards(card)[0] as number,
    trickNumber: 1,
    calledCard: called ? (cards(called)[0] as number) : null,
    ...rest,
  };
  const verdict = judge(law, rules, play);
  const who = names.length === 0 ? undefined : (place: number) => names[place] as string;
  return [refereeFr, refereeEn].map((words) => `${words.verdicts[verdict.verdict]} ${sayPlay(words, law, play, verdict, who)}`);
};

/** The first is the referee's picture, without its "il". */
test.each<[string, string, number, string, string, string, object, string, string]>([
  [
    "overruff",
    "tarot",
    4,
    "T-5",
    "C-14 S-12 D-7 T-5 T-14 T-17 EXC",
    "H-8 T-9 H-3",
    {},
    "Illégal. Paul joue le 5 d’atout sur le 9 de Hugo. Sans cœur, Paul devait monter : en main, le 14 et le 17.",
    "Illegal. Paul plays the 5 of trumps on the 9 from Hugo. With no heart, Paul had to overruff: in hand, the 14 and the 17.",
  ],
  [
    "follow",
    "tarot",
    4,
    "C-3",
    "C-3 H-1 H-12",
    "H-8 T-9",
    {},
    "Illégal. Inès joue le 3 de trèfle sur le 8 de cœur de Nora. Inès devait fournir : en main, l’as et le cavalier.",
    "Illegal. Inès plays the 3 of clubs on the 8 of hearts from Nora. Inès had to follow suit: in hand, the ace and the knight.",
  ],
  [
    "ruff",
    "tarot",
    4,
    "C-3",
    "C-3 T-1",
    "EXC H-8",
    {},
    "Illégal. Inès joue le 3 de trèfle sur le 8 de cœur de Hugo. Sans cœur, Inès devait couper : en main, le Petit.",
    "Illegal. Inès plays the 3 of clubs on the 8 of hearts from Hugo. With no heart, Inès had to ruff: in hand, the Petit.",
  ],
  [
    "ruff higher",
    "tarot",
    4,
    "C-3",
    "C-3 T-12 T-2",
    "H-8 T-9",
    {},
    "Illégal. Inès joue le 3 de trèfle sur le 9 d’atout de Hugo. Sans cœur, Inès devait couper et monter : en main, le 12.",
    "Illegal. Inès plays the 3 of clubs on the 9 of trumps from Hugo. With no heart, Inès had to overruff: in hand, the 12.",
  ],
  [
    "ruff under",
    "tarot",
    4,
    "C-3",
    "C-3 T-2",
    "H-8 T-9",
    {},
    "Illégal. Inès joue le 3 de trèfle sur le 9 d’atout de Hugo. Sans cœur, Inès devait couper, même en dessous : en main, le 2.",
    "Illegal. Inès plays the 3 of clubs on the 9 of trumps from Hugo. With no heart, Inès had to ruff, even under: in hand, the 2.",
  ],
  [
    "go higher",
    "tarot",
    4,
    "T-5",
    "T-5 T-14",
    "T-9",
    {},
    "Illégal. Hugo joue le 5 d’atout sur le 9 de Nora. Hugo devait monter : en main, le 14.",
    "Illegal. Hugo plays the 5 of trumps on the 9 from Nora. Hugo had to play a higher trump: in hand, the 14.",
  ],
  [
    "play a trump",
    "tarot",
    4,
    "C-3",
    "C-3 T-5",
    "T-9",
    {},
    "Illégal. Hugo joue le 3 de trèfle sur le 9 d’atout de Nora. Hugo devait jouer atout : en main, le 5.",
    "Illegal. Hugo plays the 3 of clubs on the 9 of trumps from Nora. Hugo had to play a trump: in hand, the 5.",
  ],
  [
    "the called suit",
    "tarot",
    5,
    "H-3",
    "H-3 S-2",
    "",
    { called: "H-14" },
    "Illégal. Nora entame le 3 de cœur. Au premier pli, la couleur appelée ne s’entame qu’avec le roi de cœur.",
    "Illegal. Nora leads the 3 of hearts. In the first trick, the called suit is led with nothing but the king of hearts.",
  ],
  [
    "the called suit after the Excuse, which led nothing (F13)",
    "tarot",
    5,
    "H-3",
    "H-3 S-2",
    "EXC",
    { called: "H-14" },
    "Illégal. Hugo entame le 3 de cœur. Au premier pli, la couleur appelée ne s’entame qu’avec le roi de cœur.",
    "Illegal. Hugo leads the 3 of hearts. In the first trick, the called suit is led with nothing but the king of hearts.",
  ],
  [
    "the called card led, nothing else of the hand known",
    "tarot",
    5,
    "H-14",
    "H-14",
    "",
    { called: "H-14", handIsPartial: true },
    "Légal. Rien n’interdit cette entame : seule la couleur appelée est réservée à la carte appelée.",
    "Legal. Nothing forbids this lead: only the called suit is kept for the called card.",
  ],
  [
    "an illegal play, the hand known in part",
    "tarot",
    4,
    "C-3",
    "C-3 T-2",
    "H-8",
    { handIsPartial: true },
    "Illégal. Hugo joue le 3 de trèfle sur le 8 de cœur de Nora. Même sans cœur, Hugo devait couper : en main, le 2.",
    "Illegal. Hugo plays the 3 of clubs on the 8 of hearts from Nora. Even with no heart, Hugo had to ruff: in hand, the 2.",
  ],
  [
    "unknown, two questions",
    "tarot",
    4,
    "T-5",
    "T-5",
    "H-8 T-9",
    { handIsPartial: true },
    "On ne sait pas. Rien ne le dit encore : ce serait une faute avec, en main, un cœur ou un atout au-dessus du 9.",
    "Nobody can tell. Nothing tells yet: it would be a fault with a heart or a trump above the 9 in hand.",
  ],
  [
    "unknown, a discard on a ruff",
    "tarot",
    4,
    "C-3",
    "C-3",
    "H-8 T-9",
    { handIsPartial: true },
    "On ne sait pas. Rien ne le dit encore : ce serait une faute avec, en main, un cœur ou un atout.",
    "Nobody can tell. Nothing tells yet: it would be a fault with a heart or a trump in hand.",
  ],
  [
    "unknown, the called suit",
    "tarot",
    5,
    "H-3",
    "H-3",
    "",
    { called: "H-14", handIsPartial: true },
    "On ne sait pas. Rien ne le dit encore : ce serait une faute avec, en main, une carte hors de la couleur appelée, ou la carte appelée.",
    "Nobody can tell. Nothing tells yet: it would be a fault with a card outside the called suit, or the called card in hand.",
  ],
  [
    "unknown, another school",
    "decale",
    4,
    "T-1",
    "T-1",
    "V-E1",
    { handIsPartial: true },
    "On ne sait pas. Rien ne le dit encore : ce serait une faute avec, en main, une carte verte.",
    "Nobody can tell. Nothing tells yet: it would be a fault with a green card in hand.",
  ],
  [
    "unknown, a school",
    "decale",
    4,
    "T-1",
    "T-1",
    "O-E1",
    { handIsPartial: true },
    "On ne sait pas. Rien ne le dit encore : ce serait une faute avec, en main, une carte orange.",
    "Nobody can tell. Nothing tells yet: it would be a fault with an orange card in hand.",
  ],
  [
    "follows",
    "tarot",
    4,
    "H-2",
    "H-2 H-14",
    "H-8",
    {},
    "Légal. Hugo fournit ; rien n’oblige à monter dans une couleur.",
    "Legal. Hugo follows suit; nobody has to go higher in a suit.",
  ],
  [
    "goes higher than the Petit",
    "tarot",
    4,
    "T-12",
    "T-12",
    "T-1",
    {},
    "Légal. Hugo monte sur le Petit.",
    "Legal. Hugo goes higher than the Petit.",
  ],
  ["goes higher", "tarot", 4, "T-12", "T-12", "T-9", {}, "Légal. Hugo monte sur le 9.", "Legal. Hugo goes higher than the 9."],
  [
    "cannot",
    "tarot",
    4,
    "T-2",
    "T-2",
    "T-9",
    {},
    "Légal. Rien au-dessus du 9 : n’importe quel atout convient.",
    "Legal. Nothing above the 9: any trump will do.",
  ],
  [
    "ruffs",
    "decale",
    4,
    "T-2",
    "T-2 O-E1",
    "B-E1",
    {},
    "Légal. Sans carte bleue, Hugo coupe.",
    "Legal. With no blue card, Hugo ruffs.",
  ],
  [
    "overruffs",
    "tarot",
    4,
    "T-12",
    "T-12",
    "H-3 T-9",
    {},
    "Légal. Sans cœur, Inès coupe et monte sur le 9.",
    "Legal. With no heart, Inès ruffs higher than the 9.",
  ],
  [
    "undertrumps",
    "tarot",
    4,
    "T-2",
    "T-2",
    "H-3 T-9",
    {},
    "Légal. Sans cœur ni atout au-dessus du 9, Inès coupe tout de même.",
    "Legal. With no heart and no trump above the 9, Inès ruffs all the same.",
  ],
  [
    "discards",
    "tarot",
    4,
    "C-3",
    "C-3",
    "H-3",
    {},
    "Légal. Sans cœur ni atout, Hugo se défausse.",
    "Legal. With no heart and no trump, Hugo discards.",
  ],
  [
    "discards on a trump",
    "tarot",
    4,
    "C-3",
    "C-3",
    "T-3",
    {},
    "Légal. Sans atout, Hugo joue la carte de son choix.",
    "Legal. With no trump, Hugo may play any card.",
  ],
  [
    "the Excuse",
    "tarot",
    4,
    "EXC",
    "EXC H-2",
    "H-3",
    {},
    "Légal. L’Excuse se joue à tout moment.",
    "Legal. The Excuse may be played at any time.",
  ],
  [
    "leads",
    "tarot",
    4,
    "C-3",
    "C-3",
    "",
    {},
    "Légal. À l’entame, on joue la carte qu’on veut.",
    "Legal. Leading, any card may be played.",
  ],
  [
    "after the Excuse",
    "tarot",
    4,
    "C-3",
    "C-3",
    "EXC",
    {},
    "Légal. L’Excuse ne fixe pas la couleur : on joue la carte qu’on veut.",
    "Legal. The Excuse sets no suit: any card may be played.",
  ],
  [
    "F14",
    "tarot",
    5,
    "H-3",
    "H-3",
    "",
    { called: "H-14" },
    "Légal. Rien d’autre en main que la couleur appelée : l’entame est libre.",
    "Legal. Nothing in hand but the called suit: the lead is free.",
  ],
  [
    "another suit than the called one",
    "tarot",
    5,
    "S-3",
    "H-3 S-3",
    "",
    { called: "H-14" },
    "Légal. Rien n’interdit cette entame : seule la couleur appelée est réservée à la carte appelée.",
    "Legal. Nothing forbids this lead: only the called suit is kept for the called card.",
  ],
  ["whist", "whist", 4, "T-1", "T-1 T-2", "T-9", {}, "Légal. On joue la carte qu’on veut.", "Legal. Any card may be played."],
])("sentence: %s", (_, game, players, card, hand, trick, extra, fr, en) => {
  expect(said(game, players, card, hand, trick, extra)).toEqual([fr, en]);
});

test("without names the sentence names nobody and gives no gender", () => {
  expect(said("tarot", 4, "T-5", "T-5 T-14", "H-8 T-9", {}, [])).toEqual([
    "Illégal. On joue le 5 d’atout sur le 9. Sans cœur, on devait monter : en main, le 14.",
    "Illegal. The player plays the 5 of trumps on the 9. With no heart, the player had to overruff: in hand, the 14.",
  ]);
});

test.each([
  ["tarot", "S-1", "l’as de pique", "A♠", "the ace of spades", "A♠"],
  ["tarot", "H-14", "le roi de cœur", "R♥", "the king of hearts", "K♥"],
  ["tarot", "D-12", "le cavalier de carreau", "C♦", "the knight of diamonds", "Kn♦"],
  ["tarot", "C-7", "le 7 de trèfle", "7♣", "the 7 of clubs", "7♣"],
  ["tarot", "T-14", "le 14 d’atout", "14", "the 14 of trumps", "14"],
  ["tarot", "T-1", "le Petit", "1", "the Petit", "1"],
  ["tarot", "EXC", "l’Excuse", "Excuse", "the Excuse", "Excuse"],
  ["decale", "B-PRO", "le Proviseur bleu", "Proviseur bleu", "the blue Proviseur", "blue Proviseur"],
  ["decale", "O-P1", "le Prof de Sciences orange", "Prof de Sciences orange", "the orange Science Prof", "orange Science Prof"],
  ["decale", "V-E2", "l’Élève vert", "Élève vert", "the green Élève", "green Élève"],
  ["decale", "M-INT", "l’Interro violette", "Interro violette", "the purple Interro", "purple Interro"],
  ["whist", "T-1", "le 1 d’atout", "1", "the 1 of trumps", "1"],
  ["toy", "S-3", "le 3 de pique", "3♠", "the 3 of spades", "3♠"],
] as const)("%s %s", (pack, token, ...names) => {
  const deck = PACKS[pack];
  const [card] = cardsIn(deck, token) as [number];
  expect([
    refereeFr.card(deck, card),
    refereeFr.short(deck, card),
    refereeEn.card(deck, card),
    refereeEn.short(deck, card),
  ]).toEqual(names);
});

test.each(Object.values(PACKS))("no two cards of a pack have one name, but the equal Élèves of a school: $id", (deck) => {
  for (const words of [refereeFr, refereeEn]) {
    for (const name of [words.card, words.short]) {
      const named = cardsOf(deck).map((card) => name(deck, card).replace(/.*(?=Élève)|(?<=Élève).*/g, ""));
      const others = named.filter((one) => one !== "Élève");
      expect(new Set(others).size).toBe(others.length);
      expect(named.length - others.length).toBe(deck.id === "decale" ? 16 : 0);
    }
  }
  for (const one of cardsOf(deck)) expect(refereeFr.card(deck, one)).not.toMatch(/Élève \d/);
});

const name = (seat: number) => NAMES[seat] as string;
const audited = (rules: Rules, plays: string, record: Partial<PlayRecord> = {}) => {
  const law = gameOf(rules);
  const result = audit(law, rules, { leader: 0, ...record, plays: cardsIn(law.deck, plays) });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  const { faults, unclear, replay } = result.value;
  return [refereeFr, refereeEn].flatMap((words) => [
    ...faults.map((fault) => sayProof(words, law, fault, replay.plays, name)),
    sayUnclear(words, law, unclear, replay.plays),
  ]);
};

const hand = (law: string, text: string) => cardsIn(gameOf(rulesOf(law, 5)).deck, text);
/** Seventeen cards for a known hand to be whole. */
const OTHERS = "S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 D-1 D-2 D-3 D-4 D-5 D-6 D-7 D-8";
/** The pack of fifty dealt one by one to five players. */
const DEALT = [0, 1, 2, 3, 4].map((seat) => cardsOf(PACKS.decale).filter((_, i) => i % 5 === seat));

test.each<[string, Rules, string, Partial<PlayRecord>, string[]]>([
  [
    "the two plays",
    rulesOf("tarot", 4),
    "H-8 T-9 H-3 T-5 S-1 S-2 S-3 S-4 T-2 T-3 T-4 T-14",
    {},
    [
      "Au pli 1, Paul joue le 5 d’atout sur le 9 de Hugo. Même sans cœur, Paul devait monter : le 14 d’atout (pli 3) était en main.",
      "Rien n’est prouvé.",
      "In trick 1, Paul plays the 5 of trumps on the 9 from Hugo. Even with no heart, Paul had to overruff: the 14 of trumps (trick 3) was in hand.",
      "Nothing is proved.",
    ],
  ],
  [
    "two later plays",
    rulesOf("tarot", 4),
    "H-8 C-2 H-3 H-5 H-9 H-2 H-4 H-6 H-10 H-1 H-7 H-11",
    {},
    [
      "Au pli 1, Hugo joue le 2 de trèfle sur le 8 de cœur de Nora. Hugo devait fournir : le 2 de cœur (pli 2) et l’as de cœur (pli 3) étaient en main.",
      "Rien n’est prouvé.",
      "In trick 1, Hugo plays the 2 of clubs on the 8 of hearts from Nora. Hugo had to follow suit: the 2 of hearts (trick 2) and the ace of hearts (trick 3) were in hand.",
      "Nothing is proved.",
    ],
  ],
  [
    "a known hand",
    rulesOf("tarot", 4),
    "T-8 C-3",
    { hands: [null, hand("tarot", `C-3 T-9 ${OTHERS}`), null, null] },
    [
      "Au pli 1, Hugo joue le 3 de trèfle sur le 8 d’atout de Nora. Hugo devait monter : en main, le 9 d’atout.",
      "Rien n’est prouvé.",
      "In trick 1, Hugo plays the 3 of clubs on the 8 of trumps from Nora. Hugo had to play a higher trump: in hand, the 9 of trumps.",
      "Nothing is proved.",
    ],
  ],
  [
    "the count of cards",
    rulesOf("decale", 5),
    "B-E1 B-E2 B-E3 B-E4 O-E1",
    { leader: 1, hands: [null, ...DEALT.slice(1)] },
    [
      "Au pli 1, Nora joue l’Élève orange sur l’Élève bleu de Hugo. Nora devait fournir : le compte des cartes non vues le montre.",
      "Rien n’est prouvé.",
      "In trick 1, Nora plays the orange Élève on the blue Élève from Hugo. Nora had to follow suit: counting the unseen cards shows it.",
      "Nothing is proved.",
    ],
  ],
  [
    "the called suit",
    rulesOf("tarot", 5),
    "H-3 H-4 H-5 H-6 H-7 S-1 S-2 S-3 S-4 S-5",
    { calledCard: hand("tarot", "H-14")[0] as number },
    [
      "Au pli 1, Nora entame le 3 de cœur. Au premier pli, la couleur appelée ne s’entame qu’avec le roi de cœur. Le 2 de pique (pli 2) était en main.",
      "Rien n’est prouvé.",
      "In trick 1, Nora leads the 3 of hearts. In the first trick, the called suit is led with nothing but the king of hearts. The 2 of spades (trick 2) was in hand.",
      "Nothing is proved.",
    ],
  ],
])("a proof is told: %s", (_, rules, plays, record, sentences) => {
  expect(audited(rules, plays, record)).toEqual(sentences);
});

test("an unclear fault names cards, not people", () => {
  const rules = rulesOf("tarot", 4);
  const law = gameOf(rules);
  const { plays } = replay(law, rules, { leader: 0, plays: cardsIn(law.deck, "H-8 C-2 H-3 C-5") });
  expect(sayUnclear(refereeFr, law, [1, 3], plays)).toBe(
    "Le 2 de trèfle (pli 1) et le 5 de trèfle (pli 1) : une de ces cartes au moins était une faute, sans qu’on puisse dire laquelle.",
  );
  expect(sayUnclear(refereeEn, law, [1, 3], plays)).toBe(
    "The 2 of clubs (trick 1) and the 5 of clubs (trick 1): at least one of these cards was a fault, and nobody can tell which.",
  );
});

/** FFT12 p. 6. */
test.each<[string, string | null, string, string]>([
  ["S-1 S-2 S-3 S-4 S-5 S-6", null, "Cet écart est permis.", "These cards may be discarded."],
  ["S-1 S-2", null, "L’écart compte 6 cartes, ni plus ni moins.", "The écart is 6 cards, no more and no fewer."],
  [
    "S-1 S-2 S-3 S-4 S-5 S-14",
    null,
    "Un roi ne s’écarte pas : le roi de pique.",
    "A king is never discarded: the king of spades.",
  ],
  ["S-1 S-2 S-3 S-4 S-5 T-21", null, "Un bout ne s’écarte pas : le 21 d’atout.", "A bout is never discarded: the 21 of trumps."],
  [
    "S-1 S-2 S-3 S-4 S-5 C-13",
    null,
    "À cette table, la carte appelée ne s’écarte pas : la dame de trèfle.",
    "At this table the called card is never discarded: the queen of clubs.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    "S-1 S-2 S-3 S-4 S-5 T-2 S-6",
    "Un atout ne s’écarte que si l’on ne peut pas faire autrement : le 2 d’atout, quand la main avait encore le 6 de pique.",
    "A trump is discarded only when there is nothing else: the 2 of trumps, while the hand still had the 6 of spades.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    `S-1 S-2 S-3 S-4 S-5 S-14 H-14 ${Array.from({ length: 17 }, (_, i) => `T-${i + 2}`).join(" ")}`,
    "Rien d’autre à écarter : le 2 d’atout, à montrer à la table.",
    "Nothing else to discard: the 2 of trumps, to be shown to the table.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    null,
    "Un atout ne s’écarte que si l’on ne peut pas faire autrement : il faut voir la main avant de juger le 2 d’atout.",
    "A trump is discarded only when there is nothing else: the hand must be seen before judging the 2 of trumps.",
  ],
])("judging the écart %s of the hand %s is told", (cards, held, fr, en) => {
  const rules = rulesOf("tarot", 4, { "called-in-dog": "kept" });
  const law = gameOf(rules);
  const result = judgeDiscard(law, rules, {
    cards: hand("tarot", cards),
    hand: held === null ? null : hand("tarot", held),
    calledCard: hand("tarot", "C-13")[0],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  expect([sayDiscard(refereeFr, law, result.value), sayDiscard(refereeEn, law, result.value)]).toEqual([fr, en]);
});

test.each([
  ["tarot", "H-8 T-9 H-3 T-5", "entame coupe fournit en dessous"],
  ["tarot", "EXC H-8 C-3 T-2 T-9", "entame entame se défausse coupe surcoupe"],
  ["tarot", "T-8 T-9 EXC C-3 T-2", "entame monte Excuse se défausse en dessous"],
  ["whist", "T-8 T-9 EXC", "entame joue Excuse"],
] as const)("captions stand under the cards of a trick of %s, %s", (pack, trick, captions) => {
  const cards = cardsIn(PACKS[pack], trick);
  expect(cards.map((_, i) => refereeFr.roles[roleOf(PACKS[pack], cards, i)]).join(" ")).toBe(captions);
});

test("every reason for refusing a record is said in both languages", () => {
  const params = { value: "X-1", players: 4, most: 6, given: 7, before: 3, seat: 0, holder: 1 };
  expect(Object.keys(refereeEn.faults)).toEqual(Object.keys(refereeFr.faults));
  const sentences = [refereeFr, refereeEn].flatMap((words) => Object.values(words.faults).map((say) => say(params, name)));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join()).not.toMatch(/undefined|NaN/);
  expect(refereeFr.faults["in-another-hand"]?.(params, name)).toBe("Cette carte est dans la main connue de Hugo.");
});

/** A card's name in a sentence, and its short form in a list. */
test.each<[keyof typeof PACKS, string, string, string]>([
  [
    "tarot",
    "S-1 H-11 D-12 C-13 S-14 H-7",
    "l’as de pique, le valet de cœur, le cavalier de carreau, la dame de trèfle, le roi de pique, le 7 de cœur",
    "A♠ V♥ C♦ D♣ R♠ 7♥",
  ],
  ["tarot", "EXC T-1 T-2 T-21", "l’Excuse, le Petit, le 2 d’atout, le 21 d’atout", "Excuse 1 2 21"],
  [
    "decale",
    "B-PRO O-P1 V-P2 M-P3",
    "le Proviseur bleu, le Prof de Sciences orange, le Prof d’Histoire-Géo vert, le Prof de Sport violet",
    "Proviseur bleu Prof de Sciences orange Prof d’Histoire-Géo vert Prof de Sport violet",
  ],
  [
    "decale",
    "B-E1 O-E2 V-E3 M-E4 V-INT M-INT",
    "l’Élève bleu, l’Élève orange, l’Élève vert, l’Élève violet, l’Interro verte, l’Interro violette",
    "Élève bleu Élève orange Élève vert Élève violet Interro verte Interro violette",
  ],
  ["decale", "EXC T-1 T-13", "l’Excuse, le Petit, le 13 d’atout", "Excuse 1 13"],
  ["whist", "EXC T-1 T-21", "l’Excuse, le 1 d’atout, le 21 d’atout", "Excuse 1 21"],
])("%s, in French: %s", (id, tokens, named, listed) => {
  const cards = cardsIn(PACKS[id], tokens);
  expect(cards.map((card) => refereeFr.card(PACKS[id], card)).join(", ")).toBe(named);
  expect(cards.map((card) => refereeFr.short(PACKS[id], card)).join(" ")).toBe(listed);
  const ranks = named.replace(/ (d’atout|de (pique|cœur|carreau|trèfle)|bleue?|orange|verte?|violet(?:te)?)(?=,|$)/gu, "");
  expect(cards.map((card) => refereeFr.rank(PACKS[id], card)).join(", ")).toBe(ranks);
});

test("what a hand should have held is said in French: a suit, a school, a trump above another, the called card", () => {
  const { tarot, decale } = PACKS;
  expect([0, 1, 2, 3].map((suit) => refereeFr.one(tarot, suit as Suit, 0))).toEqual([
    "un pique",
    "un cœur",
    "un carreau",
    "un trèfle",
  ]);
  expect([0, 1, 2, 3].map((suit) => refereeFr.one(decale, suit as Suit, 0))).toEqual(
    ["bleue", "orange", "verte", "violette"].map((school) => `une carte ${school}`),
  );
  expect([refereeFr.one(tarot, TRUMPS, 0), refereeFr.one(tarot, TRUMPS, 1), refereeFr.one(tarot, null, 0)]).toEqual([
    "un atout",
    "un atout au-dessus du 1",
    "une carte hors de la couleur appelée, ou la carte appelée",
  ]);
  expect([refereeFr.without(tarot, TRUMPS), refereeFr.without(tarot, 3), refereeFr.without(decale, 3)]).toEqual([
    "atout",
    "trèfle",
    "carte violette",
  ]);
});

test("what a hand should have held is said in English", () => {
  const { tarot, decale } = PACKS;
  const one = (deck: typeof tarot | typeof decale, ...suits: (Suit | null)[]) =>
    suits.map((suit) => refereeEn.one(deck, suit, 0));
  expect(one(tarot, 0, 1, 2, 3)).toEqual(["a spade", "a heart", "a diamond", "a club"]);
  expect(one(decale, 0, 1, 2, 3)).toEqual(["a blue card", "an orange card", "a green card", "a purple card"]);
  expect(one(tarot, TRUMPS, null)).toEqual(["a trump", "a card outside the called suit, or the called card"]);
  expect(refereeEn.one(tarot, TRUMPS, 1)).toBe("a trump above the 1");
  const without = [refereeEn.without(tarot, TRUMPS), refereeEn.without(tarot, 3), refereeEn.without(decale, 1)];
  expect(without).toEqual(["trump", "club", "orange card"]);
});

test("faults of a record count its cards from the first, and say whose hand it is", () => {
  const name = (seat: number) => NAMES[seat] as string;
  const told = [refereeFr, refereeEn].map(({ faults }) => [
    faults["played-twice"]?.({ before: 0 }, name),
    faults["not-in-hand"]?.({ seat: 1 }, name),
    faults["in-another-hand"]?.({ holder: 2 }, name),
  ]);
  expect(told).toEqual([
    [
      "Cette carte est déjà tombée, carte 1 de la donne.",
      "La main connue de Hugo n’a pas cette carte.",
      "Cette carte est dans la main connue d’Inès.",
    ],
    [
      "This card has already fallen, as card 1 of the deal.",
      "The known hand of Hugo does not hold this card.",
      "This card is in the known hand of Inès.",
    ],
  ]);
});
