import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { setEvening } from "#lib/sheet/change";
import { clubLog, folded, playerId, SEASON } from "../club/club.fixture";
import { addPlayer, openClub } from "../club/club-change";
import { type Counting, usualCounting } from "../club/counting";
import { rowsOf } from "../rows.fixture";
import { recordsOf } from "../standings/records";
import { standingsOf } from "../standings/standings";
import { Evening, gathered } from "../tally/evening.fixture";
import { readTables } from "./read-season.fixture";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Ana", "Bruno", "Chloé"];
const golden = readTables(readFileSync(new URL("./mardis.txt", import.meta.url), "utf8"));
const club = folded(clubLog(openClub("Les mardis"), ...NAMES.map((name, i) => addPlayer({ player: playerId(i + 1), name }))));
const idOf = (name: string) => club.players.find((player) => player.name === name)?.id ?? null;
const nameOf = (id: string) => club.players.find((player) => player.id === id)?.name ?? id;

const sheets = golden.tables.map(({ day, evening, names, steps, game }, n) => {
  const told = new Evening(n + 1, day, game as never, names.map(idOf), names);
  if (evening) told.add(setEvening({ day, name: evening }));
  for (const { deal } of steps) told.deal(deal as never);
  return told;
});
const tallies = sheets.map((sheet) => sheet.tally());

describe("evenings of several tables, worked out by hand", () => {
  test.each(golden.tables.map((table, n) => [`${table.day} ${n}`, table, n] as const))("the sheet of %s", (_, told, n) => {
    const sheet = sheets[n]?.sheet;
    expect(sheet?.deals.map(({ score }) => score?.scores ?? null)).toEqual(told.steps.map(({ scores }) => scores));
    expect(sheet?.totals).toEqual(told.totals);
  });

  test.each(golden.rankings.map((ranking) => [ranking.title, ranking] as const))(
    "%s",
    (_, { day, evening, tableByTable, rows }) => {
      const evenings = gathered(tallies, { tableByTable });
      const found = evenings.find((one) => one.day === day && one.name === evening);
      const shown = found?.players.map(({ player, place, points }) => [place, nameOf(player), points]) ?? [];
      const sorted = (list: readonly (readonly (string | number)[])[]) => list.map((row) => row.join(" ")).sort();
      expect(sorted(shown)).toEqual(sorted(rows));
    },
  );

  test.each(golden.standings.map((told) => [told.title, told] as const))("%s", (_, { counting, rows }) => {
    const season = { id: SEASON, counting: { ...usualCounting("decale"), ...counting } as Counting };
    const evenings = gathered(tallies, season.counting);
    const shown = standingsOf(season, club, rowsOf(evenings)).map(({ rank, player, value, decided }) => ({
      rank,
      name: player.name,
      value,
      decided: decided && { by: decided.by, mine: decided.mine, theirs: decided.theirs },
    }));
    expect(shown).toEqual(rows);
  });

  test("a player at one table of a Tuesday was there once: streaks and records count evenings", () => {
    const evenings = gathered(tallies);
    const played = standingsOf({ id: SEASON, counting: usualCounting("decale") }, club, rowsOf(evenings));
    const came = Object.fromEntries(played.map(({ player, figures }) => [player.name, figures.evenings]));
    expect(came).toEqual({ Nora: 4, Hugo: 3, Inès: 2, Paul: 2, Zoé: 2, Ana: 2, Bruno: 1, Chloé: 1 });
    const records = recordsOf(evenings, club.players).map(({ kind, player, value }) => [kind, nameOf(player), value]);
    // Hugo's best evening is 77, the next is 60. Only Nora came to all four, and nobody won twice in a row.
    expect(records).toEqual([
      ["best-evening", "Hugo", 77],
      ["worst-evening", "Ana", 14],
      ["widest-win", "Hugo", 17],
      ["present-streak", "Nora", 4],
    ]);
  });
});
