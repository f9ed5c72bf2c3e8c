import { expect, test } from "vitest";
import { type Card, cardsOf, makeCard, type Suit, TRUMPS } from "#lib/rules/deck";
import { cardsIn, PACKS } from "#lib/rules/toy.fixture";
import { refereeScreen as en } from "#messages/en/referee";
import { refereeScreen as fr } from "#messages/fr/referee";
import { endTyping, NOTHING_TYPED, type Typed, typeKey } from "./typed-card";

const [lettersFr, lettersEn] = [fr.letters, en.letters];
type Id = keyof typeof lettersFr;

/** Types key by key, with "↵" for Enter; every card is free except those in `gone`. */
function typed(id: Id, keys: string, { gone = "", open = 0, letters = lettersFr } = {}): string {
  const deck = PACKS[id];
  const free = new Set<Card>(cardsOf(deck));
  for (const card of cardsIn(deck, gone)) free.delete(card);
  let now: Typed = NOTHING_TYPED;
  const said: string[] = [];
  for (const key of keys) {
    now =
      key === "↵" ? endTyping(deck, letters[id], free, now.text, open as Suit) : typeKey(deck, letters[id], free, now.text, key);
    if (now.card !== null) said.push(makeCard(deck, now.card));
    else if (now.refused !== null) said.push(`no ${now.refused}`);
  }
  return [...said, ...(now.text ? [`${now.text}…`] : [])].join(" ");
}

test.each<[string, Id, string, string]>([
  ["king of hearts", "tarot", "rc", "H-14"],
  ["knight of hearts, knight of diamonds", "tarot", "ccck", "H-12 D-12"],
  ["capitals", "tarot", "RP", "S-14"],
  ["ten of clubs, one of spades", "tarot", "10t1p", "C-10 S-1"],
  ["a number above ten is a trump", "tarot", "21", "T-21"],
  ["a trick of four in eight keys", "tarot", "8crc11ex", "H-8 H-14 T-11 EXC"],
  ["whose letter may be typed too", "tarot", "21arc", "T-21 H-14"],
  ["a small trump has its letter", "tarot", "2a10a", "T-2 T-10"],
  ["the Excuse", "tarot", "exx", "EXC EXC"],
  ["half a card waits", "tarot", "1", "1…"],
  ["no such card", "tarot", "0", "no 0"],
  ["school by school", "decale", "pbpvepvi", "B-PRO V-PRO M-PRO"],
  ["Profs, an Interro, an Élève", "decale", "scohgbspbio", "O-P1 B-P2 B-P3 O-INT"],
  ["an Élève, whichever", "decale", "eb", "B-E1"],
  ["each Élève by its number", "decale", "e1be2be3be4b", "B-E1 B-E2 B-E3 B-E4"],
  ["the first trump of the schools, as it is printed", "decale", "1↵", "T-1"],
  ["the Excuse of the schools", "decale", "ex", "EXC"],
  ["trumps of the schools", "decale", "5a13a", "T-5 T-13"],
  ["whist: a number, once nothing longer can come", "whist", "521", "T-5 T-21"],
  ["whist: 2 may be 20", "whist", "2↵20", "T-2 T-20"],
])("%s", (_, id, keys, said) => {
  expect(typed(id, keys)).toBe(said);
});

test.each<[string, number, string]>([
  ["in view, spades", 0, "S-7"],
  ["in view, trumps", TRUMPS, "T-7"],
])("Enter takes the suit %s", (_, open, said) => {
  expect(typed("tarot", "7↵", { open })).toBe(said);
});

test("a typed ten is the ten of the suit in view, not of trumps", () => {
  expect(typed("tarot", "10↵")).toBe("S-10");
});

test("a card that is gone is refused; of Élèves the next one is taken", () => {
  expect(typed("tarot", "rc", { gone: "H-14" })).toBe("no rc");
  expect(typed("decale", "eb", { gone: "B-E1 B-E2" })).toBe("B-E3");
  expect(typed("tarot", "z↵")).toBe("no z no ");
});

test.each<[string, Id, string, string]>([
  ["king of hearts, knight of clubs", "tarot", "khnc", "H-14 C-12"],
  ["trumps", "tarot", "3t17", "T-3 T-17"],
  ["schools", "decale", "pgpp", "V-PRO M-PRO"],
])("in English, %s", (_, id, keys, said) => {
  expect(typed(id, keys, { letters: lettersEn })).toBe(said);
});

/** No two cards have the same keys; when one card's keys begin another's, Enter tells them apart. */
test.each(
  [lettersFr, lettersEn].flatMap((letters) => (["tarot", "decale", "whist"] as const).map((id) => [id, letters] as const)),
)("every card of the %s pack can be typed", (id, letters) => {
  const deck = PACKS[id];
  for (const card of cardsOf(deck)) {
    const written = makeCard(deck, card);
    const [suit, rank = ""] = written.split("-");
    const { ranks, suits, trump } = letters[id];
    const index = deck.ranks.findIndex(({ code }) => code === rank);
    const keys =
      written === "EXC"
        ? "ex"
        : suit === "T"
          ? `${rank}${trump}`
          : `${ranks[index]?.at(-1)}${suits[deck.suits.indexOf(suit as string)]}`;
    expect(typed(id, keys, { letters })).toBe(written);
  }
});
