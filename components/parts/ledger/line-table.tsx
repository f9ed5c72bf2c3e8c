import "./ledger.css";
import { type ReactNode, useState } from "react";
import { useWords } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";
import { Figure } from "./figure";
import { RuleButton } from "./rule-button";

export interface PrintedLine {
  readonly label: string;
  /** The arithmetic between the label and the value: "25 + 13". */
  readonly calc?: string;
  readonly value?: Points;
  /** The rule's short name, "FFT p. 8" or "règle F1". */
  readonly rule?: string;
  /** The last line: a rule above, a double rule below, a bigger figure. */
  readonly sum?: boolean;
  /** On the way to what counts: nobody's column has it. */
  readonly step?: boolean;
}

interface Props {
  caption: string;
  lines: readonly PrintedLine[];
  /** The rule's own words, for the line whose rule is tapped. */
  words: (line: PrintedLine, index: number) => ReactNode;
}

const CELL = "h-11 border-b border-rule align-baseline max-large:h-auto max-large:border-b-0";
const SUM = "h-[50px] border-t border-stroke double-rule align-baseline max-large:h-auto max-large:border-0";
/** In large text a line goes on below: its words, then its figures and its rule. */
const LINE =
  "max-large:flex max-large:flex-wrap max-large:items-baseline max-large:justify-end max-large:border-rule max-large:border-b max-large:pr-(--right)";

/** A derivation that can be redone by hand: label, calculation, value, rule. */
export function LineTable({ caption, lines, words }: Props) {
  const { m } = useWords();
  const [open, setOpen] = useState<number | null>(null);
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
            words={() => words(line, index)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  line: PrintedLine;
  /** Before the sum. */
  isLast: boolean;
  open: boolean;
  onOpen: () => void;
  words: () => ReactNode;
}

/** A line, and under it the words of its rule once that is tapped. */
function LineRows({ line: { label, calc, value, rule, sum, step }, isLast, open, onOpen, words }: RowProps) {
  const { lang } = useWords();
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
          {rule && <RuleButton label={rule} open={open} onClick={onOpen} className="justify-end" />}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={4} className={`border-rule border-b pr-14 pl-[calc(var(--left)+18px)] pt-1.5 pb-2.5 ${last}`}>
            <div className="w-0 min-w-full">{words()}</div>
          </td>
        </tr>
      )}
    </>
  );
}
