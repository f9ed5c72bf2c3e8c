/** The story of a club, in English. */
import type { Chunks } from "#messages/fr/chunks";
import { many, numbered, said } from "../alike";

export const clubHistory: Chunks["clubHistory"] = {
  note: "Everything that changed in the club, the newest first. Nothing is ever erased from it.",
  more: "Older",
  by: (device, when) => `${device}, ${when}`,
  was: said.before,
  nothing: "nothing",
  opened: (name) => `The club is made: ${name}.`,
  renamed: "The club has a new name.",
  added: (name, guest) => (guest ? `${name} joins the club as a guest.` : `${name} joins the club.`),
  changed: (name) => `Details of ${name}.`,
  same: "Kept without a change.",
  merged: (name, into) => `${name} is the same person as ${into}.`,
  parted: (name) => `${name} is a separate person again.`,
  left: (name) => `${name} no longer comes.`,
  returned: (name) => `${name} is back.`,
  seasonOpened: (name) => `Season opened: ${name}.`,
  seasonChanged: (name) => `Settings of the season: ${name}.`,
  ended: (name) => `Season ended: ${name}.`,
  reopened: (name) => `Season reopened: ${name}.`,
  drawn: {
    random: (tables: number) => (tables < 2 ? "One table drawn at random." : `${tables} tables drawn at random.`),
    unmet: (tables: number) =>
      tables < 2 ? "One table drawn." : `${tables} tables drawn, with as few people as possible meeting again.`,
    best: (tables: number) => (tables < 2 ? "One table drawn." : `${tables} tables, the best with the best.`),
    balanced: (tables: number) => (tables < 2 ? "One table drawn." : `${tables} balanced tables.`),
  },
  table: numbered.table,
  brought: (source, evenings, people) => `History brought in (${source}): ${many.evenings(evenings)}, ${many.people(people)}.`,
  takenBack: (source, evenings, people) => `History taken back (${source}): ${many.evenings(evenings)}, ${many.people(people)}.`,
  adjusted: (name, points, season) => `Adjustment for ${name}: ${points}, in ${season}.`,
  withdrawn: (name, points, season) => `Adjustment for ${name} withdrawn: ${points}, in ${season}.`,
};
