import { Trouble } from "#components/parts/form/trouble";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Older } from "./use-older";

export function OlderButton({ older: { more, failed } }: { older: Older<unknown> }) {
  const { older } = useWordsOf("season");
  if (!more) return null;
  return (
    <div className="print:hidden">
      <QuietButton onClick={() => void more()}>{older.more}</QuietButton>
      <Trouble text={failed ? older.failed : null} className="" />
    </div>
  );
}
