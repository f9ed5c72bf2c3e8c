/** A table from a file or a paste: the page that holds it, and what is said if it is no table of this sheet. */
import { nearName } from "#lib/season/names/near-name";
import { numberIn } from "#lib/sheet/csv";
import { headIn } from "#lib/sheet/paper/column";
import { columnsOfSheet } from "#lib/sheet/paper/columns";
import type { WhyNotCsv } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";

interface Page {
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** A workbook may begin with notes: the deals are on the page with most figures. */
export function fullestPage<P extends Page>(pages: readonly P[]): P | undefined {
  const figures = ({ rows }: P) => rows.flatMap(({ cells }) => cells.filter((cell) => numberIn(cell) !== null)).length;
  const filled = pages.filter(({ rows }) => rows.length > 0);
  return filled.sort((a, b) => figures(b) - figures(a))[0];
}

/** By head, the player without a column whose name is close to it. */
export function nearlyNamed(why: WhyNotCsv): Readonly<Record<string, string>> {
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
export function sayWhyNot(
  why: WhyNotCsv,
  sheet: Pick<Sheet, "rules" | "names" | "moved">,
  t: Chunks["paper"],
  lang: Lang,
): string {
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
