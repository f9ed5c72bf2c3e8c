// This folder: a paper sheet typed in.
import { useState } from "react";
import { apart } from "#components/parts/broken/later";
import { AreaField, onLongPaste } from "#components/parts/field/field";
import { FileButton } from "#components/parts/file/file-button";
import { Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { EMPTY_DRAFT, isUnwritten } from "#lib/shown/paper/paper-draft";
import { TakenReport } from "./taken-report";
import { type TakingProps, useTaking } from "./use-taking";
import type { Typing } from "./use-typing";

/** Only for a file that is not of this sheet. */
const ToHistory = apart(() => import("./to-history").then((module) => module.ToHistory));

/** A table that was pasted or comes in a file: taken at once, or after a question; and what was understood of it. */
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
          full={!isUnwritten(draft)}
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
  /** The grid is not empty. */
  full: boolean;
  onPut: (under: "grid" | "nothing") => void;
  onLeave: () => void;
}

/** Asks whether a table goes below the rows that are there, or replaces them. */
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

/** Letters a text field shows without delay: a longer table is taken as it is pasted. */
const MOST_SHOWN = 20_000;

/** A table from elsewhere: pasted, or a file. */
function TakeTable(props: TakingProps) {
  const t = useWordsOf("paper");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { wrong, near, take, read, forgive } = useTaking(props, () => {
    setText("");
    setOpen(false);
  });
  return (
    <div className="edge max-w-[720px]">
      <div className="flex flex-wrap gap-x-6">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.paste}
        </QuietButton>
        <FileButton label={t.open} accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain" onFile={(file) => void read(file)} />
      </div>
      <Trouble text={wrong} className="pb-2" />
      {wrong && near && (
        <QuietButton accent onClick={near.again}>
          {t.meant(Object.entries(near.meant))}
        </QuietButton>
      )}
      {open && (
        <PasteField
          text={text}
          isWrong={wrong !== ""}
          onText={(next) => {
            setText(next);
            forgive();
          }}
          onTake={take}
        />
      )}
    </div>
  );
}

interface PasteProps {
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  onTake: (text: string) => void;
}

function PasteField({ text, isWrong, onText, onTake }: PasteProps) {
  const t = useWordsOf("paper");
  return (
    <div className="pb-2">
      <AreaField
        label={t.pasted}
        looks={["block", "block min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"]}
        aria-invalid={isWrong || undefined}
        value={text}
        onText={onText}
        onPaste={onLongPaste(MOST_SHOWN, onTake)}
      />
      <p className="label">{t.pasteHint}</p>
      <QuietButton accent onClick={() => onTake(text)}>
        {t.take}
      </QuietButton>
    </div>
  );
}
