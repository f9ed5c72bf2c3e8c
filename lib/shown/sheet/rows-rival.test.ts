/** Another phone's version of a deal, as a row under it; and the row that is about to be written. */
import { expect, test } from "vitest";
import { announceBet, record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, fold, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { AskedRules } from "#lib/sheet/opening";
import type { Sheet } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { ledgerRows, turnLine } from "./rows";

const words = { lang: "fr", m: fr, rules: rulesWords } as Words;
await loadDesk("decale");
await bringSays("fr", "decale");

const [first, mine, theirs] = [cards(30, 20, 12), cards(25, 18, 19), cards(19, 18, 25)];
const log = logOf(opened(3), record(0, first), record(1, mine));
const divided = foldSheet([...log, made(4, record(1, theirs), "hugo")]) as Sheet;

test("a deal that two phones noted differently has two rows, each marked", () => {
  expect(ledgerRows(divided, words, null).map(({ number, mark }) => [number, mark])).toEqual([
    [1, undefined],
    [2, "divided"],
    [2, "rival"],
  ]);
});

test("the rival row has the totals that it would make after the deals before it", () => {
  const [before, , rival] = ledgerRows(divided, words, null);
  const totals = (row: typeof rival) => row?.entries.map(({ total }) => total);
  const changes = rival?.entries.map(({ change }) => change ?? 0) ?? [];
  expect(totals(rival)).toEqual(totals(before)?.map((total, seat) => (total ?? 0) + (changes[seat] ?? 0)));
});

test("the row just written is the one in that slot", () => {
  expect(ledgerRows(divided, words, 0).map(({ fresh }) => fresh ?? false)).toEqual([true, false, false]);
  expect(ledgerRows(divided, words, 1).map(({ fresh }) => fresh ?? false)).toEqual([false, true, false]);
});

test("the next row tells that a bet waits there", () => {
  const next = (...changes: readonly Change[]) => turnLine(foldSheet(logOf(opened(3), ...changes)) as Sheet, words);
  const bet = announceBet(0, { seat: 0, partner: null, diploma: "bac" });
  expect([next(), next(bet)].map(({ number, isBet }) => [number, isBet])).toEqual([
    [1, false],
    [1, true],
  ]);
});

test("a rival of the first deal makes its totals from zero", () => {
  const sheet = foldSheet([...logOf(opened(3), record(0, first), record(1, mine)), made(4, record(0, theirs), "hugo")]) as Sheet;
  const rival = ledgerRows(sheet, words, null).find(({ mark }) => mark === "rival");
  expect(rival?.entries.map(({ total, change }) => [total, total === change])).toEqual([
    [19, true],
    [18, true],
    [25, true],
  ]);
});

test("the next row tells who deals, speaks, leads and rests, each in their own column", () => {
  const { dealer, speaks, leads, rests } = words.m.ledger;
  const rules = { game: "tarot", players: 4 };
  const five = opened(5, { rules, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], target: null, dealer: 2 });
  expect(turnLine(foldSheet(logOf(five)) as Sheet, words).duties).toEqual([[], [], [dealer, rests], [speaks(5), leads], []]);
});

test("where deals differ in size, the next row tells its cards, and whether it is played blind", () => {
  const { cards, blind } = words.m.sheet;
  const whist = opened(3, { rules: { game: "whist", players: 3, options: { stake: 2 } } });
  const sheet = foldSheet(logOf(whist)) as Sheet;
  const details = [false, true].map((isBlind) => turnLine({ ...sheet, next: { ...sheet.next, blind: isBlind } }, words).detail);
  expect(details).toEqual([cards(sheet.next.cards), `${cards(sheet.next.cards)}, ${blind}`]);
});

test("at a whist of three, one speaks first and another leads, as its rules say", () => {
  const { dealer, speaks, leads } = words.m.ledger;
  const duties = (options: NonNullable<AskedRules["options"]>) =>
    turnLine(fold(logOf(opened(3, { rules: { game: "whist", players: 3, options } }))), words).duties;
  expect(duties({ "first-leader": "second-left" })).toEqual([[dealer], [speaks(3)], [leads]]);
  expect(duties({ "first-leader": "left" })).toEqual([[dealer], [speaks(3), leads], []]);
});
