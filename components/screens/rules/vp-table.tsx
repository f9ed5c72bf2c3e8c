import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import "../../parts/ledger/ledger.css";
import type { ReactNode } from "react";
import type { RuleId } from "#lib/rules/articles";
import type { Points } from "#lib/rules/rules";
import { CONTRACTS, ROWS, VP_TABLE, type VpRow } from "#lib/rules/vp5/table";
import { signed } from "#lib/rules/words/words";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** The victory-point table as the game computes it; in brackets, values missing in the printed page, found by its pattern. */
export function VpTable() {
  const { m, rules } = useWords();
  const t = useWordsOf("rules").attack;
  const { terms } = rules.games.vp5;
  const note = (
    <p className="edge pb-1 text-prose">
      {t.vpNote} {t.inferred} <span className="font-sans text-hint text-ink2">{ruleLabel("V4", m.rule)}</span>
    </p>
  );
  return (
    <RulesTable title={t.vp} rule="vp-table" note={note} heads={<Heads />}>
      {ROWS.map((row, i) => (
        <tr key={row}>
          <th scope="row" className="border-rule border-b py-1 pl-(--left) text-left text-contract font-normal whitespace-nowrap">
            {terms[row] ?? row.replace("-", "−")}
          </th>
          {CONTRACTS.map((contract) => (
            <Cell key={contract} row={itemAt(VP_TABLE[contract], i)} />
          ))}
        </tr>
      ))}
    </RulesTable>
  );
}

function Heads() {
  const { m, rules } = useWords();
  const { terms } = rules.games.vp5;
  return (
    <thead>
      <tr className="label text-corner align-bottom">
        <td className="double-rule" />
        {CONTRACTS.map((contract) => (
          <th key={contract} scope="col" className="double-rule pb-1 text-right font-normal last:pr-(--right)">
            {m.tarot.short[contract] ?? terms[contract]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Each attacker's points over each defender's. */
function Cell({ row: { attack, defence, printed } }: { row: VpRow }) {
  const t = useWordsOf("rules").attack;
  return (
    <td className="border-rule border-b py-1 pl-1 text-right text-contract last:pr-(--right)">
      <Value points={attack} printed={printed} />
      <span className="block text-running">
        <Value points={defence} printed={printed} />
      </span>
      {!printed && <span className="sr-only">{t.inferredCell}</span>}
    </td>
  );
}

function Value({ points, printed }: { points: Points; printed: boolean }) {
  const text = signed(points);
  return <span className={`whitespace-nowrap ${points < 0 ? "text-neg" : ""}`}>{printed ? text : `[${text}]`}</span>;
}

interface RulesTableProps {
  title: string;
  rule: RuleId | undefined;
  note: ReactNode;
  heads: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A table of the rules under its title, with its rule; it slides in its own frame where large text leaves it no room. */
export function RulesTable({ title, rule, note, heads, children }: RulesTableProps) {
  const { m } = useWords();
  return (
    <>
      <h2 className="edge flex items-baseline justify-between gap-4 pt-6 pb-1 text-[1.3125rem]/[1.875rem]">
        {title} <span className="font-sans text-hint text-ink2">{rule && ruleLabel(rule, m.rule)}</span>
      </h2>
      {note}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={title} tabIndex={0} className="relative overflow-x-auto focus-visible:-outline-offset-2">
        <table className="lines">
          <caption className="sr-only">{title}</caption>
          {heads}
          <tbody>{children}</tbody>
        </table>
      </section>
    </>
  );
}
