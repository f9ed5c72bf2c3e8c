import { Hint } from "#components/parts/field/hint";
import type { FormProps } from "#components/parts/games/desk";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useWords } from "#components/parts/words/words";
import type { Turn } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import {
  bidsToAnnounce,
  type Cell,
  focusOf,
  forbiddenNext,
  readDraft,
  say,
  takenOf,
  unsay,
  type WhistDraft,
} from "#lib/sheet/drafts/whist";
import type { Words } from "#messages/words";
import { CheckLine } from "./check-line";
import { Columns } from "./columns";
import { NumberKeys } from "./number-keys";

/** One screen: each says a number in turn, each takes so many tricks; one tap a number. */
export function WhistForm(props: FormProps) {
  const { rules, names, turn, number, correcting, onDraft, onSave, onAnnounce, onCancel } = props;
  const draft = props.draft as WhistDraft;
  const words = useWords();
  const { m } = words;
  const t = m.whist;
  const reading = readDraft(rules, draft, turn);
  const focus = focusOf(rules, draft, turn);
  const bids = bidsToAnnounce(rules, draft, turn);
  const untouched = [...draft.bids, ...draft.tricks].every((each) => each === null);
  const name = names[focus.seat] as string;
  const label = reading.deal
    ? (correcting ? m.screens.deal.correct : m.screens.deal.save)(number)
    : reading.faults.length > 0
      ? t.fix
      : (t.missing[reading.missing ?? "tricks"] as string);

  return (
    <main className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      <TopBar
        left={<QuietButton onClick={onCancel}>{m.screens.deal.cancel}</QuietButton>}
        centre={m.screens.deal.number(number)}
      />
      <h1 className="edge max-w-[720px] pt-1 pb-2 text-sentence" aria-live="polite">
        {sentence(names, turn, focus, reading, words)}
      </h1>
      <div className="max-w-[720px]">
        <Columns
          names={names}
          turn={turn}
          bids={draft.bids}
          taken={takenOf(draft, turn)}
          score={reading.score}
          focus={focus}
          refused={reading.faults[0] ? (reading.faults[0].at.includes("bids") ? "bids" : "tricks") : null}
          onCell={(at) => onDraft({ ...draft, at })}
        />
        <CheckLine names={names} turn={turn} draft={draft} reading={reading}>
          {bids && !correcting && <Hint onClick={() => onAnnounce(bids)}>{m.screens.deal.later}</Hint>}
          {untouched && !correcting && <Hint onClick={() => onSave({ misdeal: true })}>{m.screens.deal.misdeal}</Hint>}
        </CheckLine>
        {props.extra}
      </div>
      <div className="sticky bottom-0 mt-auto max-w-[720px] bg-paper">
        <NumberKeys
          label={focus.row === "bids" ? t.bidOf(name) : t.tricksOf(name)}
          most={turn.cards}
          forbidden={forbiddenNext(rules, draft, turn)}
          onNumber={(said) => onDraft(say(rules, draft, turn, said))}
          onErase={() => onDraft(unsay(rules, draft, turn))}
        />
        <div className="edge foot pt-3">
          <PrimaryButton className="w-full" ready={reading.deal !== null} onClick={() => reading.deal && onSave(reading.deal)}>
            {label}
          </PrimaryButton>
        </div>
      </div>
    </main>
  );
}

/** The deal so far: how many cards, and who speaks, who leads, who was right. */
function sentence(names: readonly string[], turn: Turn, focus: Cell, { missing, score }: DraftReading, { m }: Words): string {
  const { cards, blind, firstLeader } = turn;
  const dealt = blind ? m.whist.blind(cards) : m.screens.sheet.cards(cards);
  if (score) return m.whist.kept(dealt, score.scores.filter((lost) => lost === 0).length);
  return missing === "bids"
    ? m.whist.speaks(dealt, names[focus.seat] as string)
    : m.whist.leads(dealt, names[firstLeader] as string);
}
