import { expect, test } from "vitest";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { EMPTY } from "#lib/sync/local-sheet";
import { stateEn } from "#messages/en/state";
import { fr } from "#messages/fr/shared";
import { stateFr } from "#messages/fr/state";
import { sayState } from "./say-state";

const sheet = foldSheet(logOf(opened(3))) as Sheet;

test("refused by the server: a phone that was let in once has no access any more, one that took a file has a copy", () => {
  const said = (isCopy: boolean, t = stateFr) =>
    sayState({ at: { ...EMPTY, lastError: "refused", isCopy }, sheet, noted: null, others: [], seen: 0 }, { m: fr }, t)[0];
  expect(said(false)).toMatch(/^Ce téléphone n’a plus accès/);
  expect(said(true)).toMatch(/^Cette feuille est sur le serveur.*qu’une copie.*Rejoindre/);
  expect(said(true, stateEn)).toMatch(/^This sheet is on the server; this phone has only a copy/);
});
