// This folder: the form of Tarot décalé.
import { CardFace } from "#components/parts/cards/card-face";
import { QuietButton } from "#components/parts/press/buttons";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { OwnFold } from "#components/parts/press/fold-row";
import { useWords } from "#components/parts/words/words";
import { DIPLOMAS, PACK_POINTS, SCHOOLS, type School } from "#lib/rules/decale/data";
import { pileCards } from "#lib/rules/decale/pile";
import { DECKS, parseCard } from "#lib/rules/deck";
import { cellOf, optionOf, type Seat } from "#lib/rules/rules";
import {
  announcedBetOf,
  asksCampOnly,
  type DecaleDraft,
  focusNext,
  mayCall,
  mayClaim,
  maySetAside,
  pileOf,
  readDraft,
  sameBet,
  typeInto,
} from "#lib/sheet/drafts/decale";
import type { Editing } from "#lib/sheet/drafts/draft";
import { sayBet } from "#lib/shown/games/decale";
import { lackingOf, refusedPart } from "#lib/shown/games/refused-part";
import type { Words } from "#messages/words";
import { FormPage } from "../form-page";
import { buttonOf, misdealOf, TypingKeys, useCounting } from "../form-parts";
import type { FormPart, FormProps, QuestionsProps } from "../forms";
import { Stepper } from "../stepper";
import { useInSight } from "../use-in-sight";
import { type Way, Ways } from "../ways";
import { DecalePilePad, PointsRows } from "./points-rows";
import { DecaleCheckLine, DecaleRefused, PrimesRow } from "./primes-row";

/** One screen: who bets what, with whom, whose cards; the columns move while you type. */
export function DecaleForm(props: FormProps) {
  const { rules, names, number, correcting, onDraft, onSave } = props;
  const draft = props.draft as DecaleDraft;
  const words = useWords();
  const t = words.m.decale;
  const counts = useCounting();
  const change = (changes: Partial<DecaleDraft>) => onDraft({ ...draft, ...changes });
  const reading = readDraft(rules, draft);
  const bets = optionOf<boolean>(rules, "bets");
  const shared = { rules, names, draft, reading, change };
  const uncounted = counts.counting && pileCards(pileOf(rules, draft)) === 0;
  const lacking = lackingOf(reading, words, { missing: t.missing, fixExtras: t.fixPrimes }, uncounted);

  return (
    <FormPage
      number={number}
      onCancel={props.onCancel}
      right={bets && !correcting && <QuietButton onClick={() => onSave({ passed: true })}>{t.nobody}</QuietButton>}
      sentence={
        bets
          ? sayBet({ ...(draft.bettor !== null && { seat: draft.bettor }), ...announcedBetOf(draft) }, names, words)
          : t.sentence.noBets
      }
      columns={
        <>
          {bets && <WhoRows {...shared} />}
          <PointsRows {...shared} />
        </>
      }
      keys={<Keys {...shared} counting={counts.counting} />}
      button={buttonOf(props, reading, words, lacking)}
    >
      <Questions form={props} part={shared} counts={counts} />
      {props.extra}
    </FormPage>
  );
}

/** The questions after who bets and whose cards; once points are typed, their result. */
function Questions({ form, part, counts: { counting, pile } }: QuestionsProps<DecaleDraft>) {
  const words = useWords();
  const { rules, draft, reading, change } = part;
  const refused = refusedPart(reading);
  const typing = draft.typed.some((text) => text !== "") || draft.campTyped !== "";
  const begun = typing || form.correcting;
  const worth = useInSight(`${draft.typed} ${draft.campTyped}`);
  const ways = !begun ? beginnings(form, part, words, pile) : counting || !typing ? [pile] : [];
  return (
    <>
      {refused === "points" && <DecaleRefused of="points" {...part} />}
      {optionOf<boolean>(rules, "bets") && <DiplomaRow {...part} />}
      {mayCall(rules) && <CallRow draft={draft} change={change} />}
      {mayClaim(rules) && <PrimesRow {...part} />}
      {maySetAside(rules, draft) && <AsideRow draft={draft} change={change} />}
      {begun && !refused && (
        <div ref={worth}>
          <DecaleCheckLine {...part} />
        </div>
      )}
      {!refused && <Ways ways={ways} />}
    </>
  );
}

/** Points are typed, or the pile that makes them is counted. */
function Keys({ counting, ...part }: FormPart<DecaleDraft> & { counting: boolean }) {
  const { rules, draft, change } = part;
  if (counting) return <DecalePilePad {...part} />;
  const onNext = asksCampOnly(rules, draft) ? undefined : () => change(focusNext(rules, draft));
  return <TypingKeys onType={(key) => change(typeInto(rules, draft, key))} onNext={onNext} />;
}

/** Before the first digit: what can be said without counting anything. */
function beginnings(props: FormProps, { draft, change }: Editing<DecaleDraft>, words: Words, pile: Way): Way[] {
  const t = words.m.deal;
  const { rules, last, onAnnounce } = props;
  const announced = announcedBetOf(draft);
  if (draft.bettor !== null || !optionOf<boolean>(rules, "bets"))
    return [...(announced ? [{ label: t.later, onTake: () => onAnnounce(announced) }] : []), pile];
  return [...(last ? [{ label: t.same, onTake: () => change(sameBet(last)) }] : []), pile, misdealOf(props, words)];
}

type BetPart = Omit<FormPart<DecaleDraft>, "reading">;

/** Who bets, and with whom. */
function WhoRows({ rules, names, draft, change }: BetPart) {
  const t = useWords().m.decale;
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
  return (
    <ChoiceRow
      label={m.decale.diploma}
      asks="diploma"
      choices={DIPLOMAS.map((value) => ({
        value,
        label: (
          <>
            {words.games.decale.terms[value]} <span className="text-corner text-ink2">{cellOf(rules, "diplomas", value)}</span>
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
  const radio = (value: School | "none", more: Partial<DecaleDraft> = {}) => ({
    type: "radio",
    name: "call",
    className: "peer sr-only",
    checked: draft.call === value,
    onChange: () => change({ call: value, ...more }),
  });
  return (
    <fieldset data-asks="call" className="edge flex items-center justify-between pb-1">
      <legend className="sr-only">{m.decale.call}</legend>
      {SCHOOLS.map((school) => (
        <label key={school} className="flex cursor-pointer flex-col items-center">
          <input {...radio(school)} />
          <span className="rounded-[9px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4">
            <CardFace
              deck={DECKS.decale}
              label=""
              card={parseCard(DECKS.decale, `${school}-PRO`) as number}
              width={48}
              state={draft.call === school ? "chosen" : "played"}
            />
          </span>
          <span className="text-head">{terms[school]}</span>
        </label>
      ))}
      <label className="flex min-h-11 min-w-11 cursor-pointer items-center text-center text-head">
        <input {...radio("none", { partner: null })} />
        <span className={`max-w-[4.5rem] px-2 py-1 peer-focus-visible:outline-2 ${draft.call === "none" ? "pen" : "m-0.5"}`}>
          {m.decale.noCall}
        </span>
      </label>
    </fieldset>
  );
}

/** A tied last trick counts for neither camp: its points are entered here if only one camp is counted. */
function AsideRow({ draft, change }: Editing<DecaleDraft>) {
  const { m } = useWords();
  const t = m.decale;
  const holds = draft.setAside > 0 ? t.asideHolds(draft.setAside) : m.form.nothing;
  // A tied trick holds two Élèves at least: from nothing the first step is two points (D6).
  const step = (value: number) => (value === 1 ? (draft.setAside === 0 ? 2 : 0) : value);
  return (
    <OwnFold label={t.aside} holds={holds}>
      <Stepper
        label={t.asideLabel}
        value={draft.setAside}
        most={PACK_POINTS}
        onChange={(value) => change({ setAside: step(value) })}
      />
    </OwnFold>
  );
}
