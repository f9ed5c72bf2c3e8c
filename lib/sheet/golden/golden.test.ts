import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { open, record, replace, stamp } from "../change";
import type { SheetEvent } from "../event";
import { foldSheet } from "../fold";
import { judgeEvent } from "../judge";
import { decaleSentence } from "./decale";
import { readGolden, type SentenceReader } from "./read-golden";
import { tarotSentence } from "./tarot";
import { whistSentence } from "./whist";

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
  const log: SheetEvent[] = [];
  const add = (change: Parameters<typeof stamp>[0]) => {
    const n = log.length;
    const event = stamp(change, {
      id: `0199f000-0000-7000-8000-${String(n).padStart(12, "0")}`,
      sheet: "0199f000-0000-7000-8000-0000000000aa",
      at: new Date(1.77e12 + n * 1000).toISOString(),
      device: "0199f000-0000-7000-8000-0000000000dd",
    });
    expect(judgeEvent(log, event)).toEqual([]);
    log.push(event);
  };
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
