import { CitedRule } from "#components/parts/rule/cited-rule";
import type { RuleId } from "#lib/rules/articles";
import { EXCUSE } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import type { PlayDraft, PlayReading } from "#lib/sheet/drafts/play";
import { useReferee } from "./referee";

interface Props {
  rules: Rules;
  draft: PlayDraft;
  reading: PlayReading;
  /** In the order of the trick. */
  names: readonly string[];
}

/** Who holds the trick, what a tie does, where the Excuse goes. */
export function OutcomeLines({ rules, draft, reading, names }: Props) {
  const { t } = useReferee();
  const { trick, moment } = draft;
  const { outcome, excuse } = reading;
  if (trick.length < 2) return null;
  const isFull = trick.length === rules.players;
  const lines: { text: string; rule?: RuleId }[] = [];
  if (outcome && "winner" in outcome) {
    const name = itemAt(names, outcome.winner);
    lines.push({ text: isFull ? t.wins(name) : t.holds(name) });
  } else if (outcome && isFull) {
    const tied = outcome.tied.map((nth) => itemAt(names, nth));
    lines.push({ text: [tied.length > 0 ? t.tie(tied) : t.nobodyFollows, afterTie()].join(" "), rule: tieRule() });
  }
  if (excuse) lines.push({ text: t.excuse[excuse.code](itemAt(names, trick.indexOf(EXCUSE))), rule: excuse.rule });
  return (
    <div className="edge pt-1">
      {lines.map(({ text, rule }) => (
        <p key={text} className="label flex items-center justify-between gap-4">
          <span>{text}</span>
          {rule && <CitedRule rule={rule} quiet />}
        </p>
      ))}
    </div>
  );

  function afterTie(): string {
    if (moment === "last") return t.afterTie[rules.options["last-tie"] as "aside" | "previous-winner"];
    const how = rules.options["tie-leader"] as "same-leader" | "same-suit" | "first-tied";
    const first = outcome && "tied" in outcome ? (outcome.tied[0] ?? 0) : 0;
    return t.afterTie[how](itemAt(names, how === "first-tied" ? first : 0));
  }

  function tieRule(): RuleId {
    return moment === "last" ? "D6" : "D4";
  }
}
