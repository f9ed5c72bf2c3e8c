import { useState } from "react";
import { CardFace } from "#components/parts/cards/card-face";
import { FormPage } from "#components/parts/form/form-page";
import { type Way, Ways } from "#components/parts/form/ways";
import type { FormPart, FormProps } from "#components/parts/games/desk";
import { QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { Keypad } from "#components/parts/ledger/keypad";
import { useWords } from "#components/parts/words/words";
import { DIPLOMAS, SCHOOLS, type School } from "#lib/rules/decale/data";
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
import { type Editing, eraseDigit, pressDigit } from "#lib/sheet/drafts/draft";
import type { Words } from "#messages/words";
import { AsideRow } from "./aside-row";
import { CheckLine, fieldOf, Refused } from "./check-line";
import { sayBet } from "./desk";
import { PilePad } from "./pile-pad";
import { PointsRows } from "./points-rows";
import { PrimesRow } from "./primes-row";

/** One screen: who bets what, with whom, whose cards; the columns move while you type. */
export function DecaleForm(props: FormProps) {
  const { rules, names, number, correcting, onDraft, onSave, onCancel } = props;
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
  const refused = reading.faults[0] && (reading.faults.some((fault) => fieldOf(fault) === "points") ? "points" : "extras");
  const shared = { rules, names, draft, reading, change };
  const pile = { label: counting ? m.screens.deal.type : m.screens.deal.count, onTake: () => setCounting(!counting) };
  const begun = counting || !typing ? [pile] : [];
  const ways = typing || correcting ? begun : beginnings(props, draft, change, m, pile);
  const label = reading.deal
    ? (correcting ? m.screens.deal.correct : m.screens.deal.save)(number)
    : refused
      ? refused === "points"
        ? m.screens.deal.fix
        : t.fixPrimes
      : (t.missing[reading.missing ?? "points"] as string);

  return (
    <FormPage
      number={number}
      onCancel={onCancel}
      right={bets && !correcting && <QuietButton onClick={() => onSave({ passed: true })}>{t.nobody}</QuietButton>}
      sentence={
        bets ? sayBet({ ...(draft.bettor !== null && { seat: draft.bettor }), ...announced }, names, words) : t.sentence.noBets
      }
      columns={
        <>
          {bets && <WhoRows {...shared} />}
          <PointsRows {...shared} />
        </>
      }
      keys={
        counting ? (
          <PilePad rules={rules} names={names} draft={draft} onDraft={onDraft} />
        ) : (
          <Keypad
            onDigit={(digit) => onDraft(typeInto(rules, draft, (typed) => pressDigit(typed, digit)))}
            onErase={() => onDraft(typeInto(rules, draft, eraseDigit))}
            onNext={asksCampOnly(rules, draft) ? undefined : () => onDraft(focusNext(rules, draft))}
          />
        )
      }
      button={{
        label,
        asks: reading.deal ? null : (refused ?? reading.missing ?? "points"),
        onSave: () => reading.deal && onSave(reading.deal),
      }}
    >
      {refused === "points" && <Refused of="points" {...shared} />}
      {bets && <DiplomaRow {...shared} />}
      {mayCall(rules) && <CallRow draft={draft} change={change} />}
      {mayClaim(rules) && <PrimesRow {...shared} />}
      {rules.players === 5 && optionOf<string>(rules, "last-tie") === "aside" && asksCampOnly(rules, draft) && (
        <AsideRow draft={draft} change={change} />
      )}
      {(typing || correcting) && !refused && (
        <div className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <CheckLine {...shared} />
        </div>
      )}
      {!refused && <Ways ways={ways} />}
      {props.extra}
    </FormPage>
  );
}

/** Before the first digit: what can be said without counting anything. */
function beginnings(
  { rules, number, last, onAnnounce, onSave }: FormProps,
  draft: DecaleDraft,
  change: Editing<DecaleDraft>["change"],
  m: Words["m"],
  pile: Way,
): Way[] {
  const t = m.screens.deal;
  const announced = announcedBetOf(draft);
  if (draft.bettor !== null || !optionOf<boolean>(rules, "bets"))
    return [...(announced ? [{ label: t.later, onTake: () => onAnnounce(announced) }] : []), pile];
  const again = () => change({ ...withBet((last as { bet?: object | null }).bet ?? null), partner: null });
  return [
    ...(last ? [{ label: t.same, onTake: again }] : []),
    pile,
    {
      label: t.misdeal,
      onTake: () => onSave({ misdeal: true }),
      asks: { question: t.misdealAsks(number), yes: t.misdealYes },
    },
  ];
}

type BetPart = Omit<FormPart<DecaleDraft>, "reading">;

/** Who bets, and with whom. */
function WhoRows({ rules, names, draft, change }: BetPart) {
  const t = useWords().m.screens.decale;
  return (
    <>
      <ChoiceRow
        label={t.bettor}
        asks="bettor"
        className="border-stroke border-t"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={draft.bettor}
        onChange={(bettor: Seat) => change({ bettor, partner: draft.partner === bettor ? null : draft.partner })}
      />
      {mayCall(rules) && draft.call !== "none" && (
        <ChoiceRow
          label={t.partner}
          asks="partner"
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
  );
}

function DiplomaRow({ rules, draft, change }: BetPart) {
  const { m, rules: words } = useWords();
  const worth = optionOf<Record<string, number>>(rules, "diplomas");
  return (
    <ChoiceRow
      label={m.screens.decale.diploma}
      asks="diploma"
      choices={DIPLOMAS.map((value) => ({
        value,
        label: (
          <>
            {words.games.decale.terms[value]} <span className="text-corner text-ink2">{worth[value]}</span>
          </>
        ),
      }))}
      value={draft.diploma}
      onChange={(diploma) => change({ diploma })}
    />
  );
}

/** The Proviseurs are chosen by their face, with a word under each. */
function CallRow({ draft, change }: Editing<DecaleDraft>) {
  const { m, rules } = useWords();
  const { terms } = rules.games.decale;
  const faces = SCHOOLS.map((school) => ({ value: school as School | "none", label: terms[school] as string }));
  return (
    <fieldset data-asks="call" className="edge flex items-center justify-between pb-1">
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
