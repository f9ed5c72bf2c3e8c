/**
 * `npm run bench`: a club's five seasons of 38 evenings of 24 people, from the text of their spreadsheet to the standings:
 * understood, compared with the club, judged, written and gathered.
 */
import { randomUUID } from "node:crypto";
import { DAY_MS } from "#lib/log/limits";
import { keptIn } from "#lib/rules/lists";
import { bringHistory, withdrawHistory } from "#lib/season/club/club-change";
import { bodyOf } from "#lib/season/past/body";
import { gridOfText } from "#lib/season/past/grid";
import { planHistory } from "#lib/season/past/plan";
import { understand } from "#lib/season/past/understand";
import { makeCsv } from "#lib/sheet/csv";
import { closeDb, db } from "./client";
import { readClub } from "./club";
import { emptyDatabase } from "./database.fixture";
import { processor } from "./measure.fixture";
import { aSeason } from "./season.fixture";
import { readSeason } from "./views/season-standings";
import { readSeasonView } from "./views/season-view";

const [SEASONS, EVENINGS, PEOPLE] = [5, 38, 24];
/** Milliseconds of processor time, from the text to the written rows. */
const MOST = 2_000;
const CHOICES = { isSame: {}, zeroIsAway: false, game: "decale" } as const;

function spreadsheet(): string {
  const days = Array.from({ length: SEASONS }, (_, year) =>
    Array.from({ length: EVENINGS }, (_, week) => Date.UTC(2020 + year, 8, 8) + 7 * week * DAY_MS),
  ).flat();
  const written = days.map((at) => new Date(at).toISOString().slice(0, 10).split("-").reverse().join("/"));
  const people = Array.from({ length: PEOPLE }, (_, i) => [
    `Joueur ${String.fromCharCode(65 + i)}`,
    ...days.map((_, e) => ((e * 7 + i * 13) % 4 === 0 ? null : ((e * 31 + i * 17) % 401) - 200)),
  ]);
  return makeCsv([["Nom", ...written], ...people], ";");
}

async function bench(): Promise<boolean> {
  const leave = await emptyDatabase();
  const season = await aSeason(["Nora", "Hugo"]);
  const club = (await readClub(db(), season.club.log))?.club;
  if (!club) throw new Error("no club");
  const text = spreadsheet();
  const known = { club, days: new Map(), today: "2026-11-22" };
  const ids = new Map<string, string>();
  const idOf = (words: unknown): string => keptIn(ids, JSON.stringify(words), randomUUID);
  const began = processor();
  const read = understand(gridOfText(text, null), { today: known.today });
  if (!read.ok) throw new Error(read.why);
  const body = bodyOf(planHistory([read.table], known, CHOICES), known, CHOICES, "bench.csv", idOf);
  const understood = processor();
  if (body?.evenings.length !== SEASONS * EVENINGS) throw new Error(`${body?.evenings.length} evenings`);
  const [answer] = await season.phone.push(season.club, bringHistory(body));
  if (answer?.status !== "accepted") throw new Error(JSON.stringify(answer));
  const written = processor();
  for (const { season: id } of body.seasons) {
    const open = await readSeason(season.club.log, id);
    if (open) await readSeasonView(season.club, open);
  }
  const shown = processor();
  await season.phone.push(season.club, withdrawHistory({ event: answer.id }));
  const back = processor();
  const ms = (from: number, to: number) => `${Math.round(to - from)} ms`;
  console.log(
    `${SEASONS} seasons of ${EVENINGS} evenings of ${PEOPLE}: understood ${ms(began, understood)}, written ${ms(understood, written)}, five seasons shown ${ms(written, shown)}, taken back ${ms(shown, back)}; of ${MOST} ms at most to be written`,
  );
  await closeDb();
  await leave();
  return written - began <= MOST;
}

if (!(await bench())) process.exitCode = 1;
