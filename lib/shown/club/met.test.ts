import { expect, it } from "vitest";
import type { Player } from "#lib/season/club/club-event";
import { metBy } from "./met";

const player = (id: string, into: string | null = null) => ({ id, into }) as Player;
const players = [player("nora"), player("hugo"), player("hug", "hugo"), player("ines"), player("paul")];
const evening = (...ids: string[]) => ({ players: ids.map((id) => ({ player: id })), tables: [{}] });

it("players who met at a table are two people, whatever evenings are shown; others may be one", () => {
  const season = {
    evenings: [evening("nora", "hug"), evening("paul", "ines")],
    tables: { met: [{ player: "ines", other: "nora" }] },
  };
  expect([...metBy(season, players, "nora")].sort()).toEqual(["hugo", "ines"]);
  expect([...metBy(season, players, "hugo")]).toEqual(["nora"]);
  expect([...metBy(season, players, "paul")]).toEqual(["ines"]);
});

it("players of one evening at different tables may be one person", () => {
  const twice = { ...evening("nora", "hugo", "paul", "ines"), tables: [{}, {}] };
  const season = { evenings: [twice], tables: { met: [{ player: "nora", other: "hugo" }] } };
  expect([...metBy(season, players, "nora")]).toEqual(["hugo"]);
  expect([...metBy(season, players, "paul")]).toEqual([]);
});
