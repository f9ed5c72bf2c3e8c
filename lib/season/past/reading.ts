/** What is known of a page before its scores are read. */
import type { Day } from "../season-body";
import { type WrittenDay, wholeDays, type yearsIn } from "./days";
import type { Grid } from "./grid";

export interface Reading {
  readonly grid: Grid;
  /** By row, by cell: the day that it is. */
  readonly dated: readonly (readonly (WrittenDay | undefined)[])[];
  /** Of the title. */
  readonly years: ReturnType<typeof yearsIn>;
  readonly today: Day;
  readonly title: string | null;
}

export const daysOf = ({ years, today }: Reading, written: readonly WrittenDay[]) => wholeDays(written, years, today);
