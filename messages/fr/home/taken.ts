// This folder: words of home that come at other times than its page, in French.
/** What is said of a file that home takes. */
import type { HallKind } from "#lib/hall/hall-event";
import type { ClubKind } from "#lib/season/club/club-event";
import type { EventKind } from "#lib/sheet/event";
import { whatBecame } from "../alike/deal";
import { nth, plural } from "../rules/grammar";

/** What became of a line of the file. */
type Fate = "taken" | "had" | "known" | "conflict" | "waiting" | "aside" | "refused";

const KINDS: Readonly<Record<EventKind | ClubKind | HallKind, string>> = {
  "sheet.opened": "feuille ouverte",
  "sheet.closed": "partie arrêtée",
  "sheet.reopened": "feuille rouverte",
  "player.renamed": "nom changé",
  "deal.recorded": "donne notée",
  "deal.replaced": whatBecame.replaced,
  "deal.voided": "donne annulée",
  "deal.restored": "donne rétablie",
  "deal.contested": "donne contestée",
  "contest.ruled": "décision de la table",
  "contest.withdrawn": whatBecame["contest.withdrawn"],
  "ruling.withdrawn": whatBecame["ruling.withdrawn"],
  "bet.announced": "enchère notée",
  "bet.withdrawn": "enchère retirée",
  "dispute.noted": "contestation en cours de donne",
  "dispute.withdrawn": whatBecame["contest.withdrawn"],
  "season.joined": "comptée dans une saison",
  "season.left": "retirée d’une saison",
  "player.seated": "place du téléphone",
  "deal.confirmed": "donne confirmée",
  "confirmation.withdrawn": whatBecame["confirmation.withdrawn"],
  "confirmation.asked": "confirmation par l’autre camp",
  "evening.set": "soirée de la feuille",
  "person.added": "quelqu’un s’assoit",
  "person.renamed": "nom changé",
  "person.left": "quelqu’un s’en va",
  "person.returned": "quelqu’un revient",
  "seats.arranged": "places changées",
  "dealer.chosen": "donneur choisi",
  "club.opened": "cercle ouvert",
  "club.renamed": "cercle renommé",
  "player.added": "nom ajouté au cercle",
  "player.changed": "nom ou signe changé",
  "player.merged": "deux noms fusionnés",
  "player.parted": "deux noms séparés",
  "player.left": "départ du cercle",
  "player.returned": "retour au cercle",
  "season.opened": "saison ouverte",
  "season.changed": "saison réglée",
  "season.ended": "saison finie",
  "season.reopened": "saison rouverte",
  "adjustment.made": "ajout au classement",
  "adjustment.withdrawn": "ajout retiré",
  "history.brought": "historique apporté",
  "history.withdrawn": "historique retiré",
  "tables.drawn": "tables tirées",
  "tournament.opened": "tournoi ouvert",
  "entrant.added": "inscription",
  "entrant.withdrawn": "inscription retirée",
  "seats.given": "places données",
  "number.taken": "numéro pris",
  "number.left": "départ",
  "position.opened": "position ouverte",
  "sheet.handed-in": "feuille rendue",
  "sheet.signed": "feuille confirmée",
  "penalty.given": "pénalité",
  "penalty.withdrawn": "pénalité reprise",
  "arbiter.called": "appel de l’arbitre",
  "call.answered": "arbitre venu",
  "deal.marked": "donne paraphée",
  "board.played": "étui marqué",
  "board.adjusted": "étui ajusté",
  "tournament.ended": "tournoi terminé",
  "tournament.reopened": "tournoi rouvert",
};

const kindOf = (kind: string | null) =>
  kind ? `, ${(KINDS as Readonly<Record<string, string>>)[kind] ?? "d’une version plus récente"}` : "";

/** Why nothing came of a whole document. */
const TROUBLES: Readonly<Record<"offline" | "server" | "refused" | "unreadable" | "later" | "full", string>> = {
  offline: "Pas de réseau : un cercle se reprend par le serveur. Rien n’a été changé.",
  server: "Le serveur n’a pas répondu : reprenez le même fichier plus tard.",
  refused: "Ce cercle est déjà sur le serveur, et cet appareil ne le gère pas : rien n’a été changé.",
  unreadable: "Le serveur n’a pas pu lire ce fichier, ou il dépasse 16 Mo : rien n’a été changé.",
  later: "Trop de fichiers ont été repris d’ici : reprenez le même dans une heure. Rien n’a été changé.",
  full: "Le serveur n’a plus de place pour ce fichier : rien n’a été changé.",
};

export const taken = {
  take: "Importer une sauvegarde",
  title: "Fichier repris",
  isTable:
    "C’est un tableau. Celui des soirées d’un cercle s’apporte depuis la page du cercle (créez-le s’il n’y en a pas encore), par « Apporter l’historique » ; celui d’une soirée, depuis sa feuille, par « Reprendre une feuille de papier ». Rien n’a été changé.",
  notOurs: "Ce fichier ne vient pas de Petit au Bout, ou il est abîmé : rien n’a été changé.",
  failed: "Le téléphone n’a pas pu tout enregistrer : libérez de la place, puis reprenez le même fichier.",
  statuses: {
    taken: (n: number) => `${plural(n, "ligne reprise", "lignes reprises")}, à envoyer par ce téléphone.`,
    had: (n: number) => `${plural(n, "ligne reprise, déjà connue", "lignes reprises, déjà connues")} du serveur.`,
    known: (n: number) => `${plural(n, "ligne déjà là", "lignes déjà là")}.`,
    conflict: (n: number) =>
      `${plural(n, "donne notée autrement ici", "donnes notées autrement ici")} : la table choisit, sur la feuille.`,
    waiting: (n: number) =>
      `${plural(n, "ligne attend sa feuille", "lignes attendent leur feuille")} : rejoignez-la avec son lien.`,
    aside: (n: number) => `${plural(n, "ligne déjà abandonnée", "lignes déjà abandonnées")}.`,
    refused: (n: number) => `${plural(n, "ligne refusée", "lignes refusées")}, à garder dans le fichier :`,
  } satisfies Record<Fate, (n: number) => string>,
  line: (number: number, kind: string | null, reason: string) => `Ligne ${number}${kindOf(kind)} : ${reason}`,
  club: {
    title: "Un cercle repris",
    troubles: TROUBLES,
    accepted: (n: number) => plural(n, "saisie reprise.", "saisies reprises."),
    known: (n: number) => plural(n, "saisie déjà là.", "saisies déjà là."),
    refused: (n: number) => plural(n, "saisie refusée.", "saisies refusées."),
    copy: "Ce fichier ne venait pas d’un appareil qui gère le cercle : c’est un cercle à part, que cet appareil gère.",
    ask: "Reprendre un cercle",
    is: (name: string | null) => (name === null ? "C’est le document d’un cercle." : `C’est le document du cercle « ${name} ».`),
    code: "Code de secours du cercle",
    codeNote:
      "Sept groupes de quatre caractères, sur la feuille imprimée. Avec ce code, c’est le cercle lui-même qui revient, et cet appareil le gère.",
    taking: "Le serveur reprend le cercle…",
    without: "Je n’ai pas ce code",
    withCode: "Reprendre le cercle lui-même",
    wrongCode: "Ce code n’est pas celui de ce fichier, ou le cercle est déjà là : dans ce cas, tapez le code dans « Rejoindre ».",
    nothing: "Rien de nouveau dans ce fichier.",
    ofSheet: (title: string) => `Feuille « ${title} »`,
    ofUnknown: "Une feuille sans ouverture",
    line: (log: string, line: number, kind: string | null, reason: string) => `${log}, ligne ${line}${kindOf(kind)} : ${reason}`,
    whole: (log: string, reason: string) => `${log} : ${reason}`,
    journal: (place: number) => `La ${nth(place, "ʳᵉ")} partie du fichier est illisible.`,
    more: (n: number) => (n === 1 ? "Et une ligne qui en dépend." : `Et ${n} lignes qui en dépendent.`),
    codes: {
      "not-yours": "elle appartient à d’autres, et cet appareil ne la gère pas.",
      malformed: "elle est illisible.",
      conflict: "cette donne est déjà notée autrement ici.",
    } as Readonly<Record<string, string>>,
    see: "Voir le cercle",
  },
  see: (title: string) => `Voir la feuille : ${title}`,
};

export type TakenMessages = typeof taken;
