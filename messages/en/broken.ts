import type { BrokenMessages } from "#messages/fr/broken";
import { always } from "./alike/always";

export const broken: BrokenMessages = {
  page: {
    broken: "This page could not be shown.",
    kept: "Nothing that was noted is lost: it all stays on this phone.",
    again: "Try again",
    back: always.sheets,
  },
  awaiting: {
    title: "This page is waiting for the server.",
    kept: "It opens as soon as the server answers. The sheet is still here, and nothing that was noted is lost.",
    back: always.sheet,
  },
};
