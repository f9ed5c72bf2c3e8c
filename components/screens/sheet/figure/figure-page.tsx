import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { CountedFigure } from "#components/parts/rule/counted-figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ContestRows } from "#components/screens/sheet/contest/contest-rows";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import { otherRules } from "#lib/sheet/compare";
import { isContested, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { leftBefore } from "#lib/shown/sheet/figure";
import { ledgerRow } from "#lib/shown/sheet/rows";
import { DealLine } from "../deal-line";
import { Hint } from "../forms/hint";
import { go, toSheet } from "../view";
import { ComparePage } from "./compare-page";

interface Props {
  sheet: Sheet;
  slot: number;
  person: Person;
  /** Compared with the same deal under other rules. */
  compared: boolean;
  /** False on a phone that only follows. */
  canNote: boolean;
}

/** A figure tapped: the lines that make it, top to bottom, each with its rule. */
export function FigurePage({ sheet, slot, person, compared, canNote }: Props) {
  const words = useWords();
  const { title: titled } = useWordsOf("counted");
  const deal = sheet.deals.find((candidate) => candidate.slot === slot);
  if (!deal?.score || (deal.columns[person] ?? null) === null) return null;
  const title = titled(itemAt(sheet.names, person), deal.number);
  const row = ledgerRow(sheet, deal, words);
  const role = row.entries[person]?.role;
  const said = [role && words.rules.games[sheet.rules.game].roles[role], row.summary];
  return (
    <RaisedPage label={title} under={slot} onClose={toSheet}>
      <DealLine sheet={sheet} row={row} />
      <CountedFigure
        {...{ sheet, deal, row, person, title }}
        said={said.filter(Boolean).join(" · ")}
        onChoose={(seat) => go({ page: "figure", slot, seat })}
      />
      <Stopped sheet={sheet} deal={deal} person={person} />
      <OtherRules sheet={sheet} deal={deal} person={person} compared={compared} />
      <Contests sheet={sheet} deal={deal} />
      <WaysOn deal={deal} canNote={canNote} />
    </RaisedPage>
  );
}

function Contests({ sheet, deal }: { sheet: Sheet; deal: SheetDeal }) {
  if (deal.contests.length === 0) return null;
  return (
    <div className="max-w-[720px] pt-2">
      <ContestRows sheet={sheet} deal={deal} />
    </div>
  );
}

/** Explains why a total is not the sum: a stake cannot go below zero. */
function Stopped({ sheet, deal, person }: Pick<Props, "sheet" | "person"> & { deal: SheetDeal }) {
  const t = useWordsOf("raised").figure;
  const left = leftBefore(sheet, deal, person);
  if (left === null) return null;
  return (
    <div className="edge flex max-w-[720px] items-center justify-between gap-4 pt-2">
      <p className="text-reason">{t.stopped(left)}</p>
      <CitedRule rule="W6" />
    </div>
  );
}

/** A link to the same deal under other rules, if there are any, and that page. */
function OtherRules({ sheet, deal, person, compared }: Pick<Props, "sheet" | "person" | "compared"> & { deal: SheetDeal }) {
  const t = useWordsOf("compare");
  const here = { page: "figure", slot: deal.slot, seat: person } as const;
  return (
    <>
      {otherRules(deal.rules).length > 0 && (
        <div className="edge pt-2">
          <Hint onClick={() => go({ ...here, compared: true })}>{t.open}</Hint>
        </div>
      )}
      {compared && (
        <ComparePage
          sheet={{ ...sheet, ...tableOf(sheet, deal.seats) }}
          deal={deal}
          seat={deal.seats.indexOf(person)}
          onClose={() => go(here)}
        />
      )}
    </>
  );
}

/** Links from a figure to what can be done with its deal. */
function WaysOn({ deal, canNote }: { deal: SheetDeal; canNote: boolean }) {
  const { m } = useWords();
  const t = useWordsOf("raised").figure;
  const contest = useWordsOf("contest");
  const { slot } = deal;
  const waits = isContested(deal);
  return (
    <footer className="edge foot mt-auto flex max-w-[720px] flex-wrap justify-between gap-x-3 pt-6 max-[22rem]:[&>button]:text-hint">
      <QuietButton onClick={toSheet}>{m.always.close}</QuietButton>
      <QuietButton onClick={() => go({ page: "history", slot })}>{m.always.history}</QuietButton>
      {canNote && (
        <>
          <QuietButton accent={waits} onClick={() => go({ page: "contest", slot })}>
            {waits ? contest.settle : contest.contest}
          </QuietButton>
          <QuietButton accent={!waits} onClick={() => go({ page: "deal", slot })}>
            {t.correct}
          </QuietButton>
        </>
      )}
    </footer>
  );
}
