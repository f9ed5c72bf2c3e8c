import { expect, it } from "vitest";
import type { Player } from "#lib/season/club-event";
import { usualCounting } from "#lib/season/counting";
import type { ClubView } from "#lib/season/views";
import { heldTwice, matched, openSeasons, personOf, seasonName } from "./seats";

const player = (id: string, name: string, into: string | null = null): Player => ({
  id,
  name,
  short: name.slice(0, 4),
  mark: "disc",
  guest: false,
  left: false,
  into,
});
const players = [player("a", "Inès"), player("b", "Léa"), player("c", "Leïla", "b"), player("d", "Zoé", "c")];

it.each([
  ["inès", { player: "a" }],
  ["INES", { player: "a" }],
  ["Zoé", { player: "b" }],
  ["Hugo", { add: "player" }],
])("%s is %j", (name, choice) => {
  expect(matched({ players }, name)).toEqual(choice);
});

it("merges are followed to their end", () => {
  expect(players.map(({ id }) => personOf(players, id))).toEqual(["a", "b", "b", "b"]);
});

it("nobody holds two seats", () => {
  expect(heldTwice(["Inès", "Léa", "Ines"], [{ player: "a" }, { player: "b" }, { player: "a" }])).toBe("Ines");
  expect(heldTwice(["Inès", "Max", "Luc"], [{ player: "a" }, { outside: true }, { outside: true }])).toBeNull();
  expect(heldTwice(["Max", "Luc"], [{ add: "player" }, { add: "player" }])).toBeNull();
});

const view = (role: ClubView["role"], ...seasons: { id: string; ended?: true; games?: ("tarot" | "decale")[] }[]): ClubView => ({
  role,
  day: "2026-11-21",
  seasons: [],
  club: {
    id: `club of ${role}`,
    name: "Les mardis",
    players,
    adjustments: [],
    seasons: seasons.map(({ id, ended, games = ["tarot"] }) => ({
      id,
      name: id,
      from: "2026-09-01",
      to: null,
      counting: { ...usualCounting("tarot"), games },
      ended: ended ? { at: "2026-11-01T00:00:00Z", review: null } : null,
    })),
  },
});

it("a sheet may join what goes on, counts its game, and is not only followed", () => {
  const views = [
    view("owner", { id: "old", ended: true }, { id: "now" }, { id: "other", games: ["decale"] }),
    view("viewer", { id: "x" }),
  ];
  expect(openSeasons(views, "tarot").map(({ season }) => season.id)).toEqual(["now"]);
  const all = openSeasons(views);
  expect(all.map(({ season }) => season.id)).toEqual(["other", "now"]);
  expect(seasonName(all[0] as (typeof all)[number], all)).toBe("Les mardis, other");
  expect(seasonName(all[0] as (typeof all)[number], all.slice(0, 1))).toBe("Les mardis");
});
