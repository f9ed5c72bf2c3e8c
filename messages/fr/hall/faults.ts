/** Why a tournament refuses something, in French: before the reasons common to all sheets, of which it shares some. */
import type { HallOnlyFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";
import { attackFaults } from "../rules/attack";
import { hallFaults as protocol } from "../rules/hall-faults";
import { sheetSays } from "../sheet/faults";

const hallOnly = {
  "opened-twice": () => "Ce tournoi est déjà ouvert.",
  "not-opened": () => "Ce tournoi n’a pas encore été ouvert.",
  "other-sheet": () => "Cette entrée appartient à un autre tournoi.",
  "tournament-ended": () => "Ce tournoi est terminé : il ne change plus avant d’être rouvert.",
  "not-ended": () => "Ce tournoi n’est pas terminé.",
  "entered-already": () => "Cette personne est déjà inscrite.",
  "licence-taken": (p) => `Quelqu’un est déjà inscrit avec la licence ${p.licence}.`,
  "not-entered": () => "Cette personne n’est pas inscrite.",
  "seats-given": () => "Les places sont données : une arrivée ou un départ se note à partir d’une position.",
  "seats-not-given": () => "Les places ne sont pas encore données.",
  "already-started": () => "La première position est ouverte : les places ne changent plus.",
  "not-by-four": (p) => `${p.given} places ne font pas des tables de quatre.`,
  "somebody-unseated": (p) =>
    p.missing === 1 ? "Une inscription n’a pas de place." : `${p.missing} inscriptions n’ont pas de place.`,
  "number-unknown": (p) => `Personne n’a le numéro ${p.number} dans cette salle.`,
  "number-taken": (p) => `Le numéro ${p.number} joue déjà.`,
  "number-free": (p) => `Personne ne joue sous le numéro ${p.number}.`,
  "number-unseated": (p) => `Le numéro ${p.number} n’a pas de place à cette position.`,
  "table-too-small": (p) => `La table ${p.table} a ${p.given} personnes : il en faut trois au moins.`,
  "position-skipped": (p) => `La prochaine position est la ${p.next}.`,
  "position-open": (p) => `La position ${p.position} est déjà ouverte : cela vaut à partir de la ${p.next}.`,
  "position-not-open": () => "Cette position n’est pas encore ouverte.",
  "hall-not-zero": () => "La salle ne fait pas zéro, ou une feuille manque : la position suivante attend, ou a une raison.",
  "no-such-table": (p) => `La table ${p.table} ne joue pas à cette position.`,
  "nobody-there": () => "Personne n’est assis là.",
  "table-not-whole": (p) => `La table ${p.table} n’est pas complète : elle attend la position suivante.`,
  "arbiters-board": () => "Cet étui est à l’arbitre : il l’a marqué, ou sa position est passée. Demandez-lui de le changer.",
  "version-changed": () => "Cette feuille a été corrigée entre-temps : relisez-la d’abord.",
  "unknown-penalty": () => "Cette pénalité n’est pas dans le tournoi.",
  "unknown-call": () => "Cet appel n’est pas dans le tournoi, ou il a sa réponse.",
  "withdrawn-already": () => "Cette pénalité est déjà retirée.",
  "only-duplicate": () => "Cela n’existe qu’en duplicate.",
  "not-in-duplicate": () => "En duplicate, une table rend ses étuis un par un, et non une feuille.",
  "boards-missing": () => "Une position de duplicate dit quels étuis sont à chaque table.",
  "no-such-board": (p) => `L’étui ${p.board} n’est pas à la table ${p.table} à cette position.`,
  "score-differs": (p) => `La donne fait ${p.score}, et non ${p.given}.`,
  "other-adjustment": () => "Cet ajustement n’est pas de cette formule.",
  "nothing-to-adjust": () => "Cet étui n’a pas encore de score à cette table.",
} as const satisfies Readonly<Record<HallOnlyFault, Say>>;

export const hallFaults: Readonly<Record<string, Say>> = {
  ...attackFaults,
  ...sheetSays.common,
  ...protocol,
  ...hallOnly,
};
