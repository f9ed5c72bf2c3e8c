/** The evening as lines and as a table: one piece, fetched beside the ledger. */
export { Curve } from "#components/parts/ledger/curve";
export { CurveTable } from "#components/parts/ledger/curve-table";
