import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import type { LogEvent } from "#lib/log/event";
import { type Here, isHere } from "./signatures";
import type { HallSaying } from "./use-saying";

interface Props {
  hall: Hall;
  here: Here;
  waiting: readonly LogEvent[];
  say: HallSaying;
  /** A deal is to be marked by the arbiter: the call says so. */
  marks?: boolean;
}

/** The arbiter called to this table, or called already. */
export function CallHere({ hall, here, waiting, say, marks = false }: Props) {
  const t = useWordsOf("hall");
  const called = hall.calls.some((one) => !one.answered && isHere(one, here));
  if (called || waiting.some(({ kind, body }) => kind === "arbiter.called" && isHere(body, here)))
    return <p className="py-3 text-prose">{t.at.called}</p>;
  const body = { ...here, ...(marks && { note: "CA3" }) };
  return (
    <QuietButton accent={marks} onClick={() => void say({ kind: "arbiter.called", body })}>
      {t.at.call}
    </QuietButton>
  );
}
