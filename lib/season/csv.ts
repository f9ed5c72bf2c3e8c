/** A season as tables for a spreadsheet: the standings, and one row for each player of each evening. */
import { BOM, type Cell, makeCsv } from "#lib/sheet/csv";
import type { Player } from "./club-event";
import type { EveningLine, SeasonView } from "./views";

/** What the columns are called, in the language of the file. */
export interface CsvHeads {
  readonly rank: string;
  readonly name: string;
  readonly why: string;
  readonly value: string;
  readonly points: string;
  readonly deals: string;
  readonly perDeal: string;
  readonly evenings: string;
  readonly won: string;
  readonly adjusted: string;
  readonly day: string;
  readonly title: string;
  readonly game: string;
  readonly place: string;
  readonly sheet: string;
}

export interface CsvWords {
  /** French files part with ";" and write a decimal comma. */
  readonly lang: "fr" | "en";
  readonly heads: CsvHeads;
  readonly why: Readonly<Record<"too-few-evenings" | "guest", string>>;
  readonly games: Readonly<Record<string, string>>;
}

export function standingsCsv({ standings }: SeasonView, { lang, heads, why }: CsvWords): string {
  const head = [heads.rank, heads.name, heads.why, heads.value, heads.points, heads.adjusted].concat([
    heads.deals,
    heads.perDeal,
    heads.evenings,
    heads.won,
  ]);
  const rows = standings.map((standing): Cell[] => {
    const { figures } = standing;
    const of = (name: string) => figures[name] ?? 0;
    return [
      standing.rank,
      standing.player.name,
      standing.why && why[standing.why],
      rounded(standing.value),
      of("points"),
      standing.adjusted,
      of("deals"),
      of("deals") === 0 ? null : rounded(of("dealt") / of("deals")),
      of("evenings"),
      of("won"),
    ];
  });
  return fileOf(lang, head, rows);
}

/** Oldest first. `evenings`: newest first. */
export function eveningsCsv(
  evenings: readonly EveningLine[],
  players: readonly Player[],
  { lang, heads, games }: CsvWords,
): string {
  const nameOf = (id: string) => players.find((player) => player.id === id)?.name ?? id;
  const head = [heads.day, heads.title, heads.game, heads.name, heads.points, heads.place, heads.deals, heads.sheet];
  const rows = [...evenings]
    .reverse()
    .flatMap(({ day, title, game, sheet, players: seats }) =>
      seats.map(({ player, points, place, deals }): Cell[] => [
        day,
        title,
        games[game] ?? game,
        nameOf(player),
        points,
        place,
        deals,
        sheet,
      ]),
    );
  return fileOf(lang, head, rows);
}

/** Averages to the thousandth: enough to sum them up again without a visible difference. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const fileOf = (lang: "fr" | "en", head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  BOM + makeCsv([head, ...rows], lang === "fr" ? ";" : ",");
