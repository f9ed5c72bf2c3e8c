import { expect, test } from "vitest";
import { announce } from "./announce";
import { setOf } from "./card-set";
import { DECKS } from "./deck";
import type { GameName, Options } from "./rules";
import { cardsIn, toyTable } from "./toy.fixture";

const announced = (name: GameName, players: number, hand: string, options: Options = {}) => {
  const deck = name === "vp5" ? DECKS.tarot : DECKS[name];
  const { law, rules } = toyTable(players, 10, options, name, deck);
  return announce(law, rules, setOf(cardsIn(deck, hand)));
};
const trumps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `T-${from + i}`).join(" ");
const LEVELS: Options = {
  "poignee-trumps-3": { simple: 13, double: 15, triple: 18 },
  "poignee-trumps-4": { simple: 10, double: 13, triple: 15 },
  "poignee-trumps-5": { simple: 8, double: 10, triple: 13 },
};

/** RULES 1.1: 13, 15, 18 trumps at three; 10, 13, 15 at four; 8, 10, 13 at five. The Excuse is one of them. */
test.each([
  [3, trumps(1, 12), 0],
  [3, trumps(1, 13), 1],
  [3, trumps(1, 14), 1],
  [3, trumps(1, 15), 2],
  [3, trumps(1, 18), 3],
  [4, trumps(1, 9), 0],
  [4, `EXC ${trumps(1, 9)}`, 1],
  [4, trumps(1, 13), 2],
  [4, trumps(1, 15), 3],
  [5, trumps(1, 7), 0],
  [5, trumps(1, 8), 1],
  [5, `EXC ${trumps(1, 9)}`, 2],
  [5, trumps(1, 13), 3],
])("poignée at %d with %s: %d", (players, hand, level) => {
  expect(announced("tarot", players, `H-14 ${hand}`, { ...LEVELS, miseres: false }).poignee).toBe(level);
});

test("V11, table rule: the Excuse is not counted", () => {
  expect(announced("vp5", 5, `EXC ${trumps(1, 7)}`, { ...LEVELS, "poignee-excuse": false }).poignee).toBe(0);
});

/** FFT12 p. 5: the Petit alone, and no Excuse. */
test.each([
  ["T-1 H-14 H-2", true],
  ["T-1 EXC H-2", false],
  ["T-1 T-2 H-2", false],
  ["T-2 H-2", false],
])("petit sec: %s is %s", (hand, petitSec) => {
  expect(announced("tarot", 4, hand, { ...LEVELS, miseres: false }).petitSec).toBe(petitSec);
});

test.each([
  ["F18: none at tarot unless the table plays them", "tarot", "S-1 H-2", { miseres: false }, []],
  ["F18: both", "tarot", "S-1 H-2", { miseres: true }, ["trumps", "heads"]],
  ["F18: the Excuse spoils both", "tarot", "S-1 EXC", { miseres: true }, []],
  ["F18, table rule: it spoils neither", "tarot", "S-1 EXC", { miseres: true, "misere-excuse": true }, ["trumps", "heads"]],
  ["F18: a head", "tarot", "S-1 H-11", { miseres: true }, ["trumps"]],
  ["F18: a trump", "tarot", "S-1 T-2", { miseres: true }, ["heads"]],
  ["V12: ni atouts ni excuse", "vp5", "S-1 H-14", {}, ["trumps"]],
  ["V12: ni images ni bouts", "vp5", "S-1 T-5", {}, ["heads"]],
  ["V12: the Petit is a bout", "vp5", "S-1 T-1", {}, []],
  ["V12: so is the Excuse", "vp5", "S-1 EXC", {}, []],
] as const)("misères, %s", (_, name, hand, options, miseres) => {
  expect(announced(name, 5, hand, { ...LEVELS, ...options }).miseres).toEqual(miseres);
});

const COOL: Options = { "trop-cool": { "2": 8, "3": 7, "4": 6, "5": 5 } };
/** Seed 0, « Des primes », D7, D11, D12. */
test.each([
  ["five trumps are not enough at four", 4, `${trumps(1, 5)} B-PRO`, {}, []],
  ["six are", 4, `${trumps(1, 6)} B-PRO`, {}, ["trop-cool"]],
  ["five at five, D7: the Excuse is one", 5, `EXC ${trumps(1, 4)} B-P1`, {}, ["trop-cool"]],
  ["D7, table rule: the Excuse is none", 5, `EXC ${trumps(1, 4)} B-P1`, { "excuse-is-trump": false }, []],
  ["no trump", 4, "B-PRO O-E1", {}, ["loose"]],
  ["D7: the Excuse is one", 4, "B-PRO EXC", {}, []],
  ["neither Prof nor Proviseur", 4, "B-E1 T-1", {}, ["greve"]],
  ["D13: both", 4, "B-E1 O-INT", {}, ["loose", "greve"]],
  ["D11: none at three", 3, "B-E1 O-INT", {}, []],
  ["D11, table rule: at three", 3, "B-E1 O-INT", { "primes-under-four": true }, ["loose", "greve"]],
  ["a table without primes", 4, "B-E1 O-INT", { primes: false }, []],
] as const)("primes, %s", (_, players, hand, options, primes) => {
  expect(announced("decale", players, hand, { ...COOL, ...options })).toEqual({
    poignee: 0,
    miseres: [],
    primes,
    petitSec: false,
  });
});

test("whist announces nothing", () => {
  expect(announced("whist", 4, "T-1 T-2")).toEqual({ poignee: 0, miseres: [], primes: [], petitSec: false });
});
