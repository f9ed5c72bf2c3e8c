/** The printed table of victory points (seed 2, « 5. Points de victoire »), cell for cell: 6 contracts × 12 results. */
import { itemAt } from "../item-at";
import type { Points } from "../rules";

export const CONTRACTS = ["petite", "pouce", "garde", "garde-sans", "garde-contre", "chelem"] as const;
export type Contract = (typeof CONTRACTS)[number];

/** From the worst result to the best; "lost" is « Perdu », "just" is « Juste ». */
export const ROWS = ["-45", "-35", "-25", "-15", "-5", "lost", "just", "+5", "+15", "+25", "+35", "+45"] as const;
type Row = (typeof ROWS)[number];

/** Row by row, each attacker's points and each defender's. */
// biome-ignore format: a table reads in rows.
const PAIRS: Readonly<Record<Contract, readonly (readonly [number, number])[]>> = {
  petite: [[-90, 60], [-75, 50], [-60, 40], [-45, 30], [-30, 20], [-15, 10], [15, -10], [30, -20], [45, -30], [60, -40], [75, -50], [90, -60]],
  pouce: [[-105, 70], [-90, 60], [-75, 50], [-60, 40], [-45, 30], [-30, 20], [30, -20], [45, -30], [60, -40], [75, -50], [90, -60], [105, -70]],
  garde: [[-135, 90], [-120, 80], [-105, 70], [-90, 60], [-75, 50], [-60, 40], [60, -40], [75, -50], [90, -60], [105, -70], [120, -80], [135, -90]],
  "garde-sans": [[-195, 130], [-180, 120], [-165, 110], [-150, 100], [-135, 90], [-120, 80], [120, -80], [135, -90], [150, -100], [165, -110], [180, -120], [195, -130]],
  "garde-contre": [[-315, 210], [-300, 200], [-285, 190], [-270, 180], [-255, 170], [-240, 160], [240, -160], [255, -170], [270, -180], [285, -190], [300, -200], [315, -210]],
  chelem: [[-555, 370], [-540, 360], [-525, 350], [-510, 340], [-495, 330], [-480, 320], [480, -320], [495, -330], [510, -340], [525, -350], [540, -360], [555, -370]],
};

/** Four rows of the Pouce are missing from the page: the pattern and the printed losses force them (V4). */
const INFERRED: readonly Row[] = ["+15", "+25", "+35", "+45"];

export interface VpRow {
  readonly contract: Contract;
  readonly row: Row;
  /** The number printed on it; 0 for « Perdu » and « Juste ». */
  readonly from: Points;
  /** Each attacker's. */
  readonly attack: Points;
  /** Each defender's. */
  readonly defence: Points;
  /** On the page, or inferred (V4). */
  readonly printed: boolean;
  /** Its two cells in the table option. */
  readonly keys: { readonly attack: string; readonly defence: string };
}

/** The 72 rows, for the count and for the rules page. */
export const VP_TABLE: Readonly<Record<Contract, readonly VpRow[]>> = {
  petite: rowsOf("petite"),
  pouce: rowsOf("pouce"),
  garde: rowsOf("garde"),
  "garde-sans": rowsOf("garde-sans"),
  "garde-contre": rowsOf("garde-contre"),
  chelem: rowsOf("chelem"),
};

export const VP_ROWS: readonly VpRow[] = CONTRACTS.flatMap((contract) => VP_TABLE[contract]);

function rowsOf(contract: Contract): VpRow[] {
  return PAIRS[contract].map(([attack, defence], i) => {
    const row = itemAt(ROWS, i);
    const printed = contract !== "pouce" || !INFERRED.includes(row);
    return {
      contract,
      row,
      from: Number(row) || 0,
      attack,
      defence,
      printed,
      keys: { attack: `${contract}/${row}/attack`, defence: `${contract}/${row}/defence` },
    };
  });
}
