"use client";
import { Suspense, useEffect, useState } from "react";
import { useGame } from "#components/parts/games/use-game";
import { articlesIn } from "#components/parts/rule/articles";
import { RuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords, warmWords } from "#components/parts/words/words";
import { USUAL_GAME } from "#lib/rules/rules";
import { RefereeTabs } from "./referee-tabs";
import { useReferee } from "./referee-words";
import { type Asked, type RefereeTable, tableOf, tableOfSheet, useLastEvening, useSheetOfAddress } from "./use-table";

warmWords("referee", "refereeSays", "articles");

/** The referee: what could be played, and what is proved. */
export function RefereeScreen() {
  const { lang } = useWords();
  const at = useSheetOfAddress();
  const last = useLastEvening();
  useEffect(() => void articlesIn(lang), [lang]);
  const blank = <main className="min-h-dvh" />;
  if (at === undefined || last === undefined) return blank;
  return (
    <Suspense fallback={blank}>
      <RuleSheet>{at ? <AtSheet at={at} /> : <AtLarge last={last} />}</RuleSheet>
    </Suspense>
  );
}

function AtSheet({ at }: { at: NonNullable<RefereeTable["at"]> }) {
  useGame(at.sheet.rules.game);
  return <RefereeTabs table={tableOfSheet(at)} />;
}

/** No sheet: the game of the last evening, until another is chosen. */
function AtLarge({ last }: { last: NonNullable<ReturnType<typeof useLastEvening>> | null }) {
  const { t } = useReferee();
  const [asked, setAsked] = useState<Asked>(last?.rules ?? { game: USUAL_GAME, players: 4 });
  useGame(asked.game);
  const table = tableOf(asked, last, t.nameless);
  return <RefereeTabs key={table.id} table={table} onAsk={setAsked} />;
}
