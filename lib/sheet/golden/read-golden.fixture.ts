/** Reads a golden evening: people can read its text aloud, and the tests play that same text. */
import { itemAt } from "#lib/rules/item-at";

export interface GoldenStep {
  /** 1-based number of the deal; a correction replaces that deal. */
  readonly number: number;
  readonly correction: string | null;
  readonly dealer: number | null;
  readonly deal: object;
  readonly scores: readonly number[] | null;
  readonly totals: readonly number[];
}

export interface GoldenEvening {
  readonly game: string;
  readonly edition: string;
  readonly names: readonly string[];
  readonly dealer: number;
  readonly steps: readonly GoldenStep[];
}

/** Turns a sentence of one game into fields of a deal; returns `undefined` for a sentence of another game. */
export type SentenceReader = (line: string, seatOf: (name: string) => number) => object | undefined;

export function readGolden(text: string, sentence: SentenceReader): GoldenEvening {
  const lines = text.split("\n").map((line) => line.replace(/(^|\s)#.*$/, "").trimEnd());
  const header = Object.fromEntries(
    lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split(/\s+(.*)/, 2) as [string, string]),
  );
  const names = (header.joueurs ?? "").split(",").map((name) => name.trim());
  const seatOf = (name: string) => {
    const seat = names.indexOf(name.trim());
    if (seat < 0) throw new Error(`golden evening: nobody is called ${name}`);
    return seat;
  };
  const [game = "", edition = ""] = (header.jeu ?? "").split(/\s+/);
  const steps: GoldenStep[] = [];
  for (const line of lines.filter((candidate) => /^(Donne|Correction|\s)/.test(candidate) && candidate.trim() !== "")) {
    const head = line.match(/^Donne (\d+), (.+) distribue$/);
    const fix = line.match(/^Correction de la donne (\d+), (.+)$/);
    if (head)
      steps.push({
        number: Number(head[1]),
        correction: null,
        dealer: seatOf(itemAt(head, 2)),
        deal: {},
        scores: null,
        totals: [],
      });
    else if (fix)
      steps.push({ number: Number(fix[1]), correction: itemAt(fix, 2), dealer: null, deal: {}, scores: null, totals: [] });
    else steps.push(withLine(steps.pop() as GoldenStep, line.trim(), sentence, seatOf));
  }
  return { game, edition, names, dealer: seatOf(header.donneur ?? ""), steps };
}

function withLine(step: GoldenStep, line: string, sentence: SentenceReader, seatOf: (name: string) => number): GoldenStep {
  const [word = "", rest = ""] = line.split(/\s+(.*)/, 2);
  if (word === "marque") return { ...step, scores: numbers(rest) };
  if (word === "totaux") return { ...step, totals: numbers(rest) };
  const part = sentence(line, seatOf);
  if (!part) throw new Error(`golden evening: not understood: ${line}`);
  return { ...step, deal: { ...step.deal, ...part } };
}

export const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);
