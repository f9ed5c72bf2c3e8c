import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import { bidsToAnnounce, focusOf, readDraft, type WhistDraft } from "#lib/sheet/drafts/whist";
import { sayWhist } from "#lib/shown/games/say-whist";
import type { Words } from "#messages/words";
import { FormPage } from "../form-page";
import { buttonOf, misdealOf, Refused } from "../form-parts";
import type { FormProps } from "../forms";
import { type Way, Ways } from "../ways";
import { Columns, type WhistPart } from "./columns";
import { NumberKeys } from "./number-keys";

/** One screen: each says a number in turn, each takes so many tricks; one tap a number. */
export function WhistForm(props: FormProps) {
  const { rules, turn, number, onCancel } = props;
  const draft = props.draft as WhistDraft;
  const words = useWords();
  const { m } = words;
  const t = m.whist;
  const reading = readDraft(rules, draft, turn);
  const focus = focusOf(rules, draft, turn);
  const part = { form: props, draft, reading, focus };
  const missing = reading.faults.length > 0 ? t.fix : itemAt(t.missing, reading.missing ?? "tricks");

  return (
    <FormPage
      number={number}
      onCancel={onCancel}
      sentence={sayWhist(props, reading, focus, words)}
      columns={<Columns {...part} />}
      keys={<NumberKeys {...part} />}
      button={buttonOf(props, reading, words, { asks: focus.row, label: missing })}
    >
      <CheckLine {...part} />
      {reading.faults.length === 0 && <Ways ways={waysOf(props, draft, words)} />}
      {props.extra}
    </FormPage>
  );
}

/** Announces the bids alone for now; or notes a misdeal, which is usually found after a bid. */
function waysOf(props: FormProps, draft: WhistDraft, words: Words): Way[] {
  const { rules, turn, correcting, onAnnounce } = props;
  if (correcting) return [];
  const bids = bidsToAnnounce(rules, draft, turn);
  return [...(bids ? [{ label: words.m.whist.later, onTake: () => onAnnounce(bids) }] : []), misdealOf(props, words)];
}

/** How many tricks are announced, then taken, of those that are played; or why not. */
function CheckLine({ form: { rules, names, turn }, draft, reading }: WhistPart) {
  const { m } = useWords();
  const { cards } = turn;
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
