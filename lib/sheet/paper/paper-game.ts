/** A game on paper: the columns that describe a deal, and how it is read from them and written in them. */

import type { Json } from "#lib/rules/read";
import type { GameName, Rules } from "#lib/rules/rules";
import type { Lang } from "#lib/rules/words/languages";
import { attackPaper } from "./attack";
import type { Column, Written } from "./column";
import { decalePaper } from "./decale";
import type { Row } from "./row";
import { whistPaper } from "./whist";

interface PaperGame {
  readonly fields: (rules: Rules, names: readonly string[]) => readonly Column[];
  readonly read: (rules: Rules, row: Row) => Json;
  /** `deal` as its game read it, and played. */
  readonly write: (names: readonly string[], deal: object, lang: Lang) => Written;
}

/** Apart from the rules (`Game`), so that it is loaded only to read or write a table. */
const PAPER: Readonly<Record<GameName, PaperGame>> = {
  tarot: attackPaper,
  vp5: attackPaper,
  decale: decalePaper,
  whist: whistPaper,
};

export const paperOf = ({ game }: Pick<Rules, "game">): PaperGame => PAPER[game];
