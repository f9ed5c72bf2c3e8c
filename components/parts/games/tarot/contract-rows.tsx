import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { withAllTricks } from "#lib/sheet/drafts/tarot";
import { contractsOf } from "#lib/sheet/drafts/tarot-table";
import { AnswerRow } from "./extra-rows";
import type { PartProps } from "./part";

const FEW = 4;

/** What was bid, the bouts of the attack, and where the chelem is a bid, whether it was made. */
export function ContractRows({ rules, draft, change, onDraft }: PartProps) {
  const words = useWords();
  const t = words.m.tarot;
  const { terms } = words.rules.games[rules.game];
  const bids = contractsOf(rules);
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
          onChange={(answer) => onDraft(withAllTricks(rules, draft, answer === true))}
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
