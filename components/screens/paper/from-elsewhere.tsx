import { useState } from "react";
import { apart } from "#components/parts/broken/later";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { EMPTY_DRAFT, isEmpty } from "#lib/shown/paper/paper-draft";
import { TakeTable } from "./take-table";
import { TakenReport } from "./taken-report";
import type { Typing } from "./use-typing";

/** Only for a file that is not of this sheet. */
const ToHistory = apart(() => import("./to-history").then((module) => module.ToHistory));

/** A table pasted or in a file: taken, offered where there is something to say, and what was understood of it. */
export function FromElsewhere({ sheet, typing }: { sheet: Sheet; typing: Typing }) {
  const [elsewhere, setElsewhere] = useState<File | null>(null);
  const { draft, judged, offered, offer, put, again, taken, notice } = typing;
  return (
    <>
      <TakeTable
        sheet={sheet}
        onTry={() => {
          again();
          setElsewhere(null);
        }}
        onTaken={offer}
        onElsewhere={setElsewhere}
      />
      {offered && (
        <Offer
          noted={offered.noted}
          full={!isEmpty(draft)}
          onPut={(under) => put(under === "grid" ? draft : EMPTY_DRAFT, offered.table, offered.name)}
          onLeave={again}
        />
      )}
      {notice && (
        <p role="alert" className="edge max-w-[720px] pb-2">
          {notice}
        </p>
      )}
      {taken && <TakenReport taken={taken} sheet={sheet} judged={judged} />}
      {elsewhere && <ToHistory club={sheet.season?.club ?? null} file={elsewhere} />}
    </>
  );
}

interface OfferProps {
  noted: number | null;
  /** The grid has rows. */
  full: boolean;
  onPut: (under: "grid" | "nothing") => void;
  onLeave: () => void;
}

/** Two tables one under the other, or one in place of the other: people say which. */
function Offer({ noted, full, onPut, onLeave }: OfferProps) {
  const t = useWordsOf("paper");
  return (
    <div role="alert" className="edge max-w-[720px] pb-2">
      <p className="text-reason">
        {noted !== null && t.noted(noted)} {full && t.where}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {full && <QuietButton onClick={() => onPut("nothing")}>{t.replace}</QuietButton>}
        <QuietButton onClick={() => onPut("grid")}>{full ? t.append : t.anyway}</QuietButton>
        <QuietButton onClick={onLeave}>{t.leave}</QuietButton>
      </div>
    </div>
  );
}
