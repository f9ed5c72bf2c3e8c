import { fileName, saveFile } from "#components/parts/file/save-file";
import { useGame } from "#components/parts/games/use-game";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import type { TableView } from "#lib/season/views";
import { csvOf } from "#lib/sheet/paper/write-table";

/** The deals of an evening as a file, for anybody who may see the season. */
export function KeepEvening({ view }: { view: TableView }) {
  useGame(view.rules.game);
  const { lang, t } = useWordsAnd("print");
  const name = fileName(view.club.name, view.tally.title, t.keep.dealsName);
  return (
    <p className="edge print:hidden">
      <QuietButton onClick={() => saveFile(csvOf(view, lang), "csv", view.tally.day, name)}>{t.keep.deals}</QuietButton>
    </p>
  );
}
