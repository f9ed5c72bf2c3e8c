/** What joining by a link or a code says, in English. */
import type { Chunks } from "#messages/fr/chunks";
import { said } from "./alike";

export const join: Chunks["join"] = {
  label: "Code of the sheet or the club",
  hint: "8 characters, from a phone that manages the sheet or the club; or the 28 characters of a printed recovery code.",
  recovers: "With this recovery code, this device will manage the club. It works once.",
  used: "This recovery code has been used: it lets in one device only. Whoever manages the club can make another.",
  replaced: "This recovery code was replaced by a newer one: look for the page printed after this one.",
  "shut-out": "This phone was removed: ask whoever runs the sheet or the club to let it in again.",
  opening: "The sheet is coming.",
  short: "A code has 8 characters, spaces aside: some are missing, or there are too many.",
  unknown: "Wrong or expired code: ask for another.",
  oldLink: "This link no longer lets anybody in: ask for a new one.",
  later: "Too many tries: wait ten minutes.",
  full: "There is no room for one more device: whoever runs the sheet or the club can remove some, then try again.",
  server: said.serverSilent,
  offline: "No network. The sheet will come as soon as there is one.",
  again: "Try again",
};
