/** The log of a tournament → the hall as it stands. Any order and any repetition of the same events folds to the same hall. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { type Apply, Reading } from "#lib/log/log";
import {
  type BoardPlay,
  type Hall,
  type Handed,
  isOfMatch,
  type Numbered,
  openedPosition,
  type Position,
  type Table,
} from "./hall";
import { type Entrant, type EntrantId, HALL_KINDS, type HallEvent, type HallOpening, type Number4 } from "./hall-event";
import { penaltiesOf } from "./table-sheet";

interface Growing {
  readonly id: string;
  readonly opening: HallOpening;
  readonly entrants: Map<EntrantId, Entrant>;
  /** The entrants in the order of the list, withdrawn ones included; needed for teams until they sit. */
  list: readonly EntrantId[];
  numbers: Numbered[];
  readonly positions: Position[];
  penalties: Hall["penalties"][number][];
  calls: Hall["calls"][number][];
  ended: boolean;
}

/** Null while the log has no opening that this code can read. */
export function foldHall(events: readonly LogEvent[]): Hall | null {
  const reading = new Reading(TOURNAMENT);
  for (const event of inOrder(events)) reading.add(event);
  return reading.state ?? null;
}

const openHall = ({ sheet, body }: HallEvent<"tournament.opened">): Growing => ({
  id: sheet,
  opening: body,
  entrants: new Map(),
  list: [],
  numbers: [],
  positions: [],
  penalties: [],
  calls: [],
  ended: false,
});

/** What each kind changes; an event that refers to someone or something unknown changes nothing. */
const APPLY: Apply<typeof HALL_KINDS, "tournament.opened", Growing> = {
  "entrant.added": (hall, { body: { entrant, ...person } }) => {
    hall.entrants.set(entrant, person);
    if (hall.opening.teamOf > 1) keepTeams(hall, entrant);
  },
  "entrant.withdrawn": (hall, { body: { entrant } }) => {
    if (hall.positions.length > 0) return;
    hall.entrants.delete(entrant);
    hall.numbers = hall.numbers.map((one) => ({ ...one, holders: one.holders.filter((held) => held.entrant !== entrant) }));
  },
  "seats.given": (hall, { body }) => {
    if (hall.positions.length > 0) return;
    hall.numbers = body.seats.map((entrant, i) => {
      const person = entrant === null ? undefined : hall.entrants.get(entrant);
      return { number: i + 1, holders: person && entrant ? [{ ...person, entrant, from: 1 }] : [], left: null };
    });
  },
  "number.taken": (hall, { body: { number, entrant, from, ...person } }) => {
    hall.entrants.set(entrant, person);
    change(hall, number, (one) => ({ ...one, holders: [...one.holders, { ...person, entrant, from }], left: null }));
  },
  "number.left": (hall, { body: { number, from, reason } }) =>
    change(hall, number, (one) => ({ ...one, left: { from, reason } })),
  "position.opened": ({ positions, opening }, { body }) => {
    if (body.position === positions.length + 1) positions.push(openedPosition(opening, body));
  },
  "sheet.handed-in": (hall, { id, body: { position, table, balances, source, reason, fines } }) => {
    changeTable(hall, position, table, (one) => ({
      ...one,
      sheet: handed(one.sheet, { event: id, balances, source, ...(reason && { reason }) }),
    }));
    const at = hall.positions[position - 1];
    if (!fines || !at) return;
    const others = hall.penalties.filter((one) => one.position !== position || one.of?.table !== table);
    hall.penalties = [...others, ...penaltiesOf(at, table, fines, id)];
  },
  "sheet.signed": (hall, { body: { position, table, seat, balances } }) =>
    changeTable(hall, position, table, (one) => ({ ...one, signed: one.signed.map((was, i) => (i === seat ? balances : was)) })),
  "deal.marked": (hall, { body: { position, table, slot } }) =>
    changeTable(hall, position, table, (one) => ({ ...one, marked: [...one.marked.filter((was) => was !== slot), slot] })),
  "board.played": (hall, { id, body: { position, table, deal, ...play } }) =>
    changeTable(hall, position, table, (one) => {
      const isSame = (was: BoardPlay) => was.board === play.board && (!isOfMatch(hall) || was.taker === play.taker);
      const was = one.plays.find(isSame);
      const before = was ? [...was.before, { event: was.event, taker: was.taker, score: was.score }] : [];
      return {
        ...one,
        plays: [...one.plays.filter((other) => !isSame(other)), { event: id, ...play, deal: deal ?? null, before }],
      };
    }),
  "board.adjusted": (hall, { body: { position, table, board, to, atFault, reason } }) =>
    changeTable(hall, position, table, (one) => {
      const others = one.adjusted.filter((was) => was.board !== board);
      return {
        ...one,
        adjusted: to === "none" ? others : [...others, { board, to, atFault: atFault ?? null, reason }],
      };
    }),
  "arbiter.called": (hall, { id, body: { position, table, note } }) =>
    void hall.calls.push({ event: id, position, table, note: note ?? null, answered: false }),
  "call.answered": (hall, { refs }) => {
    hall.calls = hall.calls.map((one) => (one.event === refs?.[0] ? { ...one, answered: true } : one));
  },
  "penalty.given": (hall, { id, body }) => void hall.penalties.push({ event: id, ...body, withdrawn: null }),
  "penalty.withdrawn": (hall, { refs, body }) => {
    hall.penalties = hall.penalties.map((one) => (one.event === refs?.[0] && !one.of ? { ...one, withdrawn: body.reason } : one));
  },
  "tournament.ended": (hall) => {
    hall.ended = true;
  },
  "tournament.reopened": (hall) => {
    hall.ended = false;
  },
};

const TOURNAMENT = { kinds: HALL_KINDS, opens: "tournament.opened", open: openHall, apply: APPLY } as const;

/** Teams are neighbours in the list: a newcomer takes the place of one who withdrew, and a known entrant keeps theirs. */
function keepTeams(hall: Growing, entrant: EntrantId): void {
  const { entrants, list } = hall;
  const nth = list.includes(entrant) ? -1 : list.findIndex((one) => !entrants.has(one));
  hall.list = nth < 0 ? [...new Set([...list, entrant])] : list.with(nth, entrant);
  const known = new Map(entrants);
  entrants.clear();
  for (const one of hall.list) {
    const person = known.get(one);
    if (person) entrants.set(one, person);
  }
}

function change(hall: Growing, number: Number4, next: (one: Numbered) => Numbered): void {
  hall.numbers = hall.numbers.map((one) => (one.number === number ? next(one) : one));
}

function changeTable(hall: Growing, position: number, table: number, next: (one: Table) => Table): void {
  const at = hall.positions[position - 1];
  if (!at) return;
  hall.positions[position - 1] = { ...at, tables: at.tables.map((one) => (one.table === table ? next(one) : one)) };
}

function handed(last: Handed | null, given: Omit<Handed, "before">): Handed {
  const before = last ? [...last.before, { event: last.event, balances: last.balances }] : [];
  return { ...given, before };
}
