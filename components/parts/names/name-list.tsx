import { useWords } from "#components/parts/words/words";

/** "Nora, Hugo et Inès", whatever way each name is written. */
export function NameList({ names }: { names: readonly string[] }) {
  const { lang } = useWords();
  const parts = new Intl.ListFormat(lang === "fr" ? "fr" : "en-GB").formatToParts(names);
  return parts.map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    type === "element" ? <bdi key={at}>{value}</bdi> : value,
  );
}
