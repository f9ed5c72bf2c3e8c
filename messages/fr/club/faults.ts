// This folder: words of a club, in French, a part of its screen a file; faults and history come at other times than its page.
/** Why a club refuses something, in French: before the reasons common to all sheets, of which it shares some. */
import type { ClubOnlyFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";
import { daysIn } from "#lib/sheet/say-day";
import { sheetSays } from "../sheet/faults";

const dayOf = daysIn("fr");

export const clubOnly = {
  "opened-twice": () => "Ce cercle est déjà ouvert.",
  "not-opened": () => "Ce cercle n’a pas encore été ouvert.",
  "other-sheet": () => "Cette entrée appartient à un autre cercle.",
  "owner-only": () => "Seul un appareil qui gère le cercle peut le changer.",
  "sheet-full": () => "Le journal de ce cercle est plein.",
  "players-full": () => "Assez de noms ont été ajoutés à ce cercle : seul un appareil qui le gère en ajoute encore.",
  "device-full": () => "Ce téléphone a ajouté assez de noms à ce cercle : un appareil qui le gère peut en ajouter.",
  "seasons-full": (p) => `Un cercle a ${p.most} saisons au plus.`,
  "player-twice": () => "Cette personne est déjà du cercle.",
  "already-merged": (p) => `Le nom ${p.name} est déjà fusionné avec un autre : il faut d’abord les séparer.`,
  "same-person": (p) => `Le nom ${p.name} désigne déjà cette personne.`,
  "not-merged": (p) => `Le nom ${p.name} n’est fusionné avec aucun autre.`,
  "sat-together": (p) => `${p.name} et ${p.other} ont joué à la même table : ce sont deux personnes.`,
  "season-twice": () => "Cette saison est déjà ouverte.",
  "season-ended": () => "Cette saison est terminée : elle ne change plus avant d’être rouverte.",
  "evening-outside": (p) => `La soirée du ${dayOf(p.day)} compte dans la saison, et serait hors de ces dates.`,
  "older-app": () =>
    "Cette application date d’avant les soirées à plusieurs tables : rechargez la page, puis terminez la saison.",
  "season-running": () => "Cette saison n’est pas terminée.",
  "unknown-adjustment": () => "Cet ajustement n’est pas dans le cercle, ou il est déjà retiré.",
  "history-too-long": () => "Cet historique est trop long pour une fois : apportez-le en plusieurs fichiers.",
  "evening-there": (p) => `Le cercle a déjà une soirée le ${dayOf(p.day)}.`,
  "evening-twice": (p) => `La soirée du ${dayOf(p.day)} est deux fois dans cet historique.`,
  "unknown-history": () => "Cet historique n’est pas dans le cercle, ou il est déjà retiré.",
  "history-used": (p) =>
    p.name
      ? `Depuis, ${p.name} a joué ou compté autrement dans le cercle : l’historique reste.`
      : "Depuis, une saison de cet historique a servi : il reste.",
  "ends-before": () => "La saison finirait avant d’avoir commencé.",
  "not-a-day": () => "Ce jour n’existe pas au calendrier.",
  "not-falling": () => "Une place ne peut pas rapporter plus que celle qui la précède.",
  "listed-twice": () => "Ce choix est déjà dans la liste.",
  "drawn-twice": (p) => `${p.name} est à deux tables du tirage.`,
  "name-taken": (p) => `Le cercle a déjà ce nom : ${p.name}.`,
} as const satisfies Readonly<Record<ClubOnlyFault, Say>>;

export const clubFaults: Readonly<Record<string, Say>> = { ...sheetSays.common, ...clubOnly };
