/** The names of cards and suits, and the captions under a trick's cards. */
import { expect, test } from "vitest";
import { referee as refereeEn } from "#messages/en/rules/referee";
import { referee as refereeFr } from "#messages/fr/rules/referee";
import { cardsOf, type Suit, TRUMPS } from "../deck";
import { cardsIn, PACKS } from "../toy.fixture";
import { roleOf } from "../trick";

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
    for (const nameOf of [words.card, words.short]) {
      const named = cardsOf(deck).map((card) => nameOf(deck, card).replace(/.*(?=Élève)|(?<=Élève).*/g, ""));
      const others = named.filter((one) => one !== "Élève");
      expect(new Set(others).size).toBe(others.length);
      expect(named.length - others.length).toBe(deck.id === "decale" ? 16 : 0);
    }
  }
  for (const one of cardsOf(deck)) expect(refereeFr.card(deck, one)).not.toMatch(/Élève \d/);
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
