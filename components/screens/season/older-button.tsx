import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Older } from "./use-older";

export function OlderButton({ older: { more, failed } }: { older: Older<unknown> }) {
  const { older } = useWordsOf("season");
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
