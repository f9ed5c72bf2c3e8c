// This folder: a rule that is cited, and its words.

import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { RuleButton } from "./rule-button";
import { useRuleSheet } from "./rule-sheet";

interface Props {
  rule: RuleId;
  /** At the end of a line that is not about it. */
  quiet?: boolean;
}

/** A rule's short name; a tap shows its words over the page. */
export function CitedRule({ rule, quiet }: Props) {
  const { m } = useWords();
  const show = useRuleSheet();
  const look = quiet ? "justify-end text-ink2 not-italic" : "";
  return <RuleButton label={ruleLabel(rule, m.rule)} onClick={() => show(rule)} className={`shrink-0 ${look}`} />;
}
