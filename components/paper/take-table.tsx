import { useState } from "react";
import { QuietButton } from "#components/ledger/buttons";
import type { TakenTable } from "#lib/sheet/paper/take-csv";
import { takeCsv } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { usePaperWords } from "./paper-words";

/** A table from elsewhere: pasted, or a file. */
export function TakeTable({ sheet, onTaken }: { sheet: Sheet; onTaken: (table: TakenTable) => void }) {
  const t = usePaperWords();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const take = (given: string) => {
    const table = takeCsv(given, sheet.rules, sheet.names);
    setWrong(!table);
    if (!table) return setOpen(true);
    setText("");
    setOpen(false);
    onTaken(table);
  };
  return (
    <div className="edge max-w-[720px]">
      <div className="flex flex-wrap gap-x-6">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.paste}
        </QuietButton>
        <label className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          {t.open}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              void event.target.files?.[0]?.text().then((given) => {
                setText(given);
                take(given);
              });
              event.target.value = "";
            }}
          />
        </label>
      </div>
      {open && (
        <div className="pb-2">
          <label className="block">
            <span className="label">{t.pasted}</span>
            <textarea
              className="block min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"
              aria-invalid={wrong || undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setWrong(false);
              }}
            />
          </label>
          <p className={wrong ? "text-neg" : "label"} role={wrong ? "alert" : undefined}>
            {wrong ? t.noTable : t.pasteHint}
          </p>
          <QuietButton accent onClick={() => take(text)}>
            {t.take}
          </QuietButton>
        </div>
      )}
    </div>
  );
}
