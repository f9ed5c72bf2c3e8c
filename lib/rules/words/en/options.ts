/** The table rules of every game, in English: read where a table chooses them, apart from the evening's words. */
import type { GameName } from "#lib/rules/rules";
import type { GameOptions } from "../words";
import { decaleOptionsEn } from "./decale-options";
import { tarotOptionsEn } from "./tarot-options";
import { vp5OptionsEn } from "./vp5-options";
import { whistOptionsEn } from "./whist-options";

export const optionsEn: Readonly<Record<GameName, GameOptions>> = {
  decale: decaleOptionsEn,
  tarot: tarotOptionsEn,
  vp5: vp5OptionsEn,
  whist: whistOptionsEn,
};
