import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { addPerson, contest, record, replace, rule, seated, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { eventId, fold, logOf, opened } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { tellDeal } from "./tell-deal";

await loadDesk("tarot");
await bringSays("fr", "tarot");
const words = { lang: "fr", m: fr, rules: rulesWords } as Words;

const FOUR = opened(4, { rules: { game: "tarot", players: 4 } });
const PETITE: Json = { taker: 1, contract: "petite", bouts: 1, points: 55 };
const first = { id: eventId(2), current: eventId(2) };

/** The first deal of a table of four as its row tells it; `more`: what the deal is besides. */
function told(deal: Json, changes: readonly Change[] = [], more: Partial<SheetDeal> = {}) {
  const sheet = fold(logOf(FOUR, record(0, deal), ...changes));
  return tellDeal(sheet, { ...(sheet.deals[0] as SheetDeal), ...more }, words);
}

test("a row tells what was played, what each person got, what they have now, and who attacked", () => {
  expect(told(PETITE)).toEqual({
    id: eventId(2),
    number: 1,
    summary: "Petite",
    detail: "1 bout · +4",
    mark: undefined,
    entries: [
      { change: -29, total: -29, role: undefined },
      { change: 87, total: 87, role: "taker" },
      { change: -29, total: -29, role: undefined },
      { change: -29, total: -29, role: undefined },
    ],
  });
});

test("figures and roles follow people: a player who sat out has neither, and keeps their total", () => {
  const before = fold(logOf(FOUR, record(0, PETITE), addPerson({ nextSlot: 1 }, "Max")));
  const seats = [4, 0, 2, 3];
  const log = logOf(FOUR, record(0, PETITE), addPerson({ nextSlot: 1 }, "Max"), record(1, PETITE, seated(before, 1, seats, 4)));
  const sheet = fold(log);
  const { entries } = tellDeal(sheet, sheet.deals[1] as SheetDeal, words);
  expect(entries.map(({ change, total, role }) => [change, total, role])).toEqual([
    [87, 58, "taker"],
    [null, 87, undefined],
    [-29, -58, undefined],
    [-29, -58, undefined],
    [-29, -29, undefined],
  ]);
});

test("a deal of fewer players than usual tells how many", () => {
  const sheet = fold(logOf(FOUR, record(0, PETITE, { seats: [0, 1, 2], dealer: 0 } as never)));
  const { detail, entries } = tellDeal(sheet, sheet.deals[0] as SheetDeal, words);
  expect([detail, entries[3]]).toEqual(["à trois · 1 bout · +4", { change: null, total: 0, role: undefined }]);
});

test.each([
  ["everybody passed", { passed: true }, "Tous passent"],
  ["a misdeal", { misdeal: true }, "Fausse donne"],
  ["a petit sec", { misdeal: true, reason: "petit-sec" }, "Petit sec"],
  ["a deal that the arbiter annulled", { misdeal: true, annulled: true }, "Donne annulée"],
])("%s is told as such, with no details", (_, deal, summary) => {
  expect(told(deal as Json)).toMatchObject({ summary, detail: "" });
});

test("a row of a paper sheet tells how many deals it adds up, or that it is from paper", () => {
  const report = (deals: number) => told({ report: [30, -10, -10, -10], deals });
  expect([report(1), report(7)].map(({ summary, detail }) => [summary, detail])).toEqual([
    ["Report", "du papier"],
    ["Report", "7 donnes"],
  ]);
  expect(report(7).entries.map(({ change }) => change)).toEqual([30, -10, -10, -10]);
});

test("a refused deal says that it needs correcting; one past the end says that", () => {
  const fault = (code: string): Partial<SheetDeal> => ({ faults: [{ at: "", code, rule: "T1" } as Fault] });
  expect(told(PETITE, [], fault("required")).summary).toBe("Petite, à corriger");
  expect(told(PETITE, [], fault("past-the-end")).summary).toBe("Petite, après la fin");
});

test("a deal that the game cannot read is still a deal, without figures", () => {
  expect(told(PETITE, [], { deal: { taker: 9 }, score: null })).toMatchObject({
    summary: fr.always.deal,
    detail: "",
    entries: [],
  });
});

test("a voided deal is told as it was last, without figures", () => {
  const garde = { ...PETITE, contract: "garde" };
  expect(told(PETITE, [replace(first, garde), voidDeal(first)])).toMatchObject({
    summary: "Garde",
    detail: "",
    entries: [],
    mark: "voided",
  });
});

test("the mark of a deal tells the most important thing that was done to it", () => {
  const corrected = replace(first, { ...PETITE, points: 60 });
  const moved = rule(first, { outcome: "adjusted", note: "vue", points: [30, 0, 0, -30] });
  expect(told(PETITE, [corrected]).mark).toBe("corrected");
  expect(told(PETITE, [corrected, contest(first, "renonce")]).mark).toBe("contested");
  expect(told(PETITE, [corrected, contest(first, "renonce"), moved]).mark).toBe("ruled");
  expect(told(PETITE, [contest(first, "renonce"), rule(first, { outcome: "kept", note: "vue" })]).mark).toBeUndefined();
  expect(told(PETITE, [contest(first, "renonce"), voidDeal(first)]).mark).toBe("voided");
});
