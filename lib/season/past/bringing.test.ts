/** The questions before a history is written, and what its reading proposes. */
import { expect, it } from "vitest";
import { names } from "#messages/fr/rules/names";
import { aPlayer } from "../club/club.fixture";
import type { Season } from "../club/club-event";
import { usualCounting } from "../club/counting";
import { beginningEarlier, bringingOf, proposedChoices } from "./bringing";
import { gridOfText } from "./grid";
import { tablesOn } from "./pages";
import type { Choices, KnownClub } from "./plan";

const CHOICES: Choices = { isSame: {}, zeroIsAway: false, game: "tarot" };
const MID: Season = { id: "s", name: "Mardis", from: "2026-11-01", to: null, counting: usualCounting("tarot"), ended: null };
const known: KnownClub = { club: { players: [aPlayer("p", "Paule")], seasons: [MID] }, days: new Map(), today: "2026-11-24" };
const taken = (text: string, name: string | null = null) => ({
  ...tablesOn([{ file: "a.csv", grid: gridOfText(text, name) }], known.today, names),
  source: "a.csv",
});
const brought = (text: string, more: Partial<Choices> = {}) =>
  bringingOf(taken(text), known, { ...CHOICES, ...more }, (words) => JSON.stringify(words));

const PLAIN = "Date;Paula;Hugo\n2026-11-03;0;0\n2026-11-10;-5;5\n";
const RUNNING = "Date;Nora;Hugo\n2026-11-03;10;20\n2026-11-10;30;50\n2026-11-17;60;80\n2026-11-24;90;120\n";

it("asks first whether totals run on, then who a name is, and counts the zeros that would be brought", () => {
  expect(brought(RUNNING)).toMatchObject({ asks: "running", running: { asked: true, open: true } });
  expect(brought(RUNNING, { isRunning: true }).asks).toBeNull();
  expect(brought(PLAIN)).toMatchObject({ asks: "Paula", zeros: 2, isCrowd: false });
  expect(brought(PLAIN, { isSame: { Paula: true } }).asks).toBeNull();
  expect(bringingOf(null, known, CHOICES, String)).toMatchObject({ plan: null, body: null, asks: null, zeros: 0 });
});

it("proposes the game of most evenings, and a zero as absence where the page says that totals run on", () => {
  const games =
    "Date;Jeu;Nora;Hugo\n2026-11-03;Tarot;1;-1\n2026-11-10;Tarot décalé;1;-1\n2026-11-17;Tarot décalé;2;-2\n2026-11-20;Tarot décalé;2;-2\n";
  const before = { ...CHOICES, isSame: { Paula: true }, isRunning: true };
  expect(proposedChoices(taken(games).tables, before)).toEqual({ ...before, game: "decale", isRunning: null, zeroIsAway: false });
  expect(proposedChoices(taken(PLAIN, "Cumul").tables, CHOICES)).toMatchObject({ game: "tarot", zeroIsAway: true });
});

it("a season that takes in earlier evenings begins at the first of them, and only if people let it", () => {
  const earlier = "Date;Nora;Hugo\n2026-09-15;1;-1\n2026-10-10;-5;5\n";
  const { ended: _, id: season, ...same } = MID;
  const begins = beginningEarlier(brought(earlier).plan);
  expect(begins).toEqual([{ kind: "season.changed", body: { ...same, season, from: "2026-09-15" } }]);
  expect(beginningEarlier(brought(earlier, { begins: { s: false } }).plan)).toEqual([]);
  expect(beginningEarlier(null)).toEqual([]);
});
