import { expect, test } from "vitest";
import { blamesSomebody, questionsOf } from "#lib/rules/arbitration/arbitrate";
import { CASES } from "#lib/rules/arbitration/cases";
import type { ProvisionId } from "#lib/rules/articles";
import { record } from "../change";
import { foldSheet } from "../fold";
import { judgeInSheet } from "../judge";
import { logOf, made, opened } from "../log.fixture";
import type { Sheet, SheetDeal } from "../sheet";
import { type CodeDraft, dealerOf, decide, EMPTY_CODE, emptiedBy, knownOfDeal, readCode, wasNoted } from "./arbitrated";

const TAROT = opened(4, { rules: { game: "tarot", players: 4 } });
/** Hugo takes a garde of two bouts with 49: 8 more than 41, (25 + 8) × 2 = 66 a defender. */
const MADE = { taker: 1, contract: "garde", bouts: 2, points: 49 };
const FALLEN = { ...MADE, points: 31 };

function sheetOf(deal: object): { sheet: Sheet; deal: SheetDeal; log: ReturnType<typeof logOf> } {
  const log = logOf(TAROT, record(0, deal as never));
  const sheet = foldSheet(log) as Sheet;
  return { sheet, deal: sheet.deals[0] as SheetDeal, log };
}

/** The sheet after the whole act at the table, judged event by event. */
function taken(deal: object, draft: Partial<CodeDraft> & { id: ProvisionId }): Sheet {
  const { deal: noted, log } = sheetOf(deal);
  const code = { ...EMPTY_CODE, ...draft };
  const { provision, missing, mended } = readCode(code, noted, true);
  if (!provision) throw new Error(`missing: ${missing}`);
  for (const change of decide(noted, { provision, culprit: code.culprit, note: "le code", mended })) {
    const event = made(log.length + 1, change);
    expect(judgeInSheet(log, event)).toEqual([]);
    log.push(event);
  }
  return foldSheet(log) as Sheet;
}

test("the camp and the result of a noted deal are read from the sheet, not asked", () => {
  const { deal } = sheetOf(MADE);
  expect(knownOfDeal(deal)).toEqual({ taker: 1, partner: null, made: true });
  const code = (id: ProvisionId, culprit: number | null = null, said = {}) =>
    readCode({ ...EMPTY_CODE, id, culprit, said }, deal, true);
  expect(code("CA38")).toMatchObject({ asksWho: true, missing: "who", provision: null });
  expect(code("CA38", 1)).toMatchObject({ missing: "again", questions: [{ name: "again" }] });
  expect(code("CA38", 1, { again: false }).provision).toMatchObject({ deal: "annulled", warning: true });
  expect(code("CA38", 0, { again: false }).provision).toMatchObject({ deal: "counts", poignee: "counts" });
  expect(code("CA8")).toMatchObject({ asksWho: false, missing: null, provision: { deal: "counts" } });
});

test("without a sheet the camp and the result are asked, and nobody is named", () => {
  const code = (said = {}) => readCode({ ...EMPTY_CODE, id: "CA13", said }, undefined, false);
  expect(code()).toMatchObject({ asksWho: false, missing: "by", questions: [{ name: "by" }] });
  expect(code({ by: "defence", result: "falls" })).toMatchObject({ missing: null, mayAdd: 100, provision: { deal: "annulled" } });
});

test("at five the partner belongs to the attack; a deal that nobody played tells nothing", () => {
  const five = logOf(
    opened(5, { rules: { game: "tarot", players: 5 } }),
    record(0, { ...MADE, partner: 3 }),
    record(1, { passed: true }),
  );
  const [deal, passed] = (foldSheet(five) as Sheet).deals as [SheetDeal, SheetDeal];
  const by = (culprit: number) => readCode({ ...EMPTY_CODE, id: "CA13", culprit }, deal, true).given.by;
  expect([by(1), by(3), by(0)]).toEqual(["taker", "taker", "defence"]);
  expect(knownOfDeal(passed)).toEqual({ taker: null, partner: null, made: null });
});

test("CA13: the taker revoked and made it: the deal is annulled, was not played, and keeps nobody from bidding", () => {
  const sheet = taken(MADE, { id: "CA13", culprit: 1, back: 0 });
  expect(sheet.totals).toEqual([0, 0, 0, 0]);
  expect(sheet.deals[0]).toMatchObject({ deal: { misdeal: true, annulled: true, barred: "nobody" }, score: null });
  expect(sheet.deals[0]?.contest?.ruling).toMatchObject({ outcome: "replaced", by: "ruling", note: "le code" });
  expect(sheet.next).toMatchObject({ dealer: 0 });
  expect(sheet.next.barred).toBeUndefined();
});

test("CA13: the taker revoked and fell: the deal counts; what the arbiter adds stands on a line of its own, outside the zero sum", () => {
  const plain = taken(FALLEN, { id: "CA13", culprit: 1, back: 0 });
  expect(plain.totals).toEqual([70, -210, 70, 70]);
  expect(plain.deals[0]?.contest?.ruling).toMatchObject({ outcome: "kept" });
  const added = taken(FALLEN, { id: "CA13", culprit: 1, back: 0, adds: true });
  expect(added.totals).toEqual([70, -310, 70, 70]);
  expect(added.deals[0]?.score?.lines.at(-1)).toMatchObject({ code: "table-decision", rule: "T1", value: -100, seats: [1] });
});

test("CA13 and CA18: points that the fault won go back first, and then it is asked who wins", () => {
  const { deal } = sheetOf(MADE);
  const code = (back: number | string, more = {}) =>
    readCode({ ...EMPTY_CODE, id: "CA18", culprit: 1, back, ...more }, deal, true);
  // Nothing is decided while the number of points is missing, or impossible.
  for (const back of ["", "huit", -1, 50, 8.3])
    expect(code(back)).toMatchObject({ asksBack: true, missing: "back", provision: null });
  expect(code("").questions.map(({ name }) => name)).toEqual(["when"]);
  // The deal has 49 points of 41: with 8 fewer it is still made, with 9 fewer it falls.
  expect(code(0)).toMatchObject({ mended: null, given: { result: "made" }, provision: { deal: "annulled" } });
  expect(code(8)).toMatchObject({ mended: { points: 41 }, provision: { deal: "annulled" } });
  expect(code(9)).toMatchObject({ mended: { points: 40 }, given: { result: "falls" }, provision: { deal: "counts" } });
  // For a fault of the defence, the points go to the attack.
  expect(code(4, { culprit: 0 })).toMatchObject({ mended: { points: 53 }, provision: { deal: "counts" } });
  // A fault put right in time has won no points. For a deal that is not noted, people are asked.
  expect(code("", { said: { when: "put-right" } })).toMatchObject({ asksBack: false, mended: null });
  const unnoted = readCode({ ...EMPTY_CODE, id: "CA18", culprit: 1 }, undefined, true);
  expect(unnoted).toMatchObject({ asksBack: false, missing: "by" });
});

test("CA13: a deal that counts is written with the points that were given back", () => {
  const fell = taken(MADE, { id: "CA13", culprit: 1, back: 9 });
  expect(fell.deals[0]?.deal).toMatchObject({ points: 40 });
  expect(fell.totals).toEqual([52, -156, 52, 52]);
  expect(fell.deals[0]?.contest?.ruling).toMatchObject({ outcome: "replaced" });
  const made = taken(FALLEN, { id: "CA13", culprit: 0, back: 12 });
  expect(made.deals[0]?.deal).toMatchObject({ points: 43 });
  expect(taken(FALLEN, { id: "CA13", culprit: 0, back: 9 }).totals).toEqual([0, 0, 0, 0]);
});

test("CA34: an incomplete poignée that was not put right leaves the deal, and no other one does", () => {
  const shown = { ...MADE, poignees: [{ seat: 1, level: 1 }] };
  expect(sheetOf(shown).sheet.totals).toEqual([-86, 258, -86, -86]);
  const said = { again: false };
  const sheet = taken(shown, { id: "CA34", culprit: 1, said });
  expect(sheet.totals).toEqual([-66, 198, -66, -66]);
  expect(sheet.deals[0]?.contest?.ruling).toMatchObject({ outcome: "replaced" });
  const other = taken(shown, { id: "CA34", culprit: 2, said });
  expect(other.totals).toEqual([-86, 258, -86, -86]);
  expect(other.deals[0]?.contest?.ruling).toMatchObject({ outcome: "kept" });
});

test("CA37: a defender's poignée at a wrong moment annuls a deal that falls; a deal that is made counts", () => {
  const shown = (deal: object) => ({ ...deal, poignees: [{ seat: 3, level: 1 }] });
  expect(taken(shown(FALLEN), { id: "CA37", culprit: 3, said: { again: false } }).totals).toEqual([0, 0, 0, 0]);
  expect(taken(shown(MADE), { id: "CA37", culprit: 3, said: { again: false } }).totals).toEqual([-86, 258, -86, -86]);
});

test("CA6: the deal is annulled, and the dealer who kept silent pays 500 points and may not bid next", () => {
  const sheet = taken(MADE, { id: "CA6" });
  expect(sheet.totals).toEqual([-500, 0, 0, 0]);
  expect(sheet.next).toMatchObject({ dealer: 0, barred: 0 });
});

test("CA10: the deal is dealt again, and the person who caused the misdeal may not bid", () => {
  expect(taken(MADE, { id: "CA10", culprit: 2 }).next).toMatchObject({ dealer: 0, barred: 2 });
});

test("a second offence costs 100 points, and the deal stands", () => {
  const sheet = taken(MADE, { id: "CA14", culprit: 3, said: { again: true } });
  expect(sheet.totals).toEqual([-66, 198, -66, -166]);
});

test("a provision that lets play go on, or the deal count, leaves the deal as it is", () => {
  expect(emptiedBy({ deal: "goes-on" }, null)).toBeNull();
  expect(emptiedBy({ deal: "counts" }, 1)).toBeNull();
  expect(emptiedBy({ deal: "redealt", barred: "culprit" }, null)).toEqual({ misdeal: true, barred: "nobody" });
  expect(emptiedBy({ deal: "redealt", barred: "dealer" }, null)).toEqual({ misdeal: true });
});

test("the culprit is asked for where the code blames somebody, and never where nobody can be named", () => {
  const asksWho = (id: ProvisionId, named: boolean) => readCode({ ...EMPTY_CODE, id }, undefined, named).asksWho;
  const ids = Object.keys(CASES) as ProvisionId[];
  expect(ids.filter((id) => asksWho(id, true))).toEqual(ids.filter(blamesSomebody));
  expect(ids.filter((id) => questionsOf(id).some(({ name }) => name === "by") && !blamesSomebody(id))).toEqual([]);
  expect(ids.filter((id) => asksWho(id, false))).toEqual([]);
});

test("a dealer who sits out has no seat in the deal", () => {
  expect([dealerOf({ seats: [1, 2, 3], dealer: 0 }), dealerOf({ seats: [1, 2, 3], dealer: 1 })]).toEqual([null, 0]);
});

test("H3: a second offence is the same person's in the same case", () => {
  const head = (title: string, name: string) => `Code d’arbitrage de 2012, p. 5. ${title}, du côté de ${name}\u202f: `;
  const log = logOf(TAROT, record(0, MADE), {
    kind: "dispute.noted",
    body: { slot: 1, note: `${head("Carte exposée", "Paul")}un avertissement.` },
  });
  const { sheet, deal } = { sheet: foldSheet(log) as Sheet, deal: (foldSheet(log) as Sheet).deals[0] as SheetDeal };
  expect(wasNoted(sheet, head("Carte exposée", "Paul"))).toBe(true);
  expect(wasNoted(sheet, head("Carte exposée", "Nora"))).toBe(false);
  expect(wasNoted(sheet, head("Renonce", "Paul"))).toBe(false);
  for (const change of decide(deal, {
    provision: { deal: "counts", warning: true },
    culprit: 0,
    note: `${head("Renonce", "Nora")}un avertissement.`,
  }))
    log.push(made(log.length + 1, change));
  expect(wasNoted(foldSheet(log) as Sheet, head("Renonce", "Nora"))).toBe(true);
});
