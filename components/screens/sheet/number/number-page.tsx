import { Hint } from "#components/parts/field/hint";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Counted } from "#components/parts/ledger/counted";
import { Figure } from "#components/parts/ledger/figure";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { rowOf } from "#components/parts/live/rows";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ContestRows } from "#components/screens/sheet/contest/contest-rows";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import { otherRules } from "#lib/sheet/compare";
import { isContested, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { leftBefore } from "#lib/shown/sheet/stopped";
import { DealLine } from "../deal-line";
import { ComparePage } from "./compare-page";

interface Props {
  sheet: Sheet;
  slot: number;
  person: Person;
  onClose: () => void;
  /** Beside the same deal under other rules. */
  compared: boolean;
  onCompare: (compared: boolean) => void;
  /** None: this phone only follows. */
  onCorrect?: (() => void) | undefined;
  onHistory: () => void;
  onContest?: (() => void) | undefined;
}

/** A figure tapped: the lines that make it, top to bottom, each with its rule. */
export function NumberPage({ sheet, slot, person, compared, onCompare, onClose, onCorrect, onHistory, onContest }: Props) {
  const words = useWords();
  const t = useWordsOf("raised").number;
  const compare = useWordsOf("compare");
  const deal = sheet.deals.find((candidate) => candidate.slot === slot);
  const name = itemAt(sheet.names, person);
  const total = deal?.columns[person] ?? null;
  if (!deal?.score || total === null) return null;
  const title = t.title(name, deal.number);
  const row = rowOf(sheet, deal, words);
  const role = row.entries[person]?.role;
  return (
    <RaisedPage label={title} under={slot} onClose={onClose}>
      <DealLine sheet={sheet} row={row} />
      <header className="edge flex max-w-[720px] items-start justify-between gap-4 pt-4 pb-3">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="label first-letter:uppercase">
            {[role && words.rules.games[sheet.rules.game].roles[role], row.summary].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Figure value={total} className="text-verdict" />
      </header>
      <Counted
        game={sheet.rules.game}
        score={deal.score}
        names={tableOf(sheet, deal.seats).names}
        seat={deal.seats.indexOf(person)}
        caption={t.lines(itemAt(sheet.names, person), deal.number)}
        title={title}
      />
      <Stopped sheet={sheet} deal={deal} person={person} />
      {otherRules(deal.rules).length > 0 && (
        <div className="edge pt-2">
          <Hint onClick={() => onCompare(true)}>{compare.open}</Hint>
        </div>
      )}
      {compared && (
        <ComparePage
          sheet={{ ...sheet, ...tableOf(sheet, deal.seats) }}
          deal={deal}
          seat={deal.seats.indexOf(person)}
          onClose={() => onCompare(false)}
        />
      )}
      {deal.contests.length > 0 && (
        <div className="max-w-[720px] pt-2">
          <ContestRows sheet={sheet} deal={deal} />
        </div>
      )}
      <WaysOn isContested={isContested(deal)} {...{ onClose, onHistory, onContest, onCorrect }} />
    </RaisedPage>
  );
}

/** A stake does not go below nothing: why the total is not the sum. */
function Stopped({ sheet, deal, person }: Pick<Props, "sheet" | "person"> & { deal: SheetDeal }) {
  const t = useWordsOf("raised").number;
  const left = leftBefore(sheet, deal, person);
  if (left === null) return null;
  return (
    <div className="edge flex max-w-[720px] items-center justify-between gap-4 pt-2">
      <p className="text-reason">{t.stopped(left)}</p>
      <CitedRule rule="W6" />
    </div>
  );
}

interface WaysProps extends Pick<Props, "onClose" | "onHistory" | "onContest" | "onCorrect"> {
  isContested: boolean;
}

/** From a figure to what can be done of its deal. */
function WaysOn({ isContested, onClose, onHistory, onContest, onCorrect }: WaysProps) {
  const { m } = useWords();
  const t = useWordsOf("raised").number;
  const contest = useWordsOf("contest");
  return (
    <footer className="edge foot mt-auto flex max-w-[720px] flex-wrap justify-between gap-x-1 pt-6">
      <QuietButton onClick={onClose}>{t.close}</QuietButton>
      <QuietButton onClick={onHistory}>{m.screens.sheet.history}</QuietButton>
      {onContest && <QuietButton onClick={onContest}>{isContested ? contest.settle : contest.contest}</QuietButton>}
      {onCorrect && (
        <QuietButton accent onClick={onCorrect}>
          {t.correct}
        </QuietButton>
      )}
    </footer>
  );
}
