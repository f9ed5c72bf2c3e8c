import { Hint } from "#components/parts/field/hint";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { LineTable, type PrintedLine } from "#components/parts/ledger/line-table";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { rowOf } from "#components/parts/live/rows";
import { RuleText } from "#components/parts/rule/rule-text";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ContestRows } from "#components/screens/sheet/contest/contest-rows";
import type { RuleId } from "#lib/rules/articles";
import { itemAt } from "#lib/rules/item-at";
import type { Line, Points, Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { sayOwnLine, signed } from "#lib/rules/words/words";
import { otherRules } from "#lib/sheet/compare";
import { isContested, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { concerns } from "#lib/shown/sheet/concerns";
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
  const contest = useWordsOf("contest");
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
      <Counted sheet={sheet} deal={deal} person={person} title={title} total={total} />
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
      <footer className="edge foot mt-auto flex max-w-[720px] flex-wrap justify-between gap-x-1 pt-6">
        <QuietButton onClick={onClose}>{t.close}</QuietButton>
        <QuietButton onClick={onHistory}>{words.m.screens.sheet.history}</QuietButton>
        {onContest && <QuietButton onClick={onContest}>{isContested(deal) ? contest.settle : contest.contest}</QuietButton>}
        {onCorrect && (
          <QuietButton accent onClick={onCorrect}>
            {t.correct}
          </QuietButton>
        )}
      </footer>
    </RaisedPage>
  );
}

interface CountedProps extends Pick<Props, "sheet" | "person"> {
  deal: SheetDeal;
  title: string;
  total: Points;
}

/** The lines of somebody's figure, and their sum. */
function Counted({ sheet, deal, person, title, total }: CountedProps) {
  const { rules } = useWords();
  const t = useWordsOf("raised").number;
  const { names } = tableOf(sheet, deal.seats);
  const seat = deal.seats.indexOf(person);
  const lines = (deal.score?.lines ?? []).filter((line) => concerns(line, seat));
  const printed = lines.map((line): PrintedLine => {
    const said = sayOwnLine(rules.games[sheet.rules.game], line, (other) => itemAt(names, other), seat);
    return { ...said, rule: ruleLabel(line.rule) };
  });
  return (
    <LineTable
      caption={t.lines(itemAt(sheet.names, person), deal.number)}
      lines={[...printed, { label: title, calc: sumOf(lines, seat), value: total, sum: true }]}
      words={(_, index) => <RuleText rule={lines[index]?.rule as RuleId} />}
    />
  );
}

/** "−228 − 60": the figures that make the last one, where there are several. */
function sumOf(lines: readonly Line[], seat: Seat): string {
  const parts = lines.flatMap(({ scores }) => scores?.[seat] || []).map(signed);
  return parts.length < 2
    ? ""
    : parts
        .join(" ")
        .replace(/ ([+−])/g, " $1 ")
        .replace(/^\+/, "");
}
