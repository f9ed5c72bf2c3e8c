/** Reads a golden evening whose people come and go; `-` in the text is a dash on the sheet. */
import type { SentenceReader } from "./read-golden.fixture";

type Figures = readonly (number | null)[];

export interface MovingDeal {
  readonly act: "deal" | "correction";
  /** 1-based. */
  readonly number: number;
  /** Who deals, or the reason of the correction. */
  readonly said: string;
  /** The names of those who play, in the order of play; `chosen`: the table chose others than the app proposed. */
  readonly table: readonly string[];
  readonly chosen: boolean;
  readonly deal: object;
  readonly scores: Figures | null;
  readonly totals: Figures;
}

export type MovingStep =
  | MovingDeal
  | { readonly act: "arrive" | "leave" | "return"; readonly name: string }
  | { readonly act: "rename"; readonly name: string; readonly to: string }
  | { readonly act: "seats"; readonly seats: number };

interface MovingEvening {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly dealer: string;
  readonly steps: readonly MovingStep[];
}

const ACTS: Readonly<Record<string, "arrive" | "leave" | "return">> = { Arrive: "arrive", Part: "leave", Revient: "return" };

export function readMoving(text: string, sentence: SentenceReader): MovingEvening {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trimEnd())
    .filter((line) => line !== "");
  const header = Object.fromEntries(
    lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split(/\s+(.*)/, 2) as [string, string]),
  );
  const [game = "", edition = ""] = (header.jeu ?? "").split(/\s+/);
  const steps: MovingStep[] = [];
  for (const line of lines.filter((candidate) => /^[A-Z\s]/.test(candidate)))
    if (line.startsWith(" ")) steps.push(withLine(steps.pop() as MovingDeal, line.trim(), sentence));
    else steps.push(stepOf(line));
  return {
    game,
    edition,
    seats: Number(header.places),
    names: listOf(header.personnes ?? ""),
    dealer: header.donneur ?? "",
    steps,
  };
}

function stepOf(line: string): MovingStep {
  const [word = "", rest = ""] = line.split(/\s+(.*)/, 2);
  const act = ACTS[word];
  if (act) return { act, name: rest };
  if (word === "Places") return { act: "seats", seats: Number(rest) };
  const [name = "", to = ""] = listOf(rest);
  if (word === "Nom") return { act: "rename", name, to };
  const [, number = "", said = ""] = /^(?:Donne|Correction de la donne) (\d+), (.+?)(?: distribue)?$/.exec(line) ?? [];
  if (number === "") throw new Error(`golden evening: not understood: ${line}`);
  const kind = word === "Donne" ? "deal" : "correction";
  return { act: kind, number: Number(number), said, table: [], chosen: false, deal: {}, scores: null, totals: [] };
}

function withLine(step: MovingDeal, line: string, sentence: SentenceReader): MovingDeal {
  const [, chosen, table] = /^à table(, choisi)?\s+(.*)$/.exec(line) ?? [];
  if (table !== undefined) return { ...step, table: listOf(table), chosen: chosen !== undefined };
  const [word = "", rest = ""] = line.split(/\s+(.*)/, 2);
  if (word === "marque") return { ...step, scores: figures(rest) };
  if (word === "totaux") return { ...step, totals: figures(rest) };
  const part = sentence(line, (name) => {
    const seat = step.table.indexOf(name);
    if (seat < 0) throw new Error(`golden evening: ${name} does not play deal ${step.number}`);
    return seat;
  });
  if (!part) throw new Error(`golden evening: not understood: ${line}`);
  return { ...step, deal: { ...step.deal, ...part } };
}

const listOf = (text: string): string[] => text.split(",").map((name) => name.trim());
const figures = (text: string): Figures =>
  text
    .trim()
    .split(/\s+/)
    .map((figure) => (figure === "-" ? null : Number(figure)));
