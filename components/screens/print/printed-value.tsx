import { useWords } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";

export function Value({ value, kind }: { value: Points | null; kind: "change" | "total" }) {
  const { lang } = useWords();
  return <span className={value !== null && value < 0 ? "neg" : ""}>{value === null ? "–" : numeral(value, kind, lang)}</span>;
}
