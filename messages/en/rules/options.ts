/** The table rules of every game, in English: read where a table chooses them, apart from the evening's words. */
import type { GameName } from "#lib/rules/rules";
import type { GameOptions } from "#lib/rules/words/words";
import { decaleOptions } from "./decale-options";
import { tarotOptions } from "./tarot-options";
import { vp5Options } from "./vp5-options";
import { whistOptions } from "./whist-options";

export const options: Readonly<Record<GameName, GameOptions>> = {
  decale: decaleOptions,
  tarot: tarotOptions,
  vp5: vp5Options,
  whist: whistOptions,
};
