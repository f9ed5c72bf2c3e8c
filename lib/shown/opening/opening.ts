/** A sheet about to be opened: the choices so far, and the event that they become. */

import { GAMES } from "#lib/rules/all-games";
import { type GameName, type OptionValue, USUAL_GAME } from "#lib/rules/rules";
import { byLot } from "#lib/rules/seeded";
import { resumed } from "#lib/sheet/drafts/resumed";
import { type AskedOpening, MOST_PEOPLE } from "#lib/sheet/opening";

export interface OpeningDraft {
  readonly game: GameName;
  readonly edition: string;
  /** In the order of play; blank rows are not there yet. */
  readonly names: readonly string[];
  readonly dealer: number;
  /** How many play at once, if chosen: further people sit out in turn. Null: as many as possible. */
  readonly seats: number | null;
  readonly end: "none" | "target" | "hour";
  readonly target: string;
  readonly hour: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The day of an evening from paper; null for a new one. */
  readonly day: string | null;
}

/** With more people than the game has seats, the dealer sits out (T-mort). */
export const MOST_PLAYERS = MOST_PEOPLE;

/** As many rows as the game needs, but at least four. */
const rowsFor = (game: GameName): number => Math.max(4, Math.min(...GAMES[game].players));

export const startOpening = (names: readonly string[], game: GameName = USUAL_GAME): OpeningDraft => ({
  game,
  edition: GAMES[game].usual,
  names: [...names, ...Array.from({ length: Math.max(0, rowsFor(game) - names.length) }, () => "")],
  dealer: 0,
  seats: null,
  end: "none",
  target: "300",
  hour: "23:30",
  options: {},
  day: null,
});

/** Another game starts with its own rules and end, and the same people, dealer, day and seats. */
export const withGame = ({ names, dealer, day, seats }: OpeningDraft, game: GameName): OpeningDraft => ({
  ...startOpening(names, game),
  ...{ dealer, day, seats },
});

/** A half-typed sheet, as a phone stores it, for one day; `from`: the address that led to it. */
export interface KeptOpening {
  readonly day: string;
  readonly from: string;
  readonly draft: OpeningDraft;
}

/** The stored draft, if it was typed on that day from that address. */
export function keptOpening(
  text: string | null | undefined,
  { day, from }: Omit<KeptOpening, "draft">,
): OpeningDraft | undefined {
  try {
    const kept = resumed({ day: "", from: "", draft: {} }, JSON.parse(text ?? "null"));
    const draft = resumed(startOpening([]), kept.draft);
    return kept.day === day && kept.from === from && draft.game in GAMES ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The names written, and how many this game still lacks. */
export function writtenNames(draft: OpeningDraft): { readonly names: readonly string[]; readonly lacking: number } {
  const names = draft.names.map((name) => name.trim()).filter((name) => name !== "");
  return { names, lacking: Math.max(0, Math.min(...GAMES[draft.game].players) - names.length) };
}

/** How many play at once; a game with fixed seats takes all of them or none. */
export function seatsFor(game: GameName, people: number, asked: number | null = null): number {
  const { players, fixedSeats } = GAMES[game];
  if (asked !== null && seatCounts(game, people).includes(asked)) return asked;
  return fixedSeats === undefined ? Math.min(people, Math.max(...players)) : people;
}

/** The possible numbers of players at once, for so many people. */
export function seatCounts(game: GameName, people: number): number[] {
  const { players, fixedSeats } = GAMES[game];
  return fixedSeats === undefined ? players.filter((count) => count <= people) : [];
}

/** With at most this many people, nobody sits out. */
const FEW = 4;

/** The numbers of players at once that people choose from; empty if there is no choice. */
export function countsFor({ game, names }: OpeningDraft): number[] {
  const people = names.filter((name) => name.trim() !== "").length;
  return people > FEW ? seatCounts(game, people).filter((count) => count >= FEW) : [];
}

/** `today`: the phone's own day. */
export function openingOf(draft: OpeningDraft, today: string): AskedOpening {
  const { names } = writtenNames(draft);
  const dealer = writtenNames({ ...draft, names: draft.names.slice(0, draft.dealer + 1) }).names.length - 1;
  return {
    rules: {
      game: draft.game,
      edition: draft.edition,
      players: seatsFor(draft.game, names.length, draft.seats),
      options: draft.options,
    },
    names,
    dealer: Math.min(Math.max(dealer, 0), Math.max(names.length - 1, 0)),
    target: draft.end === "target" ? Number(draft.target) : null,
    until: draft.end === "hour" ? draft.hour : null,
    day: draft.day ?? today,
  };
}

/** Draws the seats by lot; the dealer stays the same person. */
export function drawnByLot(draft: OpeningDraft, random: () => number): OpeningDraft {
  const dealer = draft.names[draft.dealer];
  const names = byLot(draft.names, random);
  const written = [...names.filter((name) => name !== ""), ...names.filter((name) => name === "")];
  return { ...draft, names: written, dealer: Math.max(0, written.indexOf(dealer ?? "")) };
}
