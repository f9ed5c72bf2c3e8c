/** What any page of a club says at its door, in English. */
import type { Chunks } from "#messages/fr/chunks";

export const door: Chunks["door"] = {
  opening: "The page is opening.",
  missing: "This page is not on this phone, and the server does not give it.",
  incomplete: "This address is incomplete: it does not say what to open. Start again from home, or from the link you were sent.",
  offlineMissing: "No network, and this page has not been seen here yet. It opens by itself once there is one.",
  serverMissing: "The server does not answer for now. The page opens by itself once it does.",
  noStorage: "The browser refuses its memory to this page: it cannot ask the server anything.",
  lastSeen: (when) => `No network: seen ${when}.`,
  shutOut: (when) => `This phone may no longer see this: seen ${when}.`,
  noServer: (when) => `The server did not answer: seen ${when}.`,
};
