import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { announceBet, dispute, record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, made, opened, sent } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { NO_SHEET } from "#lib/sync/local-sheet";
import { state as stateEn } from "#messages/en/sheet/state";
import { shared as fr } from "#messages/fr/shared";
import { state as stateFr } from "#messages/fr/sheet/state";
import { sayState } from "./say-state";

const sheet = foldSheet(logOf(opened(3))) as Sheet;

test("a phone that the server refuses is told that it lost its access, or that it has only a copy", () => {
  const said = (isCopy: boolean, t = stateFr) =>
    sayState({ at: { ...NO_SHEET, lastError: "refused", isCopy }, sheet, done: null, others: [], seen: 0 }, { m: fr }, t);
  expect(said(false)).toMatch(/^Ce téléphone n’a plus accès/);
  expect(said(true)).toMatch(/^Cette feuille est sur le serveur.*qu’une copie.*Rejoindre/);
  expect(said(true, stateEn)).toMatch(/^This sheet is on the server; this phone has only a copy/);
});

const said = (log: readonly LogEvent[], done: string | null, t = stateFr) =>
  sayState({ at: NO_SHEET, sheet: foldSheet(log) as Sheet, done, others: [], seen: 0 }, { m: fr }, t);

test("a sheet with a bet or a dispute before its first deal is not called empty", () => {
  expect(said(logOf(opened(3)), null)).toBe("Rien n’est encore noté.");
  for (const change of [announceBet(0, { seat: 2, diploma: "bac" }), dispute(0, "renonce")])
    expect(said(logOf(opened(3), change), null)).not.toContain("Rien");
  expect(said(logOf(opened(3), announceBet(0, { seat: 2, diploma: "bac" })), stateFr.done["bet.announced"]!(1, ""))).toBe(
    "Enchère de la donne 1 notée, tout est envoyé.",
  );
  expect(said(logOf(opened(3)), "")).toBe("Enregistré.");
});

test("all is sent only once everything is, a bet or a dispute too", () => {
  const log = [...sent(logOf(opened(3), record(0, cards(25, 18, 19)))), made(9, dispute(1, "renonce"))];
  const said = (unsent: number) =>
    sayState(
      { at: { ...NO_SHEET, unsent }, sheet: foldSheet(log) as Sheet, done: null, others: [], seen: 0 },
      { m: fr },
      stateFr,
    );
  expect([said(1), said(0)]).toEqual(["Enregistré.", "Tout est envoyé."]);
});

test("the last act is named for what it was: a correction is not a new deal", () => {
  const log = logOf(opened(3), record(0, cards(25, 18, 19)));
  expect(said(log, stateFr.done["deal.replaced"]!(1, ""))).toMatch(/^Donne 1 corrigée, 1 donne pas encore envoyée\.$/);
  expect(said(log, stateEn.done["deal.replaced"]!(1, ""), stateEn)).toMatch(/^Deal 1 corrected, 1 deal not sent yet\.$/);
  expect(said(log, stateFr.done.another!(1, ""))).toContain("une donne à part");
});

test("while another phone notes, that is told, not that the last deal is saved and sent", () => {
  const others = [{ device: "d", name: "Luc", slot: 1 }];
  const log = sent(logOf(opened(3), record(0, cards(25, 18, 19))));
  const said = (done: string | null) =>
    sayState({ at: NO_SHEET, sheet: foldSheet(log) as Sheet, done, others, seen: 1 }, { m: fr }, stateFr);
  expect(said(null)).toBe("Luc note la donne 2.");
  expect(said(stateFr.done["deal.recorded"]!(1, ""))).toBe("Luc note la donne 2.");
  others[0] = { device: "d", name: "Luc", slot: 0 };
  expect(said(null)).toBe("Luc note la donne 1.");
  expect(said(stateFr.done["deal.recorded"]!(1, ""))).toBe("Donne 1 notée, tout est envoyé, vu par un autre téléphone.");
});

test("a viewer's phone has nothing to save, send or choose: it follows", () => {
  const first = record(0, cards(25, 18, 19));
  const one = sent(logOf(opened(3), first));
  const said = (log: readonly LogEvent[], role: "viewer" | "player", t = stateFr) =>
    sayState({ at: { ...NO_SHEET, role }, sheet: foldSheet(log) as Sheet, done: null, others: [], seen: 2 }, { m: fr }, t);
  expect(said(one, "player")).toBe("Tout est envoyé, vu par 2 autres téléphones.");
  expect(said(one, "viewer")).toBe("Ce téléphone suit la feuille.");
  expect(said(one, "viewer", stateEn)).toBe("This phone follows the sheet.");
  expect(said(logOf(opened(3), first), "viewer")).toContain("Enregistré, 1 donne pas encore envoyée.");
  expect(said(logOf(opened(3)), "viewer")).toBe("Ce téléphone suit la feuille.");
  for (const [lastError, what] of [
    ["offline", /^Le serveur ne répond pas.*répondra\.$/],
    ["server", /^Le serveur ne répond pas/],
    ["unreadable", /^Ce téléphone suit la feuille\.$/],
  ] as const)
    expect(
      sayState(
        { at: { ...NO_SHEET, role: "viewer", lastError }, sheet: foldSheet(one) as Sheet, done: null, others: [], seen: 0 },
        { m: fr },
        stateFr,
      ),
    ).toMatch(what);
  const at = { ...NO_SHEET, role: "viewer", lastError: "refused" } as const;
  const shutOut = sayState({ at, sheet: foldSheet(one) as Sheet, done: null, others: [], seen: 0 }, { m: fr }, stateFr);
  expect(shutOut).toBe(stateFr.shutOutFollower);
  expect(stateFr.divided([2], false)).toBe("La donne 2 est notée de deux façons.");
  expect(stateFr.divided([2, 4], true)).toBe("Les donnes 2 et 4 sont notées de deux façons : à vous de choisir.");
  expect(stateEn.divided([2], false)).toBe("Deal 2 is recorded in two ways.");
  expect(stateEn.divided([2, 4], true)).toBe("Deals 2 and 4 are recorded in two ways: choose.");
});

test("one sentence tells what is most pressing; the last act stands on the button that undoes it", () => {
  const first = record(0, cards(25, 18, 19));
  const two = foldSheet(logOf(opened(3), first, record(0, cards(26, 17, 19)))) as Sheet;
  const at = { ...NO_SHEET, lastError: "refused", rejected: [{}] as never, unsent: 3, givenBack: 3 } as const;
  const others = [{ device: "d", name: "Luc", slot: 1 }];
  const said = (sheet: Sheet, over: Partial<typeof NO_SHEET>, done: string | null = null) =>
    sayState({ at: { ...at, ...over }, sheet, done, others, seen: 1 }, { m: fr }, stateFr);
  expect(said(two, {})).toBe(stateFr.divided([1], true));
  expect(said(two, {}, "Nom changé")).toBe(stateFr.divided([1], true));
  expect(stateFr.undoOf("Nom changé")).toBe("Annuler : nom changé");
  expect(stateEn.undoOf("Name changed")).toBe("Undo: name changed");
  expect(said(sheet, {})).toBe(stateFr.shutOut);
  expect(said(sheet, { lastError: "offline" })).toBe(stateFr.rejected(1));
  expect(said(sheet, { lastError: "offline", rejected: [] })).toMatch(/lui rend 3 entrées\.$/);
  expect(said(sheet, { lastError: null, rejected: [], unsent: 0 })).toBe("Luc note la donne 2.");
});

test("what was just undone and what presses make one sentence, and names keep their capital", () => {
  const two = foldSheet(logOf(opened(3), record(0, cards(25, 18, 19)), record(0, cards(26, 17, 19)))) as Sheet;
  const told = { at: NO_SHEET, done: null, others: [], seen: 0 };
  const said = (over: object, t: typeof stateFr) => sayState({ ...told, sheet, ...over }, { m: fr }, t);
  expect(said({ sheet: two, undone: "choix annulé" }, stateFr)).toBe(
    "Choix annulé ; la donne 1 est notée de deux façons : à vous de choisir.",
  );
  expect(said({ sheet: two, undone: "choice undone" }, stateEn)).toBe(
    "Choice undone; deal 1 is recorded in two ways: choose one.",
  );
  const others = [{ device: "d", name: "Luc", slot: 1 }];
  expect(said({ others, undone: "choix annulé" }, stateFr)).toBe("Choix annulé ; Luc note la donne 2.");
});

test("arrivals and departures are told, and a misdeal is not called a deal", () => {
  expect(stateFr.done["person.left"]!(0, "Antoine")).toBe("Départ d’Antoine noté");
  expect(stateEn.done["person.left"]!(0, "Antoine")).toBe("Antoine has left");
  expect(stateFr.done.misdeal!(1, "")).toBe("Fausse donne notée");
});

test("two versions are told to those who may choose as their choice, and to viewers as a fact", () => {
  const [one, other] = [cards(25, 18, 19), cards(19, 18, 25)].map((deal) => record(0, deal));
  const divided = foldSheet(logOf(opened(3), one!, other!)) as Sheet;
  const said = (role: "viewer" | "player") =>
    sayState({ at: { ...NO_SHEET, role }, sheet: divided, done: null, others: [], seen: 0 }, { m: fr }, stateFr);
  expect([said("player"), said("viewer")]).toEqual([stateFr.divided([1], true), stateFr.divided([1], false)]);
  expect(said("player")).not.toBe(said("viewer"));
});

test("a full disk, a stuck disk and a server that asks to wait are told before refusals", () => {
  const rejected = [{}] as unknown as typeof NO_SHEET.rejected;
  const said = (lastError: "disk-full" | "stuck" | "later" | null) =>
    sayState({ at: { ...NO_SHEET, lastError, rejected }, sheet, done: null, others: [], seen: 0 }, { m: fr }, stateFr);
  const { diskFull, stuck } = fr.sheet;
  expect([said("disk-full"), said("stuck"), said("later")]).toEqual([diskFull, stuck, stateFr.tooMuch]);
  expect(said(null)).toBe(stateFr.rejected(1));
});
