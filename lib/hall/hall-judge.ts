/** May this event join the log of this tournament? Asked by the server before it accepts. */

import type { LogEvent } from "#lib/log/event";
import { judgeIn } from "#lib/log/judge";
import type { Judge } from "#lib/log/log";
import type { FaultCode } from "#lib/rules/codes";
import type { Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { isAtLeast, type Role } from "#lib/sheet/role";
import { atFaultOf, boardContracts, boardScore, duesOf, playOf } from "./boards";
import { foldHall } from "./fold-hall";
import { gateOf } from "./gate";
import { type BoardPlay, type Hall, isOfMatch, playsAt, type Table, unseated } from "./hall";
import { type Entrant, HALL_KINDS, type HallBodyOf, type HallEvent, type HallKind, type Number4 } from "./hall-event";
import { shownNumber } from "./teams";

/** Every fault; none when the event may join. `folded`: for a caller who has the hall already. */
export function judgeInHall(log: readonly LogEvent[], given: LogEvent, folded = () => foldHall(log)): Fault[] {
  return judgeIn(COURT, given, log.length === 0, folded);
}

const TABLES_TOO: readonly string[] = ["sheet.signed", "arbiter.called", "board.played"] satisfies HallKind[];

/** Who may add what: a table's phone calls the arbiter, signs, and enters its boards; the arbiter does everything else. */
export function canAddToHall(role: Role, kind: string, body: unknown): boolean {
  // A table's phone may only enter its own scores, not as the arbiter.
  const isTables = TABLES_TOO.includes(kind) && (kind !== "board.played" || (body as { source?: unknown })?.source === "phone");
  return isAtLeast(role, isTables ? "player" : "owner");
}

const JUDGES: Judge<typeof HALL_KINDS, "tournament.opened", Hall> = {
  "entrant.added": (reader, { entrants, positions }, { body }) => {
    if (positions.length > 0) reader.fault("kind", "seats-given", "ot-entree");
    else if (entrants.has(body.entrant)) reader.fault("entrant", "entered-already", "ot-entree");
    judgeLicences(reader, entrants, body);
  },
  "entrant.withdrawn": (reader, { entrants, positions }, { body }) => {
    if (positions.length > 0) reader.fault("kind", "seats-given", "ot-entree");
    else if (!entrants.has(body.entrant)) reader.fault("entrant", "not-entered", "ot-entree");
  },
  "seats.given": judgeSeats,
  "number.taken": (reader, hall, { body }) => {
    const { number, entrant, from } = body;
    const one = judgeNumber(reader, hall, number);
    judgeLicences(reader, hall.entrants, body);
    if (hall.entrants.has(entrant)) reader.fault("entrant", "entered-already", "ot-entree");
    judgeFrom(reader, hall, from);
    // Only a free number may be taken: a substitute follows someone who has left, a late entry takes an unused one.
    if (one && playsAt(one, from)) reader.fault("number", "number-taken", "ot-entree", { number: shownNumber(hall, number) });
  },
  "number.left": (reader, hall, { body: { number, from } }) => {
    const one = judgeNumber(reader, hall, number);
    judgeFrom(reader, hall, from);
    if (one && !playsAt(one, from)) reader.fault("number", "number-free", "ot-entree", { number: shownNumber(hall, number) });
  },
  "position.opened": judgePosition,
  "sheet.handed-in": judgeSheet,
  "penalty.given": (reader, hall, { body: { number, position } }) => {
    judgeNumber(reader, hall, number);
    if (position > hall.positions.length) reader.fault("position", "position-not-open", "H4");
  },
  "penalty.withdrawn": (reader, { penalties }, { refs }) => {
    // A penalty that a ruling brought is only withdrawn by a ruling.
    const one = penalties.find(({ event, of }) => event === refs?.[0] && !of);
    if (!one) reader.fault("refs", "unknown-penalty", "T24");
    else if (one.withdrawn !== null) reader.fault("refs", "withdrawn-already", "T24");
  },
  "sheet.signed": (reader, hall, { body: { position, table, seat } }) => {
    const at = judgeTable(reader, hall, position, table);
    if (at && at.seats[seat] === null) reader.fault("seat", "nobody-there", "ot-zero");
  },
  "arbiter.called": (reader, hall, { body: { position, table } }) => void judgeTable(reader, hall, position, table),
  "call.answered": (reader, { calls }, { refs }) => {
    const one = calls.find(({ event }) => event === refs?.[0]);
    if (!one || one.answered) reader.fault("refs", "unknown-call", "T24");
  },
  "deal.marked": (reader, hall, { body: { position, table } }) => void judgeTable(reader, hall, position, table),
  "board.played": judgePlay,
  "board.adjusted": judgeAdjustment,
  "tournament.ended": (reader, hall, { body: { reason } }) => {
    const last = hall.positions.at(-1);
    if (!last || (!gateOf(last).isOpen && reason === undefined)) reader.fault("reason", "hall-not-zero", "ot-zero");
  },
  "tournament.reopened": (reader, { ended }) => {
    if (!ended) reader.fault("kind", "not-ended", "T24");
  },
};

const COURT = {
  kinds: HALL_KINDS,
  opens: "tournament.opened",
  rules: { opening: "T24", other: "T24" },
  judges: JUDGES,
  first: (reader: Reader, { ended }: Hall, { kind }: HallEvent) => {
    if (ended && kind !== "tournament.reopened") reader.fault("kind", "tournament-ended", "T24");
  },
} as const;

function judgeSeats(reader: Reader, { entrants, positions }: Hall, { body: { seats } }: HallEvent<"seats.given">): void {
  if (positions.length > 0) reader.fault("kind", "already-started", "ot-entree");
  const given = seats.filter((seat) => seat !== null);
  seats.forEach((seat, i) => {
    if (seat === null) return;
    if (!entrants.has(seat)) reader.fault(`seats.${i}`, "not-entered", "ot-entree");
    else if (seats.indexOf(seat) < i) reader.fault(`seats.${i}`, "entrant-twice", "ot-entree", { entrant: i + 1 });
  });
  if (reader.faults.length === 0 && given.length < entrants.size)
    reader.fault("seats", "somebody-unseated", "ot-entree", { missing: entrants.size - given.length });
}

/**
 * The position before adds up to zero, or a reason is given; everyone who plays sits exactly once, at tables of at least three.
 */
function judgePosition(reader: Reader, hall: Hall, { body }: HallEvent<"position.opened">): void {
  const { position, seating, reason } = body;
  if (hall.numbers.length === 0) return void reader.fault("kind", "seats-not-given", "ot-entree");
  if (position !== hall.positions.length + 1)
    return void reader.fault("position", "position-skipped", "ot-mouvement", { next: hall.positions.length + 1 });
  // Late entrants need a seat first: giving seats again adds a table, or makes one of three a four.
  const missed = unseated(hall);
  if (missed.length > 0) reader.fault("kind", "somebody-unseated", "ot-entree", { missing: missed.length });
  const before = hall.positions.at(-1);
  if (before && !gateOf(before).isOpen && reason === undefined) reader.fault("reason", "hall-not-zero", "ot-zero");
  const { sheets, boards } = body;
  const { duplicate } = hall.opening;
  if ((boards?.length ?? 0) !== (duplicate === undefined ? 0 : seating.length))
    reader.fault("boards", duplicate === undefined ? "only-duplicate" : "boards-missing", "fft-duplicate");
  if (sheets && (sheets.length !== seating.length || new Set(sheets).size < sheets.length))
    reader.fault("sheets", "wrong-length", "ot-mouvement", { expected: seating.length, given: new Set(sheets).size });
  judgeSeating(reader, hall, body);
}

function judgeSeating(reader: Reader, hall: Hall, { position, kind, seating }: HallBodyOf<"position.opened">): void {
  const seen = new Set<Number4>();
  const tell = (at: string, code: FaultCode, number: Number4) =>
    reader.fault(at, code, "ot-entree", { number: shownNumber(hall, number) });
  seating.forEach((table, i) => {
    const seated = table.filter((one) => one !== null);
    // In duplicate an incomplete table does not play, and waits for the next position.
    if (hall.opening.duplicate === undefined && seated.length > 0 && seated.length < 3)
      reader.fault(`seating.${i}`, "table-too-small", "ot-trois", { table: i + 1, given: seated.length });
    for (const number of seated) {
      const one = hall.numbers[number - 1];
      if (!one || !playsAt(one, position)) tell(`seating.${i}`, "number-free", number);
      else if (seen.has(number))
        reader.fault(`seating.${i}`, "entrant-twice", "ot-entree", { entrant: shownNumber(hall, number) });
      seen.add(number);
    }
  });
  const missing = hall.numbers.find((one) => playsAt(one, position) && !seen.has(one.number));
  if (kind !== "final" && missing) tell("seating", "number-unseated", missing.number);
}

/** A sheet that does not add up is accepted, shown in red, and blocks the next position. */
function judgeSheet(reader: Reader, hall: Hall, { body, refs }: HallEvent<"sheet.handed-in">): void {
  const at = judgeTable(reader, hall, body.position, body.table);
  if (!at) return;
  if (hall.opening.duplicate !== undefined) return void reader.fault("kind", "not-in-duplicate", "fft-duplicate");
  at.seats.forEach((seat, i) => {
    const isThere = body.balances[i] !== null;
    if (isThere !== (seat !== null)) reader.fault(`balances.${i}`, isThere ? "nobody-there" : "required", "ot-zero");
  });
  body.fines?.forEach(({ seat }, i) => {
    if (at.seats[seat] === null) reader.fault(`fines.${i}.seat`, "nobody-there", "H4");
  });
  // A correction names the version it replaces, so that two people correcting the same sheet notice each other.
  if (at.sheet && refs?.[0] !== at.sheet.event) reader.fault("refs", "version-changed", "T8");
}

/** The score of a board at this table; if the deal is given, the score must be what it comes to. */
function judgePlay(reader: Reader, hall: Hall, { body, refs }: HallEvent<"board.played">): void {
  const { board, taker, score, deal } = body;
  const at = judgeBoard(reader, hall, body);
  const format = hall.opening.duplicate ?? "individual";
  if (!at) return;
  if (duesOf(format, at).length === 0) reader.fault("table", "table-not-whole", "fft-duplicate", { table: body.table });
  if (at.seats[taker] === null) reader.fault("taker", "nobody-there", "fft-duplicate");
  const counted = deal && boardScore({ ...deal, taker });
  if (counted && !counted.ok)
    for (const { at: where, code, rule, params } of counted.faults) reader.fault(where, code, rule, params);
  if (counted?.ok && counted.value.score !== score)
    reader.fault("score", "score-differs", "fft-duplicate", { score: counted.value.score, given: score });
  if (deal && !boardContracts(format).includes(String(deal.contract)))
    reader.fault("deal.contract", "unknown-value", "fft-duplicate");
  const was = playOf(at, { board, taker: isOfMatch(hall) ? taker : null });
  if (was && body.source === "phone" && isArbiters(hall, at, was, body)) reader.fault("board", "arbiters-board", "T8");
  else if (was && refs?.[0] !== was.event) reader.fault("refs", "version-changed", "T8");
}

/** Tables may not change what the arbiter scored or adjusted, nor scores of a past position. */
const isArbiters = ({ positions }: Hall, { adjusted }: Table, was: BoardPlay, { position, board }: HallBodyOf<"board.played">) =>
  was.source !== "phone" || position < positions.length || adjusted.some((one) => one.board === board);

/** Topage and match have different adjustments. */
function judgeAdjustment(reader: Reader, hall: Hall, { body }: HallEvent<"board.adjusted">): void {
  const at = judgeBoard(reader, hall, body);
  if (!at || body.to === "none") return;
  if (!at.plays.some(({ board }) => board === body.board)) reader.fault("board", "nothing-to-adjust", "ca-marques");
  const faulty = atFaultOf(hall, body.to);
  if (faulty === null) reader.fault("to", "other-adjustment", "ca-marques");
  else if (faulty.length > 0 && !faulty.some((one) => one === body.atFault)) reader.fault("atFault", "required", "ca-marques");
}

function judgeBoard(reader: Reader, hall: Hall, body: HallBodyOf<"board.played" | "board.adjusted">): Table | undefined {
  const { position, table, board } = body;
  if (hall.opening.duplicate === undefined) return reader.fault("kind", "only-duplicate", "fft-duplicate");
  const at = judgeTable(reader, hall, position, table);
  return !at || at.boards.includes(board) ? at : reader.fault("board", "no-such-board", "fft-duplicate", { board, table });
}

const judgeTable = (reader: Reader, { positions }: Hall, position: number, table: number): Table | undefined =>
  positions[position - 1]?.tables[table - 1] ?? reader.fault("table", "no-such-table", "ot-zero", { table });

const judgeNumber = (reader: Reader, hall: Hall, number: Number4): Hall["numbers"][number] | undefined =>
  hall.numbers[number - 1] ?? reader.fault("number", "number-unknown", "ot-entree", { number: shownNumber(hall, number) });

/** A licence belongs to one person, alone or in a team. */
function judgeLicences(reader: Reader, entrants: Hall["entrants"], { licence, members = [] }: Entrant): void {
  const licencesOf = (one: Entrant) => [one, ...(one.members ?? [])].flatMap((each) => each.licence ?? []);
  const taken = new Set([...entrants.values()].flatMap(licencesOf));
  for (const [i, one] of [{ licence }, ...members].entries()) {
    if (one.licence === undefined) continue;
    const at = i === 0 ? "licence" : `members.${i - 1}.licence`;
    if (taken.has(one.licence)) reader.fault(at, "licence-taken", "ot-entree", { licence: one.licence });
    taken.add(one.licence);
  }
}

/** Past positions stay unchanged: a change applies from a position that is not open yet. */
function judgeFrom(reader: Reader, { positions }: Hall, from: number): void {
  if (from <= positions.length)
    reader.fault("from", "position-open", "ot-entree", { position: from, next: positions.length + 1 });
}
