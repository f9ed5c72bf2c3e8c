import { Hint } from "#components/parts/field/hint";
import { Refusal } from "#components/parts/ledger/refusal";
import { RuleButton } from "#components/parts/ledger/rule-button";
import { useRuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords } from "#components/parts/words/words";
import { cellOf, type Fault, type Rules } from "#lib/rules/rules";
import { sayFault, sayLine } from "#lib/rules/words/words";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { countedOf, pointsOf, type TarotDraft } from "#lib/sheet/drafts/tarot";
import { type Remedy, remedyFor } from "#lib/sheet/drafts/tarot-remedy";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import type { Words } from "#messages/words";
import { fieldOf, type PartProps } from "./part";

/** Why what stands there cannot be, and the case in which it could. */
export function Refused({ of, rules, names, draft, reading, onDraft }: PartProps & { of: ReturnType<typeof fieldOf> }) {
  const words = useWords();
  const showRule = useRuleSheet();
  const fault = reading.faults.find((each) => fieldOf(each) === of);
  if (!fault) return null;
  const cure = remedyFor(rules, draft, fault);
  return (
    <Refusal
      reason={sayFault(words.rules.games[rules.game], words.rules.common, fault, (seat) => names[seat] ?? "")}
      rule={ruleLabel(fault.rule)}
      onRule={() => showRule(fault.rule)}
      remedy={cure && { label: sayRemedy(cure, words.m.tarot.remedy), onTake: () => onDraft({ ...draft, ...cure.changes }) }}
    />
  );
}

/** What the points are worth, or why they cannot be; and what is odd about them. */
export function CheckLine(props: PartProps) {
  const { rules, names, draft, reading, onDraft } = props;
  const words = useWords();
  const showRule = useRuleSheet();
  const say = (odd: Fault) => sayFault(words.rules.games[rules.game], words.rules.common, odd, (seat) => names[seat] ?? "");
  if (reading.faults.some((fault) => fieldOf(fault) === "points")) return <Refused of="points" {...props} />;
  return (
    <div className="edge min-h-8" aria-live="polite">
      <p className="font-sans text-hint text-ink2">{sayPoints(rules, draft, reading, words)}</p>
      {reading.warnings.map((warning) => (
        <p key={warning.code} className="flex flex-wrap items-center gap-x-3 font-sans text-hint">
          <span>{say(warning)}</span>
          <RuleButton label={ruleLabel(warning.rule)} onClick={() => showRule(warning.rule)} />
          {warning.code === "slam-not-noted" && (
            <Hint onClick={() => onDraft({ ...draft, tricksBy: "attack" })}>{words.m.tarot.remedy.slam}</Hint>
          )}
        </p>
      ))}
    </div>
  );
}

function sayRemedy({ is }: Remedy, t: Words["m"]["tarot"]["remedy"]): string {
  if (is === "excuse-last") return t.excuseLast;
  if (is === "petit-attack") return t.petit.attack;
  return is === "petit-defence" ? t.petit.defence : t[is];
}

/** "48½ compte 49, il en fallait 41 : +8"; a row of the table; how far a second pile has come. */
function sayPoints(rules: Rules, draft: TarotDraft, { score, missing }: DraftReading, words: Words): string {
  const t = words.m.tarot;
  const { attack, defence } = pointsOf(draft);
  const { counted, left } = countedOf(draft);
  if (missing === "pile") return t.pile.left(counted, left);
  const outcome = score?.outcome;
  if (!outcome) {
    return draft.bouts === null ? "" : t.target(draft.bouts, cellOf(rules, "targets", draft.bouts));
  }
  const { made, needed, margin, row } = outcome;
  const count = t.count(made, needed + margin, needed, margin);
  return [
    draft.side === "defence" ? t.attackHas(count) : count,
    ...(row ? [`${sayLine(words.rules.games[rules.game], row, String).label}.`] : []),
    ...(attack !== undefined && defence !== undefined ? [t.pile.both] : []),
  ].join(row ? ". " : " ");
}
