"use client";
import { Suspense } from "react";
import { RuleWords } from "#components/parts/ledger/rule-words";
import { useWords } from "#components/parts/words/words";
import { ARTICLES, type RuleId, SOURCES } from "#lib/rules/articles";
import { useArticles } from "./articles";

/** A rule in its own words, and where they stand. */
export function RuleText({ rule }: { rule: RuleId }) {
  return (
    <Suspense>
      <Text rule={rule} />
    </Suspense>
  );
}

function Text({ rule }: { rule: RuleId }) {
  const { lang, m } = useWords();
  const words = useArticles(lang);
  const { source, article } = ARTICLES[rule];
  return (
    <RuleWords
      text={words[rule]}
      source={source === "ruling" ? m.screens.number.ruling : m.screens.number.source(SOURCES[source], article)}
    />
  );
}
