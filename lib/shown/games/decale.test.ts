import { expect, test } from "vitest";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { sayBet } from "./decale";

await bringSays("fr", "decale");
const words = { lang: "fr", m: fr, rules: rulesWords } as Words;
const names = ["Nora", "Hugo", "Inès"];

test("a bet is told as far as it goes: who, how high, with whom", () => {
  const said = [{}, { seat: 1 }, { seat: 1, diploma: "bac" }, { seat: 1, diploma: "bac", partner: 2 }] as const;
  const [start, bettor, solo, pair] = said.map((bet) => sayBet(bet, names, words));
  expect(new Set([start, bettor, solo, pair]).size).toBe(4);
  expect(start).not.toContain("Hugo");
  expect(bettor).toContain("Hugo");
  expect(solo).toContain("Hugo");
  expect(pair).toMatch(/Hugo.*Inès/);
});
