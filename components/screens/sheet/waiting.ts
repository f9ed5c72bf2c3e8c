/** What waits for people, under the ledger: one piece, fetched once it is painted. */
export { ConfirmNote } from "./confirm/confirm-note";
export { PendingDisputes } from "./contest/pending-disputes";
export { Refused } from "./refused";
