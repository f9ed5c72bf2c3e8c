"use client";
import { Suspense, useTransition } from "react";
import { insist } from "#components/parts/broken/insist";
import { bringShown, useGame } from "#components/parts/games/use-game";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { RuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords, warmWords } from "#components/parts/words/words";
import { USUAL_GAME } from "#lib/rules/rules";
import { type Asked, askedTable, tableOfSheet } from "#lib/shown/referee/seated";
import { type SheetHere, useLastEvening, useReferee, useSheetOfAddress } from "./referee";
import { RefereeTabs } from "./referee-tabs";
import type { AskingGame } from "./table-row";

warmWords("referee", "refereeSays", "articles");

const BLANK = <main className="min-h-dvh" />;

/** The referee: what could be played, and what is proved. */
export function RefereeScreen() {
  const at = useSheetOfAddress();
  const last = useLastEvening();
  if (at === undefined || last === undefined) return BLANK;
  return (
    <Suspense fallback={BLANK}>
      <RuleSheet>{at ? <AtSheet at={at} /> : <AtLarge last={last} />}</RuleSheet>
    </Suspense>
  );
}

function AtSheet({ at }: { at: SheetHere }) {
  useGame(at.sheet.rules.game);
  return <RefereeTabs table={{ ...tableOfSheet(at.sheet), at }} />;
}

/** Without a sheet: the game of the last evening, until another is chosen. */
function AtLarge({ last }: { last: Last }) {
  const { lang } = useWords();
  const { game, players } = last?.rules ?? USUAL;
  const [asked, setAsked] = useKeptTonight<Asked>(`referee game ${game} ${players}`, () => ({ game, players }));
  const [isComing, begin] = useTransition();
  if (!asked) return BLANK;
  // The cards stay in view until the other game is loaded.
  const ask = (next: Asked) =>
    begin(async () => {
      await insist(() => bringShown(lang, next.game));
      begin(() => setAsked(next));
    });
  return <Laid asked={asked} last={last} isComing={isComing} onAsk={ask} />;
}

const USUAL: Asked = { game: USUAL_GAME, players: 4 };

type Last = NonNullable<ReturnType<typeof useLastEvening>> | null;

function Laid({ asked, last, ...asking }: AskingGame & { asked: Asked; last: Last }) {
  const { t } = useReferee();
  useGame(asked.game);
  const table = { ...askedTable(asked, last, t.nameless), at: null };
  return <RefereeTabs key={table.id} table={table} asking={asking} />;
}
