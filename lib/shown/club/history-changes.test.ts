import { expect, test } from "vitest";
import { usualCounting } from "#lib/season/club/counting";
import { club as words } from "#messages/fr/club";
import type { What } from "./club-told";
import { changesTold, isIdle, remarkOf } from "./history-changes";

const saying = { words, lang: "fr", games: { tarot: "Tarot" } as never } as const;
const season = { season: "s1", name: "2026", from: "2026-09-01", to: null, counting: usualCounting("tarot") };
const nora = { player: "nora", name: "Nora" };
const changes = (told: What) => changesTold(told, "Nom", saying);

test("a change is told with what was there before, and what begins with nothing", () => {
  expect(changes({ what: "renamed", before: "Les mardis", after: "Les jeudis" })).toEqual([["Nom", "Les mardis", "Les jeudis"]]);
  expect(changes({ what: "player", before: nora, after: { ...nora, name: "Inès" } })).toEqual([[words.name, "Nora", "Inès"]]);
  expect(changes({ what: "season", before: season, after: { ...season, name: "2027", to: "2027-06-30" } })).toEqual([
    ["Nom", "2026", "2027"],
    [words.season.said.dates, "à partir du 1er septembre 2026", "du 1er septembre 2026 au 30 juin 2027"],
  ]);
  for (const what of ["player", "season"] as const)
    expect(changes({ what, before: null, after: what === "player" ? nora : season } as What)).toEqual([]);
  expect(changes({ what: "opened", name: "Les mardis" })).toEqual([]);
});

test("an entry is idle when a player or a season was saved unchanged", () => {
  const idle = (told: What) => isIdle(told, changes(told));
  expect(idle({ what: "player", before: nora, after: nora })).toBe(true);
  expect(idle({ what: "season", before: season, after: season })).toBe(true);
  expect(idle({ what: "season", before: season, after: { ...season, name: "2027" } })).toBe(false);
  expect([idle({ what: "player", before: null, after: nora }), idle({ what: "left", name: "Nora" })]).toEqual([false, false]);
});

test("a remark is the reason of an adjustment, or the review of a season", () => {
  const adjusted = { what: "adjusted", season: "2026", name: "Nora", points: 20, reason: "oubli" } as const;
  expect(
    [adjusted, { what: "ended", season: "2026", review: "Bien." }, { what: "left", name: "Nora" }].map((one) =>
      remarkOf(one as What),
    ),
  ).toEqual([...["oubli", "Bien.", null]]);
});
