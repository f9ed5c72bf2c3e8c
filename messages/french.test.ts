/** How French is printed (LOOK): a narrow space that does not break before : ; ! ? and inside « », and the curled apostrophe. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = ["messages", "lib"].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /(^|[-/])fr(\.ts$|\/.*\.ts$)/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The texts of a file: its strings, and its templates without what is computed in them. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  let at = 0;
  const until = (close: string) => {
    const start = at;
    while (source[at] !== close && !(close === "`" && source.startsWith("${", at))) at += source[at] === "\\" ? 2 : 1;
    texts.push(source.slice(start, at));
  };
  function code(close: string | undefined): void {
    for (; at < source.length && source[at] !== close; at++) {
      const end = ({ "//": "\n", "/*": "*/" } as Record<string, string>)[source.slice(at, at + 2)];
      if (end) at = source.indexOf(end, at);
      else if (source[at] === "{") nested("}");
      else if (source[at] === '"') {
        at++;
        until('"');
      } else if (source[at] === "`") template();
    }
  }
  function nested(close: string): void {
    at++;
    code(close);
  }
  function template(): void {
    at++;
    for (until("`"); source[at] === "$"; until("`")) {
      at++;
      nested("}");
      at++;
    }
  }
  code(undefined);
  return texts;
}

const WRONG = / [:;!?»]|«(?!\u202f)|[\p{L}»][:;!?](?: |$)|\p{L}'/u;

test("the reader of texts finds a template's own words and not its code", () => {
  const source = ['const a = b ? "c : d" : `e $', '{f ? `g !` : "h"} ?`; // « i\n'].join("");
  expect(textsOf(source)).toEqual(["c : d", "e ", "g !", "h", " ?"]);
});

test.each(["Litige : voir", "Vraiment ?", "« ici", "Fin:", "l'as"])("%s is wrong", (text) => {
  expect(text).toMatch(WRONG);
});

test.each(FILES)("%s is printed as French is", (file) => {
  expect(textsOf(readFileSync(file, "utf8")).filter((text) => WRONG.test(text))).toEqual([]);
});
