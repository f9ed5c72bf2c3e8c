/** A club's history, out of a spreadsheet. */
import { commas } from "#lib/rules/lists";
import type { LeftOut } from "#lib/season/past/plan";
import type { Layout, Why } from "#lib/season/past/table";
import { many } from "./alike";
import { plural } from "./rules/grammar";

const { evenings, people } = many;
const at = (line: string | null) => (line === null ? "" : `Ligne ${line} : `);

export const past = {
  intro:
    "Le tableur du cercle, tel qu’il est : un fichier .xlsx, .ods ou .csv, ou plusieurs à la fois. Rien n’est écrit avant que vous ayez vu ce qui en a été compris.",
  layouts:
    "Une soirée par ligne ou par colonne, ou une donne par ligne avec sa date. Les titres, les totaux et les cases vides ne gênent pas.",
  open: "Choisir un ou plusieurs fichiers",
  other: "Choisir d’autres fichiers",
  paste: "Ou coller le tableau ici",
  pasted: "tableau collé",
  files: (first: string, more: number) => `${first} et ${plural(more, "autre fichier", "autres fichiers")}`,
  whyNot: {
    empty: "Il n’y a rien dans ce fichier.",
    names: "C’est une liste de noms : elle se donne au cercle par « Coller une liste ».",
    "one-evening":
      "Des noms et des points y sont, mais aucune date. Une soirée seule se reprend sur sa feuille, par « Reprendre une feuille de papier » ; pour l’apporter ici, il lui faut son jour, comme 12/03/2026.",
    "no-days": "Aucune date n’y a été trouvée : une soirée a besoin de son jour, comme 12/03/2026 ou « 12 mars ».",
    "no-names": "Des dates et des points y sont, mais aucun nom au-dessus des colonnes ou devant les lignes.",
    "no-seats":
      "Des donnes y sont avec leur preneur, mais pas qui d’autre jouait ni ce que chacun a marqué : il y faut une colonne par joueur.",
    "too-long": "Ce fichier est trop long : apportez-le en plusieurs fois.",
    "not-text": "Ce fichier n’est ni un tableur ni un texte.",
    workbook: "Ce classeur ne s’ouvre pas : enregistrez-le de nouveau en .xlsx ou en .csv.",
    xls: "C’est un classeur d’avant 2007 : enregistrez-le en .xlsx ou en .csv, puis choisissez ce fichier-là.",
    club: "C’est le document d’un cercle : il se reprend à l’accueil, par « Importer une sauvegarde ».",
    sheet:
      "Ce sont des donnes pas encore envoyées d’un téléphone : elles se reprennent à l’accueil, par « Importer une sauvegarde ».",
  },
  understood: "Ce qui a été compris",
  layout: {
    deals: "une donne par ligne",
    rows: "une soirée par ligne",
    columns: "une soirée par colonne",
    lines: "une ligne par personne et par soirée",
  } satisfies Record<Layout, string>,
  table: (page: string | null, layout: string, n: number, names: number) =>
    `${page ? `${page} : ` : ""}${layout}, ${evenings(n)}, ${plural(names, "nom", "noms")}.`,
  guessed: "Des années ne sont pas écrites : elles viennent du titre, des dates voisines, ou de la dernière date passée.",
  below: (n: number, day: string | null) =>
    `${plural(n, "ligne", "lignes")} sans date, ${n < 2 ? "ajoutée" : "ajoutées"} au ${day ?? `jour écrit au-dessus ${n < 2 ? "d’elle" : "d’elles"}`}.`,
  deals:
    "Les donnes y comptent pour leurs points ; rien n’y dit comment elles ont été jouées, ou le jeu choisi ne s’y retrouve pas.",
  dealsTold: (n: number) =>
    `${plural(n, "donne vient", "donnes viennent")} avec preneur et contrat : les règles y retrouvent les points écrits.`,
  summed: (n: number) =>
    n < 2
      ? "1 donne ne s’ouvrira pas seule : elle n’est que dans le total de sa soirée."
      : `${n} donnes ne s’ouvriront pas une à une : elles ne sont que dans le total de leur soirée.`,
  tooManyTold: (most: number) =>
    `C’est plus de ${most} donnes : pour les garder une à une, apportez le fichier en plusieurs fois. Tel quel, seuls les totaux de chaque soirée viendront.`,
  tooManyPaper: (most: number) =>
    `C’est plus de ${most} donnes : celles dont le contrat est connu viennent une à une, les autres dans le total de leur soirée. Pour les garder toutes, apportez le fichier en plusieurs fois.`,
  toldApart: (n: number) => plural(n, "donne vient avec ses points seuls", "donnes viennent avec leurs points seuls"),
  toldApartNote: "Ce que le fichier écrit reste ce qui compte ; leur contrat n’est pas repris.",
  dealDiffers: (line: number, name: string, written: string, computed: string) =>
    `Ligne ${line} : ${name} a ${written}, les règles font ${computed}.`,
  dealUnread: (line: number, text: string) => `Ligne ${line} : le jeu n’y lit pas une donne (${text}).`,
  dealNobody: (line: number, name: string) => `Ligne ${line} : aucun joueur de cette donne ne s’appelle « ${name} ».`,
  notZero: (n: number) => plural(n, "soirée ne fait pas zéro", "soirées ne font pas zéro"),
  notZeroNote: (game: string) =>
    `${game} : ce que les uns gagnent, les autres le perdent. Il manque un chiffre, ou l’un d’eux est faux ; ces soirées comptent comme elles sont écrites.`,
  evening: (day: string, sum: string) => `${day} : ${sum}`,
  totalsOnly:
    "Ces soirées ne sont connues que par leurs totaux : elles comptent pour les points, la présence et les places, et pour rien d’autre (T26).",
  seasons: "Les saisons",
  between: (from: string, to: string) => `du ${from} au ${to}`,
  inSeason: (name: string, n: number, dates: string) => `${name}, qui est déjà là : ${evenings(n)}, ${dates}.`,
  newSeason: (name: string, n: number, dates: string, from: string, to: string | null) =>
    `${name}, une saison de plus (${to ? `du ${from} au ${to}` : `depuis le ${from}`}) : ${evenings(n)}, ${dates}.`,
  before: (season: string, day: string) => `Les soirées d’avant « ${season} », depuis le ${day}`,
  within: "Dans cette saison",
  apart: "Une saison à part",
  calledFrom: (day: string) => `Nom de la saison qui commence le ${day}`,
  who: "Qui est-ce ?",
  near: (name: string, n: number) => `${name}, ${evenings(n)}`,
  same: (name: string) => `C’est ${name}`,
  people: (known: number, fresh: number) =>
    commas(known > 0 && `${people(known)} du cercle`, fresh > 0 && plural(fresh, "personne nouvelle", "personnes nouvelles")) ||
    "Personne",
  fresh: (names: readonly string[]) => `Entreraient au cercle : ${names.join(", ")}.`,
  spelt: (n: number, who: number) =>
    `${n} écritures pour ${people(who)} : ni les majuscules ni l’ordre du nom et du prénom ne font quelqu’un d’autre.`,
  known: (names: readonly string[]) => `Déjà du cercle : ${names.join(", ")}.`,
  unnamed: (names: readonly string[]) => `Ce ne sont pas des noms : ${names.join(", ")}.`,
  doubled: (n: number) =>
    `${plural(n, "soirée a", "soirées ont")} deux chiffres pour une même personne, sous deux écritures : ils sont additionnés.`,
  zeros: (n: number) => plural(n, "case vaut 0", "cases valent 0"),
  zeroThere: "0 point marqué",
  zeroAway: "n’était pas là",
  running: "Que disent ces chiffres ?",
  runningNote: "D’une soirée à l’autre ils vont comme des cumuls.",
  runningYes: "Le total depuis le début",
  runningNo: "Ce que chaque soirée a rapporté",
  decideRunning: "Dire ce que sont les chiffres",
  game: "Le jeu",
  gamesMixed: (games: readonly string[]) =>
    `Ce fichier mêle plusieurs jeux (${games.join(", ")}) et un apport est d’un seul : dites lequel vient d’abord.`,
  otherGame: (game: string, n: number) => `${evenings(n)} de ${game} : elles s’apportent à part, du même fichier, avec ce jeu.`,
  aside: "Mis de côté",
  left: {
    there: (n, days, season) => `${evenings(n)} que « ${season} » a déjà : ${days}.`,
    ended: (n, days, season) => `${evenings(n)} de « ${season} », qui est finie : rouvrez-la pour y ajouter. ${days}.`,
    "to-come": (n, days) => `${evenings(n)} à venir : ${days}.`,
    nobody: (n, days) => `${evenings(n)} où personne n’a de points : ${days}.`,
  } satisfies Record<LeftOut, (n: number, days: string, season: string) => string>,
  page: (page: string, said: string) => `${page} : ${said}`,
  onPage: (page: string, said: string) => `${page}, ${said.charAt(0).toLocaleLowerCase("fr")}${said.slice(1)}`,
  differs: (name: string, written: string, summed: string) =>
    `Le total écrit pour ${name} est ${written} ; ses soirées font ${summed}.`,
  why: {
    head: (line) => `${at(line)}les en-têtes, encore.`,
    totals: (line, text) => `${at(line)}des totaux, qui ne comptent pas (${text}).`,
    unnamed: (line, text) => `${at(line)}des points sans nom (${text}).`,
    undated: (line, text) => `${at(line)}des points sans date (${text}).`,
    unread: (line, text) => `${at(line)}ce n’est pas un nombre (${text}).`,
    "two-ways": (line, text) => `${at(line)}se lit de deux façons, des milliers ou des décimales (${text}).`,
    half: (line, text) => `${at(line)}les points vont par demis (${text}).`,
    column: (_, text) => `La colonne « ${text} » n’est à personne.`,
    unfollowed: (_, text) => `La colonne « ${text} » n’est pas suivie : elle n’est pas lisible à chaque ligne.`,
    note: (line, text) => `${at(line)}une remarque (${text}).`,
    twice: (_, text) => `« ${text} » est écrit deux fois : la seconde colonne, ou ligne, est prise pour quelqu’un d’autre.`,
    never: (line, text) => `${at(line)}jamais là (${text}).`,
  } satisfies Record<Why, (line: string | null, text: string) => string>,
  more: (n: number) => `Et ${plural(n, "autre", "autres")}.`,
  decide: (name: string) => `Dire qui est ${name}`,
  bring: (n: number, who: number) => `Apporter ${evenings(n)} de ${people(who)}`,
  nothing: "Rien à apporter",
  done: (n: number, who: number) => `${evenings(n)} de ${people(who)} ${n > 1 ? "sont" : "est"} dans le cercle.`,
  doneNote: "Si ce n’est pas ce qu’il fallait, « Retirer » remet tout comme avant.",
  brought: "Déjà apporté",
  line: (source: string, n: number, who: number) => `${source}, ${evenings(n)}, ${people(who)}`,
  backAsk: (n: number, who: number) =>
    `${evenings(n)} de ${people(who)} ${n > 1 ? "quitteraient" : "quitterait"} les classements.`,
  backKeep: "Garder",
  backDo: (n: number) => `Retirer ${evenings(n)}`,
  tooManyPeople: (n: number, most: number) =>
    `Ce tableau a ${n} noms, et une fois n’en apporte que ${most} : apportez-le en plusieurs fois.`,
  offline: "Pas de réseau : ce que le cercle a déjà ne peut pas être vérifié, et rien ne peut être apporté.",
};
