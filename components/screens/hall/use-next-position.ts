import { useRef, useState } from "react";
import { gateOf } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { nextOpening } from "#lib/hall/next-opening";
import { isPlayedOut, type NextKind, nextPosition, whyNot } from "#lib/hall/next-seating";
import { unsettled } from "#lib/hall/table-state";
import type { FinalSize } from "#lib/rules/hall/finals";
import { thisPhone } from "#lib/sync/this-phone";
import { useHallChange } from "./use-hall-change";

const KINDS: readonly NextKind[] = ["fft", "random", "best", "final"];

const CHANCE = { random: Math.random, makeId: () => thisPhone().makeId() };

/** The arbiter's choices for the next position. */
interface Said {
  /** How it is to be seated; null until it is chosen. */
  readonly asked: NextKind | null;
  readonly finalists: FinalSize;
  /** No log for its tables: they hand in paper. */
  readonly paper: boolean;
  /** Why it opens though the hall does not add up, or a sheet waits for the arbiter. */
  readonly reason: string;
}

export type NextPosition = ReturnType<typeof useNextPosition>;

/** The position to come: how it can be seated, and whether it can be opened. */
export function useNextPosition(hall: Hall, playing: readonly PlayingTable[]) {
  const { change, trouble, busy } = useHallChange(hall);
  const [isAsked, setAsked] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>({ asked: null, finalists: 16, paper: false, reason: "" });
  const set = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }));
  const { asked, finalists, reason } = said;
  const last = hall.positions.at(-1);
  const gate = last ? gateOf(last) : null;
  const waits = last ? unsettled(last, playing) : [];
  const isOpen = gate === null || (gate.isOpen && waits.length === 0);
  const wanted = asked ?? last?.kind ?? hall.opening.movement;
  const kinds = KINDS.filter((one) => whyNot(hall, one, finalists) === null);
  const kind = kinds.find((one) => one === wanted) ?? kinds[0] ?? null;
  const barred = KINDS.find((one) => one === wanted && !kinds.includes(one));
  const refused = barred && whyNot(hall, barred, finalists);
  const number = nextPosition(hall);
  const lacksReason = !isOpen && reason.trim() === "";
  const ready = kind !== null && !busy && !lacksReason;
  const open = async () => {
    setAsked(lacksReason);
    if (lacksReason) reasonField.current?.focus();
    if (!ready || kind === null) return;
    const made = await change((now) => {
      // If another arbiter has opened it meanwhile, the old number is sent, and the server refuses it.
      const body = nextOpening(nextPosition(now) === number ? now : hall, { ...said, kind }, CHANCE);
      return { kind: "position.opened", body: { ...body, ...(isOpen ? {} : { reason }) } };
    });
    if (made) set({ reason: "" });
    if (made) scrollTo(0, 0); // to what the tournament asks for now
  };
  const end = async () => {
    setAsked(lacksReason);
    if (lacksReason) reasonField.current?.focus();
    else await change({ kind: "tournament.ended", body: isOpen ? {} : { reason } });
  };
  const stage = { number, isDuplicate: hall.opening.duplicate !== undefined, isPlayed: isPlayedOut(hall) };
  const asks = { reasonField, isAsked: isAsked && lacksReason };
  return { ...said, ...asks, ...stage, gate, waits, isOpen, kind, kinds, refused, ready, set, open, end, change, trouble };
}
