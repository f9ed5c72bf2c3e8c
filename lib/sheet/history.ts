/** A deal's history: who changed what, when, why, and its effect on each column. */
import type { Totals } from "#lib/rules/rules";
import { dealColumns } from "./deal-columns";
import { isSameDeal } from "./same-deal";
import type { Contest, Rival, Ruled, Sheet, SheetDeal, Version, Withdrawn } from "./sheet";

/**
 * `before` and `after`: the deal's columns by person, null for people who did not play; null as a whole if it scored nothing: not
 * noted yet, voided, passed or refused.
 */
export interface Chapter extends Version {
  readonly before: Totals | null;
  readonly after: Totals | null;
  /** Noted by a phone that did not know of a change, without effect: the deal stays voided or corrected. */
  readonly vain: "voided" | "corrected" | null;
}

/** An entry of the history: a version, a contest, what ended it, or a withdrawal. One decision may end several contests. */
type Told = { readonly event: string } & (
  | { readonly chapter: Chapter }
  | { readonly contest: Contest }
  | { readonly ruling: Ruled }
  | { readonly withdrawn: Withdrawn }
);

/** In the order of the log. */
export function historyOf(sheet: Sheet, deal: SheetDeal): Told[] {
  const contests = [...deal.contests, ...deal.withdrawn.flatMap(({ contest }) => contest ?? [])];
  const ruled = [...deal.contests, ...deal.withdrawn].flatMap(({ ruling }) => ruling ?? []);
  const rulings = new Map(ruled.map((ruling) => [ruling.event, ruling]));
  const told: Told[] = [
    ...contests.map((contest) => ({ event: contest.event, contest })),
    ...chaptersOf(sheet, deal).map((chapter) => ({ event: chapter.event, chapter })),
    ...[...rulings].map(([event, ruling]) => ({ event, ruling })),
    ...deal.withdrawn.map((withdrawn) => ({ event: withdrawn.event, withdrawn })),
  ];
  return told.sort((one, other) => deal.story.indexOf(one.event) - deal.story.indexOf(other.event));
}

/** The entry under which a version of another phone is told: the last chapter that was noted before it, else the first. */
export function toldUnder(told: readonly Told[], { at }: Pick<Rival, "at">): string | undefined {
  const chapters = told.flatMap((one) => ("chapter" in one ? [one.chapter] : []));
  return (chapters.findLast((chapter) => chapter.at <= at) ?? chapters[0])?.event;
}

/** Whether the deal's figures hold the points of this ruling: those of the last one that added some. */
export const isInFigures = ({ contests }: Pick<SheetDeal, "contests">, { event }: Pick<Ruled, "event">): boolean =>
  contests.findLast(({ ruling }) => ruling?.points)?.ruling?.event === event;

function chaptersOf(sheet: Sheet, deal: SheetDeal): Chapter[] {
  let said: Version | undefined;
  let voided = false;
  let before: Chapter["before"] = null;
  return deal.versions.map((version): Chapter => {
    const { kind } = version;
    if (kind === "deal.replaced") said = version;
    said ??= version;
    voided = kind === "deal.voided" || (voided && kind !== "deal.restored");
    const after = voided ? null : dealColumns(sheet, deal, said);
    const chapter = { ...version, before, after, vain: kind === "deal.voided" ? null : vainOf(sheet, version, said, voided) };
    before = after;
    return chapter;
  });
}

function vainOf({ rules }: Sheet, version: Version, said: Version, voided: boolean): Chapter["vain"] {
  if (voided) return "voided";
  const [{ deal }, { deal: counts }] = [version, said];
  return deal && counts && !isSameDeal(rules, { ...version, deal }, { ...said, deal: counts }) ? "corrected" : null;
}
