/** Reasons and lines that any game's sheet may need, en français. */
import { commonFr, commonLinesFr } from "#lib/rules/words/common-fr";
import { sheetFr, sheetLinesFr } from "#lib/sheet/words-fr";

export const sharedFr = { common: { ...commonFr, ...sheetFr }, lines: { ...commonLinesFr, ...sheetLinesFr } };
