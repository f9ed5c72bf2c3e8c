/** Pages of evenings, the newest first: what is shown at once, and what is asked for. */
import { useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { askDoor } from "#lib/sync/club";
import type { Door } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

interface Page<E> {
  readonly evenings: readonly E[];
  readonly before: string | null;
}

export interface Older<E> {
  readonly evenings: readonly E[];
  /** Null if there are no more. */
  readonly more: (() => Promise<unknown>) | null;
  /** Why the server could not be asked, in words. */
  readonly trouble: string | null;
}

/** `first`: the first page. When a new evening changes it, the pages after it are dropped: they would no longer join. */
export function useOlder<E>(first: Page<E>, doorTo: (before: string) => Door<Page<E>>): Older<E> {
  const [older, setOlder] = useState<{ after: string | null; pages: readonly Page<E>[] }>({ after: null, pages: [] });
  const { trouble, save } = useSaving();
  const { failed } = useWordsOf("season").older;
  const pages = older.after === first.before ? older.pages : [];
  const { before } = pages.at(-1) ?? first;
  const more = (asked: string) =>
    save(async () => {
      const page = await askDoor(thisPhone(), doorTo(asked)).catch(() => null);
      if (page) setOlder({ after: first.before, pages: [...pages, page] });
      return page ? null : failed;
    });
  const evenings = [first, ...pages].flatMap((page) => page.evenings);
  return { evenings, more: before === null ? null : () => more(before), trouble };
}

export function OlderButton({ older: { more, trouble } }: { older: Older<unknown> }) {
  const { older } = useWordsOf("season");
  if (!more) return null;
  return (
    <div className="print:hidden">
      <QuietButton onClick={() => void more()}>{older.more}</QuietButton>
      <Trouble text={trouble} className="" />
    </div>
  );
}
