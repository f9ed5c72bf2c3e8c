import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { GAME_NAMES } from "#lib/rules/rules";
import { announceBet, askConfirmation, confirm, contest, record, replace, rule, sit, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { AskedRules } from "#lib/sheet/opening";
import type { Sheet } from "#lib/sheet/sheet";
import { deskOf, loadDesk } from "#lib/shown/games/desk";
import { isPastTheEnd } from "#lib/shown/sheet/may-note";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { ledgerRows } from "./rows";

const words = { lang: "fr", m: fr, rules: rulesWords } as Words;
for (const game of GAME_NAMES) {
  await loadDesk(game);
  await bringSays("fr", game);
}

interface Case {
  readonly id: string;
  readonly req: { readonly op: string; readonly rules: AskedRules; readonly deal: Json };
}

/** Deals in the form that any program may send, with optional fields left out. */
const SCORED = ["cases", "more-cases"].flatMap((name) =>
  readFileSync(`lib/rules/protocol/${name}.jsonl`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case)
    .filter(({ req }) => req.op === "score" && typeof req.deal === "object" && readRules(req.rules).ok),
);

const logOfDeal = ({ rules, deal }: Case["req"], ...more: readonly Change[]) => {
  const players = Number(rules.players);
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé"].slice(0, players);
  return logOf(opened(players, { rules, names, target: null }), record(0, deal), ...more);
};

test("every deal of the protocol's cases has its row, noted, voided, and in the form that puts it right", () => {
  expect(SCORED.length).toBeGreaterThan(60);
  for (const { id, req } of SCORED) {
    for (const log of [logOfDeal(req), logOfDeal(req, voidDeal({ id: eventId(2) }))]) {
      const sheet = foldSheet(log);
      const [row] = sheet ? ledgerRows(sheet, words, null) : [];
      expect([id, row?.summary]).toEqual([id, expect.stringMatching(/\p{L}/u)]);
      expect(row?.summary).not.toContain("undefined");
      expect(row?.detail).not.toContain("undefined");
    }
    const rules = readRules(req.rules);
    if (rules.ok) expect(deskOf(rules.value).start(rules.value, { deal: req.deal })).toBeTypeOf("object");
  }
});

test("a deal that nobody played is named after what it was", () => {
  const rules = { game: "tarot", players: 4 };
  const called = [
    { misdeal: true },
    { misdeal: true, reason: "petit-sec" },
    { misdeal: true, annulled: true },
    { passed: true },
  ].map((deal) => ledgerRows(foldSheet(logOfDeal({ op: "score", rules, deal })) as Sheet, words, null)[0]?.summary);
  expect(called).toEqual(["Fausse donne", "Petit sec", "Donne annulée", "Tous passent"]);
});

test("a deal that its game refuses says so in its row", () => {
  const sheet = foldSheet(logOfDeal({ op: "score", rules: { game: "decale", players: 4 }, deal: { cardPoints: [75] } }));
  expect(sheet && ledgerRows(sheet, words, null)[0]).toMatchObject({ summary: "Donne, à corriger", entries: [] });
});

test("a deal that a correction left past the end says so in its row, and cannot be corrected", () => {
  const whist = opened(3, { rules: { game: "whist", players: 3, options: { stake: 2 } } });
  const deal = (bids: number[], tricks: number[]): Json => ({ bids, tricks });
  const noted = [
    record(0, deal([1, 2, 1], [2, 2, 1])),
    record(1, deal([2, 1, 2], [2, 1, 1])),
    record(2, deal([1, 0, 1], [1, 1, 1])),
  ];
  const ends = replace({ id: eventId(3), current: eventId(3) }, deal([1, 1, 1], [2, 1, 1]));
  const of = (...changes: readonly Change[]) => foldSheet(logOf(whist, ...noted, ...changes)) as Sheet;
  const tell = (sheet: Sheet) => ledgerRows(sheet, words, null).map(({ summary, entries }) => [summary, entries.length]);
  expect([tell(of()), of().deals.map(isPastTheEnd)]).toEqual([
    [3, 3, 3].map((n, i) => [`${5 - i} cartes`, n]),
    [false, false, false],
  ]);
  expect(tell(of(ends)).at(-1)).toEqual(["3 cartes, après la fin", 0]);
  expect(of(ends).deals.map(isPastTheEnd)).toEqual([false, false, true]);
});

test("a waiting bet is told, even if it is incomplete", () => {
  const rules = { game: "decale", players: 5 };
  const log = logOfDeal({ op: "score", rules, deal: { passed: true } }, announceBet(1, { seat: 2, diploma: "bac", called: "O" }));
  const sheet = foldSheet(log);
  expect(sheet && deskOf(sheet.rules).announced(sheet.announced?.partial ?? {}, sheet.names, words)).toContain("Inès");
});

test("a deal whose points the table changed is marked, corrected or not; a deal that was kept is not", () => {
  const req = { op: "score", rules: { game: "tarot", players: 4 }, deal: { taker: 0, contract: "petite", bouts: 2, points: 41 } };
  const deal = { id: eventId(2) };
  const markOf = (...more: readonly Change[]) => {
    const sheet = foldSheet(logOfDeal(req, contest(deal, "renonce"), ...more)) as Sheet;
    return ledgerRows(sheet, words, null)[0]?.mark;
  };
  const moved = rule(deal, { outcome: "adjusted", note: "vue", points: [30, 0, 0, -30] });
  const corrected = replace({ id: eventId(2), current: eventId(2) }, { ...req.deal, points: 42 });
  expect(markOf()).toBe("contested");
  expect(markOf(moved)).toBe("ruled");
  expect(markOf(corrected, moved)).toBe("ruled");
  expect(markOf(moved, contest(deal, "encore"))).toBe("contested");
  expect(markOf(moved, voidDeal(deal))).toBe("voided");
  expect(markOf(rule(deal, { outcome: "kept", note: "non" }))).toBeUndefined();
  expect([words.m.ledger.marks.ruled, words.m.ledger.marks.corrected]).toEqual(["décidée", "corrigée"]);
});

test("where deals are to be confirmed, each row tells whether it is or still waits", () => {
  const req = { op: "score", rules: { game: "tarot", players: 4 }, deal: { passed: true } };
  const played = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  const signs = (isAsked: boolean) => {
    const log = logOfDeal(req, record(1, played), record(2, played), sit(0), askConfirmation(isAsked));
    const hugo = [sit(1), confirm({ id: eventId(3), current: eventId(3) })].map((change, i) => made(7 + i, change, "hugo"));
    return ledgerRows(foldSheet([...log, ...hugo]) as Sheet, words, null).map(({ confirmation }) => confirmation);
  };
  expect(signs(true)).toEqual([undefined, "confirmed", "waiting"]);
  expect(signs(false)).toEqual([undefined, undefined, undefined]);
});

test("a deal of fewer players tells how many played it, and its taker keeps their own column", () => {
  const rules = { game: "tarot", players: 5 };
  const deal = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  const log = logOf(
    opened(5, { rules, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], target: null }),
    record(0, deal, { seats: [1, 2, 3, 4], dealer: 4 }),
    record(1, { ...deal, partner: 1 }),
  );
  const [four, five] = ledgerRows(foldSheet(log) as Sheet, words, null);
  expect(four?.entries.map(({ role, change }) => [role, change === null])).toEqual([
    [undefined, true],
    ["taker", false],
    [undefined, false],
    [undefined, false],
    [undefined, false],
  ]);
  const { at } = fr.sheet;
  expect(four?.detail.split(" · ")[0]).toBe(at(4));
  expect(five?.detail).not.toContain(at(5));
});

test("a row from paper tells how many deals it adds up, or that it is from paper", () => {
  const rules = { game: "tarot", players: 4 };
  const rowOf = (deals: number) =>
    ledgerRows(
      foldSheet(logOfDeal({ op: "score", rules, deal: { report: [30, -10, -10, -10], deals } })) as Sheet,
      words,
      null,
    )[0];
  const { report, reportOf, paper } = fr.sheet;
  expect([1, 12].map(rowOf).map((row) => [row?.summary, row?.detail])).toEqual([
    [report, paper],
    [report, reportOf(12)],
  ]);
});

test("a corrected deal says so, and once voided it is struck out as it was last", () => {
  const rules = { game: "tarot", players: 4 };
  const deal = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  const corrected = replace({ id: eventId(2), current: eventId(2) }, { ...deal, contract: "garde" });
  const row = (...more: readonly Change[]) =>
    ledgerRows(foldSheet(logOfDeal({ op: "score", rules, deal }, ...more)) as Sheet, words, null).map(({ summary, mark }) => [
      summary,
      mark,
    ])[0];
  expect(row(corrected)).toEqual([expect.stringContaining("Garde"), "corrected"]);
  expect(row(corrected, voidDeal({ id: eventId(2) }))).toEqual([expect.stringContaining("Garde"), "voided"]);
});
