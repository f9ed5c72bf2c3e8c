import { expect, test } from "vitest";
import type { Provision } from "#lib/rules/arbitration/cases";
import { arbiter as t } from "#messages/fr/referee/arbiter";
import { type CodeCase, codeLines } from "./code-lines";

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];
const PLAYED = { deal: { taker: 1, contract: "garde", bouts: 2, points: 49, poignees: [{ seat: 1, level: 1 }] } };

/** Hugo is at fault in deal 7, which Nora dealt. */
const lines = (provision: Provision, more: Partial<CodeCase> = {}) =>
  codeLines(t, {
    ...{ number: 7, deal: PLAYED, provision, culprit: 1, mended: null, back: 0, seats: [0, 1, 2, 3], dealer: 0 },
    nameOf: (seat) => (seat === null ? "" : (NAMES[seat] ?? "")),
    dealing: "Nora",
    ...more,
  });

test("the first line tells what becomes of the deal", () => {
  expect(lines({ deal: "counts" })).toEqual([t.stands(7)]);
  expect(lines({ deal: "counts" }, { mended: PLAYED.deal, back: 5 })).toEqual([t.mended(7, 5)]);
  expect(lines({ deal: "counts", poignee: "not-counted" })).toEqual([t.unshown(7, "Hugo")]);
  expect(lines({ deal: "counts", poignee: "not-counted" }, { culprit: 2 })).toEqual([t.stands(7)]);
  expect(lines({ deal: "annulled" })).toEqual([t.annulled(7, "Nora")]);
  expect(lines({ deal: "redealt" })).toEqual([t.redealt(7, "Nora")]);
});

test("a warning names the culprit, and is left out where nobody is named", () => {
  expect(lines({ deal: "goes-on", warning: true })).toEqual([t.stands(7), t.warned("Hugo")]);
  expect(lines({ deal: "goes-on", warning: true }, { culprit: null })).toEqual([t.stands(7)]);
});

test("penalties and barred bidders are told by name: the culprit's or the dealer's", () => {
  const fined: Provision = { deal: "counts", penalties: [{ who: "culprit", points: 100 }], barred: "culprit" };
  expect(lines(fined)).toEqual([t.stands(7), t.fined("Hugo", "−100"), t.barred("Hugo")]);
  const dealers: Provision = { deal: "annulled", penalties: [{ who: "dealer", points: 500 }], barred: "dealer" };
  expect(lines(dealers)).toEqual([t.annulled(7, "Nora"), t.fined("Nora", "−500"), t.barred("Nora")]);
});

test("a ruling on a deal in play waits until it is noted, unless it ends the deal", () => {
  expect(lines({ deal: "goes-on" }, { deal: undefined })).toEqual([t.stands(7), t.waits(7)]);
  expect(lines({ deal: "redealt" }, { deal: undefined })).toEqual([t.redealt(7, "Nora")]);
});
