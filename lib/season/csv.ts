/** A season as tables for a spreadsheet: the standings, and one row for each player of each evening. */
import type { Lang } from "#lib/rules/words/languages";
import { type Cell, csvIn } from "#lib/sheet/csv";
import type { Player } from "./club/club-event";
import type { Count } from "./club/counting";
import type { EveningLine, SeasonView } from "./views";

/** The columns of each file, in their order. */
const STANDINGS = ["rank", "name", "why", "value", "points", "adjusted", "deals", "perDeal", "evenings", "won"] as const;
const EVENINGS = ["day", "title", "game", "name", "points", "place", "deals", "sheet"] as const;

/** What the columns are called, in the language of the file. */
type CsvHeads = Readonly<Record<(typeof STANDINGS | typeof EVENINGS)[number] | "season", string>>;

export interface CsvWords {
  /** French files part with ";" and write a decimal comma. */
  readonly lang: Lang;
  readonly heads: CsvHeads;
  readonly why: Readonly<Record<"too-few-evenings" | "guest", string>>;
  readonly games: Readonly<Record<string, string>>;
  /** What a season counts. */
  readonly counts: Readonly<Record<Count, string>>;
}

export function standingsCsv({ standings, season }: SeasonView, { lang, heads, why, counts }: CsvWords): string {
  const titles = { ...heads, value: `${heads.value} (${counts[season.counting.by]})` };
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
  return csvIn(lang, [STANDINGS.map((column) => titles[column]), ...rows]);
}

/** Oldest first. `evenings`: newest first. */
export const eveningsCsv = (evenings: readonly EveningLine[], players: readonly Player[], words: CsvWords): string =>
  csvIn(words.lang, [eveningHeads(words.heads), ...eveningRows(evenings, players, words)]);

/** A season of a club, with all its evenings, newest first. */
export interface SeasonEvenings {
  readonly name: string;
  readonly evenings: readonly EveningLine[];
  readonly players: readonly Player[];
}

/** The evenings of all seasons of a club, each row with its season's name. */
export const clubCsv = (seasons: readonly SeasonEvenings[], words: CsvWords): string =>
  csvIn(words.lang, [
    [words.heads.season, ...eveningHeads(words.heads)],
    ...seasons.flatMap(({ name, evenings, players }) => eveningRows(evenings, players, words).map((row) => [name, ...row])),
  ]);

const eveningHeads = (heads: CsvHeads): string[] => EVENINGS.map((column) => heads[column]);

function eveningRows(evenings: readonly EveningLine[], players: readonly Player[], { games }: CsvWords): Cell[][] {
  const nameOf = (id: string) => players.find((player) => player.id === id)?.name ?? id;
  return [...evenings].reverse().flatMap(({ day, title, games: played, tables, players: seats }) =>
    seats.map(({ player, points, place, deals }): Cell[] => {
      const evening = [day, title, played.map((game) => games[game] ?? game).join(", ")];
      return [...evening, nameOf(player), points, place, deals, tables.map(({ sheet }) => sheet).join(" ")];
    }),
  );
}

/** Averages to the thousandth: enough to sum them up again without a visible difference. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
