import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test } from "vitest";
import { WordsContext } from "#components/parts/words/words";
import type { SeasonView } from "#lib/season/views";
import { seasonView } from "#lib/shown/season/season-view.fixture";
import { words } from "#messages/fr/words";
import { PrintedSeason } from "./printed-season";

async function printed(view: SeasonView, whole = true): Promise<string> {
  const page = createElement(PrintedSeason, { view, seenAt: null, whole });
  const { prelude } = await prerenderToNodeStream(createElement(WordsContext, { value: words }, page));
  return (await text(prelude)).replaceAll("<!-- -->", "");
}

const NAMES = ["Wilhelmina van den Bergh", "O’Brien-Fitzgerald Seamus", "Mathilde", "Martine", "Maxime", "Maud"];
const players = seasonView.players.map((player, i) => ({ ...player, name: NAMES[i] as string }));
const long: SeasonView = {
  ...seasonView,
  players,
  standings: seasonView.standings.map((standing) => ({
    ...standing,
    player: players.find(({ id }) => id === standing.player.id) ?? standing.player,
  })),
};

/** The part of the page from this heading to the next one. */
const partOf = (page: string, title: string): string => page.split("<h2").find((part) => part.includes(`>${title}<`)) ?? "";

test("the page for the wall has standings, roles, curve and note; the other tables follow on request", async () => {
  const wall = await printed(long, false);
  expect(wall).toContain("Preneur");
  expect(wall).toContain("Au total des points.");
  expect(wall).toContain("<svg");
  expect(wall).not.toContain("Face à face");
  const page = await printed(long);
  for (const title of ["Contrats", "Qui appelle qui", "Face à face", "Primes et chelems", "Records et séries"])
    expect(partOf(page, title), title).not.toBe("");
  expect(partOf(page, "Ajustements")).toContain("Donne oubliée le 17 février");
  expect(partOf(page, "Corrections tardives")).toContain("donne 4 du 16 décembre");
});

test("meetings have full names at the rows, and over the columns short ones, full to a screen reader", async () => {
  const met = partOf(await printed(long), "Face à face");
  for (const name of NAMES) {
    expect(met.split(`<th scope="row">${name}<`), name).toHaveLength(2);
    expect(met.split(`<span class="sr-only">${name}<`), name).toHaveLength(2);
  }
  const seen = [...met.matchAll(/<span class="block">([^<]+)</g)].map(([, name]) => name);
  expect(seen.map((name) => name?.replace("\u00a0", " "))).toEqual([
    "Wilhelmina",
    "O. S.",
    "Mathilde",
    "Martine",
    "Maxime",
    "Maud",
  ]);
});

test("a note tells what counts in the value but in no evening", async () => {
  const { season, standings } = long;
  const best = { ...long, season: { ...season, counting: { ...season.counting, bestOf: 3 } } };
  expect(await printed(best)).toContain("La courbe tient compte de toutes les soirées");
  const [first, second, ...others] = standings as [SeasonView["standings"][0], SeasonView["standings"][0]];
  const adjusted = await printed({ ...long, standings: [{ ...first, adjusted: 2 }, second, ...others] });
  expect(adjusted).toContain("ajustement +2");
  expect(adjusted).toContain("Les ajustements et les corrections tardives n’y sont pas.");
  const all = await printed({ ...long, standings: standings.map((one) => ({ ...one, adjusted: 2 })) });
  expect(all).toContain("ajustement +12, corrections tardives −10");
  const shared = await printed({ ...long, standings: [first, { ...second, rank: 1 }, ...others] });
  expect(shared).toContain("Un rang en italique est partagé.");
  expect(await printed(long)).not.toContain("Un rang en italique est partagé.");
});

test("a season nobody has played yet prints a sentence, and no table", async () => {
  const page = await printed({ ...long, evenings: [], played: { ...long.played, evenings: 0, deals: 0 } });
  expect(page).toContain("Aucune soirée encore.");
  expect(page).not.toContain("<table");
});

test("everybody who played some evening has a column of evenings, and nobody else; older evenings left out are told", async () => {
  const heads = (page: string) => NAMES.filter((name) => page.includes(`<span class="sr-only">${name}<`));
  const [newest, next] = long.evenings as [SeasonView["evenings"][0], SeasonView["evenings"][0]];
  const [first, second] = players.map(({ id }) => id);
  const only = (evening: typeof newest, ...ids: (string | undefined)[]) => ({
    ...evening,
    players: ids.map((player) => ({ ...evening.players[0], player }) as (typeof newest)["players"][0]),
  });
  const two = { ...long, evenings: [only(newest, first), only(next, first, second)] };
  const whole = await printed({ ...two, played: { ...long.played, evenings: 2 } });
  const table = whole.split('class="next-page"')[1]?.split("</section>")[0] ?? "";
  expect(heads(table)).toEqual(NAMES.slice(0, 2));
  expect(whole).not.toContain("plus ancienne");
  expect(await printed({ ...two, played: { ...long.played, evenings: 3 } })).toContain("1 soirée plus ancienne");
});
