// This folder: the sheet, its rows, its pages, and what is done on it.
/** Doing and undoing on the sheet's page: one chunk, loaded once the ledger is painted. */
export { close, reopen } from "#lib/sheet/change";
export { actOf, choiceOf, inverseNow } from "#lib/sheet/undo";
export { asLeft, sayUndone } from "#lib/shown/sheet/undone";
