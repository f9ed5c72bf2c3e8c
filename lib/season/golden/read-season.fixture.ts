/** Reads a golden season: evenings in people's words, then the standings they should give, each counted by hand. */
import type { GameName } from "#lib/rules/rules";
import { decaleSentence } from "#lib/sheet/golden/decale.fixture";
import { type GoldenEvening, numbers, readGolden, type SentenceReader } from "#lib/sheet/golden/read-golden.fixture";
import { tarotSentence } from "#lib/sheet/golden/tarot.fixture";
import { whistSentence } from "#lib/sheet/golden/whist.fixture";
import type { Counting, TieBreak } from "../club/counting";

const SENTENCES: Readonly<Record<string, SentenceReader>> = {
  decale: decaleSentence,
  tarot: tarotSentence,
  vp5: tarotSentence,
  whist: whistSentence,
};

const TIES: Readonly<Record<string, TieBreak>> = {
  victoires: "wins",
  "meilleure soirée": "best-evening",
  "face à face": "head-to-head",
  "moyenne par donne": "deal-average",
  soirées: "evenings",
  "moins de soirées": "fewer-evenings",
  "dernière soirée": "last-evening",
};

interface GoldenSeason {
  readonly evenings: readonly (GoldenEvening & { day: string; totals: readonly number[]; places: readonly number[] })[];
  readonly standings: readonly {
    readonly title: string;
    readonly counting: Partial<Counting>;
    readonly rows: readonly GoldenRow[];
  }[];
  /** Name, figure, then n, made and points. */
  readonly figures: readonly { game: GameName; name: string; figure: string; tried: readonly number[] }[];
}

interface GoldenRow {
  readonly rank: number | null;
  readonly name: string;
  readonly value: number;
  readonly decided: { readonly by: TieBreak; readonly mine: number; readonly theirs: number } | null;
}

export function readSeason(text: string): GoldenSeason {
  const parts = text.split(/^(?=Soirée du|Classement |Chiffres )/m).map((part) => part.trimEnd());
  const of = (word: string) => parts.filter((part) => part.startsWith(word));
  return {
    evenings: of("Soirée du").map(readEvening),
    standings: of("Classement ").map(readStanding),
    figures: of("Chiffres ").flatMap(readFigures),
  };
}

/** A golden season with several tables an evening: the sheets, then each evening's totals, over all tables and at each one. */
interface GoldenTables extends Pick<GoldenSeason, "standings"> {
  readonly tables: readonly (GoldenEvening & { day: string; evening: string | null; totals: readonly number[] })[];
  readonly rankings: readonly {
    readonly title: string;
    readonly day: string;
    readonly evening: string | null;
    readonly tableByTable: boolean;
    /** Place, name, points. */
    readonly rows: readonly (readonly [number, string, number])[];
  }[];
}

export function readTables(text: string): GoldenTables {
  const parts = text.split(/^(?=Table |Ensemble |Classement )/m).map((part) => part.trimEnd());
  return {
    tables: parts.filter((part) => /^Table \d/.test(part)).map(readTable),
    rankings: parts.filter((part) => /^(Ensemble|Table par table) le /.test(part)).map(readRanking),
    standings: parts.filter((part) => part.startsWith("Classement ")).map(readStanding),
  };
}

const DAY_AND_NAME = /(\d{4}-\d\d-\d\d)(?:, (.+))?$/;

function readTable(part: string) {
  const [head = ""] = part.split("\n");
  const [, day = "", evening = null] = DAY_AND_NAME.exec(head) ?? [];
  const game = /^jeu\s+(\S+)/m.exec(part)?.[1] ?? "";
  const totals = numbers(/^totaux\s+(.*)$/m.exec(part)?.[1] ?? "");
  const deals = part.replace(/^(Table|totaux) .*$/gm, "");
  return { ...readGolden(deals, SENTENCES[game] as SentenceReader), day, evening, totals };
}

function readRanking(part: string): GoldenTables["rankings"][number] {
  const [title = "", ...lines] = linesOf(part);
  const [, day = "", evening = null] = DAY_AND_NAME.exec(title) ?? [];
  const rows = lines.map((line) => {
    const [place = "", name = "", points = ""] = line.split(/\s+/);
    return [Number(place), name, Number(points)] as const;
  });
  return { title, day, evening, tableByTable: title.startsWith("Table"), rows };
}

function readEvening(part: string) {
  const day = part.slice("Soirée du ".length, "Soirée du 2026-01-01".length);
  const game = /^jeu\s+(\S+)/m.exec(part)?.[1] ?? "";
  const column = (word: string) => numbers(new RegExp(`^${word}\\s+(.*)$`, "m").exec(part)?.[1] ?? "");
  const deals = part.replace(/^(Soirée|totaux|places) .*$/gm, "");
  return { ...readGolden(deals, SENTENCES[game] as SentenceReader), day, totals: column("totaux"), places: column("places") };
}

/** Reads "decale tarot, places 10 7 5, 3 meilleures, victoires": the games, the way of counting, then the club's other choices. */
function readStanding(part: string) {
  const [head = "", ...lines] = linesOf(part);
  const title = head.slice("Classement ".length);
  const [games = "", by = "", ...choices] = title.split(", ");
  const counting = {
    games: games.split(" ") as GameName[],
    ...countOf(by),
    tieBreaks: choices.flatMap((choice) => TIES[choice] ?? []),
    bestOf: Number(choices.find((choice) => choice.endsWith(" meilleures"))?.split(" ")[0]) || null,
    ...(choices.includes("table par table") && { tableByTable: true }),
    minEvenings: Number(choices.find((choice) => choice.startsWith("minimum "))?.split(" ")[1]) || 1,
  };
  return { title, counting, rows: lines.map(readRow) };
}

function countOf(by: string): Pick<Counting, "by"> & { placePoints?: readonly number[] } {
  if (by.startsWith("places ")) return { by: "places", placePoints: numbers(by.slice("places ".length)) };
  if (by === "gagnées") return { by: "wins" };
  if (by === "moyenne par soirée") return { by: "evening-average" };
  if (by === "moyenne par donne") return { by: "deal-average" };
  if (by === "total") return { by: "total" };
  throw new Error(`golden season: not understood: ${by}`);
}

function readRow(line: string): GoldenRow {
  const [, rank = "", name = "", value = "", rule, mine, theirs] =
    /^(\d+|-)\s+(\S+)\s+([-\d./]+)(?:, (.+) ([-\d.]+) contre ([-\d.]+))?$/.exec(line) ?? [];
  if (name === "") throw new Error(`golden season: not understood: ${line}`);
  const by = rule === undefined ? undefined : TIES[rule];
  return {
    rank: rank === "-" ? null : Number(rank),
    name,
    value: fraction(value),
    decided: by ? { by, mine: Number(mine), theirs: Number(theirs) } : null,
  };
}

const fraction = (text: string): number => {
  const [over = "", under = "1"] = text.split("/");
  return Number(over) / Number(under);
};

function readFigures(part: string) {
  const [head = "", ...lines] = linesOf(part);
  const game = head.slice("Chiffres ".length) as GameName;
  return lines.map((line) => {
    const [name = "", figure = "", ...tried] = line.split(/\s+/);
    return { game, name, figure, tried: tried.map(Number) };
  });
}

const linesOf = (part: string): string[] =>
  part
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trim())
    .filter((line) => line !== "");
