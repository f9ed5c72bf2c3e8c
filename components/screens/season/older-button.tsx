import { QuietButton } from "#components/parts/ledger/buttons";
import { useSeasonWords } from "#components/parts/season/season-words";
import type { Older } from "./use-older";

export function OlderButton({ older: { more, failed } }: { older: Older<unknown> }) {
  const { older } = useSeasonWords();
  if (!more) return null;
  return (
    <div className="print:hidden">
      <QuietButton onClick={() => void more()}>{older.more}</QuietButton>
      {failed && (
        <p role="alert" className="text-neg">
          {older.failed}
        </p>
      )}
    </div>
  );
}
