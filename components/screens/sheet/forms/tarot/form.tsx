import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { CAMPS } from "#lib/rules/tarot/attack";
import type { Editing } from "#lib/sheet/drafts/draft";
import { announcedOf, readDraft, sameAgain, type TarotDraft, typeInto, withSide } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import { isVachetteDraft, startVachette } from "#lib/sheet/drafts/vachette";
import { codeHash } from "#lib/shown/addresses/referee-hash";
import { lackingOf, refusedPart } from "#lib/shown/games/refused-part";
import { sayBet } from "#lib/shown/games/tarot";
import type { Words } from "#messages/words";
import { FormPage } from "../form-page";
import { buttonOf, emptyOf, misdealOf, TypingKeys, useCounting } from "../form-parts";
import type { FormPart, FormProps, QuestionsProps } from "../forms";
import { Caret } from "../score-row";
import { useInSight } from "../use-in-sight";
import { type Way, Ways } from "../ways";
import { TarotCheckLine } from "./check-line";
import { ContractRows } from "./contract-rows";
import { Extras } from "./extras";
import { PaysPage } from "./pays-page";
import { TarotPilePad } from "./pile-pad";
import { CallRows, TakerRows } from "./taker-rows";
import { VachetteForm } from "./vachette-form";

/** One screen, in speaking order; the columns move while you type. */
export function TarotForm(props: FormProps) {
  return isVachetteDraft(props.draft) ? <VachetteForm {...props} draft={props.draft} /> : <AttackForm {...props} />;
}

function AttackForm(props: FormProps) {
  const { rules, names, turn, number, correcting, onDraft, onSave } = props;
  const draft = props.draft as TarotDraft;
  const words = useWords();
  const counts = useCounting();
  const [asking, setAsking] = useState(false);
  const reading = readDraft(rules, draft, turn);
  const { deal } = reading;
  const change = (changes: Partial<TarotDraft>) => onDraft({ ...draft, ...changes });
  const shared = { rules, names, draft, reading, change };

  return (
    <>
      <FormPage
        number={number}
        onCancel={props.onCancel}
        right={<AllPass {...props} />}
        sentence={sayBet(draft, names, words)}
        columns={<TakerRows {...shared} />}
        keys={
          counts.counting ? (
            <TarotPilePad {...shared} />
          ) : (
            <TypingKeys onType={(key) => onDraft(typeInto(draft, key))} halves onNext={deal ? () => onSave(deal) : undefined} />
          )
        }
        button={buttonOf(props, reading, words, lackingOf(reading, words, words.m.tarot, counts.counting))}
      >
        {turn.barred !== undefined && !correcting && (
          <p className="edge label pt-1">{words.m.tarot.barred(itemAt(names, turn.barred))}</p>
        )}
        <Questions form={props} part={shared} counts={counts} onPays={() => setAsking(true)} />
        {props.extra}
      </FormPage>
      {asking && <PaysPage rules={rules} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What is asked after who takes; once points are typed, what they make. */
function Questions({ form, part, counts: { counting, pile }, onPays }: QuestionsProps<TarotDraft> & { onPays: () => void }) {
  const words = useWords();
  const { rules, draft, reading } = part;
  const begun = draft.typed !== "" || draft.piles.attack !== undefined || draft.piles.defence !== undefined;
  const checks = begun || refusedPart(reading) === "points";
  const worth = useInSight(draft.typed);
  return (
    <>
      {table.calls(rules) && <CallRows {...part} />}
      <ContractRows {...part} />
      <Extras {...part} />
      <PointsRow {...part} />
      {checks && (
        <div ref={worth}>
          <TarotCheckLine {...part} />
        </div>
      )}
      {(!checks || counting) && <Ways ways={checks ? [pile] : beginnings(form, part, words, pile, onPays)} />}
    </>
  );
}

/** Nobody takes: the cards are dealt again, or each plays for themselves. */
function AllPass({ rules, correcting, onDraft, onSave }: FormProps) {
  const { m } = useWords();
  if (correcting) return null;
  const pass = () => (table.playsVachette(rules) ? onDraft(startVachette(rules)) : onSave({ passed: true }));
  return <QuietButton onClick={pass}>{m.tarot.allPass}</QuietButton>;
}

/** What the arbitration code provides for a misdeal, about this deal of the sheet at hand. */
const codeHref = (number: number): string =>
  `/${document.documentElement.lang}/referee?s=${new URLSearchParams(location.search).get("s") ?? ""}&n=${number}${codeHash("deal")}`;

/** Before the first digit: what can be said or asked without counting anything. */
function beginnings(props: FormProps, { draft, change }: Editing<TarotDraft>, words: Words, pile: Way, onAsk: () => void): Way[] {
  const { rules, number, last, correcting, onAnnounce } = props;
  const { m } = words;
  const t = m.deal;
  const announced = announcedOf(rules, draft);
  if (correcting) return [pile];
  if (announced) return [{ label: t.later, onTake: () => onAnnounce(announced) }, pile];
  const pays = { label: m.tarot.pays.open, onTake: onAsk };
  // A taker or a contract is chosen.
  if (draft.taker !== null || draft.contract !== null) return [pile, pays];
  return [
    ...(last ? [{ label: t.same, onTake: () => change(sameAgain(rules, last)) }] : []),
    pile,
    misdealOf(props, words),
    emptyOf(props, { misdeal: true, reason: "petit-sec" }, m.tarot.petitSec),
    { label: m.tarot.code, onTake: () => location.assign(codeHref(number)) },
    pays,
  ];
}

/** The points of whichever camp was counted, ready for the first key. */
function PointsRow({ draft, reading, change }: FormPart<TarotDraft>) {
  const { m } = useWords();
  const refused = refusedPart(reading) === "points";
  const row = useInSight(draft.typed);
  return (
    <div ref={row} data-asks="points pile" className="flex items-center border-rule border-t pt-1">
      <ChoiceRow
        label={m.tarot.points}
        layout="flow"
        className="flex-1"
        choices={CAMPS.map((camp) => ({ value: camp, label: m.tarot.camps[camp] }))}
        value={draft.side}
        onChange={(side) => change(withSide(draft, side))}
      />
      <output aria-label={m.tarot.points} className={`edge text-typed whitespace-nowrap ${refused ? "text-neg" : ""}`}>
        {draft.typed}
        <Caret />
      </output>
    </div>
  );
}
