import { useState } from "react";
import { FileButton } from "#components/parts/file/file-button";
import { Trouble } from "#components/parts/form/trouble";
import { QuietButton } from "#components/parts/ledger/buttons";
import { gridsIn, whoseIs } from "#components/parts/past/read-file";
import { useWordsOf } from "#components/parts/words/words-of";
import { nearName } from "#lib/season/near-name";
import { makeCsv, numberIn } from "#lib/sheet/csv";
import { columnsOfSheet } from "#lib/sheet/paper/columns";
import { isTooLong, textIn } from "#lib/sheet/paper/read-text";
import { type TakenTable, takeCsv, type WhyNotCsv } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import type { PaperMessages } from "#messages/fr/paper";

interface Props {
  sheet: Sheet;
  onTry: () => void;
  /** `name`: the file's, null where the table was pasted. */
  onTaken: (table: TakenTable, name: string | null) => void;
  /** What was given is no table of this sheet, or one of several days. */
  onElsewhere: (file: File) => void;
}

/** As much as a text field shows at ease: a longer table is taken as it is pasted. */
const MOST_SHOWN = 20_000;

/** A table from elsewhere: pasted, or a file. */
export function TakeTable({ sheet, onTry, onTaken, onElsewhere }: Props) {
  const t = useWordsOf("paper");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const [near, setNear] = useState<Near | null>(null);
  const take = (given: string, name: string | null, file = new File([given], t.pasted), meant: Near["meant"] = {}) => {
    const taken = takeCsv(given, sheet, meant);
    const nearly = taken.ok ? {} : nearlyNamed(taken.why);
    setNear(Object.keys(nearly).length > 0 ? { meant: nearly, again: () => take(given, name, file, nearly) } : null);
    if (!taken.ok || taken.table.days > 1) onElsewhere(file);
    if (!taken.ok) return setWrong(sayWhyNot(taken.why, sheet, t));
    setWrong("");
    setText("");
    setOpen(false);
    onTaken(taken.table, name);
  };
  async function read(file: File) {
    onTry();
    if (isTooLong(file.size)) return setWrong(t.whyNot["too-long"]);
    const given = textIn(new Uint8Array(await file.arrayBuffer()));
    if (given.ok) return whoseIs(given.text) ? setWrong(t.whyNot.ours) : take(given.text, file.name, file);
    const book = given.code === "workbook" ? await gridsIn(file) : undefined;
    const page = book?.ok ? fullest(book.grids) : undefined;
    if (page)
      take(
        makeCsv(
          page.rows.map(({ cells }) => cells),
          "\t",
        ),
        file.name,
        file,
      );
    else setWrong(t.whyNot[given.code]);
  }
  return (
    <div className="edge max-w-[720px]">
      <div className="flex flex-wrap gap-x-6">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.paste}
        </QuietButton>
        <FileButton
          label={t.open}
          accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain"
          onFile={(file) => void read(file).catch(() => setWrong(t.whyNot.unread))}
        />
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
            setWrong("");
          }}
          onTake={(given) => {
            onTry();
            take(given, null);
          }}
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
      <label className="block">
        <span className="label">{t.pasted}</span>
        <textarea
          className="block min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const given = event.clipboardData.getData("text");
            if (given.length <= MOST_SHOWN) return;
            event.preventDefault();
            onTake(given);
          }}
        />
      </label>
      <p className="label">{t.pasteHint}</p>
      <QuietButton accent onClick={() => onTake(text)}>
        {t.take}
      </QuietButton>
    </div>
  );
}

/** Notes may come first in a workbook: the deals are on the page with most figures. */
function fullest<G extends { readonly rows: readonly { readonly cells: readonly string[] }[] }>(
  pages: readonly G[],
): G | undefined {
  const figures = ({ rows }: G) =>
    rows.reduce((sum, { cells }) => sum + cells.filter((cell) => numberIn(cell) !== null).length, 0);
  const filled = pages.filter(({ rows }) => rows.length > 0);
  return filled.sort((a, b) => figures(b) - figures(a))[0];
}

/** Heads that nearly name somebody who has no column: people say whether they do. */
interface Near {
  readonly meant: Readonly<Record<string, string>>;
  readonly again: () => void;
}

function nearlyNamed(why: WhyNotCsv): Near["meant"] {
  if (why.code !== "heads") return {};
  const lacking = [...why.lacking];
  return Object.fromEntries(
    why.read.flatMap((head) => {
      const name = nearName(head, lacking);
      if (name === undefined) return [];
      lacking.splice(lacking.indexOf(name), 1);
      return [[head, name]];
    }),
  );
}

/** The heads that were read beside those that this sheet knows. */
function sayWhyNot(why: WhyNotCsv, sheet: Sheet, t: PaperMessages): string {
  const { names } = sheet;
  if (why.code === "heads") {
    const fields = columnsOfSheet(sheet).filter(({ part, rare }) => part === "field" && !rare);
    return t.heads(
      why.read.filter((head) => head !== ""),
      why.lacking,
      names,
      fields.map(({ names: heads }) => t.head(heads)),
    );
  }
  if (why.code === "width") return t.width(why.given, names.length);
  return why.code === "too-wide" ? t.tooWide(why.given) : t.whyNot[why.code];
}
