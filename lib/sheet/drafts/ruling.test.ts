import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { rulesOf } from "#lib/rules/read.fixture";
import { contest, record, voidDeal } from "../change";
import type { Change } from "../event";
import { foldSheet } from "../fold";
import { cards, logOf, minute, opened } from "../log.fixture";
import type { Contest, Sheet, SheetDeal } from "../sheet";
import {
  addedOf,
  beginRuling,
  comesTo,
  decidedIn,
  emptyRuling,
  endedBy,
  endingOf,
  endOf,
  eraseTyped,
  missingIn,
  turnSign,
  typeDigit,
} from "./ruling";

const read = rulesOf("tarot", 4);
const empty = emptyRuling(read);
const one = { id: "d1", current: "v1", rules: read, slot: 0 };
const NONE = { deals: [] };
const ruled = (body: object) => [{ kind: "contest.ruled", refs: ["d1"], body }];
const adjusted = { ...empty, outcome: "adjusted" as const };

/** RULES: « the table writes its decision, in points if it wants, as a line of its own on the deal, with the reason ». */
test("a table takes twenty points from one and gives them to another, and says why", () => {
  const minus = [2, 0].reduce(typeDigit, turnSign(adjusted));
  expect(missingIn(adjusted)).toBe("points");
  const both = [2, 0].reduce(typeDigit, { ...minus, focus: 1 });
  expect(missingIn(both)).toBe("reason");
  const said = { ...both, by: "ruling" as const, note: " renonce\nau pli 3 " };
  expect(missingIn(said)).toBeNull();
  const body = { outcome: "adjusted", by: "ruling", note: "renonce au pli 3", points: [-20, 20, 0, 0] };
  expect(endingOf(NONE, one, said, "")).toEqual(ruled(body));
});

test("a second decision begins with the first one's points, replaces them, and may take them off", () => {
  const noted = [opened(4), record(0, cards(30, 20, 12, 13))] as const;
  const [deal] = (foldSheet(logOf(...noted)) as Sheet).deals as [SheetDeal];
  const plain = deal.score?.scores ?? [];
  const said = { ...adjusted, typed: ["20", "5", "", ""], minus: [true, false, false, false], note: "renonce" };
  const once = [...noted, contest(deal, "?"), ...endingOf(NONE, deal, said, ""), contest(deal, "encore ?")] as const;
  const [before] = (foldSheet(logOf(...once)) as Sheet).deals as [SheetDeal];
  expect(decidedIn(before)).toEqual([-20, 5, 0, 0]);
  expect(addedOf(beginRuling(before))).toEqual([-20, 5, null, null]);
  const off = { ...adjusted, note: "non" };
  expect([missingIn(off), missingIn(off, decidedIn(before))]).toEqual(["points", null]);
  const [after] = (foldSheet(logOf(...once, ...endingOf(NONE, before, off, ""))) as Sheet).deals as [SheetDeal];
  expect(after.score?.scores).toEqual(plain);
});

test("a deal kept by agreement needs no more words", () => {
  expect(missingIn(empty)).toBeNull();
  expect(endingOf(NONE, one, empty, "toute la table")).toEqual(
    ruled({ outcome: "kept", by: "agreement", note: "toute la table" }),
  );
});

/** A ruling that annuls the deal; all events that end the contest are stamped at once. */
function annulledAt(game: "tarot" | "decale", deal: Json): { sheet: Sheet; deal: SheetDeal; end: string } {
  const log = logOf(opened(4, { rules: { game, players: 4 } }), record(0, deal));
  const [noted] = (foldSheet(log) as Sheet).deals as [SheetDeal];
  const said = { ...emptyRuling(noted.rules), outcome: "annulled" as const, note: "renonce" };
  const changes: Change[] = [contest(noted, "renonce ?"), ...endingOf(NONE, noted, said, "")];
  const ended = logOf(opened(4, { rules: { game, players: 4 } }), record(0, deal), ...changes);
  const sheet = foldSheet(ended.map((event, i) => (i > 2 ? { ...event, at: minute(9) } : event))) as Sheet;
  const after = sheet.deals[0] as SheetDeal;
  return { sheet, deal: after, end: endOf(after, after.contest?.ruling as NonNullable<Contest["ruling"]>) };
}

test("a ruling annuls a deal: dealt again where an arbitration code says so, elsewhere off the sheet, with its reason", () => {
  const tarot = annulledAt("tarot", { taker: 0, partner: null, contract: "garde", bouts: 2, points: 49 });
  expect(tarot).toMatchObject({ end: "annulled", sheet: { totals: [0, 0, 0, 0] }, deal: { voided: false, score: null } });
  expect(tarot.deal.deal).toEqual({ misdeal: true, annulled: true, barred: "nobody" });
  const decale = annulledAt("decale", cards(30, 20, 12, 13));
  expect(decale).toMatchObject({ end: "annulled", sheet: { totals: [0, 0, 0, 0] }, deal: { voided: true } });
  for (const { versions, contest } of [tarot.deal, decale.deal]) {
    expect(versions.at(-1)?.reason).toBe("renonce");
    expect(contest?.ruling).toMatchObject({ note: "renonce", by: "agreement" });
  }
});

test("a deal annulled after others were dealt keeps its turn, and is not dealt again", () => {
  const garde = { taker: 0, partner: null, contract: "garde", bouts: 2, points: 49 };
  const noted = [opened(4, { rules: { game: "tarot", players: 4 } }), record(0, garde), record(1, garde), record(2, garde)];
  const sheet = foldSheet(logOf(...noted)) as Sheet;
  const [first, , last] = sheet.deals as [SheetDeal, SheetDeal, SheetDeal];
  const kinds = (deal: SheetDeal) =>
    endingOf(sheet, deal, { ...emptyRuling(read), outcome: "annulled" }, "").map(({ kind }) => kind);
  expect([kinds(first), kinds(last)]).toEqual([
    ["contest.ruled", "deal.voided"],
    ["contest.ruled", "deal.replaced"],
  ]);
  const ending = endingOf(sheet, first, { ...emptyRuling(read), outcome: "annulled" }, "");
  const after = foldSheet(logOf(...noted, contest(first, "?"), ...ending)) as Sheet;
  expect([after.seating.dealer, after.deals[0]?.voided]).toEqual([sheet.seating.dealer, true]);
});

test("a ruling that corrected a deal did not annul it, even if the deal is cancelled later", () => {
  const log = logOf(opened(4), record(0, cards(30, 20, 12, 13)));
  const [deal] = (foldSheet(log) as Sheet).deals as [SheetDeal];
  const right = endedBy(deal, { may: true, ends: true }, "compté deux fois");
  const later = foldSheet(
    logOf(opened(4), record(0, cards(30, 20, 12, 13)), contest(deal, "?"), ...right, voidDeal(deal)),
  ) as Sheet;
  const [after] = later.deals as [SheetDeal];
  expect(endOf(after, after.contest?.ruling as NonNullable<Contest["ruling"]>)).toBe("replaced");
});

test("the eraser takes the digits, then the sign; nothing is no points", () => {
  const typed = turnSign([1, 5].reduce(typeDigit, adjusted));
  expect([typed, eraseTyped(typed)].map((draft) => addedOf(draft)[0])).toEqual([-15, -1]);
  const none = eraseTyped(eraseTyped(eraseTyped(typed)));
  expect([addedOf(none)[0], none.minus[0]]).toEqual([null, false]);
  expect(addedOf(turnSign(typeDigit(adjusted, 0)))).toEqual([0, null, null, null]);
  expect(addedOf(turnSign(typeDigit(adjusted, 0)))[0]).toBe(0);
  expect([missingIn(typeDigit(adjusted, 1)), missingIn(typeDigit(adjusted, 0))]).toEqual(["reason", "points"]);
  expect([9, 9, 9, 9, 9].reduce(typeDigit, adjusted).typed[0]).toBe("9999");
});

test("correcting a contested deal ends its contest if the person may and says so", () => {
  const deal = { id: "d1" };
  expect(endedBy(deal, { may: true, ends: true }, "compté deux fois")).toEqual([
    { kind: "contest.ruled", refs: ["d1"], body: { outcome: "replaced", by: "ruling", note: "compté deux fois" } },
  ]);
  expect(endedBy(deal, { may: true, ends: false }, "")).toEqual([]);
  expect(endedBy(deal, { may: false, ends: true }, "")).toEqual([]);
});

test("new points stand in the place of those decided earlier, and the deal comes to its own with them", () => {
  const decided = { code: "table-decision", value: 20, params: {}, scores: [20, -20, 0, 0] };
  const deal = { seats: [0, 1, 2, 3], score: { scores: [95, -45, -25, -25], lines: [decided] } } as unknown as SheetDeal;
  const draft = { ...adjusted, typed: ["30", "", "30", ""], minus: [false, false, true, false] };
  expect(comesTo(deal, draft)).toEqual([105, -25, -55, -25]);
  expect(comesTo({ ...deal, score: null }, draft)).toEqual([30, 0, -30, 0]);
});
