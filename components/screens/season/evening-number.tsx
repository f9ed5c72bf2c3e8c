import { LedgerLine } from "#components/parts/ledger/ledger";
import type { LedgerPlayer } from "#components/parts/ledger/ledger-head";
import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { CountedFigure } from "#components/parts/rule/counted-figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import type { TableView } from "#lib/season/views";
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
  const t = useWordsOf("counted");
  if (!deal?.score || (deal.columns[person] ?? null) === null) return null;
  const title = t.title(itemAt(view.names, person), deal.number);
  const row = tellDeal(view, deal, words);
  return (
    <RaisedPage label={title} onClose={onClose}>
      <LedgerLine game={view.rules.game} players={players} deal={row} />
      <CountedFigure {...{ deal, row, person, title }} sheet={view} onChoose={(chosen) => onChoose(deal, chosen)} />
      <footer className="edge foot mt-auto pt-6">
        <QuietButton onClick={onClose}>{words.m.always.close}</QuietButton>
      </footer>
    </RaisedPage>
  );
}
