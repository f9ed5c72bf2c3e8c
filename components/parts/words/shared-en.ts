/** Reasons and lines that any game's sheet may need, in English. */
import { commonEn, commonLinesEn } from "#lib/rules/words/common-en";
import { sheetEn, sheetLinesEn } from "#lib/sheet/words-en";

export const sharedEn = { common: { ...commonEn, ...sheetEn }, lines: { ...commonLinesEn, ...sheetLinesEn } };
