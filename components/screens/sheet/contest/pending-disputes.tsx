import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { dropDispute } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import type { OpenSheet } from "#lib/sync/opened";
import { useBy } from "../live/who";

interface Props {
  sheet: Sheet;
  /** Null on a phone that only follows: it cannot withdraw anything. */
  open: OpenSheet | null;
}

/** Contests of the deal being played, in view until it is noted. */
export function PendingDisputes({ sheet, open }: Props) {
  const t = useWordsOf("contest");
  const by = useBy(sheet);
  return sheet.disputes.map((dispute) => (
    <div key={dispute.event} className="edge pt-2">
      <p className="label first-letter:uppercase">
        <span className="text-thumb">{t.disputed(dispute.slot + 1)}</span>, {by(dispute)}
        {sheet.unsent.includes(dispute.event) ? `, ${t.alike.said.notSent}` : ""}
      </p>
      <div className="flex items-start justify-between gap-4">
        <p className="max-w-[36rem] text-prose wrap-anywhere">{t.why(dispute.note)}</p>
        {open && (
          <QuietButton className="-mt-2.5 text-hint" onClick={() => open.save(dropDispute(dispute))}>
            {t.alike.press.takeBack}
          </QuietButton>
        )}
      </div>
    </div>
  ));
}
