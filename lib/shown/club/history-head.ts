/** The first line of each entry of a club's story. */
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import type { What } from "./club-told";

export function historyHead(told: What, t: Chunks["clubHistory"], lang: Lang): string {
  switch (told.what) {
    case "opened":
      return t.opened(told.name);
    case "renamed":
      return t.renamed;
    case "player":
      return told.before ? t.changed(told.before.name) : t.added(told.after.name, told.after.guest === true);
    case "merged":
      return t.merged(told.name, told.into);
    case "season":
      return told.before ? t.seasonChanged(told.before.name) : t.seasonOpened(told.after.name);
    case "ended":
    case "reopened":
      return t[told.what](told.season);
    case "adjusted":
    case "withdrawn":
      return t[told.what](told.name, numeral(told.points, "change", lang), told.season);
    case "drawn":
      return t.drawn[told.how](told.tables.length);
    case "brought":
    case "takenBack":
      return t[told.what](told.source, told.evenings, told.people);
    default:
      return t[told.what](told.name);
  }
}
