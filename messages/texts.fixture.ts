import { readdirSync } from "node:fs";
import type { Lang } from "#lib/rules/words/languages";

/** The files that hold the texts of a language. */
export const filesIn = (lang: Lang): string[] =>
  readdirSync(`messages/${lang}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `messages/${lang}/${file}`);

/** The texts of a file: its strings, and its templates without the computed parts. */
export function textsOf(source: string): string[] {
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
