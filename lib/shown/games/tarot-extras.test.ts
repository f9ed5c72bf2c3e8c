import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { EMPTY_TAROT, type TarotDraft } from "#lib/sheet/drafts/tarot";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import { askedExtras, sayAsked, sayExtras } from "./tarot-extras";

await bringSays("fr", "tarot");
const t = fr.tarot;
const draft = (changes: Partial<TarotDraft> = {}): TarotDraft => ({ ...EMPTY_TAROT, ...changes });
const names = ["Nora", "Hugo", "Inès", "Paul"];

test("a form asks what its table counts", () => {
  const tarot = rulesOf("tarot", 4);
  const asked = askedExtras(tarot, draft());
  expect(asked).toMatchObject({ petit: true, announcement: true, slam: true, miseres: false });
  expect(sayAsked(asked, t)).toBe("Poignée, petit au bout, chelem");
  expect(askedExtras(rulesOf("tarot", 4, { petit: 0 }), draft()).petit).toBe(false);
  expect([tarot, rulesOf("tarot", 5)].map((rules) => askedExtras(rules, draft()).excuse)).toEqual([true, false]);
});

test("what a deal already has is asked anywhere, and a bid chelem asks nothing more of the slam", () => {
  const rules = rulesOf("tarot", 5, { petit: 0 });
  const misere = { seat: 1, kind: "trumps" } as const;
  const held = draft({ petit: "attack", excuseLast: true, miseres: [misere] });
  expect(askedExtras(rules, held)).toMatchObject({ petit: true, excuse: true, miseres: true });
  expect(sayAsked(askedExtras(rules, held), t)).toBe("Poignée, petit au bout, chelem, misères");
  expect(askedExtras(rulesOf("vp5", 5), draft({ contract: "chelem", tricksBy: "attack" }))).toMatchObject({
    announcement: false,
    slam: false,
  });
});

test("what the form holds is told with its people", () => {
  expect(sayExtras(draft(), names, t)).toEqual([]);
  const held = draft({
    poignees: [{ seat: 0, level: 2 }],
    petit: "defence",
    announcedBy: "attack",
    tricksBy: "attack",
    excuseLast: true,
    miseres: [{ seat: 2, kind: "heads" }],
  });
  expect(sayExtras(held, names, t)).toEqual([
    "double poignée de Nora",
    "petit à la défense",
    "chelem annoncé",
    "chelem de l’attaque",
    "Excuse au dernier pli",
    "misère d’Inès",
  ]);
});
