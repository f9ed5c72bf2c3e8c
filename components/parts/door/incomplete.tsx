import { useWords, useWordsOf } from "#components/parts/words/words";
import { Cover } from "./cover";

/** The address does not say what to open, and never will: in words, with the way home. */
export function Incomplete() {
  const { lang } = useWords();
  const t = useWordsOf("door");
  return <Cover text={t.incomplete} back={{ href: `/${lang}`, label: t.back.home }} />;
}
