import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** After a sentence, where its rule stands in its own words. */
export function RuleLinks({ rules }: { rules: readonly RuleId[] }) {
  const { m, lang } = useWords();
  return rules.map((rule) => (
    <a
      key={rule}
      className="-my-3 inline-block min-w-11 whitespace-nowrap px-2 py-3 text-center underline decoration-rule underline-offset-4"
      href={`/${lang}/rules#${rule}`}
    >
      {ruleLabel(rule, m.rule)}
    </a>
  ));
}
