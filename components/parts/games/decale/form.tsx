import { useState } from "react";
import { CardFace } from "#components/parts/cards/card-face";
import { Hint } from "#components/parts/field/hint";
import type { FormProps } from "#components/parts/games/desk";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { Keypad } from "#components/parts/ledger/keypad";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useWords } from "#components/parts/words/words";
import { DIPLOMAS, type Diploma, SCHOOLS, type School } from "#lib/rules/decale/data";
import { DECKS, parseCard } from "#lib/rules/deck";
import { optionOf, type Seat } from "#lib/rules/rules";
import {
  announcedBetOf,
  asksCampOnly,
  type DecaleDraft,
  focusNext,
  mayCall,
  mayClaim,
  readDraft,
  typeInto,
  withBet,
} from "#lib/sheet/drafts/decale";
import { eraseDigit, pressDigit } from "#lib/sheet/drafts/draft";
import { AsideRow } from "./aside-row";
import { CheckLine } from "./check-line";
import { sayBet } from "./desk";
import { PilePad } from "./pile-pad";
import { PointsRows } from "./points-rows";
import { PrimesRow } from "./primes-row";

/** One screen: who bets what, with whom, whose cards; the columns move while you type. */
export function DecaleForm(props: FormProps) {
  const { rules, names, number, correcting, onDraft, onSave, onAnnounce, onCancel, last } = props;
  const draft = props.draft as DecaleDraft;
  const words = useWords();
  const { m } = words;
  const t = m.screens.decale;
  const [counting, setCounting] = useState(false);
  const change = (changes: Partial<DecaleDraft>) => onDraft({ ...draft, ...changes });
  const reading = readDraft(rules, draft);
  const bets = optionOf<boolean>(rules, "bets");
  const typing = draft.typed.some((text) => text !== "") || draft.campTyped !== "";
  const announced = announcedBetOf(draft);
  const refused = reading.faults.length > 0;
  const label = reading.deal
    ? (correcting ? m.screens.deal.correct : m.screens.deal.save)(number)
    : refused
      ? m.screens.deal.fix
      : (t.missing[reading.missing ?? "points"] as string);

  return (
    <main className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      <TopBar
        left={<QuietButton onClick={onCancel}>{m.screens.deal.cancel}</QuietButton>}
        centre={m.screens.deal.number(number)}
        right={bets && !correcting && <QuietButton onClick={() => onSave({ passed: true })}>{t.nobody}</QuietButton>}
      />
      <h1 className="edge max-w-[720px] pt-1 pb-2 text-sentence" aria-live="polite">
        {bets ? sayBet({ seat: draft.bettor ?? undefined, ...(announced ?? {}) }, names, words) : t.sentence.noBets}
      </h1>
      <div className="max-w-[720px]">
        {mayCall(rules) && <CallRow draft={draft} change={change} />}
        {bets && (
          <>
            <ChoiceRow
              label={t.diploma}
              choices={DIPLOMAS.map((diploma) => ({
                value: diploma,
                label: <DiplomaLabel id={diploma} worth={optionOf<Record<string, number>>(rules, "diplomas")[diploma]} />,
              }))}
              value={draft.diploma}
              onChange={(diploma: Diploma) => change({ diploma })}
            />
            <ChoiceRow
              label={t.bettor}
              className="border-stroke border-t"
              choices={names.map((name, seat) => ({ value: seat, label: name }))}
              value={draft.bettor}
              onChange={(bettor: Seat) => change({ bettor, partner: draft.partner === bettor ? null : draft.partner })}
            />
            {mayCall(rules) && draft.call !== "none" && (
              <ChoiceRow
                label={t.partner}
                className="border-rule border-t"
                choices={names.map((name, seat) => ({
                  value: seat,
                  label: name,
                  closed: seat === draft.bettor && !optionOf<boolean>(rules, "self-call"),
                }))}
                value={draft.partner}
                onChange={(partner: Seat) => change({ partner })}
              />
            )}
          </>
        )}
        <PointsRows rules={rules} names={names} draft={draft} reading={reading} change={change} />
        <div className={refused ? "py-1" : "edge flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-0.5"}>
          {typing || correcting || refused ? (
            <CheckLine rules={rules} names={names} draft={draft} reading={reading} change={change} />
          ) : draft.bettor !== null || !bets ? (
            announced && <Hint onClick={() => onAnnounce(announced)}>{m.screens.deal.later}</Hint>
          ) : (
            <>
              {last && (
                <Hint onClick={() => change({ ...withBet((last as { bet?: object | null }).bet ?? null), partner: null })}>
                  {m.screens.deal.same}
                </Hint>
              )}
              <Hint onClick={() => onSave({ misdeal: true })}>{m.screens.deal.misdeal}</Hint>
            </>
          )}
          {(counting || !(typing || refused)) && (
            <div className={refused ? "edge" : ""}>
              <Hint onClick={() => setCounting(!counting)}>{counting ? m.screens.deal.type : m.screens.deal.count}</Hint>
            </div>
          )}
        </div>
        {mayClaim(rules) && <PrimesRow rules={rules} names={names} draft={draft} change={change} />}
        {rules.players === 5 && optionOf<string>(rules, "last-tie") === "aside" && asksCampOnly(rules, draft) && (
          <AsideRow draft={draft} change={change} />
        )}
        {props.extra}
      </div>
      <div className="sticky bottom-0 mt-auto max-w-[720px] bg-paper">
        {counting ? (
          <PilePad rules={rules} names={names} draft={draft} onDraft={onDraft} />
        ) : (
          <Keypad
            onDigit={(digit) => onDraft(typeInto(rules, draft, (typed) => pressDigit(typed, digit)))}
            onErase={() => onDraft(typeInto(rules, draft, eraseDigit))}
            onNext={asksCampOnly(rules, draft) ? undefined : () => onDraft(focusNext(rules, draft))}
          />
        )}
        <div className="edge foot pt-3">
          <PrimaryButton className="w-full" ready={reading.deal !== null} onClick={() => reading.deal && onSave(reading.deal)}>
            {label}
          </PrimaryButton>
        </div>
      </div>
    </main>
  );
}

function DiplomaLabel({ id, worth }: { id: Diploma; worth: number | undefined }) {
  const { rules } = useWords();
  return (
    <>
      {rules.games.decale.terms[id]} <span className="text-corner text-ink2">{worth}</span>
    </>
  );
}

/** The Proviseurs are chosen by their face, with a word under each. */
function CallRow({ draft, change }: { draft: DecaleDraft; change: (changes: Partial<DecaleDraft>) => void }) {
  const { m, rules } = useWords();
  const { terms } = rules.games.decale;
  const faces = SCHOOLS.map((school) => ({ value: school as School | "none", label: terms[school] as string }));
  return (
    <fieldset className="edge flex items-center justify-between pb-1">
      <legend className="sr-only">{m.screens.decale.call}</legend>
      {faces.map(({ value, label }) => (
        <label key={value} className="flex cursor-pointer flex-col items-center">
          <input
            type="radio"
            name="call"
            className="peer sr-only"
            checked={draft.call === value}
            onChange={() => change({ call: value })}
          />
          <span className="rounded-[9px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4">
            <CardFace
              deck="decale"
              label=""
              card={parseCard(DECKS.decale, `${value}-PRO`) as number}
              width={48}
              state={draft.call === value ? "chosen" : "played"}
            />
          </span>
          <span className="text-head">{label}</span>
        </label>
      ))}
      <label className="flex min-h-11 min-w-11 cursor-pointer items-center text-center text-head">
        <input
          type="radio"
          name="call"
          className="peer sr-only"
          checked={draft.call === "none"}
          onChange={() => change({ call: "none", partner: null })}
        />
        <span className={`max-w-[4.5rem] px-2 py-1 peer-focus-visible:outline-2 ${draft.call === "none" ? "pen" : "m-0.5"}`}>
          {m.screens.decale.noCall}
        </span>
      </label>
    </fieldset>
  );
}
