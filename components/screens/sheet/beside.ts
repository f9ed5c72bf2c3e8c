/** What surrounds the rows: one chunk, loaded while they are painted. */
export { Curve } from "#components/parts/ledger/curve";
export { CurveTable } from "#components/parts/ledger/curve-table";
export { Changed } from "./corner-rules";
export { StateLine } from "./state-line";
export { UnderRows } from "./under-rows";
