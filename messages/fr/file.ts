/** Keeping what is not sent in a file. */
import { plural } from "./rules/grammar";

export const file = {
  only: (n: number) => `${plural(n, "saisie n’est", "saisies ne sont")} que sur ce téléphone.`,
  keep: "Garder dans un fichier",
};
