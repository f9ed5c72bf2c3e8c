import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { whist as whistEn } from "#messages/en/rules/whist";
import { common as commonFr } from "#messages/fr/rules/common";
import { whist as whistFr } from "#messages/fr/rules/whist";
import type { WhistFault } from "../codes";
import { readRules } from "../games";
import type { Fault, Params } from "../rules";
import { whist } from "../whist/game";
import { sayFault, sayLine } from "./words";

const name = (seat: number) => ["Nora", "Hugo", "Inès", "Paul"][seat] as string;

test("every figure reads as a sentence", () => {
  const linesOf = (options: object, deal: object) => {
    const rules = readRules({ game: "whist", players: 4, options });
    const read = rules.ok ? whist.read(rules.value, deal) : rules;
    if (!rules.ok || !read.ok) throw new Error(JSON.stringify(read));
    return whist.score(rules.value, read.value as never).lines.map((line) => {
      const [fr, en] = [sayLine(whistFr, line, name), sayLine(whistEn, line, name)];
      return [`${fr.label}, ${fr.calc}`, `${en.label}, ${en.calc}`];
    });
  };
  expect(linesOf({}, { bids: [1, 1, 1, 0], tricks: [3, 1, 0, 1] })).toEqual([
    ["Nora annonce 1 et fait 3 plis, 2 de trop", "Nora bids 1 and takes 3 tricks, 2 too many"],
    ["Hugo annonce 1 et fait 1 pli, juste", "Hugo bids 1 and takes 1 trick, exact"],
    ["Inès annonce 1 et fait 0 pli, 1 de moins", "Inès bids 1 and takes 0 tricks, 1 too few"],
    ["Paul annonce 0 et fait 1 pli, 1 de trop", "Paul bids 0 and takes 1 trick, 1 too many"],
  ]);
  expect(linesOf({ penalty: "one" }, { bids: [1, 1, 1, 0], tricks: [3, 1, 0, 1] })[0]).toEqual([
    "Nora annonce 1 et fait 3 plis, 2 de trop, une carte",
    "Nora bids 1 and takes 3 tricks, 2 too many, one card",
  ]);
});

const SAID: readonly [WhistFault, Params, string, string][] = [
  ["other-dealer", { seat: 1, dealer: 0 }, "C’est à Nora de donner, pas à Hugo.", "It is Nora’s deal, not Hugo’s."],
  ["other-cards", { said: 5, cards: 1 }, "Cette donne se joue à 1 carte, pas à 5.", "This deal is played with 1 card, not 5."],
  ["other-blind", { blind: true }, "Cette donne se joue à l’aveugle.", "This deal is played blind."],
  ["other-blind", { blind: false }, "Cette donne ne se joue pas à l’aveugle.", "This deal is not played blind."],
  ["blind-has-one-card", { cards: 3 }, "À l’aveugle, on joue une seule carte, pas 3.", "The blind deal has one card, not 3."],
  ["no-such-deal", { sum: 0, most: 5 }, "Aucun pli noté\u202f: il y en a au moins un.", "No trick noted: there is at least one."],
  [
    "no-such-deal",
    { sum: 6, most: 5 },
    "6 plis en tout\u202f: aucune donne n’en a plus de 5.",
    "6 tricks in all: no deal has more than 5.",
  ],
  [
    "tricks-do-not-add-up",
    { sum: 4, cards: 5 },
    "4 plis en tout, alors qu’on en joue 5.",
    "4 tricks in all, while 5 are played.",
  ],
  [
    "bids-add-up",
    { cards: 5, seat: 3, bid: 1 },
    "La somme des annonces fait 5, autant que de plis\u202f: Paul, qui donne, ne pouvait pas dire 1.",
    "The bids add up to 5, as many as the tricks: Paul, the dealer, could not say 1.",
  ],
  [
    "bids-add-up",
    { cards: 5 },
    "La somme des annonces fait 5, autant que de plis\u202f: la dernière était défendue.",
    "The bids add up to 5, as many as the tricks: the last one was forbidden.",
  ],
  [
    "forbidden-bid",
    { bid: 1, cards: 5 },
    "Dire 1 ferait 5 en tout, autant que de plis\u202f: c’est défendu à qui donne.",
    "1 would make 5 in all, as many as the tricks: the dealer may not say it.",
  ],
  ["auction-over", {}, "Chacun a déjà parlé.", "The bidding is over."],
];

test.each(SAID)("refused in both languages: %s", (code, params, fr, en) => {
  const fault: Fault = { at: "deal", code, rule: "mex-but", params };
  expect(sayFault(whistFr, commonFr, fault, name)).toBe(fr);
  expect(sayFault(whistEn, commonEn, fault, name)).toBe(en);
});
