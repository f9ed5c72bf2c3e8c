import { CitedRule } from "#components/parts/rule/cited-rule";
import { RuleButton } from "#components/parts/rule/rule-button";
import type { RuleId } from "#lib/rules/articles";

interface Props {
  /** One sentence: the reason. */
  reason: string;
  rule: RuleId;
  /** A change that would make the entry valid, in one tap. */
  remedy?: { label: string; onTake: () => void } | undefined;
}

/** Why an entry is refused, its rule, and a change that would make it valid. What was typed is kept. */
export function Refusal({ reason, rule, remedy }: Props) {
  return (
    <div role="alert" className="edge">
      <p className="text-reason text-[1.0625rem]/[1.4375rem] text-balance text-neg">{reason}</p>
      <div className="flex items-center justify-between gap-4">
        <CitedRule rule={rule} />
        {remedy && <RuleButton label={remedy.label} onClick={remedy.onTake} />}
      </div>
    </div>
  );
}
