/** Reads the pages of the files that were given: which hold a table, and why the others hold none. */
import { commas } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { NoText } from "#lib/sheet/paper/read-text";
import type { Day } from "../club/season-body";
import type { Grid } from "./grid";
import { type PagePart, partedIn } from "./parted";
import type { PastTable } from "./table";
import { understand, type WhyNot } from "./understand";

/** club, sheet: a file of this app, which is taken over elsewhere. xls: a workbook from before 2007. */
export type NoGrid = Exclude<NoText, "workbook"> | "club" | "sheet" | "xls" | "workbook";

/** A page of a file, or a file that could not be read. */
export type FilePage = { readonly file: string } & ({ readonly grid: Grid } | { readonly why: NoGrid });

export interface OtherPage {
  readonly page: string;
  readonly why: NoGrid | WhyNot;
}

/** What was read: its tables, and the pages of a workbook that hold none. */
export interface TakenTables {
  readonly source: string;
  readonly tables: readonly PastTable[];
  readonly others: readonly OtherPage[];
}

interface Page {
  readonly page: string | null;
  readonly called: string;
  readonly understood: { readonly ok: true; readonly table: PastTable } | { readonly ok: false; readonly why: NoGrid | WhyNot };
}

type Names = Readonly<Record<GameName, string>>;

/** Every page that holds a table, in parts, and why the others hold none; empty pages are left out. */
export function tablesOn(all: readonly FilePage[], today: Day, names: Names): Omit<TakenTables, "source"> {
  const files = new Set(all.map(({ file }) => file)).size;
  const read = all.flatMap((one): Page[] => {
    const own = "grid" in one ? one.grid.name : null;
    const page = files > 1 ? commas(one.file, own) : (own ?? one.file);
    const here = { page: files > 1 ? page : own, called: page };
    if (!("grid" in one)) return [{ ...here, understood: { ok: false, why: one.why } }];
    const parts = partedIn(one.grid, names);
    return parts.map(({ grid, ...part }, i) => {
      const played = (part.games ?? []).map((game) => names[game]);
      const page = parts.length > 1 ? commas(here.page, part.season, ...played) : here.page;
      return { page, called: here.called, understood: understood(grid, { today, file: one.file }, part, i === 0) };
    });
  });
  return {
    tables: read.flatMap(({ page, understood }) => (understood.ok ? [{ ...understood.table, page }] : [])),
    others: read.flatMap(({ called, understood }) =>
      understood.ok || understood.why === "empty" ? [] : [{ page: called, why: understood.why }],
    ),
  };
}

/** A part of a page, with what its rows say. A column set aside would be told again in each part: only the first tells it. */
function understood(
  grid: Grid,
  asked: Parameters<typeof understand>[1],
  { aside, ...said }: Omit<PagePart, "grid">,
  isFirst: boolean,
) {
  const read = understand(grid, asked);
  if (!read.ok) return read;
  const own = read.table.aside.filter(({ line, why }) => isFirst || line !== null || why !== "column");
  return { ...read, table: { ...read.table, ...said, aside: [...aside, ...own] } };
}
