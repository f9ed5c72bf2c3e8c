/** A deal's life, told: who changed what, when, why, and what it did to each column. */
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Points } from "#lib/rules/rules";
import type { Contest, Sheet, SheetDeal, Version } from "./sheet";

/** `before` and `after` are the deal's columns; null where it scored nothing: not noted yet, voided, passed, refused. */
export interface Chapter extends Version {
  readonly before: readonly Points[] | null;
  readonly after: readonly Points[] | null;
}

export interface History {
  readonly chapters: readonly Chapter[];
  readonly contests: readonly Contest[];
}

export function historyOf(sheet: Sheet, deal: SheetDeal): History {
  const scores = deal.versions.map((version) => columnsOf(sheet, deal, version.deal));
  const chapters = deal.versions.map((version, i) => ({ ...version, before: scores[i - 1] ?? null, after: scores[i] ?? null }));
  return { chapters, contests: deal.contests };
}

/** What a deal would write in the columns, at its turn and without the table's rulings. */
export function columnsOf({ rules }: Sheet, { turn }: Pick<SheetDeal, "turn">, deal: Json | null): readonly Points[] | null {
  const read = deal && gameOf(rules).read(rules, deal, turn);
  return read?.ok && !isEmptyDeal(read.value) ? gameOf(rules).score(rules, read.value).scores : null;
}
