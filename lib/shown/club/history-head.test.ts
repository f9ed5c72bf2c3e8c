import { expect, test } from "vitest";
import { usualCounting } from "#lib/season/club/counting";
import { clubHistory as t } from "#messages/fr/club/history";
import type { What } from "./club-told";
import { historyHead } from "./history-head";

const season = { season: "s1", name: "2026", from: "2026-09-01", to: null, counting: usualCounting("tarot") };
const nora = { player: "nora", name: "Nora" };

const TOLD: readonly [What, string][] = [
  [{ what: "opened", name: "Les mardis" }, "Le cercle est créé : Les mardis."],
  [{ what: "renamed", before: "Les mardis", after: "Les jeudis" }, "Le cercle change de nom."],
  [{ what: "player", before: null, after: nora }, "Nora entre au cercle."],
  [{ what: "player", before: null, after: { ...nora, guest: true } }, "Nora entre au cercle, comme invité."],
  [{ what: "player", before: nora, after: { ...nora, name: "Éléonore" } }, "Fiche de Nora."],
  [{ what: "merged", name: "Nono", into: "Nora" }, "Nono est la même personne que Nora."],
  [{ what: "parted", name: "Nono" }, "Nono redevient une personne à part."],
  [{ what: "left", name: "Nora" }, "Nora ne vient plus."],
  [{ what: "returned", name: "Nora" }, "Nora revient."],
  [{ what: "season", before: null, after: season }, "Saison ouverte : 2026."],
  [{ what: "season", before: season, after: { ...season, name: "2027" } }, "Réglages de la saison : 2026."],
  [{ what: "ended", season: "2026", review: null }, "Saison finie : 2026."],
  [{ what: "reopened", season: "2026" }, "Saison rouverte : 2026."],
  [{ what: "drawn", how: "random", tables: [["Nora"], ["Hugo"]] }, "2 tables tirées au hasard."],
  [{ what: "adjusted", season: "2026", name: "Nora", points: -20, reason: "" }, "Ajustement pour Nora : −20, dans 2026."],
  [{ what: "withdrawn", season: "2026", name: "Nora", points: 20, reason: "" }, "Ajustement retiré à Nora : +20, dans 2026."],
  [{ what: "brought", source: "a.csv", evenings: 2, people: 3 }, t.brought("a.csv", 2, 3)],
  [{ what: "takenBack", source: "a.csv", evenings: 2, people: 3 }, t.takenBack("a.csv", 2, 3)],
];

test.each(TOLD.map(([told, said]) => [said, told] as const))("%s", (said, told) =>
  expect(historyHead(told, t, "fr")).toBe(said.replace(" :", "\u202f:")),
);
