/** What is done on the sheet's own page, and taken back: one piece, fetched once the ledger is painted. */
export { close, reopen } from "#lib/sheet/change";
export { actOf } from "#lib/sheet/undo";
export { sayUndone } from "./say-undone";
