import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { type DecaleDraft, emptyDraft, readDraft } from "#lib/sheet/drafts/decale";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import { sayDecale } from "./say-decale";

await bringSays("fr", "decale");

function said(players: number, changes: Partial<DecaleDraft>): string {
  const rules = rulesOf("decale", players);
  const draft = { ...emptyDraft(rules), ...changes };
  return sayDecale(rules, draft, readDraft(rules, draft), { m: fr }).replaceAll("\u202f", " ");
}
const solo = { bettor: 0, diploma: "brevet", call: "none" } as const;
const pair = { bettor: 1, diploma: "bac", call: "B", partner: 4 } as const;

test("at five the points are counted out of 75, with those set aside; elsewhere the rest is in the cards aside", () => {
  expect(said(5, { typed: ["20", "9", "", "", ""], setAside: 2 })).toBe("31 points sur 75.");
  expect(said(4, { typed: ["20", "9", "", ""] })).toBe("29 points comptés. Le reste est dans les cartes de côté.");
});

test("a whole deal says whether the bet is won, and what it is worth; of camps without their sum", () => {
  const won = said(5, { ...solo, typed: ["30", "10", "10", "15", ""] });
  expect(won).toMatch(/^75 points sur 75\. 30 contre \d+, pari gagné : 30 \+ \d+\.$/);
  expect(said(5, { ...solo, typed: ["2", "20", "20", "20", ""] })).toMatch(/^75 points sur 75\. 2 contre \d+, pari perdu\.$/);
  expect(said(5, { ...pair, campTyped: "41" })).toMatch(/^41 contre 34, pari gagné : 41 \+ \d+\.$/);
  expect(said(5, { ...pair, campTyped: "" })).toBe("");
});
