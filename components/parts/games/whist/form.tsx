import { FormPage } from "#components/parts/form/form-page";
import { type Way, Ways } from "#components/parts/form/ways";
import type { FormProps } from "#components/parts/games/desk";
import { buttonOf, misdealOf, Refused } from "#components/parts/games/form-parts";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import type { Turn } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { bidsToAnnounce, focusOf, readDraft, takenOf, type WhistCell, type WhistDraft } from "#lib/sheet/drafts/whist";
import type { Words } from "#messages/words";
import { Columns } from "./columns";
import { NumberKeys } from "./number-keys";

/** One screen: each says a number in turn, each takes so many tricks; one tap a number. */
export function WhistForm(props: FormProps) {
  const { rules, names, turn, number, onDraft, onCancel } = props;
  const draft = props.draft as WhistDraft;
  const words = useWords();
  const { m } = words;
  const t = m.whist;
  const reading = readDraft(rules, draft, turn);
  const focus = focusOf(rules, draft, turn);
  const missing = reading.faults.length > 0 ? t.fix : itemAt(t.missing, reading.missing ?? "tricks");

  return (
    <FormPage
      number={number}
      onCancel={onCancel}
      sentence={sentence(names, turn, focus, reading, words)}
      columns={
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
      }
      keys={<NumberKeys form={props} draft={draft} focus={focus} />}
      button={buttonOf(props, reading, words, { asks: focus.row, label: missing })}
    >
      <CheckLine rules={rules} names={names} turn={turn} draft={draft} reading={reading} />
      {reading.faults.length === 0 && <Ways ways={waysOf(props, draft, words)} />}
      {props.extra}
    </FormPage>
  );
}

/** The bids alone, for now; or a misdeal, found out late as a rule: once somebody has spoken. */
function waysOf(props: FormProps, draft: WhistDraft, words: Words): Way[] {
  const { rules, turn, correcting, onAnnounce } = props;
  if (correcting) return [];
  const bids = bidsToAnnounce(rules, draft, turn);
  return [...(bids ? [{ label: words.m.whist.later, onTake: () => onAnnounce(bids) }] : []), misdealOf(props, words)];
}

/** The deal so far: how many cards, and who speaks, who leads, who was right. */
function sentence(
  names: readonly string[],
  turn: Turn,
  focus: WhistCell,
  { missing, score }: DraftReading,
  { m }: Words,
): string {
  const { cards, blind, firstLeader } = turn;
  const dealt = blind ? m.whist.blind(cards) : m.screens.sheet.cards(cards);
  if (score) return m.whist.kept(dealt, score.scores.filter((lost) => lost === 0).length);
  return missing === "bids" ? m.whist.speaks(dealt, itemAt(names, focus.seat)) : m.whist.leads(dealt, itemAt(names, firstLeader));
}

interface CheckProps extends Pick<FormProps, "rules" | "names" | "turn"> {
  draft: WhistDraft;
  reading: DraftReading;
}

/** How many tricks are announced, then taken, of those that are played; or why not. */
function CheckLine({ rules, names, turn: { cards }, draft, reading }: CheckProps) {
  const { m } = useWords();
  if (reading.faults.length > 0) return <Refused rules={rules} names={names} reading={reading} />;
  const taken = reading.missing === null ? cards : sum(draft.tricks);
  return (
    <div className="edge flex min-h-8 items-center">
      <p className="font-sans text-hint text-ink2" aria-live="polite">
        {m.whist.announcedOf(sum(draft.bids), cards)} {reading.missing !== "bids" && m.whist.takenOf(taken, cards)}
      </p>
    </div>
  );
}
