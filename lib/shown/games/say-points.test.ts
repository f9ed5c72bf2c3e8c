import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { EMPTY_TAROT, readDraft, type TarotDraft } from "#lib/sheet/drafts/tarot";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { sayPoints } from "./say-points";

await bringSays("fr", "tarot");
await bringSays("fr", "vp5");
const words = { lang: "fr", m: fr, rules: rulesWords } as Words;
const four = rulesOf("tarot", 4);
const five = rulesOf("tarot", 5);
const garde = { taker: 0, contract: "garde", bouts: 2 } as const;

/** The line under a form that holds so much. */
function said(changes: Partial<TarotDraft>, rules = four): string {
  const draft = { ...EMPTY_TAROT, ...changes };
  return sayPoints(rules, draft, readDraft(rules, draft), words).replaceAll("\u202f", " ");
}

test("before points are typed, the line tells how many are needed, once the bouts are known", () => {
  expect(said({ taker: 0, contract: "garde" })).toBe("");
  expect(said({ bouts: 2 })).toBe("Avec deux bouts, il faut 41 points.");
});

test("the line tells the points, then those needed, then the difference", () => {
  expect(said({ ...garde, typed: "49" })).toBe("49, il en fallait 41 : +8");
  expect(said({ ...garde, typed: "30" })).toBe("30, il en fallait 41 : −11");
});

test("half a point says what it counts as", () => {
  expect(said({ ...garde, partner: 1, typed: "48½" }, five)).toBe("48½ compte 49, il en fallait 41 : +8");
});

test("when the defence's points are typed, the line tells the attack's", () => {
  expect(said({ ...garde, side: "defence", typed: "42" })).toBe("Attaque : 49, il en fallait 41 : +8");
});

test("at the victory-point table the line names the row of the table", () => {
  const line = said({ ...garde, partner: 1, typed: "49" }, rulesOf("vp5", 5));
  expect(line).toBe("49, il en fallait 41 : +8. Ligne + 5 pts.");
});

test("a second pile says how far it has come, and both together that they make the pack", () => {
  const attack = { kings: 3, queens: 2, knights: 1, jacks: 2, others: 25 };
  const rest = { kings: 1, queens: 2, knights: 3, jacks: 2, others: 34 };
  const both = { ...garde, partner: 1, piles: { attack, defence: rest } };
  expect(said({ ...both, piles: { attack, defence: { ...rest, kings: 0 } } }, five)).toBe(
    "86½ points comptés sur 91 : il en reste 4½.",
  );
  expect(said(both, five)).toBe("47½ compte 48, il en fallait 41 : +7 Les deux tas font 91.");
});
