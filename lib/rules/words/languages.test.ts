import { expect, test } from "vitest";
import { paper as en } from "#messages/en/rules/paper";
import { paper as fr } from "#messages/fr/rules/paper";
import { inEach, LANGS, LANGUAGES, languageOf } from "./languages";

test("a page speaks the language asked for, and French where that is unknown", () => {
  expect(LANGS.map(languageOf)).toEqual([...LANGS]);
  for (const other of ["xx", "FR", "", null, undefined]) expect(languageOf(other)).toBe("fr");
});

test("what each language says is kept under the language's name", () => {
  expect(inEach((lang) => LANGUAGES[lang].own)).toMatchObject({ fr: "Français", en: "English" });
});

test.each([
  ["fr", fr],
  ["en", en],
])("%s: no word in a table's cell has two meanings", (_, { tokens }) => {
  for (const [group, words] of Object.entries(tokens)) {
    const said = Object.values(words)
      .flat()
      .map((word) => word.toLowerCase());
    expect(said, group).toEqual([...new Set(said)]);
  }
});
