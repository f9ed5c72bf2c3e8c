import { QuietButton } from "#components/parts/ledger/buttons";
import { Counted } from "#components/parts/ledger/counted";
import { Figure } from "#components/parts/ledger/figure";
import { LedgerLine } from "#components/parts/ledger/ledger";
import type { LedgerPlayer } from "#components/parts/ledger/ledger-head";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { WhoseFigure } from "#components/parts/ledger/whose-figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import type { TableView } from "#lib/season/views";
import { tableOf } from "#lib/sheet/sheet";
import { type DealToTell, tellDeal } from "#lib/shown/sheet/tell-deal";

interface Props {
  view: TableView;
  /** Undefined if no figure was tapped. */
  deal: DealToTell | undefined;
  players: readonly LedgerPlayer[];
  person: Person;
  onChoose: (deal: DealToTell, person: Person) => void;
  onClose: () => void;
}

/** A figure of a season's evening, down to its lines, each with its rule. */
export function EveningNumber({ view, deal, players, person, onChoose, onClose }: Props) {
  const words = useWords();
  const t = useWordsOf("raised").number;
  const { rules } = view;
  if (!deal?.score) return null;
  const { names } = tableOf(view, deal.seats);
  const seat = deal.seats.indexOf(person);
  const name = names[seat];
  if (name === undefined) return null;
  const title = t.title(name, deal.number);
  const total = itemAt(deal.score.scores, seat);
  const row = tellDeal(view, deal, words);
  return (
    <RaisedPage label={title} onClose={onClose}>
      <LedgerLine game={rules.game} players={players} deal={row} />
      <WhoseFigure row={row} names={view.names} person={person} onChoose={(chosen) => onChoose(deal, chosen)} />
      <header className="edge flex max-w-[720px] items-start justify-between gap-4 pt-4 pb-3">
        <h2 className="text-title">{title}</h2>
        <Figure value={total} className="text-verdict" />
      </header>
      <Counted
        game={rules.game}
        score={deal.score}
        names={names}
        seat={seat}
        caption={t.lines(name, deal.number)}
        title={title}
      />
      <footer className="edge foot mt-auto pt-6">
        <QuietButton onClick={onClose}>{t.close}</QuietButton>
      </footer>
    </RaisedPage>
  );
}
