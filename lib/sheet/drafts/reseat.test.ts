/** Who sits out changes while a deal is typed. */
import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { GameName, Rules } from "#lib/rules/rules";
import { emptyDraft } from "./decale";
import { movesOf, reseatDecale, reseatTarot, reseatVachette } from "./reseat";
import { EMPTY_TAROT } from "./tarot";

const rulesOf = (game: GameName, players: number): Rules => {
  const read = readRules({ game, players });
  if (!read.ok) throw new Error(game);
  return read.value;
};
const [VP5, TAROT4] = [rulesOf("vp5", 5), rulesOf("tarot", 4)];

/** Six people at a table of five: first 0 sits out, then 2 does instead. */
const MOVES = movesOf([1, 2, 3, 4, 5], [0, 1, 3, 4, 5]);

test("people who still play are found in their new seats, and those who went out in none", () => {
  expect(MOVES).toEqual([1, null, 2, 3, 4]);
});

test("a taker, a partner, a poignée and a misère stay with their people, and the rest stays as typed", () => {
  const typed = { ...EMPTY_TAROT, contract: "garde", bouts: 2, typed: "48", petit: "attack" } as const;
  const poignees = [1, 4].map((seat) => ({ seat, level: 1 }));
  const draft = { ...typed, taker: 0, partner: 3, called: "H-14", poignees, miseres: [{ seat: 2, kind: "trumps" as const }] };
  expect(reseatTarot(VP5, draft, MOVES)).toEqual({
    ...draft,
    taker: 1,
    poignees: [{ seat: 4, level: 1 }],
  });
  expect(reseatTarot(VP5, { ...typed, taker: 1, partner: 1, alone: "dog" }, MOVES)).toEqual({ ...typed, taker: null });
  expect(reseatTarot(VP5, { ...typed, taker: 2, partner: 2 }, MOVES)).toEqual({ ...typed, taker: 2, partner: 2 });
  expect(reseatTarot(TAROT4, draft, movesOf([1, 2, 3, 4, 5], [1, 3, 4, 5])), "at four nobody is called").toMatchObject({
    taker: 0,
    partner: null,
    called: null,
    bouts: 2,
  });
});

test("a column stays with its person, and a newcomer's is empty", () => {
  const vachette = { vachette: ["1", "2", "3", "4", "5"], focus: 2 };
  expect(reseatVachette(VP5, vachette, MOVES)).toEqual({ vachette: ["", "1", "3", "4", "5"], focus: 2 });
  expect(reseatVachette(VP5, { ...vachette, focus: 1 }, MOVES).focus).toBe(0);
});

test("at décalé the bettor, the partner, the columns, their piles and the primes move alike", () => {
  const decale = rulesOf("decale", 5);
  const typed = ["1", "2", "3", "4", "5"];
  const primes = [{ seat: 4, prime: "cancre" }] as never;
  const draft = { ...emptyDraft(decale), bettor: 0, partner: 1, call: "none", typed, primes, focus: 4 } as const;
  const piles = { 0: {}, 1: {}, camp: {} } as never;
  expect(reseatDecale(decale, { ...draft, piles }, MOVES)).toEqual({
    ...draft,
    bettor: 1,
    partner: null,
    typed: ["", "1", "3", "4", "5"],
    piles: { 1: {}, camp: {} },
  });
  const four = rulesOf("decale", 4);
  expect(reseatDecale(four, draft, movesOf([1, 2, 3, 4, 5], [1, 3, 4, 5]))).toMatchObject({
    bettor: 0,
    partner: null,
    call: null,
  });
});
