"use client";
import { Suspense } from "react";
import { RuleWords } from "#components/parts/ledger/rule-words";
import { useWordsOf } from "#components/parts/words/words-of";
import { ARTICLES, type RuleId, SOURCES } from "#lib/rules/articles";

/** A rule in its own words, and where they stand. */
export function RuleText({ rule }: { rule: RuleId }) {
  return (
    <Suspense>
      <Text rule={rule} />
    </Suspense>
  );
}

function Text({ rule }: { rule: RuleId }) {
  const raised = useWordsOf("raised").number;
  const words = useWordsOf("articles");
  const { source, article } = ARTICLES[rule];
  return <RuleWords text={words[rule]} source={source === "ruling" ? raised.ruling : raised.source(SOURCES[source], article)} />;
}
