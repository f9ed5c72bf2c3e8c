import { RuleText } from "#components/parts/rule/rule-text";
import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { itemAt } from "#lib/rules/item-at";
import type { GameName, Line, Score, Seat } from "#lib/rules/rules";
import { sayOwnLine, signed } from "#lib/rules/words/words";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { concerns } from "#lib/shown/sheet/concerns";
import { LineTable, type PrintedLine } from "./line-table";

interface Props {
  game: GameName;
  score: Score | null;
  /** Of the deal, by seat. */
  names: readonly string[];
  seat: Seat;
  caption: string;
  title: string;
}

/** The lines of somebody's figure, each with its rule, and their sum. */
export function Counted({ game, score, names, seat, caption, title }: Props) {
  const { m, rules } = useWords();
  const lines = (score?.lines ?? []).filter((line) => concerns(line, seat));
  const printed = lines.map((line): PrintedLine => {
    const said = sayOwnLine(rules.games[game], line, (other) => itemAt(names, other), seat);
    return { ...said, rule: ruleLabel(line.rule, m.rule), step: line.scores === undefined };
  });
  return (
    <LineTable
      caption={caption}
      lines={[...printed, { label: title, calc: sumOf(lines, seat), value: score?.scores[seat] ?? 0, sum: true }]}
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
