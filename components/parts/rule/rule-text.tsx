import { Suspense } from "react";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { ARTICLES, type RuleId, SOURCES } from "#lib/rules/articles";
import { commas } from "#lib/rules/lists";

/** A rule in its own words, and where they stand. */
export function RuleText({ rule }: { rule: RuleId }) {
  return (
    <Suspense>
      <Text rule={rule} />
    </Suspense>
  );
}

function Text({ rule }: { rule: RuleId }) {
  const { ruling } = useWordsOf("counted");
  const { m, t: words } = useWordsAnd("articles");
  const { source, article } = ARTICLES[rule];
  return (
    <>
      <p className="max-w-[36rem] text-prose">{words[rule]}</p>
      <p className="label mt-1 text-[0.875rem]/5">
        {source === "ruling" ? ruling : commas(SOURCES[source], m.rule.place(article))}
      </p>
    </>
  );
}
