import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { whist } from "#lib/rules/whist/game";
import { emptyDraft, focusOf, readDraft, say } from "#lib/sheet/drafts/whist";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import { sayWhist } from "./say-whist";

await bringSays("fr", "whist");
const rules = rulesOf("whist", 4);
/** Nora (0) deals 5 cards: Hugo, Inès, Paul and Nora speak. */
const turn = whist.firstTurn(rules, 0);
const names = ["Nora", "Hugo", "Inès", "Paul"];

function said(numbers: readonly number[], at = turn): string {
  const draft = numbers.reduce((draft, number) => say(rules, draft, at, number), emptyDraft(rules));
  return sayWhist({ names, turn: at }, readDraft(rules, draft, at), focusOf(rules, draft, at), { m: fr });
}

test("the sentence tells who speaks, then who leads, then how many were right", () => {
  expect(said([])).toBe("5 cartes, Hugo parle.");
  expect(said([2, 1])).toBe("5 cartes, Paul parle.");
  expect(said([2, 1, 1, 0])).toBe("5 cartes, Inès entame.");
  expect(said([2, 1, 1, 0, 2, 1, 2])).toBe("5 cartes, 3 annonces tenues.");
  expect(said([], { ...turn, cards: 1, blind: true })).toBe("1 carte à l’aveugle, Hugo parle.");
});
