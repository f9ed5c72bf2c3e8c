/** What is typed of a paper sheet so far: kept on the phone at every key, under a place that no deal can take. */
import type { Cells } from "#lib/sheet/paper/columns";
import type { Told } from "#messages/paper-fr";

export const PAPER_SLOT = -1;

export interface PaperDraft {
  readonly told: Told;
  readonly rows: readonly Cells[];
}

export const EMPTY_DRAFT: PaperDraft = { told: "changes", rows: [] };

const isBlank = (cells: Cells): boolean => Object.values(cells).every((text) => text.trim() === "");

/** One blank row waits under the others. */
export const withBlank = (rows: readonly Cells[]): readonly Cells[] => {
  const last = rows.findLastIndex((cells) => !isBlank(cells));
  return [...rows.slice(0, last + 1), {}];
};

export const write = (draft: PaperDraft, row: number, id: string, text: string): PaperDraft => ({
  ...draft,
  rows: withBlank(withBlank(draft.rows).map((cells, i) => (i === row ? { ...cells, [id]: text } : cells))),
});

export const remove = (draft: PaperDraft, row: number): PaperDraft => ({
  ...draft,
  rows: draft.rows.filter((_, i) => i !== row),
});

/** A block copied from a spreadsheet, laid down from a cell to the right and downwards. */
export function lay(draft: PaperDraft, row: number, ids: readonly string[], from: string, text: string): PaperDraft {
  const start = ids.indexOf(from);
  const lines = text.replace(/\r/g, "").replace(/\n$/, "").split("\n");
  return lines.reduce(
    (laid, line, down) =>
      line.split("\t").reduce((now, cell, right) => {
        const id = ids[start + right];
        return id === undefined ? now : write(now, row + down, id, cell.trim());
      }, laid),
    draft,
  );
}

export const changeSign = (text: string): string => {
  const bare = text.trim();
  return /^[-−–]/.test(bare) ? bare.slice(1) : `−${bare.replace(/^\+/, "")}`;
};
