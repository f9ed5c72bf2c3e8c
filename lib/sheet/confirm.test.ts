import { describe, expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { awaitsConfirmation } from "./awaiting";
import { askConfirmation, confirm, contest, record, replace, restore, sit, undo, voidDeal } from "./change";
import { areConfirmed, areOpposed, whyNotConfirm } from "./confirm";
import type { Change } from "./event";
import { judgeInSheet } from "./judge";
import { added, cards, eventId, fold, logOf, made, opened } from "./log.fixture";
import { canAddToSheet, ROLES } from "./role";
import { isContested, type SheetDeal } from "./sheet";

const first = (log: readonly LogEvent[]): SheetDeal => fold(log).deals[0] as SheetDeal;
const codes = (log: readonly LogEvent[], change: Change, device: string): string[] =>
  judgeInSheet(log, made(99, change, device)).map(({ at, code, rule }) => `${at} ${code} ${rule}`);

/** Hugo takes a garde, and calls Inès: two bouts, 49 points. */
const CALLED: Json = { taker: 1, partner: 2, contract: "garde", bouts: 2, points: 49 };
const FIVE = logOf(opened(5, { rules: { game: "tarot", players: 5 } }), askConfirmation(true));

describe("the other camp", () => {
  test.each<[string, Json, number[][]]>([
    [
      "tarot: taker and called against three",
      CALLED,
      [
        [1, 2],
        [0, 3, 4],
      ],
    ],
    ["tarot: alone against the others", { taker: 1, partner: null }, [[1], [0, 2, 3, 4]]],
    ["vp5: called oneself", { taker: 1, partner: 1 }, [[1], [0, 2, 3, 4]]],
    [
      "décalé: who bets, and the ally",
      { bet: { seat: 4, partner: 0, diploma: "bac" } },
      [
        [0, 4],
        [1, 2, 3],
      ],
    ],
    ["décalé: nobody bets, each alone", cards(1, 2, 3, 4, 5), [[0], [1], [2], [3], [4]]],
    ["whist: each alone", { bids: [0, 0, 1, 1, 1] }, [[0], [1], [2], [3], [4]]],
    ["vachette: each alone", { vachette: [1, 2, 3, 4, 5] }, [[0], [1], [2], [3], [4]]],
  ])("%s", (_, deal, camps) => {
    const campOf = (seat: number) => camps.findIndex((camp) => camp.includes(seat));
    for (const a of [0, 1, 2, 3, 4])
      for (const b of [0, 1, 2, 3, 4]) expect(areOpposed(deal, [0, 1, 2, 3, 4], a, b), `${a} ${b}`).toBe(campOf(a) !== campOf(b));
  });
});

test("a player who sits a deal out is in neither camp, and may confirm it whoever noted it", () => {
  const seats = [0, 1, 2, 3, 5];
  expect([areOpposed(CALLED, seats, 0, 4), areOpposed(CALLED, seats, 4, 1), areOpposed(CALLED, seats, 4, 4)]).toEqual([
    true,
    true,
    false,
  ]);
});

describe("a deal that Nora notes, and that Hugo and Inès have taken", () => {
  const seated = [sit(0), record(0, CALLED)].reduce((log, change) => added(log, change), FIVE);
  const table = [1, 2, 3].reduce((log, seat) => added(log, sit(seat), ["", "hugo", "ines", "paul"][seat]), seated);

  test("Hugo confirms it from his phone: it no longer waits, and it says who", () => {
    expect(awaitsConfirmation(fold(table), first(table))).toBe(true);
    expect(codes(table, confirm(first(table)), "hugo")).toEqual([]);
    const log = added(table, confirm(first(table)), "hugo");
    expect(first(log)).toMatchObject({ confirmed: true, confirmations: [{ person: 1, device: "hugo" }] });
    expect(awaitsConfirmation(fold(log), first(log))).toBe(false);
    expect(fold(log).totals).toEqual(fold(table).totals);
  });

  test.each<[string, string, string[]]>([
    ["Inès, called, is of the other camp too", "ines", []],
    ["Paul defends with Nora", "paul", ["device own-camp T25"]],
    ["the phone that noted it", "nora", ["device own-deal T25"]],
    ["a phone of nobody", "zoe", ["device not-seated T25"]],
  ])("%s", (_, device, faults) => {
    expect(codes(table, confirm(first(table)), device)).toEqual(faults);
    expect(whyNotConfirm(fold(table), first(table), device)).toBe(faults[0]?.split(" ")[1] ?? null);
  });

  test("all deals are confirmed once each is; not with one contested or noted in two ways, nor with none played", () => {
    const [contested, divided] = [contest(first(table), "renonce"), record(0, { ...CALLED, points: 60 })];
    const yes = (log: readonly LogEvent[]) => added(log, confirm(first(log)), "hugo");
    const all = (log: readonly LogEvent[]) => areConfirmed(fold(log));
    expect([FIVE, table, yes(table)].map(all)).toEqual([false, false, true]);
    expect([added(table, contested, "hugo"), added(yes(table), contested, "hugo")].map(all)).toEqual([false, false]);
    expect([added(yes(table), divided, "zoe"), added(table, voidDeal(first(table)))].map(all)).toEqual([false, false]);
    expect(all(added(yes(table), record(1, { passed: true })))).toBe(true);
  });

  test("a correction voids the confirmation, and one of the earlier version that comes later is refused", () => {
    const log = added(table, confirm(first(table)), "hugo");
    const read = confirm(first(table));
    const corrected = added(log, replace(first(log), { ...CALLED, points: 50 }));
    expect(first(corrected)).toMatchObject({ confirmed: false, confirmations: [{ person: 1 }] });
    expect(awaitsConfirmation(fold(corrected), first(corrected))).toBe(true);
    expect(codes(corrected, read, "ines")).toEqual(["refs.1 version-changed T25"]);
    expect(codes(corrected, confirm(first(corrected)), "ines")).toEqual([]);
    const back = added(corrected, undo(fold(corrected), first(corrected)));
    expect(first(back)).toMatchObject({ deal: CALLED, confirmed: false });
    expect(first(added(back, confirm(first(back)), "hugo")).confirmed).toBe(true);
  });

  test("a deal taken off cannot be confirmed; put back as it was, it is confirmed as before", () => {
    const log = added(added(table, confirm(first(table)), "hugo"), voidDeal(first(table)));
    expect(first(log).confirmed).toBe(false);
    expect(codes(log, confirm(first(log)), "hugo")).toEqual(["device deal-voided T25"]);
    expect(first(added(log, restore(first(log)))).confirmed).toBe(true);
  });

  test("a contest ends when the other camp confirms the deal, not when its own camp does", () => {
    const log = added(table, contest(first(table), "le petit était au chien"));
    expect(isContested(first(log))).toBe(true);
    expect(awaitsConfirmation(fold(log), first(log))).toBe(false);
    expect(codes(log, confirm(first(log)), "paul")).toEqual(["device own-camp T25"]);
    const ended = added(log, confirm(first(log)), "hugo");
    expect(isContested(first(ended))).toBe(false);
    expect(first(ended).contest?.ruling).toMatchObject({ outcome: "kept", by: "confirmation", device: "hugo" });
    expect(fold(ended).provisional).toEqual(fold(ended).totals);
  });

  test("a confirmation of a version that was corrected before it came ends no contest", () => {
    const read = confirm(first(table));
    const contested = added(table, contest(first(table), "?"));
    const corrected = added(contested, replace(first(contested), { ...CALLED, points: 50 }));
    expect(isContested(first(added(corrected, read, "hugo")))).toBe(true);
  });

  test("a phone may change hands or belong to nobody; what it confirmed keeps the earlier person", () => {
    const log = added(added(table, confirm(first(table)), "hugo"), sit(4), "hugo");
    expect(fold(log).seated.get("hugo")).toBe(4);
    expect(first(log).confirmations[0]?.person).toBe(1);
    expect(fold(added(log, sit(null), "hugo")).seated.has("hugo")).toBe(false);
    expect(codes(log, sit(5), "hugo")).toEqual(["seat seat-of-nobody T-places"]);
  });

  test("no deal waits where the table asks for no confirmation, nor one that nobody played", () => {
    const off = added(table, askConfirmation(false));
    expect(awaitsConfirmation(fold(off), first(off))).toBe(false);
    expect(codes(off, confirm(first(off)), "hugo")).toEqual([]);
    const passed = added(table, record(1, { passed: true }));
    expect(awaitsConfirmation(fold(passed), fold(passed).deals[1] as SheetDeal)).toBe(false);
  });

  test("confirming an unknown version or deal is refused; a phone of nobody confirms nothing", () => {
    const { id } = first(table);
    expect(codes(table, confirm({ id, current: eventId(90) }), "hugo")).toEqual(["refs.1 unknown-version T4"]);
    expect(codes(table, confirm({ id: eventId(90), current: id }), "hugo")).toEqual(["refs unknown-deal T4"]);
    expect(fold(added(table, confirm(first(table)), "zoe")).dangling).toBe(1);
    const asked = { ...askConfirmation(true), body: { asked: "yes" } } as unknown as Change;
    expect(codes(table, asked, "nora")).toEqual(["asked unknown-value T25"]);
  });
});

test("players and owners seat a phone's person and confirm; only an owner asks the table to; a viewer does neither", () => {
  const may = (kind: string) => ROLES.filter((role) => canAddToSheet(role, kind));
  expect(may("player.seated")).toEqual(["player", "owner"]);
  expect(may("deal.confirmed")).toEqual(["player", "owner"]);
  expect(may("confirmation.asked")).toEqual(["owner"]);
});

test("a deal counts as noted by the person who corrected it last: the other camp confirms it", () => {
  const table = [sit(0), record(0, CALLED)].reduce((log, change) => added(log, change), FIVE);
  const seated = [1, 3].reduce((log, seat) => added(log, sit(seat), ["", "hugo", "", "paul"][seat]), table);
  const { id, current } = first(seated);
  const log = added(seated, replace({ id, current }, { ...CALLED, points: 51 }), "hugo");
  const why = (device: string) => whyNotConfirm(fold(log), first(log), device);
  expect(["hugo", "nora", "paul"].map(why)).toEqual(["own-deal", null, null]);
});
