import { expect, test } from "vitest";
import { disputes as disputesEn } from "#messages/en/rules/disputes";
import { articles } from "#messages/fr/rules/articles";
import { disputes as disputesFr } from "#messages/fr/rules/disputes";
import { GAMES } from "./all-games";
import { isRuleId, type RuleId } from "./articles";

/** The disputes of each game. */
const DISPUTES = Object.fromEntries(
  await Promise.all(Object.values(GAMES).map(async ({ name, disputes }) => [name, await disputes()] as const)),
);
const steps = Object.entries(DISPUTES).flatMap(([game, disputes]) =>
  disputes.flatMap(({ id, cases }) => cases.map(([code, rule]) => ({ game, id, code, rule }))),
);

/** The words of the cited rule that support each answer: an answer says nothing else. */
const CARRIED: Readonly<Record<string, RegExp>> = {
  "had-suit": /doit en jouer|devront jouer la même couleur/,
  "had-trump": /doit couper|doit alors poser un Atout/,
  "had-neither": /joue la carte qu’il veut|n’importe quelle autre carte/,
  "was-excuse": /quand on veut|n’importe quand/,
  "any-card": /la carte qu’on veut/,
  "could-overruff": /surcouper|plus fort que le plus fort du pli/,
  "only-lower": /joue tout de même un atout|doit couper/i,
  "no-trump": /joue la carte qu’il veut|n’importe quelle autre carte/,
  "could-rise": /atout supérieur|Atouts de puissance supérieure/,
  "could-rise-partner": /même sur un partenaire/,
  "cannot-rise": /atout plus faible|si possible|un Atout quel qu’il soit/,
  "plain-suit": /rien n’oblige à monter/,
  "next-sets-suit": /carte suivante qui fixe|joueur suivant qui définit/,
  "next-is-barred": /passe à la personne qui fixe la couleur/,
  "slam-last": /gagne|reste et gagne/,
  "changes-camp": /même quand son propre camp gagne/,
  "to-winner": /à qui gagne le pli/,
  stays: /gardée/,
  "said-value": /annonce sa valeur/,
  "blind-value": /à l’aveugle/,
  "led-called": /ne s’entame pas|comme au tarot à cinq/,
  "only-called": /entame librement/,
  "free-call": /dès le premier pli/,
  "tied-leads": /la même personne entame de nouveau/,
  "tied-again": /le tas s’accumule/,
  "tied-last": /mis de côté/,
  "tied-trump": /empêche l’égalité/,
  "shown-late": /première carte/,
  "too-few": /10, 13, 15|main de 8 atouts/,
  "excuse-counts": /remplacer un atout|compte comme un atout/,
  "excuse-hides": /n’en cache aucun/,
  "several-levels": /que la plus haute/,
  "prime-late": /En début de partie/,
  "prime-trumps": /6 Atouts à quatre et 5 à cinq/,
  "prime-excuse": /compte comme un Atout/,
  "wrong-number": /autant de cartes que le chien/,
  "king-or-bout": /Jamais un roi ni un bout/,
  "trump-away": /si l’on ne peut pas faire autrement/,
  "called-away": /peuvent être écartés/,
  "petit-alone": /donne est annulée|annule la donne/,
  "petit-with-excuse": /sans l’Excuse/,
  "redeal-barred": /redonne les cartes et ne peut pas prendre/,
  "redeal-same": /même Super Donneur redonne/,
  "redeal-hidden": /rebattues/,
  "slam-unsaid": /sans annonce\u202f: 200/,
  "slam-unpaid": /ne rapporte rien de plus/,
  "bid-spoken": /ne se reprend pas/,
  "no-text": /les règles n’en écrivent pas/,
  "code-revoke": /points gagnés à tort reviennent à l’autre camp/,
  "code-hidden": /si le camp en faute gagne, la donne est annulée/,
  "code-poignee": /Un avertissement/,
  "code-seven": /si l’attaque réussit, la donne est annulée/,
  "code-five": /si l’attaque réussit, la donne est annulée/,
  "code-turned": /qui a fait retourner la carte ne peut pas prendre/,
  "code-late": /compte si l’attaque réussit/,
  "code-turn": /Le preneur choisit/,
  "no-penalty": /n’a pas de peine d’office/,
};

test.each(steps)("$game, $id: $code is what $rule says", ({ code, rule }) => {
  expect(isRuleId(rule)).toBe(true);
  expect(articles[rule as RuleId]).toMatch(CARRIED[code] as RegExp);
});

test("every game has its disputes, each with a title and a case in both languages", () => {
  for (const words of [disputesFr, disputesEn]) {
    const codes = new Set(steps.map(({ code }) => code));
    expect(Object.keys(words.cases).sort()).toEqual([...codes].sort());
    expect(new Set(Object.values(words.titles)).size).toBe(Object.keys(words.titles).length);
  }
  expect(Object.values(DISPUTES).map((disputes) => disputes.length)).toEqual([10, 12, 11, 5]);
});

test("only the last case of a path decides that there is no penalty, or that no text settles it", () => {
  const ends = ["no-penalty", "no-text"];
  for (const disputes of Object.values(DISPUTES))
    for (const { cases } of disputes) expect(cases.slice(0, -1).some(([code]) => ends.includes(code))).toBe(false);
});
