import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { saveFile } from "./save-file";

/** What the server does not have yet, as a file to carry it elsewhere. */
export function KeepFile({ events, text }: { events: number; text: () => Promise<string> }) {
  const t = useWordsOf("file");
  if (events === 0) return null;
  return (
    <p className="edge flex flex-wrap items-center justify-between gap-x-4">
      <span className="label">{t.only(events)}</span>
      <QuietButton onClick={() => void text().then(saveFile)}>{t.keep}</QuietButton>
    </p>
  );
}
