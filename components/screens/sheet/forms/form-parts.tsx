/** What the forms of all games have alike. */
import { useState } from "react";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Fault, Score } from "#lib/rules/rules";
import { type DraftReading, eraseDigit, pressDigit, pressHalf } from "#lib/sheet/drafts/draft";
import { type FormField, fieldOf, type lackingOf } from "#lib/shown/games/refused-part";
import type { Words } from "#messages/words";
import type { FormPart, FormProps, QuestionsProps } from "./forms";
import { Keypad } from "./keypad";
import { Refusal } from "./refusal";
import { ScoreRow } from "./score-row";
import type { Way } from "./ways";

/** The button under the thumb: it notes the deal, or leads to what is lacking. */
export function buttonOf(
  { correcting, number, onSave }: FormProps,
  { deal }: Pick<DraftReading, "deal">,
  { m }: Words,
  lacking: ReturnType<typeof lackingOf>,
) {
  if (!deal) return { ...lacking, onSave: () => {} };
  const { correct, save } = m.deal;
  return { label: (correcting ? correct : save)(number), asks: null, onSave: () => onSave(deal) };
}

interface RefusedProps extends Pick<FormPart<object>, "rules" | "names" | "reading"> {
  /** Left out: anywhere. */
  of?: FormField;
  /** The extra it is shown under, by its field in the deal. */
  about?: string | undefined;
  remedyOf?: (fault: Fault) => Way | undefined;
}

/** Why a part of the form is refused, and a change that would make it valid. */
export function Refused({ of, about, rules, names, reading, remedyOf }: RefusedProps) {
  const say = useSayFault(rules.game, names);
  const isMeant = (fault: Fault) =>
    (of === undefined || fieldOf(fault) === of) && (about === undefined || fault.at.startsWith(`deal.${about}`));
  const fault = reading.faults.find(isMeant);
  return fault ? <Refusal reason={say(fault)} rule={fault.rule} remedy={remedyOf?.(fault)} /> : null;
}

/** Whether points are typed or a pile is counted; `pile` switches between the two. */
export function useCounting(): QuestionsProps<object>["counts"] {
  const { count, type } = useWords().m.deal;
  const [counting, setCounting] = useState(false);
  return { counting, pile: { label: counting ? type : count, onTake: () => setCounting(!counting) } };
}

/** The cards were dealt wrongly: asked before it is noted. */
export const misdealOf = (props: FormProps, { m }: Words): Way => {
  const { misdeal, misdealAsks, misdealYes } = m.deal;
  return emptyOf(props, { misdeal: true }, { label: misdeal, asks: misdealAsks, yes: misdealYes });
};

/** A deal that nobody plays, with nothing to type. */
export const emptyOf = (
  { number, onSave }: FormProps,
  deal: Json,
  { label, asks, yes }: { readonly label: string; readonly asks: (number: number) => string; readonly yes: string },
): Way => ({ label, onTake: () => onSave(deal), asks: { question: asks(number), yes } });

/** What each column gets, live. */
export function Scores({ names, score }: { names: readonly string[]; score: Score | null }) {
  return (
    <ScoreRow
      label={useWords().m.deal.score}
      className="double-rule border-stroke border-t"
      figures={score?.scores}
      cells={names.map((name, seat) => (score ? <Figure key={name} value={itemAt(score.scores, seat)} /> : <Dash key={name} />))}
    />
  );
}

interface KeysProps {
  onType: (key: (typed: string) => string) => void;
  /** Points may be halves. */
  halves?: boolean;
  onNext: (() => void) | undefined;
}

/** The keypad, typing into what the caret stands in. */
export const TypingKeys = ({ onType, halves, onNext }: KeysProps) => (
  <Keypad
    onDigit={(digit) => onType((typed) => pressDigit(typed, digit))}
    onErase={() => onType(eraseDigit)}
    onHalf={halves ? () => onType(pressHalf) : undefined}
    onNext={onNext}
  />
);
