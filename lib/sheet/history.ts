/** A deal's life, told: who changed what, when, why, and what it did to each column. */
import { gameOf } from "#lib/rules/games";
import { isEmptyDeal, type Points } from "#lib/rules/rules";
import { rulesAt } from "#lib/rules/seating";
import { isSameDeal } from "./same-deal";
import type { Contest, Sheet, SheetDeal, Version } from "./sheet";

/**
 * `before` and `after` are the deal's columns, by person, null for who did not play; null where it scored nothing: not noted yet,
 * voided, passed, refused.
 */
export interface Chapter extends Version {
  readonly before: readonly (Points | null)[] | null;
  readonly after: readonly (Points | null)[] | null;
  /** Noted in vain, by a phone that did not know: the deal stays voided, or goes on saying what it was corrected to. */
  readonly vain: "voided" | "corrected" | null;
}

interface History {
  readonly chapters: readonly Chapter[];
  readonly contests: readonly Contest[];
}

export function historyOf(sheet: Sheet, deal: SheetDeal): History {
  let said: Version | undefined;
  let voided = false;
  let before: Chapter["before"] = null;
  const chapters = deal.versions.map((version): Chapter => {
    const { kind } = version;
    if (kind === "deal.replaced") said = version;
    said ??= version;
    voided = kind === "deal.voided" || (voided && kind !== "deal.restored");
    const after = voided ? null : columnsOf(sheet, deal, said);
    const chapter = { ...version, before, after, vain: kind === "deal.voided" ? null : vainOf(sheet, version, said, voided) };
    before = after;
    return chapter;
  });
  return { chapters, contests: deal.contests };
}

function vainOf({ rules }: Sheet, version: Version, said: Version, voided: boolean): Chapter["vain"] {
  if (voided) return "voided";
  const [{ deal }, { deal: counts }] = [version, said];
  return deal && counts && !isSameDeal(rules, { ...version, deal }, { ...said, deal: counts }) ? "corrected" : null;
}

/** What a deal would write in the columns, by person, at its turn and without the table's rulings. */
export function columnsOf(
  { rules, people }: Pick<Sheet, "rules" | "people">,
  { turn, seats: now }: Pick<SheetDeal, "turn" | "seats">,
  { deal, seats }: Pick<Version, "deal" | "seats">,
): readonly (Points | null)[] | null {
  const own = rulesAt(rules, seats.length) ?? rules;
  const read = deal && gameOf(own).read(own, deal, seats.length === now.length ? turn : undefined);
  if (!read?.ok || isEmptyDeal(read.value)) return null;
  const { scores } = gameOf(own).score(own, read.value);
  return people.map((_, person) => scores[seats.indexOf(person)] ?? null);
}
