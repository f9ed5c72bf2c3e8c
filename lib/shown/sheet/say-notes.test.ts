import { expect, test } from "vitest";
import { contest, record, rule } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { eventId, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { print as printEn } from "#messages/en/print";
import { shared as en } from "#messages/en/shared";
import { contest as contestEn } from "#messages/en/sheet/contest";
import { print as printFr } from "#messages/fr/print";
import { shared as fr } from "#messages/fr/shared";
import { contest as contestFr } from "#messages/fr/sheet/contest";
import { sayNotes } from "./say-notes";

test("paper tells how many points the table moved, to whom and why", () => {
  const deal = { id: eventId(2) };
  const sheet = foldSheet(
    logOf(
      opened(4, { rules: { game: "tarot", players: 4 } }),
      record(0, { taker: 0, contract: "petite", bouts: 2, points: 41 }),
      contest(deal, "renonce"),
      rule(deal, { outcome: "adjusted", note: "vue", points: [30, 0, 0, -30] }),
    ),
  ) as Sheet;
  expect(sayNotes(sheet, { m: fr, lang: "fr" }, printFr, contestFr)).toEqual([
    "Donne 1, contestée. «\u202frenonce\u202f» décision\u202f: points ajoutés. Nora +30, Paul −30. «\u202fvue\u202f»",
  ]);
  expect(sayNotes(sheet, { m: en, lang: "en" }, printEn, contestEn)[0]).toContain("Nora +30, Paul −30. “vue”");
});
