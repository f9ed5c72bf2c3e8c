import { useState } from "react";
import { Hint } from "#components/parts/field/hint";
import type { FormProps } from "#components/parts/games/desk";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { Keypad } from "#components/parts/ledger/keypad";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useWords } from "#components/parts/words/words";
import { eraseDigit, pressDigit, pressHalf } from "#lib/sheet/drafts/draft";
import { announcedOf, readDraft, sameAgain, type TarotDraft, typeInto } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import { isVachetteDraft, startVachette } from "#lib/sheet/drafts/vachette";
import { CallRows } from "./call-rows";
import { CheckLine } from "./check-line";
import { ContractRows } from "./contract-rows";
import { Extras } from "./extras";
import { PaysPage } from "./pays-page";
import { PilePad } from "./pile-pad";
import { PointsRow } from "./points-row";
import { sayBet } from "./say";
import { TakerRows } from "./taker-rows";
import { VachetteForm } from "./vachette-form";

/** One screen, in speaking order; the columns move while you type. */
export function TarotForm(props: FormProps) {
  return isVachetteDraft(props.draft) ? <VachetteForm {...props} draft={props.draft} /> : <AttackForm {...props} />;
}

function AttackForm(props: FormProps) {
  const { rules, names, turn, number, correcting, onDraft, onSave } = props;
  const draft = props.draft as TarotDraft;
  const words = useWords();
  const { m } = words;
  const [counting, setCounting] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [asking, setAsking] = useState(false);
  const reading = readDraft(rules, draft, turn);
  const { deal, missing, faults } = reading;
  const change = (changes: Partial<TarotDraft>) => onDraft({ ...draft, ...changes });
  const type = (key: (typed: string) => string) => onDraft(typeInto(draft, key));
  const begun = draft.typed !== "" || draft.piles.attack !== undefined || draft.piles.defence !== undefined;
  const refused = faults.length > 0;
  const label = deal
    ? (correcting ? m.screens.deal.correct : m.screens.deal.save)(number)
    : refused
      ? faults.some(({ at }) => at.startsWith("deal.points"))
        ? m.screens.deal.fix
        : m.tarot.fixExtras
      : (m.tarot.missing[missing ?? "points"] as string);
  const shared = { rules, names, draft, reading, change, onDraft };

  return (
    <main className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      <TopBar
        left={<QuietButton onClick={props.onCancel}>{m.screens.deal.cancel}</QuietButton>}
        centre={m.screens.deal.number(number)}
        right={<AllPass {...props} />}
      />
      <h1 className="edge pt-1 pb-2 text-sentence" aria-live="polite">
        {sayBet(draft, names, words)}
      </h1>
      <div>
        <TakerRows {...shared} />
        {table.calls(rules) && <CallRows {...shared} />}
        <ContractRows {...shared} />
        <Extras {...shared} open={unfolded} onToggle={() => setUnfolded(!unfolded)} />
        <PointsRow {...shared} />
        {(begun || refused) && <CheckLine {...shared} />}
        <div className="edge flex flex-wrap items-center justify-between gap-x-4">
          {!begun && !refused && <Beginnings {...props} draft={draft} change={change} onAsk={() => setAsking(true)} />}
          {(counting || !begun) && (
            <Hint onClick={() => setCounting(!counting)}>{counting ? m.screens.deal.type : m.screens.deal.count}</Hint>
          )}
        </div>
        {props.extra}
      </div>
      <div className={`mt-auto bg-paper ${unfolded ? "" : "sticky bottom-0"}`}>
        {counting ? (
          <PilePad {...shared} />
        ) : (
          <Keypad
            onDigit={(digit) => type((typed) => pressDigit(typed, digit))}
            onErase={() => type(eraseDigit)}
            onHalf={() => type(pressHalf)}
            onNext={deal ? () => onSave(deal) : undefined}
          />
        )}
        <div className="edge foot pt-3">
          <PrimaryButton className="w-full" ready={deal !== null} onClick={() => deal && onSave(deal)}>
            {label}
          </PrimaryButton>
        </div>
      </div>
      {asking && <PaysPage rules={rules} onClose={() => setAsking(false)} />}
    </main>
  );
}

/** Nobody takes: the cards are dealt again, or each plays for themselves. */
function AllPass({ rules, correcting, onDraft, onSave }: FormProps) {
  const { m } = useWords();
  if (correcting) return null;
  const pass = () => (table.playsVachette(rules) ? onDraft(startVachette(rules)) : onSave({ passed: true }));
  return <QuietButton onClick={pass}>{m.tarot.allPass}</QuietButton>;
}

type BeginningsProps = FormProps & { draft: TarotDraft; change: (changes: Partial<TarotDraft>) => void; onAsk: () => void };

/** Before the first digit: what can be said or asked without counting anything. */
function Beginnings({ rules, draft, last, correcting, change, onAsk, onAnnounce, onSave }: BeginningsProps) {
  const { m } = useWords();
  const t = m.screens.deal;
  const announced = announcedOf(rules, draft);
  if (correcting) return null;
  if (announced) return <Hint onClick={() => onAnnounce(announced)}>{t.later}</Hint>;
  return (
    <>
      {draft.taker === null && last && <Hint onClick={() => change(sameAgain(rules, last))}>{t.same}</Hint>}
      {draft.taker === null && <Hint onClick={() => onSave({ misdeal: true })}>{t.misdeal}</Hint>}
      {draft.taker === null && <Hint onClick={() => onSave({ misdeal: true, reason: "petit-sec" })}>{m.tarot.petitSec}</Hint>}
      <Hint onClick={onAsk}>{m.tarot.pays.open}</Hint>
    </>
  );
}
