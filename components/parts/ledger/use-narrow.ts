import { useMedia } from "#components/parts/page/use-media";

/** By number of people: the screen width in px under which a column (ledger.css) is narrower than a thumb. */
const THUMBS: Readonly<Record<number, number>> = { 6: 360, 7: 408, 8: 452 };

/** Columns too narrow to be tapped one by one. */
export const useNarrow = (columns: number): boolean => useMedia(`(width < ${THUMBS[columns] ?? 0}px)`);
