import { useState } from "react";
import { gridsIn, whoseIs } from "#components/parts/past/read-file";
import { useWordsAnd } from "#components/parts/words/words";
import { nearName } from "#lib/season/names/near-name";
import { makeCsv, numberIn } from "#lib/sheet/csv";
import { headIn } from "#lib/sheet/paper/column";
import { columnsOfSheet } from "#lib/sheet/paper/columns";
import { isTooLong, textIn } from "#lib/sheet/paper/read-text";
import { type TakenTable, takeCsv, type WhyNotCsv } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";

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
    const page = book?.ok ? fullest(book.grids) : undefined;
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

/** A workbook may begin with notes: the deals are on the page with most figures. */
function fullest<G extends { readonly rows: readonly { readonly cells: readonly string[] }[] }>(
  pages: readonly G[],
): G | undefined {
  const figures = ({ rows }: G) =>
    rows.reduce((sum, { cells }) => sum + cells.filter((cell) => numberIn(cell) !== null).length, 0);
  const filled = pages.filter(({ rows }) => rows.length > 0);
  return filled.sort((a, b) => figures(b) - figures(a))[0];
}

/** Heads close to the name of a player without a column: the user decides whether they are meant. */
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
function sayWhyNot(why: WhyNotCsv, sheet: Sheet, t: Chunks["paper"], lang: Lang): string {
  const { names } = sheet;
  if (why.code === "heads") {
    const fields = columnsOfSheet(sheet).filter(({ part, rare }) => part === "field" && !rare);
    return t.heads(
      why.read.filter((head) => head !== ""),
      why.lacking,
      names,
      fields.map((column) => headIn(column, lang)),
    );
  }
  if (why.code === "width") return t.width(why.given, names.length);
  return why.code === "too-wide" ? t.tooWide(why.given) : t.whyNot[why.code];
}
