import { useId } from "react";
import { ChoiceRow, Ring, type RowChoice } from "#components/parts/press/choice-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { type TarotDraft, withAllTricks } from "#lib/sheet/drafts/tarot";
import { bidsOf } from "#lib/sheet/drafts/tarot-table";
import type { FormPart } from "../forms";

const FEW = 4;

/** What was bid, the bouts of the attack, and where the chelem is a bid, whether it was made. */
export function ContractRows({ rules, draft, change }: FormPart<TarotDraft>) {
  const words = useWords();
  const t = words.m.tarot;
  const { terms } = words.rules.games[rules.game];
  const bids = bidsOf(rules);
  return (
    <>
      <ChoiceRow
        label={t.contract}
        hideLabel
        layout="spread"
        asks="contract"
        choices={bids.map((bid) => ({
          value: bid,
          label: bids.length > FEW ? <Short long={itemAt(terms, bid)} short={t.short[bid]} /> : terms[bid],
          name: itemAt(terms, bid),
        }))}
        value={draft.contract}
        onChange={(contract) => change({ contract })}
      />
      <ChoiceRow
        label={t.bouts}
        layout="even"
        asks="bouts"
        choices={[0, 1, 2, 3].map((bouts) => ({ value: bouts, label: `${bouts}` }))}
        value={draft.bouts}
        onChange={(bouts) => change({ bouts })}
      />
      {draft.contract === "chelem" && (
        <AnswerRow
          label={t.tricks}
          asks="tricks"
          choices={[true, false].map((value) => ({ value, label: value ? t.yes : t.no }))}
          value={draft.allTricks}
          onChange={(answer) => change(withAllTricks(rules, draft, answer === true))}
        />
      )}
    </>
  );
}

/** "Sans" for "Garde sans", where a line is shared by many. */
function Short({ long, short = long }: { long: string; short?: string | undefined }) {
  return (
    <span className="text-contract max-[375px]:text-hint">
      <span className="broad:hidden">{short}</span>
      <span className="hidden broad:inline">{long}</span>
    </span>
  );
}

interface AnswerProps<T extends string | boolean> {
  label: string;
  /** What the form calls this question. */
  asks?: string;
  /** The label of the usual answer, "nobody" or "no"; left out, nothing is chosen at first. */
  none?: string;
  choices: readonly RowChoice<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
}

/** A question beside its answers. */
export function AnswerRow<T extends string | boolean>({ label, asks, none, choices, value, onChange }: AnswerProps<T>) {
  const group = useId();
  return (
    <fieldset data-asks={asks} className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule border-t">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="label trim py-2.5">
        {label}
      </span>
      <div className="-mr-[7px] flex flex-wrap gap-x-2">
        {none && (
          <Ring group={group} choice={{ value: "none", label: none }} chosen={value === null} onChoose={() => onChange(null)} />
        )}
        {choices.map((choice) => (
          <Ring
            key={String(choice.value)}
            group={group}
            choice={choice}
            chosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
