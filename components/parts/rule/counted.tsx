import "../ledger/ledger.css";
import { useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { itemAt } from "#lib/rules/item-at";
import type { GameName, Points, Score, Seat } from "#lib/rules/rules";
import { sayOwnLine } from "#lib/rules/words/words";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { concerns, sayCalc } from "#lib/shown/sheet/figure";
import { numeral } from "#lib/shown/sheet/numeral";
import { RuleButton } from "./rule-button";
import { RuleText } from "./rule-text";

interface Props {
  game: GameName;
  score: Score | null;
  /** The deal's players, by seat. */
  names: readonly string[];
  seat: Seat;
  caption: string;
  title: string;
}

/** The lines of somebody's figure, each with its rule, and their sum: a derivation that can be redone by hand. */
export function Counted({ game, score, names, seat, caption, title }: Props) {
  const { m, rules } = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const counted = (score?.lines ?? []).filter((line) => concerns(line, seat));
  const lines: readonly PrintedLine[] = [
    ...counted.map((line) => ({
      ...sayOwnLine(rules.games[game], line, (other) => itemAt(names, other), seat),
      ...{ rule: line.rule, step: line.scores === undefined },
    })),
    { label: title, calc: sayCalc(counted, seat), value: score?.scores[seat] ?? 0, sum: true },
  ];
  return (
    <table className="lines">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {m.lines.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <LineRows
            // biome-ignore lint/suspicious/noArrayIndexKey: a derivation is read in its order
            key={index}
            line={line}
            isLast={lines[index + 1]?.sum === true}
            open={open === index}
            onOpen={() => setOpen(open === index ? null : index)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PrintedLine {
  readonly label: string;
  /** The arithmetic between the label and the value: "25 + 13". */
  readonly calc?: string;
  readonly value?: Points;
  readonly rule?: RuleId;
  /** The last line: a rule above, a double rule below, a bigger figure. */
  readonly sum?: boolean;
  /** An intermediate figure: no player scores it. */
  readonly step?: boolean;
}

const CELL = "h-11 border-b border-rule align-baseline max-large:h-auto max-large:border-b-0";
const SUM = "h-[50px] border-t border-stroke double-rule align-baseline max-large:h-auto max-large:border-0";
/** In large text the line wraps: its words, then its figures and its rule. */
const LINE =
  "max-large:flex max-large:flex-wrap max-large:items-baseline max-large:justify-end max-large:border-rule max-large:border-b max-large:pr-(--right)";

interface RowProps {
  line: PrintedLine;
  /** The line just before the sum. */
  isLast: boolean;
  open: boolean;
  onOpen: () => void;
}

/** A line, and under it the words of its rule once that is tapped. */
function LineRows({ line: { label, calc, value, rule, sum, step }, isLast, open, onOpen }: RowProps) {
  const { m, lang } = useWords();
  const last = isLast ? "border-b-0" : "";
  const cell = sum ? SUM : `${CELL} ${last}`;
  return (
    <>
      <tr className={`${LINE} ${sum ? "max-large:border-stroke max-large:border-t" : ""}`}>
        <th
          scope="row"
          className={`${cell} w-[38%] py-3 pl-(--left) text-left max-large:w-full max-large:pb-0 text-[1rem]/[1.25rem] font-normal text-balance broad:w-auto`}
        >
          {label}
        </th>
        <td className={`${cell} py-3 pl-3 text-right text-contract text-balance text-ink2 broad:whitespace-nowrap`}>{calc}</td>
        <td className={`${cell} pl-4 text-right whitespace-nowrap ${sum ? "text-[1.375rem]" : "text-figure"}`}>
          {value !== undefined &&
            (step ? <span className="text-ink2">{numeral(value, "change", lang)}</span> : <Figure value={value} />)}
        </td>
        <td
          className={`${cell} w-[90px] max-large:w-auto pr-(--right) max-large:pr-0 pl-3 text-right whitespace-nowrap ${open ? "text-ink" : "text-ink2"}`}
        >
          {rule && <RuleButton label={ruleLabel(rule, m.rule)} open={open} onClick={onOpen} className="justify-end" />}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={4} className={`border-rule border-b pr-14 pl-[calc(var(--left)+18px)] pt-1.5 pb-2.5 ${last}`}>
            <div className="w-0 min-w-full">{rule && <RuleText rule={rule} />}</div>
          </td>
        </tr>
      )}
    </>
  );
}
