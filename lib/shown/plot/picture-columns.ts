/** Where the lines of a picture of standings are. */
import type { Box } from "./plot";

/** Lines that fit in one column. */
export const IN_COLUMN = 20;
const GAP = 48;

/** The places of so many lines in this box: columns side by side, with a rule between two lines. */
export function pictureColumns(lines: number, box: Box) {
  const columns = Math.ceil(lines / IN_COLUMN) || 1;
  const inColumn = Math.ceil(lines / columns);
  const width = (box.width - GAP * (columns - 1)) / columns;
  const pitch = Math.min(84, box.height / inColumn);
  const placeOf = (i: number) => {
    const y = box.top + (i % inColumn) * pitch + pitch * 0.4;
    const rule = i % inColumn < inColumn - 1 && i < lines - 1 ? y + pitch * 0.32 : null;
    return { left: box.left + Math.floor(i / inColumn) * (width + GAP), y, rule };
  };
  return { width, size: Math.min(46, pitch * 0.6), placeOf };
}
