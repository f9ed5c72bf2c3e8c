/** The table rules of every game, in French: read where a table chooses them, apart from the evening's words. */
import type { GameName } from "#lib/rules/rules";
import type { GameOptions } from "../words";
import { decaleOptionsFr } from "./decale-options";
import { tarotOptionsFr } from "./tarot-options";
import { vp5OptionsFr } from "./vp5-options";
import { whistOptionsFr } from "./whist-options";

export const optionsFr: Readonly<Record<GameName, GameOptions>> = {
  decale: decaleOptionsFr,
  tarot: tarotOptionsFr,
  vp5: vp5OptionsFr,
  whist: whistOptionsFr,
};
