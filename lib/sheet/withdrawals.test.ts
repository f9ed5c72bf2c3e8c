/** Taking back a contest, a decision or a confirmation: the new event, who may do it, and what the history shows. */
import { describe, expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { confirm, contest, record, replace, restore, rule, sit, takeBack, voidDeal } from "./change";
import type { Change, Ruling } from "./event";
import { foldSheet } from "./fold";
import { historyOf } from "./history";
import { judgeInSheet } from "./judge";
import { added, cards, eventId, fold, logOf, made, opened, sent } from "./log.fixture";
import { canAddToSheet } from "./role";
import { isContested, type SheetDeal, type Withdrawal } from "./sheet";

const first = (log: readonly LogEvent[]): SheetDeal => fold(log).deals[0] as SheetDeal;
const play = (log: readonly LogEvent[], ...changes: readonly Change[]): LogEvent[] =>
  changes.reduce<LogEvent[]>((so, change) => added(so, change), [...log]);
const codes = (log: readonly LogEvent[], change: Change, device = "nora"): string[] =>
  judgeInSheet(log, made(99, change, device)).map(({ at, code, rule: cited }) => `${at} ${code} ${cited}`);

const deal = { id: eventId(2), current: eventId(2) };
const back = (kind: Withdrawal, event: number) => takeBack(kind, deal, eventId(event));
/** A deal of 30, 20 and 12 card points; event 3 contests it. */
const NOTED = logOf(opened(3), record(0, cards(30, 20, 12)));
const CONTESTED = play(NOTED, contest(deal, "renonce"));
const takes = (points: number): Ruling => ({ outcome: "adjusted", note: "renonce", points: [-points, 0, 0] });
const RULED = play(CONTESTED, rule(deal, takes(10)));

/** The parts of the sheet that people see, without its history. */
const read = (log: readonly LogEvent[]) => {
  const { totals, provisional, deals } = fold(log);
  return {
    totals,
    provisional,
    deals: deals.map(({ contests, confirmed, voided, deal: is }) => [contests, confirmed, voided, is]),
  };
};

describe("a contest", () => {
  test("taken back leaves the deal as it was before, or contested by the other person", () => {
    expect(codes(CONTESTED, back("contest.withdrawn", 3))).toEqual([]);
    const gone = added(CONTESTED, back("contest.withdrawn", 3));
    expect(read(gone)).toEqual(read(NOTED));
    const twice = added(CONTESTED, contest(deal, "mal compté"), "hugo");
    for (const [event, device, left] of [
      [3, "nora", "mal compté"],
      [4, "hugo", "renonce"],
    ] as const) {
      expect(codes(twice, back("contest.withdrawn", event), device)).toEqual([]);
      const one = added(twice, back("contest.withdrawn", event), device);
      expect(isContested(first(one))).toBe(true);
      expect(first(one).contests).toMatchObject([{ note: left }]);
      expect(fold(one).provisional).toEqual([0, 0, 0]);
    }
  });

  test.each<[string, readonly LogEvent[], Change, string, string[]]>([
    ["of another phone", CONTESTED, back("contest.withdrawn", 3), "hugo", ["device other-device T4"]],
    ["decided", RULED, back("contest.withdrawn", 3), "nora", ["refs.1 contest-ruled T1"]],
    ["that is none", CONTESTED, back("contest.withdrawn", 2), "nora", ["refs.1 overtaken T1"]],
    ["that nobody made", CONTESTED, back("contest.withdrawn", 98), "nora", ["refs.1 unknown-said T4"]],
    ["gone", added(CONTESTED, back("contest.withdrawn", 3)), back("contest.withdrawn", 3), "nora", ["refs.1 overtaken T1"]],
    [
      "of a deal that is not there",
      CONTESTED,
      takeBack("contest.withdrawn", { id: eventId(9) }, eventId(3)),
      "nora",
      ["refs unknown-deal T4"],
    ],
  ])("is not taken back: %s", (_, log, change, device, faults) => {
    expect(codes(log, change, device)).toEqual(faults);
    if (device === "nora") expect(read(added(log, change))).toEqual(read(log));
  });

  test("on a version that waits beside a deal is taken back there", () => {
    const two = play(added(NOTED, record(0, cards(12, 20, 30)), "hugo"), contest({ id: eventId(3) }, "renonce"));
    const change = takeBack("contest.withdrawn", { id: eventId(3) }, eventId(4));
    expect(codes(two, change)).toEqual([]);
    expect([two, added(two, change)].map((log) => first(log).conflicts[0]?.contests.length)).toEqual([1, 0]);
  });
});

describe("a decision", () => {
  test("taken back leaves the deal contested again, without its points", () => {
    expect(fold(RULED)).toMatchObject({ totals: [20, 20, 12], provisional: [20, 20, 12] });
    expect(codes(RULED, back("ruling.withdrawn", 4))).toEqual([]);
    expect(codes(RULED, back("ruling.withdrawn", 4), "hugo")).toEqual([]);
    expect(read(added(RULED, back("ruling.withdrawn", 4)))).toEqual(read(CONTESTED));
  });

  test("taken back gives way to the one before it, with its points, which may be taken back in turn", () => {
    const again = play(RULED, contest(deal, "encore"), rule(deal, takes(3)));
    expect(fold(again).totals).toEqual([27, 20, 12]);
    expect(codes(again, back("ruling.withdrawn", 4))).toEqual(["refs.1 overtaken T1"]);
    expect(read(added(again, back("ruling.withdrawn", 4)))).toEqual(read(again));
    const one = play(again, back("ruling.withdrawn", 6));
    expect(fold(one)).toMatchObject({ totals: [20, 20, 12], provisional: [0, 0, 0] });
    const none = play(one, back("ruling.withdrawn", 4));
    expect(codes(one, back("ruling.withdrawn", 4))).toEqual([]);
    expect(fold(none).totals).toEqual([30, 20, 12]);
    expect(first(none).contests.map(({ ruling }) => ruling)).toEqual([null, null]);
  });

  test("is taken back whole, with what it wrote", () => {
    const at = (log: LogEvent[], ...changes: Change[]) => [
      ...log,
      ...changes.map((change, i) => ({ ...made(log.length + 1 + i, change), at: "2026-11-21T22:00:00.000Z" })),
    ];
    const annulled = at(CONTESTED, rule(deal, { outcome: "replaced", note: "annulée" }), voidDeal(deal));
    expect(fold(annulled).totals).toEqual([0, 0, 0]);
    expect(codes(annulled, back("ruling.withdrawn", 4))).toEqual([]);
    expect(read(play(annulled, back("ruling.withdrawn", 4), restore(deal)))).toEqual(read(CONTESTED));
    const right: Json = cards(28, 22, 12);
    const corrected = at(CONTESTED, rule(deal, { outcome: "replaced", note: "recompté" }), replace(deal, right));
    expect(codes(corrected, back("ruling.withdrawn", 4))).toEqual([]);
    expect(read(play(corrected, back("ruling.withdrawn", 4), replace(first(corrected), cards(30, 20, 12))))).toEqual(
      read(CONTESTED),
    );
  });

  test.each<[string, readonly LogEvent[], Change, string[]]>([
    [
      "the deal was put right since",
      play(RULED, replace(deal, cards(28, 22, 12))),
      back("ruling.withdrawn", 4),
      ["refs.1 overtaken T1"],
    ],
    ["the deal was taken off since", play(RULED, voidDeal(deal)), back("ruling.withdrawn", 4), ["refs.1 overtaken T1"]],
    ["the same deal noted by another phone", added(RULED, record(0, cards(30, 20, 12)), "hugo"), back("ruling.withdrawn", 4), []],
    [
      "put right before",
      play(CONTESTED, replace(deal, cards(28, 22, 12)), rule(deal, takes(1))),
      back("ruling.withdrawn", 5),
      [],
    ],
    ["no decision", RULED, back("ruling.withdrawn", 3), ["refs.1 overtaken T1"]],
    ["gone", play(RULED, back("ruling.withdrawn", 4)), back("ruling.withdrawn", 4), ["refs.1 overtaken T1"]],
  ])("%s", (_, log, change, faults) => {
    expect(codes(log, change)).toEqual(faults);
    if (faults.length > 0) expect(read(added(log, change))).toEqual(read(log));
    else expect(isContested(first(added(log, change)))).toBe(true);
  });
});

describe("a confirmation", () => {
  const seated = [...NOTED, made(3, sit(0)), made(4, sit(1), "hugo")];
  const asked = added(seated, contest(deal, "renonce"));
  const yes = (log: readonly LogEvent[]) => added(log, confirm(deal), "hugo");

  test("taken back leaves the deal waiting again, and contested if it had ended a contest", () => {
    for (const before of [seated, asked]) {
      const said = before.length + 1;
      expect([first(yes(before)).confirmed, isContested(first(yes(before)))]).toEqual([true, false]);
      expect(codes(yes(before), back("confirmation.withdrawn", said), "hugo")).toEqual([]);
      expect(read(added(yes(before), back("confirmation.withdrawn", said), "hugo"))).toEqual(read(before));
    }
  });

  test.each<[string, readonly LogEvent[], Change, string, string[]]>([
    ["another phone’s", yes(asked), back("confirmation.withdrawn", 6), "nora", ["device other-device T4"]],
    ["that is none", yes(asked), back("confirmation.withdrawn", 5), "hugo", ["refs.1 overtaken T1"]],
    ["as a decision", yes(asked), back("ruling.withdrawn", 6), "hugo", ["refs.1 overtaken T1"]],
    [
      "of a deal put right since",
      play(yes(seated), replace(deal, cards(28, 22, 12))),
      back("confirmation.withdrawn", 5),
      "hugo",
      ["refs.1 overtaken T1"],
    ],
    [
      "after which something was decided",
      play(yes(asked), contest(deal, "encore"), rule(deal, takes(3))),
      back("confirmation.withdrawn", 6),
      "hugo",
      ["refs.1 overtaken T1"],
    ],
  ])("is not taken back: %s", (_, log, change, device, faults) => {
    expect(codes(log, change, device)).toEqual(faults);
    if (faults[0] !== "device other-device T4" && change.kind === "ruling.withdrawn")
      expect(read(added(log, change, device))).toEqual(read(log));
  });
});

test("every withdrawal is in the deal's history, in the order of the log", () => {
  const log = play(RULED, back("ruling.withdrawn", 4), back("contest.withdrawn", 3));
  const told = historyOf(fold(log), first(log)).map(({ event, ...one }) => [event, ...Object.keys(one)]);
  expect(told).toEqual(["chapter", "contest", "ruling", "withdrawn", "withdrawn"].map((what, i) => [eventId(i + 2), what]));
  expect(first(log).withdrawn).toMatchObject([
    { kind: "ruling.withdrawn", device: "nora", ruling: { note: "renonce" } },
    { kind: "contest.withdrawn", device: "nora", contest: { note: "renonce", ruling: null } },
  ]);
});

test("of a decision and a withdrawn contest the first in the log counts, in any order of reading", () => {
  const [gone, ruling] = [made(4, back("contest.withdrawn", 3)), made(5, rule(deal, takes(10)), "hugo")];
  const [firstGone, firstRuled] = [sent([...CONTESTED, gone, ruling]), sent([...CONTESTED, ruling, gone])];
  expect(read(firstGone)).toEqual(read(NOTED));
  expect(fold(firstRuled)).toMatchObject({ totals: [20, 20, 12], provisional: [20, 20, 12] });
  for (const log of [firstGone, firstRuled]) expect(foldSheet([...log].reverse())).toEqual(fold(log));
});

test("owners take decisions back; players only contests and confirmations; followers nothing", () => {
  const may = (kind: Withdrawal) => (["viewer", "player", "owner"] as const).filter((role) => canAddToSheet(role, kind));
  expect(may("contest.withdrawn")).toEqual(["player", "owner"]);
  expect(may("confirmation.withdrawn")).toEqual(["player", "owner"]);
  expect(may("ruling.withdrawn")).toEqual(["owner"]);
});
