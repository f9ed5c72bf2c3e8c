import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { sum } from "#lib/rules/lists";
import { MOST_BROUGHT } from "#lib/season/club/history-body";
import { keptOf } from "#lib/season/past/body";
import type { NamePlan } from "#lib/season/past/names";
import type { OtherPage } from "#lib/season/past/pages";
import type { LeftOut, Plan } from "#lib/season/past/plan";
import type { Aside, Differs, PastTable } from "#lib/season/past/table";
import { dayOf, fullDay } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { Lines, Note, Part } from "./part";
import { PastSeasons, type PlanProps } from "./past-seasons";

interface Props extends PlanProps {
  tables: readonly PastTable[];
  others: readonly OtherPage[];
}

/** Tells what was understood, who is who, and what is set aside and why, before anything is written. */
export function PastPlan(props: Props) {
  const { tables, plan, choices, onChoices } = props;
  const { lang, rules, t } = useWordsAnd("past");
  // With several pages, a line is told with its page.
  const onPage = ({ page }: PastTable, said: string) => (tables.length > 1 && page !== null ? t.onPage(page, said) : said);
  const aside = tables.flatMap((table) => table.aside.map((one) => onPage(table, sayAside(one, t))));
  const differs = tables.flatMap((table) => table.differs.map((one) => onPage(table, sayDiffers(one, t, lang))));
  return (
    <>
      <Understood {...props} />
      {plan.seasons.length > 0 && <PastSeasons {...{ plan, choices, onChoices }} />}
      <NearNames {...props} />
      <People plan={plan} />
      <ToldApart told={plan.told} />
      {plan.notZero.length > 0 && (
        <Part title={t.notZero(plan.notZero.length)}>
          <Note>{t.notZeroNote(rules.names[choices.game])}</Note>
          <Lines
            isWrong
            lines={plan.notZero.map(({ day, sum }) => t.evening(fullDay(day, lang), numeral(sum, "change", lang)))}
          />
        </Part>
      )}
      {(plan.others.size > 0 || plan.left.length > 0 || aside.length > 0 || differs.length > 0) && (
        <Part title={t.aside}>
          <Lines lines={[...plan.others].map(([game, n]) => t.otherGame(rules.names[game], n))} />
          <Lines lines={LEFT.flatMap((why) => sayLeft(plan, why, t, lang))} />
          <Lines isWrong lines={differs} />
          <Lines lines={distinct(aside)} />
        </Part>
      )}
    </>
  );
}

/** The pages that hold a table, and how each was read. */
function Understood({ tables, others, plan: { told } }: Props) {
  const { lang, t } = useWordsAnd("past");
  const below = new Map(tables.flatMap((table) => [...(table.below ?? [])]));
  return (
    <Part title={t.understood}>
      <Lines
        lines={tables.map(({ page, layout, evenings, names }) => t.table(page, t.layout[layout], evenings.length, names.length))}
      />
      <Lines lines={others.map(({ page, why }) => t.page(page, t.whyNot[why]))} />
      {tables.some(({ isGuessed }) => isGuessed) && <Note>{t.guessed}</Note>}
      {below.size > 0 && <Note>{sayBelow(below, t, lang)}</Note>}
      {tables.some(({ layout }) => layout === "deals") && <Note>{told.played > 0 ? t.dealsTold(told.played) : t.deals}</Note>}
      {told.summed > 0 && <Note>{t.summed(told.summed)}</Note>}
      {told.played + told.paper > MOST_BROUGHT.played && (
        <Note look="text-neg">{(keptOf(told) === "played" ? t.tooManyPaper : t.tooManyTold)(MOST_BROUGHT.played)}</Note>
      )}
      {tables.some(({ layout }) => layout !== "deals") && <Note>{t.totalsOnly}</Note>}
    </Part>
  );
}

/** Names close to a player's: the user decides for each whether it is the same person. */
function NearNames({ plan, choices, onChoices }: Props) {
  const t = useWordsOf("past");
  const near = withStatus(plan, "near");
  const decide = ({ written }: NamePlan, isSame: boolean) =>
    onChoices({ ...choices, isSame: { ...choices.isSame, [written]: isSame } });
  if (near.length === 0) return null;
  return (
    <Part title={t.who}>
      <ul>
        {near.map((one) => (
          <NearName key={one.written} one={one} value={choices.isSame[one.written]} onDecide={(same) => decide(one, same)} />
        ))}
      </ul>
    </Part>
  );
}

/** Which names are players of the club, which are new, and which columns have no name. */
function People({ plan }: { plan: Plan }) {
  const t = useWordsOf("past");
  const [known, fresh, none] = [withStatus(plan, "known"), withStatus(plan, "new"), withStatus(plan, "none")];
  const members = distinct(known.map(({ name }) => name));
  const guests = distinct(fresh.map(({ name }) => name));
  const people = members.length + guests.length;
  const spelt = known.length + fresh.length;
  return (
    <Part title={t.people(members.length, guests.length)}>
      {guests.length > 0 && <p className="edge pt-1 text-choice">{t.fresh(guests)}</p>}
      {spelt > people && <Note look="text-ink2">{t.spelt(spelt, people)}</Note>}
      {known.length > 0 && <Note look="text-ink2">{t.known(known.map(sayKnown))}</Note>}
      {none.length > 0 && <Note look="text-ink2">{t.unnamed(none.map(({ written }) => written))}</Note>}
      {plan.doubled > 0 && <Note look="text-neg">{t.doubled(plan.doubled)}</Note>}
    </Part>
  );
}

/** Deals whose figures differ from what their words score. */
function ToldApart({ told: { differ, unread } }: { told: Plan["told"] }) {
  const { lang, t } = useWordsAnd("past");
  if (differ.length + unread.length === 0) return null;
  return (
    <Part title={t.toldApart(differ.length + unread.length)}>
      <Note>{t.toldApartNote}</Note>
      <Lines
        isWrong
        lines={differ.map(({ line, name, written, computed }) =>
          t.dealDiffers(line, name, numeral(written, "change", lang), numeral(computed, "change", lang)),
        )}
      />
      <Lines
        lines={unread.map(({ line, text, nobody }) =>
          nobody === undefined ? t.dealUnread(line, text) : t.dealNobody(line, nobody),
        )}
      />
    </Part>
  );
}

const withStatus = ({ names }: Plan, status: NamePlan["status"]): readonly NamePlan[] =>
  names.filter((one) => one.status === status);

const LEFT: readonly LeftOut[] = ["there", "ended", "to-come", "nobody"];
const distinct = (names: readonly string[]): string[] => [...new Set(names)];
const sayKnown = ({ written, name }: NamePlan): string => (written === name ? name : `${name} (${written})`);

function sayLeft({ left }: Plan, why: LeftOut, t: Chunks["past"], lang: Lang): string[] {
  const own = left.filter((one) => one.why === why);
  if (own.length === 0) return [];
  const days = own.slice(0, 6).map(({ day }) => dayOf(day, lang));
  return [t.left[why](own.length, days.join(", ") + (own.length > days.length ? "…" : ""), own[0]?.season ?? "")];
}

/** Rows without a day, read as of the day above them: shown before they are written. */
function sayBelow(below: ReadonlyMap<string, number>, t: Chunks["past"], lang: Lang): string {
  const [day] = below.keys();
  return t.below(sum([...below.values()]), below.size === 1 && day !== undefined ? dayOf(day, lang) : null);
}

const sayAside = ({ line, text, why }: Aside, t: Chunks["past"]): string => t.why[why](line === null ? null : String(line), text);

const sayDiffers = ({ name, written, summed }: Differs, t: Chunks["past"], lang: Lang): string =>
  t.differs(name, numeral(written, "total", lang), numeral(summed, "total", lang));

/** A name close to a player's: asks whether it is the same person. */
function NearName({ one, value, onDecide }: { one: NamePlan; value: boolean | undefined; onDecide: (same: boolean) => void }) {
  const t = useWordsOf("past");
  const answers = [
    [true, t.same(one.of?.name ?? "")],
    [false, t.alike.said.somebodyElse],
  ] as const;
  return (
    <li data-undecided={value === undefined || undefined} className="edge border-rule border-b py-1">
      <fieldset className="flex flex-wrap items-center justify-between gap-x-4">
        <legend className="text-choice wrap-anywhere">{t.near(one.written, one.evenings)}</legend>
        {answers.map(([same, label]) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3 text-reason">
            <input type="radio" className="size-5 accent-ink" checked={value === same} onChange={() => onDecide(same)} />
            {label}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
