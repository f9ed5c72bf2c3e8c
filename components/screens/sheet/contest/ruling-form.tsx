import { type ReactNode, useEffect, useRef } from "react";
import { AreaField } from "#components/parts/field/field";
import { ReadyButton } from "#components/parts/form/submit";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useKept } from "#components/parts/live/use-draft";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { CloseFoot } from "#components/parts/page/close-foot";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { useWordsOf } from "#components/parts/words/words";
import { NOTE_LENGTH } from "#lib/log/limits";
import {
  addedOf,
  beginRuling,
  comesTo,
  DECIDERS,
  decidedIn,
  ENDS,
  endingOf,
  eraseTyped,
  missingIn,
  type RulingDraft,
  turnSign,
  typeDigit,
} from "#lib/sheet/drafts/ruling";
import type { Change } from "#lib/sheet/event";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { Keypad } from "../forms/keypad";
import { Caret, ScoreRow } from "../forms/score-row";
import { go, toSheet } from "../view";
import { useBys } from "./bys";

interface Props {
  sheet: Sheet;
  deal: SheetDeal;
  onRule: (changes: readonly Change[]) => void;
  /** Help for the decision, shown below the choices. */
  children: ReactNode;
}

/** Ends a contest as the table decides: kept, corrected, annulled, or with added points. The app itself sets no penalty. */
export function RulingForm({ sheet, deal, onRule, children }: Props) {
  const t = useWordsOf("contest");
  const bys = useBys(sheet.id);
  const [kept, keep] = useKept(`ruling ${deal.current} ${deal.contest?.event}`, deal.slot, () => beginRuling(deal));
  const draft = kept ?? beginRuling(deal);
  const change = (changes: Partial<RulingDraft>) => keep({ ...draft, ...changes });
  const asks = asking({ draft, change });
  const { outcome, by } = draft;
  const missing = missingIn(draft, decidedIn(deal));
  const acts = { kept: t.keep(deal.number), replaced: t.correct(deal.number), adjusted: t.add, annulled: t.annul(deal.number) };
  const label = missing === null ? acts[outcome] : t.missing[missing];
  function act() {
    if (outcome === "replaced") go({ page: "deal", slot: deal.slot });
    else if (missing === null) onRule(endingOf(sheet, deal, draft, bys[by] as string));
  }

  return (
    <>
      <div className="max-w-[720px] pt-2">
        <OneOf label={t.how} of={ENDS} say={t.outcomes} {...asks("outcome")} />
        {outcome === "replaced" && <p className="edge font-sans text-hint text-ink2">{t.correcting}</p>}
        {outcome === "adjusted" && <Added sheet={sheet} deal={deal} draft={draft} keep={keep} />}
        {outcome !== "replaced" && (
          <>
            <OneOf label={t.by} of={DECIDERS} say={(value) => bys[value] as string} {...asks("by")} />
            <NoteField label={t.reason} {...asks("note")} />
          </>
        )}
        {children}
      </div>
      <CloseFoot onClose={toSheet}>
        <ReadyButton className="flex-1" ready={missing === null} onClick={act}>
          {label}
        </ReadyButton>
      </CloseFoot>
    </>
  );
}

interface KeysProps {
  draft: RulingDraft;
  keep: (draft: RulingDraft) => void;
}

/** Points added to each column, and the deal's figures with them. */
function Added({ sheet, deal, draft, keep }: KeysProps & { sheet: Sheet; deal: SheetDeal }) {
  const t = useWordsOf("contest");
  const [added, come] = [addedOf(draft), comesTo(deal, draft)];
  const { names } = tableOf(sheet, deal.seats);
  return (
    <>
      <AddedHead names={names} />
      <ScoreRow
        label={t.points}
        className="border-stroke border-t"
        figures={names.map((_, seat) => added[seat] ?? null)}
        cells={names.map((name, seat) => {
          const points = added[seat] ?? null;
          return (
            <button
              key={name}
              type="button"
              className="inline-flex min-h-11 min-w-11 items-center justify-center"
              aria-label={`${t.pointsOf(name)}, ${points ?? "–"}`}
              aria-pressed={draft.focus === seat}
              data-blank={(points === null && draft.focus === seat) || undefined}
              onClick={() => keep({ ...draft, focus: seat })}
            >
              {points !== null ? <Figure value={points} /> : draft.minus[seat] ? "−" : draft.focus !== seat && <Dash />}
              {draft.focus === seat && <Caret />}
            </button>
          );
        })}
      />
      <ScoreRow
        label={t.result}
        className="double-rule border-rule border-t"
        figures={come}
        cells={names.map((name, seat) => <Figure key={name} value={come[seat] ?? 0} />)}
      />
      <AddedKeys draft={draft} keep={keep} />
    </>
  );
}

/** The keys stand under the boxes that they fill, so that both are in view. */
function AddedKeys({ draft, keep }: KeysProps) {
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keys.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={keys} className="scroll-mb-24 pt-3">
      <Keypad
        onDigit={(digit) => keep(typeDigit(draft, digit))}
        onErase={() => keep(eraseTyped(draft))}
        onSign={() => keep(turnSign(draft))}
      />
    </div>
  );
}

/** The rule that allows added points, and the names over the columns. */
function AddedHead({ names }: { names: readonly string[] }) {
  const t = useWordsOf("contest");
  const [columns, fitted] = useFit<HTMLDivElement>(names, { sizes: [15, 13], lines: 2, spare: 6, among: names.length });
  return (
    <>
      <div className="edge flex items-center justify-between gap-4">
        <p className="font-sans text-hint text-ink2">{t.penalty}</p>
        <CitedRule rule="T1" quiet />
      </div>
      <ScoreRow
        label=""
        columns={columns}
        cells={names.map((name, seat) => (
          <FittedName key={name} fitted={fitted} at={seat} className="block text-center leading-[1.125rem]" />
        ))}
      />
    </>
  );
}

const NOTE_LOOKS = [
  "edge block pt-2",
  "field-sizing-content block min-h-14 w-full resize-none border-rule2 border-b bg-transparent py-2 text-reason",
] as const;

/** A few lines in people's own words. */
export function NoteField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return <AreaField label={label} looks={NOTE_LOOKS} maxLength={NOTE_LENGTH} value={value} onText={onChange} />;
}
