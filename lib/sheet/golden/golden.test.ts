import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { addPerson, arrange, comeBack, corrected, leave, open, record, rename, replace, seated, stampSheet } from "../change";
import type { Change } from "../event";
import { foldSheet } from "../fold";
import { judgeInSheet } from "../judge";
import type { Opening } from "../opening";
import type { Sheet, SheetDeal } from "../sheet";
import { decaleSentence } from "./decale.fixture";
import { readGolden, type SentenceReader } from "./read-golden.fixture";
import { type MovingStep, readMoving } from "./read-moving.fixture";
import { tarotSentence } from "./tarot.fixture";
import { whistSentence } from "./whist.fixture";

const EVENINGS: readonly [string, SentenceReader][] = [
  ["decale", decaleSentence],
  ["tarot", tarotSentence],
  ["vp5", tarotSentence],
  ["whist", whistSentence],
];

test.each(EVENINGS)("the golden evening of %s, deal by deal, through the log", (file, sentence) => {
  const evening = readGolden(readFileSync(new URL(`${file}.txt`, import.meta.url), "utf8"), sentence);
  const { game, edition, names, dealer, steps } = evening;
  const rules = readRules({ game, edition, players: names.length });
  const { log, add } = newLog();
  add(open({ rules: { ...(rules as { value: Rules }).value }, names, dealer, target: null, until: null }));
  for (const step of steps) {
    const before = foldSheet(log);
    if (step.correction)
      add(replace(before?.deals[step.number - 1] ?? { id: "", current: "" }, step.deal as never, step.correction));
    else add(record(step.number - 1, step.deal as never));
    const sheet = foldSheet(log);
    const deal = sheet?.deals[step.number - 1];
    const story = `deal ${step.number}`;
    expect(deal?.faults, story).toEqual([]);
    if (step.dealer !== null) expect(deal?.turn.dealer, story).toBe(step.dealer);
    expect(deal?.score?.scores ?? null, story).toEqual(step.scores);
    expect(sheet?.totals, story).toEqual(step.totals);
  }
});

function newLog() {
  const log: LogEvent[] = [];
  const add = (change: Change) => {
    const n = log.length;
    const event = stampSheet(change, {
      id: `0199f000-0000-7000-8000-${String(n).padStart(12, "0")}`,
      sheet: "0199f000-0000-7000-8000-0000000000aa",
      at: new Date(1.77e12 + n * 1000).toISOString(),
      device: "0199f000-0000-7000-8000-0000000000dd",
    });
    expect(judgeInSheet(log, event)).toEqual([]);
    log.push(event);
  };
  return { log, add };
}

test("the golden evening of people who come and go, through the log", () => {
  const text = readFileSync(new URL("allers-venues.txt", import.meta.url), "utf8");
  const { game, edition, seats, names, dealer, steps } = readMoving(text, tarotSentence);
  const { log, add } = newLog();
  const rules = { game, edition, players: seats } as Opening["rules"];
  add(open({ rules, names, dealer: names.indexOf(dealer), target: null, until: null }));
  for (const step of steps) {
    add(changeOf(foldSheet(log) as Sheet, step));
    if (!("number" in step)) continue;
    const sheet = foldSheet(log) as Sheet;
    const deal = sheet.deals[step.number - 1] as SheetDeal;
    const story = `${step.act} ${step.number}`;
    expect(deal.faults, story).toEqual([]);
    expect(deal.rules.players, story).toBe(step.table.length);
    expect(deal.columns.slice(0, step.scores?.length), story).toEqual(step.scores ?? deal.columns.map(() => null));
    expect(sheet.totals, story).toEqual(step.totals);
  }
});

/** The change that this step of the evening makes, after the sheet's proposal of who sits and deals. */
function changeOf(sheet: Sheet, step: MovingStep): Change {
  const personOf = (name: string) => sheet.names.indexOf(name);
  if (step.act === "arrive") return addPerson(sheet, step.name);
  if (step.act === "seats")
    return arrange(
      sheet,
      sheet.order.map((person) => sheet.people[person]?.ref ?? person),
      step.seats,
    );
  if (!("number" in step)) {
    const ref = sheet.people[personOf(step.name)]?.ref ?? step.name;
    if (step.act === "rename") return rename(ref, step.to);
    return step.act === "leave" ? leave(sheet, ref) : comeBack(sheet, ref);
  }
  const table = step.table.map(personOf);
  const deal = sheet.deals[step.number - 1];
  if (deal) return replace(deal, step.deal as never, step.said, corrected(sheet, deal, table, deal.dealer));
  const { seating } = sheet;
  expect(sheet.names[seating.dealer], `deal ${step.number}`).toBe(step.said);
  if (!step.chosen) expect(seating.seats, `deal ${step.number}`).toEqual(table);
  return record(step.number - 1, step.deal as never, seated(sheet, sheet.nextSlot, table, seating.dealer));
}
