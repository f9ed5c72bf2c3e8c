import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** After a sentence, where its rule stands in its own words. */
export function RuleLinks({ rules }: { rules: readonly RuleId[] }) {
  const { m, lang } = useWords();
  return rules.map((rule) => (
    <a
      key={rule}
      className="-my-4 inline-flex min-h-[46px] whitespace-nowrap min-w-11 items-center justify-center px-2 underline decoration-rule underline-offset-4 print:-my-3 print:inline-block print:min-h-0 print:py-3 print:text-center"
      href={`/${lang}/rules#${rule}`}
    >
      {ruleLabel(rule, m.rule)}
    </a>
  ));
}
