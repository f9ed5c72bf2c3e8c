import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";

/** After a sentence, where its rule stands in its own words. */
export function RuleLinks({ rules }: { rules: readonly RuleId[] }) {
  const { lang } = useWords();
  return rules.map((rule) => (
    <a
      key={rule}
      className="ml-1.5 inline-block py-0.5 underline decoration-rule underline-offset-4"
      href={`/${lang}/rules#${rule}`}
    >
      {rule}
    </a>
  ));
}
