/** How French is printed (LOOK): a narrow space that does not break before : ; ! ? and inside « », and the curled apostrophe. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, textsOf } from "./texts.fixture";

const WRONG = / [:;!?»]|«(?!\u202f)|[\p{L}»][:;!?](?: |$)|\p{L}'/u;

test("texts are found in templates without their code", () => {
  const source = ['const a = b ? "c : d" : `e $', '{f ? `g !` : "h"} ?`; // « i\n'].join("");
  expect(textsOf(source)).toEqual(["c : d", "e ", "g !", "h", " ?"]);
});

test.each(["Litige : voir", "Vraiment ?", "« ici", "Fin:", "l'as"])("“%s” is not French typography", (text) => {
  expect(text).toMatch(WRONG);
});

test.each(filesIn("fr"))("%s follows French typography", (file) => {
  expect(textsOf(readFileSync(file, "utf8")).filter((text) => WRONG.test(text))).toEqual([]);
});
