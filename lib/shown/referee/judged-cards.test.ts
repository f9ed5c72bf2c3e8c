import { expect, test } from "vitest";
import { EXCUSE } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { rulesOf } from "#lib/rules/read.fixture";
import { cardsIn } from "#lib/rules/toy.fixture";
import { emptyPlay, lay, readPlay } from "#lib/sheet/drafts/play";
import { judgedCards, onlyCulprit, rulesCited, stateOfCard } from "./judged-cards";

const tarot = rulesOf("tarot", 4);
const game = gameOf(tarot);
const cards = (text: string) => cardsIn(game.deck, text);
/** On 8♥, 9, 3♥ Paul plays the 5, and these cards of his hand are known. */
const read = (held: string) => {
  const draft = cards(`H-8 T-9 H-3 T-5 ${held}`).reduce((before, card) => lay(tarot, before, card), emptyPlay(0));
  return readPlay(game, tarot, draft);
};

test("of a hand, the card on the table is judged with the others: allowed, forbidden, or not to be told", () => {
  const reading = read("C-14 T-14 EXC");
  const [five, club, trump] = cards("T-5 C-14 T-14");
  expect(judgedCards(reading).map(({ play }) => play.card)).toContain(five);
  expect([five, club, trump, EXCUSE].map((card) => stateOfCard(reading, card as number))).toEqual([
    "forbidden",
    "forbidden",
    "played",
    "permitted",
  ]);
  const before = readPlay(game, tarot, emptyPlay(0));
  expect([judgedCards(before), stateOfCard(before, EXCUSE)]).toEqual([[], "played"]);
});

test("a verdict cites its article; while it is open, the article of each duty that it hangs on", () => {
  const sure = read("T-14").verdict;
  expect(sure && rulesCited(game.duties, sure)).toEqual(["fft-couper"]);
  const open = read("").verdict;
  const duties = open?.questions.map(({ duty }) => itemAt(game.duties, duty));
  expect([open?.verdict, duties?.length]).toEqual(["unknown", 2]);
  expect(open && rulesCited(game.duties, open)).toEqual(duties);
});

test("a penalty is looked up for the player at fault, if there is one alone", () => {
  expect(onlyCulprit([{ seat: 2 }])).toBe(2);
  expect(onlyCulprit([{ seat: 0 }, { seat: 0 }])).toBe(0);
  expect(onlyCulprit([{ seat: 2 }, { seat: 1 }])).toBeNull();
  expect(onlyCulprit([])).toBeNull();
});
