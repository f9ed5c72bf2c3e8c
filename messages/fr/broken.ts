/** Where the words of a page have not come, or a page broke for want of them: here with every page. */
import { always } from "./alike/always";

export const broken = {
  page: {
    broken: "Cette page n’a pas pu s’afficher.",
    kept: "Rien de ce qui est noté n’est perdu : tout reste sur ce téléphone.",
    again: "Réessayer",
    back: always.sheets,
  },
  awaiting: {
    title: "Cette page attend le serveur.",
    kept: "Elle s’ouvre dès qu’il répond. La feuille reste là, et rien de ce qui est noté n’est perdu.",
    back: always.sheet,
  },
};

export type BrokenMessages = typeof broken;
