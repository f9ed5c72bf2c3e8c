/** English is written for somebody who plays cards in English: curled apostrophes, no French spacing, one word for one thing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vp5 } from "#messages/en/rules/vp5";
import { filesIn, textsOf } from "./texts.fixture";

/** Wrong words. The right ones: side, chien, dispute, chelem, misdeal, pousse, court cards, purple, end and resume a game. */
const OTHERWISE =
  /\b(camps?|dog|contest(s|ed)?|slams?|false deal|consummated|over-contract|violet|misère of (courts|heads|pictures)|stop(ped)? the game|game over|Pouce)\b/i;
const TYPED = /\p{L}'|\u202f/u;
/** Whether a text is a name in the code or of a file, rather than words for people. */
const isToken = (text: string): boolean => /^[#.]|^[a-z\d.-]*$/.test(text);

test.each(["the winning camp", "in the dog", "A false deal", "Misère of heads, Inès", "Stop the game", "the taker's"])(
  "“%s” is not English typography",
  (text) => {
    expect(OTHERWISE.test(text) || TYPED.test(text)).toBe(true);
  },
);

/** Files that keep their spelling, because older tables and spreadsheets written with it must still be read. */
const WRITTEN = ["messages/en/rules/paper.ts", "messages/en/rules/spreadsheet.ts"];

test.each(filesIn("en").filter((file) => !WRITTEN.includes(file)))("%s follows English typography", (file) => {
  const texts = textsOf(readFileSync(file, "utf8")).filter((text) => !isToken(text) && !/\(or pouce\)|slam chelem/.test(text));
  expect(texts.filter((text) => OTHERWISE.test(text) || TYPED.test(text))).toEqual([]);
});

test("a bid has one spelling in every game, and English rows have no French space", () => {
  expect([vp5.terms.pouce, vp5.lines.band.label({ row: "+5" })]).toEqual(["Pousse", "Row +5 pts"]);
});
