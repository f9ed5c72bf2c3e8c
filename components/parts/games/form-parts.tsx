/** What the forms of all games have alike. */
import type { Way } from "#components/parts/form/ways";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { Keypad } from "#components/parts/ledger/keypad";
import { ScoreRow } from "#components/parts/ledger/score-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Score } from "#lib/rules/rules";
import { type DraftReading, eraseDigit, pressDigit, pressHalf } from "#lib/sheet/drafts/draft";
import type { Words } from "#messages/words";
import type { FormProps } from "./desk";

/** The button under the thumb: it notes the deal, or leads to what is lacking. */
export function buttonOf(
  { correcting, number, onSave }: FormProps,
  { deal }: Pick<DraftReading, "deal">,
  { m }: Words,
  lacking: { readonly label: string; readonly asks: string },
) {
  if (!deal) return { ...lacking, onSave: () => {} };
  const { correct, save } = m.screens.deal;
  return { label: (correcting ? correct : save)(number), asks: null, onSave: () => onSave(deal) };
}

/** The cards were dealt wrongly: asked before it is noted. */
export const misdealOf = (props: FormProps, { m: { screens } }: Words): Way => {
  const { misdeal, misdealAsks, misdealYes } = screens.deal;
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
      label={useWords().m.screens.deal.score}
      className="double-rule border-stroke border-t"
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
