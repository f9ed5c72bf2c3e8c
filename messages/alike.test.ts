/** A text that several screens share is written only in `alike.ts`, and the screens take it from there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGS, type Lang } from "#lib/rules/words/languages";
import { filesIn } from "./texts.fixture";

/** The shared texts by their names, such as "back.sheet". */
async function textsIn(lang: Lang): Promise<ReadonlyMap<string, string>> {
  const [alike, { tarotTerms }] = await Promise.all([
    import(/* @vite-ignore */ `./${lang}/alike.ts`),
    import(/* @vite-ignore */ `./${lang}/alike/tarot.ts`),
  ]);
  const rows = Object.entries({ ...alike, tarot: tarotTerms } as Record<string, object>).flatMap(([group, members]) =>
    Object.entries(members).map(([name, text]) => [`${group}.${name}`, text] as const),
  );
  return new Map(rows.filter(([, text]) => typeof text === "string"));
}

/** The names of a language's screen files that write this text again. */
const again = (lang: Lang, text: string): string[] =>
  filesIn(lang)
    // What the rules say takes nothing from screens.
    .filter((file) => !/\/(?:alike\b|rules\/)/.test(file))
    .filter((file) => readFileSync(file, "utf8").includes(`: "${text}"`))
    .map((file) => file.slice(`messages/${lang}/`.length));

/** Texts that a file may write again, each with its reason. */
const KEPT = {
  "back.sheets broken.ts": "comes with every page in each language, and brings nothing along",
  "back.sheet broken.ts": "the same",
  "press.openSheet opening.ts": "opens a sheet that there was not",
  "pages.table sheet/contest.ts": "what the table moved",
  "heads.deal sheet/contest.ts": "what the deal makes of it",
  "heads.deals hall/others.ts": "begins a sentence",
  "tarot.typePoints games/decale.ts": "another game, which comes without the terms of tarot",
};

test("texts that are alike in every language are written once", async () => {
  const texts = await Promise.all(LANGS.map(async (lang) => [lang, await textsIn(lang)] as const));
  const [[, first] = ["", new Map<string, string>()]] = texts;
  const found = [...first.keys()].flatMap((name) => {
    const [files = [], ...others] = texts.map(([lang, of]) => again(lang, of.get(name) ?? ""));
    return files.filter((file) => others.every((other) => other.includes(file))).map((file) => `${name} ${file}`);
  });
  expect(found.sort(), "to be taken from alike.ts").toEqual(Object.keys(KEPT).sort());
});
