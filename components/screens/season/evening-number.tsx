import { QuietButton } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { LedgerLine } from "#components/parts/ledger/ledger";
import type { LedgerPlayer } from "#components/parts/ledger/ledger-head";
import { LineTable, type PrintedLine } from "#components/parts/ledger/line-table";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { type DealToTell, tellDeal } from "#components/parts/live/rows";
import { RuleText } from "#components/parts/rule/rule-text";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import { sayOwnLine } from "#lib/rules/words/words";
import type { EveningView } from "#lib/season/views";
import { tableOf } from "#lib/sheet/sheet";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { concerns } from "#lib/shown/sheet/concerns";

interface Props {
  view: EveningView;
  deal: DealToTell;
  players: readonly LedgerPlayer[];
  person: Person;
  onClose: () => void;
}

/** A figure of a season's evening, down to its lines, each with its rule. */
export function EveningNumber({ view, deal, players, person, onClose }: Props) {
  const words = useWords();
  const t = useWordsOf("raised").number;
  const { rules } = view;
  const { names } = tableOf(view, deal.seats);
  const seat = deal.seats.indexOf(person);
  const name = names[seat];
  if (!deal.score || name === undefined) return null;
  const title = t.title(name, deal.number);
  const lines = deal.score.lines.filter((line) => concerns(line, seat));
  const printed: PrintedLine[] = lines.map((line) => ({
    ...sayOwnLine(words.rules.games[rules.game], line, (other) => itemAt(names, other), seat),
    rule: ruleLabel(line.rule),
  }));
  const total = itemAt(deal.score.scores, seat);
  return (
    <RaisedPage label={title} onClose={onClose}>
      <LedgerLine game={rules.game} players={players} deal={tellDeal(view, deal, words)} />
      <header className="edge flex max-w-[720px] items-start justify-between gap-4 pt-4 pb-3">
        <h2 className="text-title">{title}</h2>
        <Figure value={total} className="text-verdict" />
      </header>
      <LineTable
        caption={t.lines(name, deal.number)}
        lines={[...printed, { label: title, value: total, sum: true }]}
        words={(_, index) => <RuleText rule={lines[index]?.rule as RuleId} />}
      />
      <footer className="edge foot mt-auto pt-6">
        <QuietButton onClick={onClose}>{t.close}</QuietButton>
      </footer>
    </RaisedPage>
  );
}
