/** A pasted list of names. */
import { NAME_LENGTH } from "#lib/log/limits";
import type { PastedStatus } from "#lib/season/names/pasted";
import { many } from "../alike";
import { que } from "../rules/grammar";

/** What becomes of a pasted line; the word is whom it is, or which line. */
type Pasting = Readonly<Record<PastedStatus, (word: string) => string>>;

export const paste = {
  title: "Coller une liste",
  label: "Un nom par ligne, ou une colonne d’un tableur",
  reads: "Comment se lisent les noms",
  lines: "Ce que devient chaque ligne",
  statuses: {
    new: () => "nouveau joueur",
    near: (of) => `presque ${of}`,
    known: (of) => `déjà là : ${of}`,
    gone: (of) => `${of} ne vient plus, mais est toujours dans le cercle`,
    twice: () => "deux fois dans la liste",
    long: (line) => `ligne ${line} : plus de ${NAME_LENGTH} caractères`,
    none: (line) => `ligne ${line} : aucun nom`,
  } satisfies Pasting as Pasting,
  isOther: (name: string, of: string) => `${name} est quelqu’un d’autre ${que(of)}`,
  tooMany: (n: number, most: number) => `${n} noms : collez-en ${most} au plus à la fois. Rien n’a été ajouté.`,
  add: (n: number) => `Ajouter ${many.players(n)}`,
  nothing: "Personne à ajouter",
};
