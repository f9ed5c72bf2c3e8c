/** The contents that each kind of event may have, up to the limits. */
import { expect, test } from "vitest";
import { arrange, joinSeason, open, record, seated, sit, stampSheet } from "./change";
import { type Change, KINDS, readSheetEvent } from "./event";
import { foldSheet } from "./fold";
import { cards, eventId, logOf, made, opened, opening, SHEET } from "./log.fixture";

test("the versions of events are those that phones have written; a change of one needs a newer version", () => {
  expect(Object.fromEntries(Object.entries(KINDS).map(([kind, { v }]) => [kind, v]))).toEqual({
    "sheet.opened": 2,
    "sheet.closed": 1,
    "sheet.reopened": 1,
    "player.renamed": 1,
    "deal.recorded": 2,
    "deal.replaced": 2,
    "deal.voided": 2,
    "deal.restored": 1,
    "deal.contested": 1,
    "contest.ruled": 1,
    "contest.withdrawn": 1,
    "ruling.withdrawn": 1,
    "bet.announced": 2,
    "bet.withdrawn": 1,
    "dispute.noted": 1,
    "dispute.withdrawn": 1,
    "season.joined": 2,
    "season.left": 1,
    "player.seated": 2,
    "deal.confirmed": 1,
    "confirmation.withdrawn": 1,
    "confirmation.asked": 1,
    "evening.set": 1,
    "person.added": 1,
    "person.renamed": 1,
    "person.left": 1,
    "person.returned": 1,
    "seats.arranged": 1,
    "dealer.chosen": 1,
  });
});

const DEAL = { cardPoints: [30, 20, 12] };
const ids = (n: number) => Array.from({ length: n }, (_, i) => eventId(i + 1));
const places = (n: number) => Array.from({ length: n }, (_, i) => i);
const club = { club: eventId(70), season: eventId(71) };
const table = { rules: { game: "tarot", players: 4 }, dealer: 4, target: null, until: null };
const ruling = { outcome: "adjusted", note: "renonce" };

test.each<[string, string, number, object, readonly string[]]>([
  ["five at four seats, of whom the fifth deals", "sheet.opened", 2, { ...table, names: [..."NHIPZ"] }, []],
  [
    "the same, by the first phones",
    "sheet.opened",
    1,
    { ...table, names: [..."NHIPZ"] },
    ["names wrong-length", "dealer out-of-range"],
  ],
  ["a table of nobody", "sheet.opened", 2, table, ["names required", "dealer out-of-range"]],
  [
    "a table whose people are a word",
    "sheet.opened",
    2,
    { ...table, names: "personnes" },
    ["names not-a-list", "dealer out-of-range"],
  ],
  ["the last place of an evening", "deal.recorded", 1, { slot: 9_999, deal: DEAL }, []],
  ["a place past it", "deal.recorded", 1, { slot: 10_000, deal: DEAL }, ["slot out-of-range"]],
  ["the first place", "deal.recorded", 1, { slot: 0, deal: DEAL }, []],
  ["a place before it", "deal.recorded", 1, { slot: -1, deal: DEAL }, ["slot out-of-range"]],
  ["the fifth seat of the first phones", "player.renamed", 1, { seat: 4, name: "Zoé" }, []],
  ["a sixth seat", "player.renamed", 1, { seat: 5, name: "Zoé" }, ["seat out-of-range"]],
  ["the tenth person", "person.renamed", 1, { person: 9, name: "Zoé" }, []],
  ["an eleventh", "person.renamed", 1, { person: 10, name: "Zoé" }, ["person out-of-range"]],
  ["somebody by an id", "person.renamed", 1, { person: eventId(3), name: "Zoé" }, []],
  ["a fifth seat that says who plays here", "player.seated", 1, { seat: 4 }, []],
  ["a sixth, by the first phones", "player.seated", 1, { seat: 5 }, ["seat out-of-range"]],
  ["a sixth since", "player.seated", 2, { seat: 5 }, []],
  ["an id, by the first phones", "player.seated", 1, { seat: eventId(3) }, ["seat not-a-number"]],
  ["an id since", "player.seated", 2, { seat: eventId(3) }, []],
  ["ten people in order", "seats.arranged", 1, { slot: 0, order: places(10), seats: 2 }, []],
  ["eleven", "seats.arranged", 1, { slot: 0, order: ids(11), seats: 5 }, ["order too-many-people"]],
  ["one of them twice", "seats.arranged", 1, { slot: 0, order: [0, 1, 0], seats: 3 }, ["order.2 same-person-twice"]],
  ["ten seats", "seats.arranged", 1, { slot: 0, order: [0, 1], seats: 10 }, []],
  ["eleven seats", "seats.arranged", 1, { slot: 0, order: [0, 1], seats: 11 }, ["seats out-of-range"]],
  ["one seat", "seats.arranged", 1, { slot: 0, order: [0, 1], seats: 1 }, ["seats out-of-range"]],
  ["an evening’s name of forty letters", "evening.set", 1, { day: "2026-03-10", name: "x".repeat(40) }, []],
  ["one of forty-one", "evening.set", 1, { day: "2026-03-10", name: "x".repeat(41) }, ["name text-too-long"]],
  ["no name", "evening.set", 1, { day: "2026-03-10", name: null }, []],
  ["a note of five hundred letters", "deal.contested", 1, { note: "x".repeat(500) }, []],
  ["a longer one", "deal.contested", 1, { note: "x".repeat(501) }, ["note text-too-long"]],
  ["a decision by eighty letters", "contest.ruled", 1, { outcome: "kept", note: "non", by: "x".repeat(80) }, []],
  ["by more", "contest.ruled", 1, { outcome: "kept", note: "non", by: "x".repeat(81) }, ["by text-too-long"]],
  ["a decision of as many points as there are", "contest.ruled", 1, { ...ruling, points: [100_000, -100_000] }, []],
  ["of more", "contest.ruled", 1, { ...ruling, points: [100_000.5, 0] }, ["points.0 out-of-range"]],
  ["of fewer", "contest.ruled", 1, { ...ruling, points: [0, -100_000.5] }, ["points.1 out-of-range"]],
  ["points for nobody where the deal is kept", "contest.ruled", 1, { ...ruling, outcome: "kept", points: "none" }, []],
  ["six of the club at the first phones", "season.joined", 1, { ...club, players: ids(6) }, []],
  ["a seventh, who is not read", "season.joined", 1, { ...club, players: [...ids(6), eventId(1)] }, []],
  ["eleven of the club", "season.joined", 2, { ...club, players: ids(11) }, []],
  [
    "the eleventh one twice",
    "season.joined",
    2,
    { ...club, players: [...ids(10), eventId(1)] },
    ["players.10 same-player-twice"],
  ],
])("an event: %s", (_, kind, v, body, faults) => {
  const read = readSheetEvent({ ...made(1, opened(3)), kind, v, body });
  expect(read.faults.map(({ at, code }) => `${at} ${code}`)).toEqual(faults);
  expect(read.event === undefined).toBe(faults.length > 0);
});

const three = logOf(opened(3));
const sheet = foldSheet(three);
test.each<[string, Change, number]>([
  ["a sheet of as many people as play", open(opening(3)), 1],
  ["a sheet of more", open(opening(3, { names: ["Nora", "Hugo", "Inès", "Paul"] })), 2],
  ["nobody plays with the phone", sit(null), 1],
  ["the fifth of the opening plays with it", sit(4), 1],
  ["the sixth", sit(5), 2],
  ["somebody who came", sit(eventId(3)), 2],
  ["six of a club", joinSeason({ ...club, players: ids(6) }), 1],
  ["seven", joinSeason({ ...club, players: ids(7) }), 2],
  ["those who came, too", { kind: "season.joined", body: { ...club, players: ids(3), people: ids(1) } }, 2],
  ["a deal by the usual people", record(0, cards(30, 20, 12)), 1],
  ["a deal that says who played", record(0, cards(30, 20, 12), { seats: [2, 1, 0] }), 2],
  ["other seats", arrange({ nextSlot: 0 }, [2, 1, 0], 3), 1],
])("an event has the oldest version that can say it: %s", (_, change, v) => {
  expect(stampSheet(change, { id: eventId(1), sheet: SHEET, at: "2026-11-21T20:00:00Z", device: "nora" }).v).toBe(v);
});

test("seats and dealer are said only where they are not as usual, and in full once anybody has moved", () => {
  if (!sheet) throw new Error("no sheet");
  expect(seated(sheet, 0, [0, 1, 2], 0)).toBeUndefined();
  expect(seated(sheet, 0, [0, 1, 2], 1)).toEqual({ seats: [0, 1, 2], dealer: 1 });
  expect(seated(sheet, 0, [0, 2, 1], 0)).toEqual({ seats: [0, 2, 1], dealer: 0 });
  expect(seated(sheet, 0, [0, 1], 0)).toEqual({ seats: [0, 1], dealer: 0 });
  expect(seated({ ...sheet, moved: true }, 0, [0, 1, 2], 0)).toEqual({ seats: [0, 1, 2], dealer: 0 });
});
