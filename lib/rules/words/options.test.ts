import { expect, test } from "vitest";
import { options as optionsEn } from "#messages/en/rules/options";
import { rulesWords as rulesWordsEn } from "#messages/en/rules/protocol";
import { options as optionsFr } from "#messages/fr/rules/options";
import { rulesWords as rulesWordsFr } from "#messages/fr/rules/protocol";
import { GAMES } from "../all-games";
import { type Edition, GAME_NAMES, type OptionSpec, type OptionValue } from "../rules";
import { sayOption } from "./words";

const LANGUAGES = { fr: { words: rulesWordsFr, options: optionsFr }, en: { words: rulesWordsEn, options: optionsEn } };

/** The choices or cells that need a name; plain numbers need none. */
const named = ({ kind, values }: OptionSpec, usual: OptionValue): string[] =>
  kind === "choice"
    ? (values ?? []).map(String)
    : kind === "table"
      ? Object.keys(usual as object).filter((key) => !/^\d$/.test(key))
      : [];

test.each(GAME_NAMES.flatMap((game) => (["fr", "en"] as const).map((lang) => [game, lang] as const)))(
  "%s: every edition, option, choice and cell has its words in %s",
  (game, lang) => {
    const { words, options } = LANGUAGES[lang];
    expect(Object.keys(options[game]).sort()).toEqual(GAMES[game].options.map(({ id }) => id).sort());
    for (const { id } of GAMES[game].editions) expect(words.games[game].editions[id]).toBeTruthy();
    for (const spec of GAMES[game].options) {
      const own = options[game][spec.id];
      expect(own?.label, spec.id).toBeTruthy();
      expect(own?.effect, spec.id).toMatch(/^\S.+\.$/);
      const usual = (GAMES[game].editions[0] as Edition).values[spec.id] as OptionValue;
      for (const key of named(spec, usual)) expect(own?.values?.[key], `${spec.id} ${key}`).toBeTruthy();
      expect(sayOption(options[game], spec, usual)).not.toMatch(/undefined|\[object/);
    }
  },
);
