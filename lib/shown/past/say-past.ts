// This folder: what screens tell of a history that comes from a spreadsheet.
/** What was understood of a file, and what is set aside of it and why, before anything is written. */
import { sum } from "#lib/rules/lists";
import type { NamePlan } from "#lib/season/past/names";
import type { LeftOut, Plan, SeasonPlan } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { dayOf, fullDay } from "../season/say-number";
import { numeral } from "../sheet/numeral";

type Text = Chunks["past"];

export function saySeason({ known, name, from, to, evenings }: SeasonPlan, t: Text, lang: Lang): string {
  const [first, last] = [evenings[0]?.day ?? from, evenings.at(-1)?.day ?? from];
  const dates = evenings.length > 1 ? t.between(fullDay(first, lang), fullDay(last, lang)) : fullDay(first, lang);
  return known
    ? t.inSeason(name, evenings.length, dates)
    : t.newSeason(name, evenings.length, dates, fullDay(from, lang), to && fullDay(to, lang));
}

/** Rows without a day, read as of the day above them: shown before they are written. Null: there are none. */
export function sayBelow(tables: readonly PastTable[], t: Text, lang: Lang): string | null {
  const below = new Map(tables.flatMap((table) => [...(table.below ?? [])]));
  const [day] = below.keys();
  if (day === undefined) return null;
  return t.below(sum([...below.values()]), below.size === 1 ? dayOf(day, lang) : null);
}

const LEFT: readonly LeftOut[] = ["there", "ended", "to-come", "nobody"];
const MOST_DAYS = 6;

/** Evenings that are not brought, a line a reason, with the first of their days. */
export const sayLeftOut = ({ left }: Pick<Plan, "left">, t: Text, lang: Lang): readonly string[] =>
  LEFT.flatMap((why) => {
    const own = left.filter((one) => one.why === why);
    const days = own.slice(0, MOST_DAYS).map(({ day }) => dayOf(day, lang));
    const said = days.join(", ") + (own.length > days.length ? "…" : "");
    return own.length > 0 ? [t.left[why](own.length, said, own[0]?.season ?? "")] : [];
  });

/** With several pages, a line is told with its page. */
const onPages = (tables: readonly PastTable[], t: Text, linesOf: (table: PastTable) => readonly string[]): readonly string[] =>
  tables.flatMap((table) =>
    linesOf(table).map((said) => (tables.length > 1 && table.page !== null ? t.onPage(table.page, said) : said)),
  );

/** Lines and columns that are set aside; what several parts of a page say alike, once. */
export const sayAside = (tables: readonly PastTable[], t: Text): readonly string[] => {
  const said = ({ aside }: PastTable) =>
    aside.map(({ line, text, why }) => t.why[why](line === null ? null : String(line), text));
  return distinct(onPages(tables, t, said));
};

/** Totals of the file that are not the sums of its figures. */
export const sayDiffers = (tables: readonly PastTable[], t: Text, lang: Lang): readonly string[] =>
  onPages(tables, t, ({ differs }) =>
    differs.map(({ name, written, summed }) => t.differs(name, numeral(written, "total", lang), numeral(summed, "total", lang))),
  );

/** A deal whose figures are not what its words score. */
export const sayDealDiffers = ({ line, name, written, computed }: Plan["told"]["differ"][number], t: Text, lang: Lang): string =>
  t.dealDiffers(line, name, numeral(written, "change", lang), numeral(computed, "change", lang));

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

export const withStatus = ({ names }: Pick<Plan, "names">, status: NamePlan["status"]): readonly NamePlan[] =>
  names.filter((one) => one.status === status);

/** Which names are players of the club, which are new, and which columns have no name. */
export function peopleIn(plan: Pick<Plan, "names">) {
  const [known, fresh, none] = [withStatus(plan, "known"), withStatus(plan, "new"), withStatus(plan, "none")];
  return {
    members: distinct(known.map(({ name }) => name)).length,
    guests: distinct(fresh.map(({ name }) => name)),
    /** In how many ways those people are written. */
    spelt: known.length + fresh.length,
    /** "Hugo Martin (hugo m.)", where it is written otherwise. */
    known: known.map(({ written, name }) => (written === name ? name : `${name} (${written})`)),
    unnamed: none.map(({ written }) => written),
  };
}
