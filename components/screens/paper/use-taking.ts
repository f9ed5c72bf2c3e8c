import { useState } from "react";
import { gridsIn, whoseIs } from "#components/parts/past/read-file";
import { useWordsAnd } from "#components/parts/words/words";
import { makeCsv } from "#lib/sheet/csv";
import { isTooLong, textIn } from "#lib/sheet/paper/read-text";
import { type TakenTable, takeCsv } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { fullestPage, nearlyNamed, sayWhyNot } from "#lib/shown/paper/taking";

export interface TakingProps {
  sheet: Sheet;
  onTry: () => void;
  /** `name`: the file's, null where the table was pasted. */
  onTaken: (table: TakenTable, name: string | null) => void;
  /** The table is not of this sheet, or has several days. */
  onElsewhere: (file: File) => void;
}

/** Reads a table from a file or a paste; says why it cannot, and which heads are misspelt. */
export function useTaking({ sheet, onTry, onTaken, onElsewhere }: TakingProps, onDone: () => void) {
  const { t, lang } = useWordsAnd("paper");
  const [wrong, setWrong] = useState("");
  const [near, setNear] = useState<Near | null>(null);
  const take = (given: string, name: string | null, file = new File([given], t.pasted), meant: Near["meant"] = {}) => {
    const taken = takeCsv(given, sheet, meant);
    const nearly = taken.ok ? {} : nearlyNamed(taken.why);
    setNear(Object.keys(nearly).length > 0 ? { meant: nearly, again: () => take(given, name, file, nearly) } : null);
    if (!taken.ok || taken.table.days > 1) onElsewhere(file);
    if (!taken.ok) return setWrong(sayWhyNot(taken.why, sheet, t, lang));
    setWrong("");
    onDone();
    onTaken(taken.table, name);
  };
  async function read(file: File) {
    onTry();
    if (isTooLong(file.size)) return setWrong(t.whyNot["too-long"]);
    const given = textIn(new Uint8Array(await file.arrayBuffer()));
    if (given.ok) return whoseIs(given.text) ? setWrong(t.whyNot.ours) : take(given.text, file.name, file);
    const book = given.code === "workbook" ? await gridsIn(file) : undefined;
    const page = book?.ok ? fullestPage(book.grids) : undefined;
    if (!page) return setWrong(t.whyNot[given.code]);
    const cells = page.rows.map((row) => row.cells);
    take(makeCsv(cells, "\t"), file.name, file);
  }
  const pasted = (given: string) => {
    onTry();
    take(given, null);
  };
  return {
    wrong,
    near,
    take: pasted,
    read: (file: File) => read(file).catch(() => setWrong(t.whyNot.unread)),
    /** The text is being edited again. */
    forgive: () => setWrong(""),
  };
}

/** Heads close to the name of a player without a column: the user decides whether they are meant. */
interface Near {
  readonly meant: ReturnType<typeof nearlyNamed>;
  readonly again: () => void;
}
