import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { MOST_BROUGHT } from "#lib/season/club/history-body";
import { keptOf } from "#lib/season/past/body";
import type { NamePlan } from "#lib/season/past/names";
import type { OtherPage } from "#lib/season/past/pages";
import type { Plan } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import { peopleIn, sayAside, sayBelow, sayDealDiffers, sayDiffers, sayLeftOut, withStatus } from "#lib/shown/past/say-past";
import { fullDay } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
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
  const aside = sayAside(tables, t);
  const differs = sayDiffers(tables, t, lang);
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
          <Lines lines={sayLeftOut(plan, t, lang)} />
          <Lines isWrong lines={differs} />
          <Lines lines={aside} />
        </Part>
      )}
    </>
  );
}

/** The pages that hold a table, and how each was read. */
function Understood({ tables, others, plan: { told } }: Props) {
  const { lang, t } = useWordsAnd("past");
  const below = sayBelow(tables, t, lang);
  return (
    <Part title={t.understood}>
      <Lines
        lines={tables.map(({ page, layout, evenings, names }) => t.table(page, t.layout[layout], evenings.length, names.length))}
      />
      <Lines lines={others.map(({ page, why }) => t.page(page, t.whyNot[why]))} />
      {tables.some(({ isGuessed }) => isGuessed) && <Note>{t.guessed}</Note>}
      {below && <Note>{below}</Note>}
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
  const { members, guests, spelt, known, unnamed } = peopleIn(plan);
  const people = members + guests.length;
  return (
    <Part title={t.people(members, guests.length)}>
      {guests.length > 0 && <p className="edge pt-1 text-choice">{t.fresh(guests)}</p>}
      {spelt > people && <Note look="text-ink2">{t.spelt(spelt, people)}</Note>}
      {known.length > 0 && <Note look="text-ink2">{t.known(known)}</Note>}
      {unnamed.length > 0 && <Note look="text-ink2">{t.unnamed(unnamed)}</Note>}
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
      <Lines isWrong lines={differ.map((one) => sayDealDiffers(one, t, lang))} />
      <Lines
        lines={unread.map(({ line, text, nobody }) =>
          nobody === undefined ? t.dealUnread(line, text) : t.dealNobody(line, nobody),
        )}
      />
    </Part>
  );
}

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
