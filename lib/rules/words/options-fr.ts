/** The table rules of every game, in French: read where a table chooses them, apart from the evening's words. */
import type { GameName } from "../rules";
import { decaleOptionsFr } from "./decale-options-fr";
import { tarotOptionsFr } from "./tarot-options-fr";
import { vp5OptionsFr } from "./vp5-options-fr";
import { whistOptionsFr } from "./whist-options-fr";
import type { GameOptions } from "./words";

export const optionsFr: Readonly<Record<GameName, GameOptions>> = {
  decale: decaleOptionsFr,
  tarot: tarotOptionsFr,
  vp5: vp5OptionsFr,
  whist: whistOptionsFr,
};
