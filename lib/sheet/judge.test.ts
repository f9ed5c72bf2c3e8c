/** Which events a log refuses: what comes before what it speaks of, or after the end, or badly formed; and which conflict. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  announceBet,
  close,
  contest,
  dispute,
  dropDispute,
  joinSeason,
  leaveSeason,
  record,
  rename,
  reopen,
  replace,
  restore,
  rule,
  voidDeal,
  withdrawBet,
} from "./change";
import type { Change } from "./event";
import { bentEvent, codesOf, FOUR_PLAYERS, judgedIn } from "./judge.fixture";
import { cards, eventId, made, opened } from "./log.fixture";

const BET = { seat: 2, diploma: "bac" };

const AFTER_END = [...FOUR_PLAYERS, made(4, close("points"))];

test.each<[string, readonly LogEvent[], Change, string[]]>([
  ["nothing comes before the opening", [], record(0, cards(1, 2, 3, 4)), ["kind not-opened"]],
  ["a sheet opens once", FOUR_PLAYERS, opened(4), ["kind opened-twice"]],
  ["the next deal", FOUR_PLAYERS, record(1, cards(20, 20, 20, 10)), []],
  ["a slot already taken is judged by its deal alone", FOUR_PLAYERS, record(0, cards(20, 20, 20, 10)), []],
  ["a deal that skips a place", FOUR_PLAYERS, record(2, cards(20, 20, 20, 10)), ["slot slot-skipped"]],
  ["a deal before the first", FOUR_PLAYERS, record(-1, cards(20, 20, 20, 10)), ["slot out-of-range"]],
  ["a correction", FOUR_PLAYERS, replace({ id: eventId(2), current: eventId(2) }, cards(1, 2, 3, 4)), []],
  [
    "a correction of nothing",
    FOUR_PLAYERS,
    replace({ id: eventId(9), current: eventId(2) }, cards(1, 2, 3, 4)),
    ["refs unknown-deal"],
  ],
  [
    "a correction of an unknown version",
    FOUR_PLAYERS,
    replace({ id: eventId(2), current: eventId(9) }, cards(1, 2, 3, 4)),
    ["refs.1 unknown-version"],
  ],
  [
    "an impossible correction",
    FOUR_PLAYERS,
    replace({ id: eventId(2), current: eventId(2) }, cards(76, 0, 0, 0)),
    ["deal.cardPoints.0 out-of-range"],
  ],
  ["a deal taken off, and put back", FOUR_PLAYERS, voidDeal({ id: eventId(2) }), []],
  ["a deal put back", FOUR_PLAYERS, restore({ id: eventId(2) }), []],
  ["an unknown deal taken off", FOUR_PLAYERS, voidDeal({ id: eventId(9) }), ["refs unknown-deal"]],
  ["the opening is not a deal", FOUR_PLAYERS, voidDeal({ id: eventId(1) }), ["refs unknown-deal"]],
  ["a contest without a word", FOUR_PLAYERS, contest({ id: eventId(2) }, " "), ["note text-empty"]],
  ["a ruling", FOUR_PLAYERS, rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0, 0] }), []],
  [
    "a ruling for three at four",
    FOUR_PLAYERS,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0] }),
    ["points wrong-length"],
  ],
  [
    "a ruling in thirds",
    FOUR_PLAYERS,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "!", points: [1 / 3, 0, 0, 0] }),
    ["points.0 not-half"],
  ],
  [
    "a ruling that adjusts nothing",
    FOUR_PLAYERS,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce" }),
    ["points required"],
  ],
  [
    "a ruling nobody asked for",
    FOUR_PLAYERS.slice(0, 2),
    rule({ id: eventId(2) }, { outcome: "kept", note: "non" }),
    ["refs not-contested"],
  ],
  ["a new name", FOUR_PLAYERS, rename(1, "Hugo B."), []],
  ["the same name written better", FOUR_PLAYERS, rename(1, "HUGO"), []],
  ["another player’s name", FOUR_PLAYERS, rename(1, "nora"), ["name name-taken"]],
  ["a name for a person who is not there", FOUR_PLAYERS, rename(4, "Zoé"), ["person seat-of-nobody"]],
  ["a bet said now, its result later", FOUR_PLAYERS, announceBet(1, BET), []],
  ["a bet for nobody", FOUR_PLAYERS, announceBet(1, { ...BET, seat: 4 }), ["partial.bet.seat out-of-range"]],
  ["a bet for no diploma", FOUR_PLAYERS, announceBet(1, { seat: 2 }), ["partial.bet.diploma required"]],
  ["a bet for the deal after next", FOUR_PLAYERS, announceBet(2, BET), ["slot slot-skipped"]],
  ["a bet taken back", [...FOUR_PLAYERS, made(4, announceBet(1, BET))], withdrawBet(eventId(4)), []],
  ["another bet taken back", [...FOUR_PLAYERS, made(4, announceBet(1, BET))], withdrawBet(eventId(5)), ["refs unknown-bet"]],
  [
    "a name that is another’s, as the first phones said it",
    FOUR_PLAYERS,
    { kind: "player.renamed", body: { seat: 1, name: "nora" } },
    ["name name-taken"],
  ],
  [
    "a bet taken back that nobody made",
    FOUR_PLAYERS,
    { kind: "bet.withdrawn", body: {}, refs: [eventId(2)] },
    ["refs unknown-bet"],
  ],
  ["a dispute about the deal being played", FOUR_PLAYERS, dispute(1, "renonce"), []],
  ["a dispute about a deal already noted", FOUR_PLAYERS, dispute(0, "renonce"), []],
  ["a dispute about the deal after next", FOUR_PLAYERS, dispute(2, "renonce"), ["slot slot-skipped"]],
  ["a dispute without a word", FOUR_PLAYERS, dispute(1, "  "), ["note text-empty"]],
  ["a closed sheet has no deal to dispute", AFTER_END, dispute(1, "renonce"), ["slot sheet-closed"]],
  ["a dispute taken back", [...FOUR_PLAYERS, made(4, dispute(1, "renonce"))], dropDispute({ event: eventId(4) }), []],
  ["a contest of a noted deal is not taken back", FOUR_PLAYERS, dropDispute({ event: eventId(3) }), ["refs dispute-on-deal"]],
  ["no dispute at all", FOUR_PLAYERS, dropDispute({ event: eventId(2) }), ["refs unknown-dispute"]],
  [
    "closing for no known reason",
    FOUR_PLAYERS,
    { kind: "sheet.closed", body: { reason: "bored" as "hour" } },
    ["reason unknown-value"],
  ],
  ["a closed sheet takes no new deal", AFTER_END, record(1, cards(20, 20, 20, 10)), ["slot sheet-closed"]],
  ["nor a new bet", AFTER_END, announceBet(1, BET), ["slot sheet-closed"]],
  ["a closed sheet takes corrections", AFTER_END, replace({ id: eventId(2), current: eventId(2) }, cards(1, 2, 3, 4)), []],
  ["and rulings", AFTER_END, rule({ id: eventId(2) }, { outcome: "kept", note: "non" }), []],
  ["a closed sheet opens again", AFTER_END, reopen(), []],
  ["closing twice changes nothing", AFTER_END, close(), []],
])("the log: %s", (_, log, change, faults) => {
  expect(judgedIn(log, change)).toEqual(faults);
});

test.each<[string, LogEvent, string[]]>([
  ["a clock set back a day", bentEvent({ at: "2026-11-20T20:10:00.000Z" }), []],
  ["a clock of another zone", bentEvent({ at: "2026-11-21T21:10:00+01:00" }), []],
  ["no date", bentEvent({ at: "hier" }), ["at not-a-date"]],
  ["a date that no calendar shows", bentEvent({ at: "2026-19-41T20:10:00Z" }), ["at not-a-date"]],
  ["an id that is none", bentEvent({ id: "12" }), ["id not-an-id"]],
  ["another sheet’s event", bentEvent({ sheet: eventId(7) }), ["sheet other-sheet"]],
  ["a device with a path in it", bentEvent({ device: "../etc" }), ["device not-an-id"]],
  ["references without end", bentEvent({ refs: Array(50).fill(eventId(1)) }), ["refs not-an-id"]],
  ["references that are none", bentEvent({ refs: [{}] }), ["refs not-an-id"]],
  [
    "an id that cannot even be written",
    bentEvent({ id: { toString: 0 }, refs: [{ toString: 0 }] }),
    ["id not-an-id", "refs not-an-id"],
  ],
  ["a kind of tomorrow", bentEvent({ kind: "table.photographed" }), ["kind newer-event"]],
  ["a kind that every object has", bentEvent({ kind: "constructor" }), ["kind newer-event"]],
  ["a version of tomorrow", bentEvent({ v: 3 }), ["kind newer-event"]],
  ["no version", bentEvent({ v: 0 }), ["v out-of-range"]],
  ["no body", bentEvent({ body: null }), ["body required"]],
  ["a body that is a list", bentEvent({ body: [1] }), ["body not-an-object"]],
])("an event: %s", (_, event, faults) => {
  expect(codesOf(FOUR_PLAYERS, event)).toEqual(faults);
});

test.each<[string, object, string[]]>([
  ["everybody is of the club", {}, []],
  ["two are not", { players: [null, eventId(82), null, eventId(84)] }, []],
  ["nobody is", { players: [null, null, null, null] }, ["players required"]],
  ["one person in two seats", { players: [eventId(81), eventId(82), eventId(81), null] }, ["players.2 same-player-twice"]],
  ["three seats of four", { players: [eventId(81), eventId(82), null] }, ["players wrong-length"]],
  ["seats without end", { players: Array(40).fill(null).concat(eventId(81)) }, ["players required"]],
  ["five seats of four", { players: [eventId(81), null, null, null, null] }, ["players wrong-length"]],
  ["a name in place of an id", { players: ["Nora", null, null, null] }, ["players.0 not-an-id"]],
  ["no players", { players: undefined }, ["players required"]],
  ["no club", { club: undefined }, ["club required"]],
  ["a season that is no id", { season: 3 }, ["season not-an-id"]],
  ["a season that cannot even be written", { season: { toString: 0 } }, ["season not-an-id"]],
])("joining a season: %s", (_, more, faults) => {
  const into = { club: eventId(70), season: eventId(71), players: [81, 82, 83, 84].map(eventId), ...more };
  expect(codesOf(FOUR_PLAYERS, { ...made(50, joinSeason({ ...into, players: [] })), body: into })).toEqual(faults);
  expect(judgedIn(FOUR_PLAYERS, leaveSeason())).toEqual([]);
});
